import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { inLanguage } from '#src/lib/language.ts';
import { Button } from '#src/ui/button.tsx';
import { HideIcon, ShowIcon } from '#src/ui/icons.tsx';
import { Link } from '#src/ui/link.tsx';
import { ConfirmDialog } from '#src/ui/staff/confirm-dialog.tsx';
import { BulkBar } from '#src/ui/staff/bulk-bar.tsx';
import { useBulkActions } from '#src/ui/staff/bulk-actions.tsx';
import { useRowChoice } from '#src/ui/staff/row-choice.tsx';
import { DataTable } from '#src/ui/staff/data-table.tsx';
import { useFailureText } from '#src/ui/staff/failure-text.client.ts';
import { MissingLanguages } from '#src/ui/staff/localized-field.tsx';
import { RowActions } from '#src/ui/staff/row-actions.tsx';
import { useKeyOf } from '#src/ui/staff/save-key.client.ts';
import { StatusSign } from '#src/ui/staff/status-sign.tsx';
import { useUndoToast } from '#src/ui/staff/undo-toast.tsx';
import { showToast } from '#src/ui/toast.tsx';
import { articlePath } from '../article-path.ts';
import { categoryLabels } from '../labels.ts';
import { stateLabels, typeLabels } from './labels.ts';
import { staffContentMessages as messages } from './messages.ts';
import type { PublicationState } from './publication.ts';
import { PublicationDay } from './publication-time.tsx';
import type { ArticleRow } from './schema.ts';
import { articles, changePublication, publishAgain, useBackAgain } from './staff-articles.client.ts';
import { useLanguage } from '#src/ui/language.client.ts';

interface ArticlesTableProps {
  items: readonly ArticleRow[];
  isBusy: boolean;
  onDelete: (item: ArticleRow) => void;
}

export function ArticlesTable({ items, isBusy, onDelete }: ArticlesTableProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const rowOf = (item: ArticleRow) => {
    const { id, type, category, status, publishedAt } = item;
    const title = inLanguage(item.title, language);
    return {
      key: id,
      name: title,
      cells: [
        <span key="title" className="grid min-w-0 grid-cols-1 justify-items-start gap-1 wrap-anywhere">
          {status === 'published' ? (
            <Link to={articlePath(item)} className="inline-flex min-h-11 items-center">
              {title}
            </Link>
          ) : (
            title
          )}
          <MissingLanguages missing={item.missing} />
        </span>,
        inLanguage(typeLabels[type], language),
        inLanguage(categoryLabels[category], language),
        inLanguage(item.author, language) || '—',
        status === 'draft' || publishedAt === null ? (
          '—'
        ) : (
          <PublicationDay key="day" moment={publishedAt} withTime={status === 'scheduled'} />
        ),
        <StatusSign key="state" status={status}>
          {inLanguage(stateLabels[status], language)}
        </StatusSign>,
        <RowActions key="actions" to={`/admin/content/${id}`} name={title} onDelete={() => onDelete(item)}>
          {steps[status].map((to) => (
            <PublicationButton key={to} item={item} title={title} to={to} />
          ))}
        </RowActions>,
      ],
    };
  };
  const selection = useRowChoice(items.map(({ id }) => id));
  const actions = useBulkActions(['publish', 'unpublish', 'delete']);
  return (
    <>
      <DataTable
        caption={t`Content`}
        selection={selection}
        isBusy={isBusy}
        sortedBy="created"
        columns={[
          { label: t`Title`, sort: 'title' },
          t`Type`,
          t`Category`,
          { label: t`Author`, sort: 'author' },
          { label: t`Published Date`, sort: 'published' },
          { label: t`Status`, sort: 'status' },
          t`Actions`,
        ]}
        rows={items.map(rowOf)}
      />
      <BulkBar
        selection={selection}
        actions={actions}
        changeAll={articles.changeAll}
        records={items}
        editorOf={({ id }) => `/admin/content/${id}`}
        nameOf={(row) => inLanguage(row.title, language)}
      />
    </>
  );
}

/** Where an article can go from how it stands. */
const steps: Readonly<Record<PublicationState, readonly ('published' | 'draft')[]>> = {
  draft: ['published'],
  scheduled: ['published', 'draft'],
  published: ['draft'],
};

/** Publishes what is not out; takes back what is out or waits, having asked. */
function PublicationButton({
  item,
  title,
  to,
}: {
  item: ArticleRow;
  title: string;
  to: 'published' | 'draft';
}) {
  const { t, i18n } = useLingui();
  const failureText = useFailureText();
  const undoToast = useUndoToast();
  const { revalidate } = useRevalidator();
  const keyOf = useKeyOf();
  const backAgain = useBackAgain();
  const [isBusy, setIsBusy] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const isPublishing = to === 'published';
  const label = !isPublishing ? t`Unpublish` : item.status === 'draft' ? t`Publish` : t`Publish now`;
  const Sign = isPublishing ? ShowIcon : HideIcon;
  async function change() {
    setIsBusy(true);
    const json = { version: item.version, publication: { state: to } };
    const result = await changePublication(item.id, json, keyOf({ id: item.id, ...json }));
    setIsBusy(false);
    if (result.outcome === 'saved')
      if (isPublishing) showToast('success', t`Published: ${title}`);
      else
        undoToast(t`Taken back: ${title}`, {
          undo: () => publishAgain(item, result.record, keyOf),
          undone: backAgain(title, item),
        });
    else if (result.outcome === 'changed_meanwhile') showToast('error', i18n._(messages.changedMeanwhile));
    else showToast('error', failureText(messages.updateFailed, result.refusal));
    await revalidate();
  }
  return (
    <>
      <Button
        onClick={() => (isPublishing ? void change() : setIsAsking(true))}
        busyLabel={isBusy ? t`Saving…` : undefined}
        aria-label={isPublishing ? t`Publish: ${title}` : t`Unpublish: ${title}`}
        title={label}
        className="row-action"
      >
        <Sign size={20} />
        <span>{label}</span>
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={<Trans>Unpublish?</Trans>}
        confirmLabel={<Trans>Unpublish</Trans>}
        busyLabel={t`Saving…`}
        onConfirm={async () => {
          await change();
          return null;
        }}
      >
        <p className="font-semibold wrap-anywhere">{title}</p>
        <p>
          {item.status === 'scheduled' ? (
            <Trans>It becomes a draft and does not come out at its time.</Trans>
          ) : (
            <Trans>It becomes a draft: readers do not find it until it is published again.</Trans>
          )}
        </p>
      </ConfirmDialog>
    </>
  );
}
