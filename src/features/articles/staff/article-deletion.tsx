import { Trans, useLingui } from '@lingui/react/macro';
import { useRevalidator } from 'react-router';
import { inLanguage, type Language } from '#src/lib/language.ts';
import { ConfirmDialog } from '#src/ui/staff/confirm-dialog.tsx';
import { useFailureText } from '#src/ui/staff/failure-text.client.ts';
import { showToast } from '#src/ui/toast.tsx';
import { staffContentMessages as messages } from './messages.ts';
import type { ArticleRow } from './schema.ts';
import { deleteArticle } from './staff-articles.client.ts';

/** Asks, and removes for good. @param item null while nothing is to be deleted */
export function ArticleDeletion({ item, onClose }: { item: ArticleRow | null; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const failureText = useFailureText();
  const { revalidate } = useRevalidator();
  const title = item ? inLanguage(item.title, i18n.locale as Language) : '';

  async function remove(): Promise<string | null> {
    if (!item) return null;
    const refusal = await deleteArticle(item.id);
    if (refusal) return failureText(messages.deleteFailed, refusal);
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
