import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { BulkAction } from './bulk-bar.tsx';

/** What many records of a kind can be made at once. @param names as the API calls them */
export function useBulkActions(
  names: readonly ('publish' | 'unpublish' | 'archive' | 'delete' | 'retire' | 'offer')[],
): readonly BulkAction[] {
  const { t } = useLingui();
  const all: Readonly<Record<(typeof names)[number], Omit<BulkAction, 'action'>>> = {
    publish: {
      label: <Trans>Publish</Trans>,
      done: (count) => t`Published: ${plural(count, { one: '# record', other: '# records' })}`,
    },
    unpublish: {
      label: <Trans>Unpublish</Trans>,
      question: <Trans>They become drafts: readers do not find them until they are published again.</Trans>,
      done: (count) => t`Taken back: ${plural(count, { one: '# record', other: '# records' })}`,
    },
    archive: {
      label: <Trans>Archive</Trans>,
      question: <Trans>Nobody begins them any more; who follows one goes on.</Trans>,
      done: (count) => t`Archived: ${plural(count, { one: '# record', other: '# records' })}`,
    },
    delete: {
      label: <Trans>Delete</Trans>,
      question: <Trans>They are deleted. For ten seconds you can undo this.</Trans>,
      done: (count) => t`Deleted: ${plural(count, { one: '# record', other: '# records' })}`,
      undoneBy: 'restore',
    },
    retire: {
      label: <Trans>Retire</Trans>,
      question: <Trans>They are no longer offered, but still shown where they are used.</Trans>,
      done: (count) => t`Retired: ${plural(count, { one: '# record', other: '# records' })}`,
      undoneBy: 'offer',
    },
    offer: {
      label: <Trans>Offer again</Trans>,
      done: (count) => t`Offered again: ${plural(count, { one: '# record', other: '# records' })}`,
      undoneBy: 'retire',
    },
  };
  return names.map((action) => ({ action, ...all[action] }));
}
