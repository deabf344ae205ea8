import { Trans, useLingui } from '@lingui/react/macro';
import { useRevalidator } from 'react-router';
import { ApiError } from '#src/api/client.ts';
import { memberApi } from '#src/session/account.client.ts';
import { inLanguage, type Language } from '#src/lib/language.ts';
import { ConfirmDialog } from '#src/ui/staff/confirm-dialog.tsx';
import { showToast } from '#src/ui/toast.tsx';
import { staffContentMessages as messages } from './messages.ts';
import type { StaffContentRow } from './schema.ts';

/** Asks, and removes for good. @param item null while nothing is to be deleted */
export function ContentDeletion({ item, onClose }: { item: StaffContentRow | null; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const { revalidate } = useRevalidator();
  const title = item ? inLanguage(item.title, i18n.locale as Language) : '';

  async function remove(): Promise<string | null> {
    if (!item) return null;
    const request = memberApi().admin.content[':id'].$delete({ param: { id: item.id } });
    const status = await request
      .then((response) => response.status)
      .catch((error: unknown) => {
        if (error instanceof ApiError) return error.problem.status;
        return 0;
      });
    // Somebody else has deleted it already: it is gone, as was wanted.
    if (status !== 204 && status !== 404) return i18n._(messages.deleteFailed);
    showToast('success', t`Deleted: ${title}`);
    await revalidate();
    return null;
  }

  return (
    <ConfirmDialog
      isOpen={item !== null}
      onClose={onClose}
      title={<Trans>Delete Content</Trans>}
      confirmLabel={<Trans>Delete</Trans>}
      busyLabel={t`Deleting…`}
      onConfirm={remove}
    >
      <p>
        <Trans>Are you sure you want to delete this content?</Trans>
      </p>
      <p className="font-semibold wrap-anywhere">{title}</p>
    </ConfirmDialog>
  );
}
