import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { loaded } from '#src/api/screen-data.client.ts';
import { readAsMember } from '#src/session/guard.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { useLanguage } from '#src/ui/language.client.ts';
import { BulkBar } from '#src/ui/staff/bulk-bar.tsx';
import { useBulkActions } from '#src/ui/staff/bulk-actions.tsx';
import { DataTable } from '#src/ui/staff/data-table.tsx';
import { FilterFold, SearchBox } from '#src/ui/staff/list-filters.tsx';
import { MissingFilter, MissingLanguages } from '#src/ui/staff/localized-field.tsx';
import { NewLink } from '#src/ui/staff/new-link.tsx';
import { NumberedPages } from '#src/ui/staff/pagination.tsx';
import { NothingFound } from '#src/ui/staff/nothing-found.tsx';
import { ResourceList, useFromList } from '#src/ui/staff/resource-list.tsx';
import { RowActions } from '#src/ui/staff/row-actions.tsx';
import { useRowChoice } from '#src/ui/staff/row-choice.tsx';
import { SortChoice } from '#src/ui/staff/sorting.tsx';
import { DeleteSavedReply } from './deletion.tsx';
import { languageOf } from './insertion.ts';
import { savedReplyMessages as messages } from './messages.ts';
import { savedReplies } from './saved-replies.client.ts';
import type { SavedReplyRow } from './schema.ts';

export const clientLoader = ({ request }: ClientLoaderFunctionArgs) =>
  loaded(readAsMember(request, () => savedReplies.readPage(new URL(request.url).searchParams)));

/** What staff answer again and again. */
export default function SavedRepliesPage() {
  const { t } = useLingui();
  const list = useLoaderData<typeof clientLoader>();
  const fromList = useFromList();
  const [toDelete, setToDelete] = useState<SavedReplyRow | null>(null);
  return (
    <>
      <ResourceList
        list={list}
        failed={messages.notLoaded}
        actions={
          <>
            <ButtonLink to="/admin/feedback">
              <Trans>To the messages</Trans>
            </ButtonLink>
            <NewLink to="/admin/saved-replies/new" {...fromList}>
              <Trans>Add saved reply</Trans>
            </NewLink>
          </>
        }
        filters={
          <>
            <SearchBox placeholder={t`Search saved replies...`} />
            <FilterFold>
              <MissingFilter />
              <SortChoice names={['title', 'changed']} usual="title" />
            </FilterFold>
          </>
        }
        count={({ total, isCapped }) => (
          <>
            <Plural value={total} one="# saved reply" other="# saved replies" />
            {isCapped && '+'}
          </>
        )}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <NothingFound none={<Trans>There are no saved replies yet.</Trans>}>
            <Trans>No saved reply is like that. Look for other words.</Trans>
          </NothingFound>
        }
        pager={({ page, pages }) => <NumberedPages page={page} pages={pages} />}
      >
        {({ items }, isBusy) => <RepliesTable replies={items} isBusy={isBusy} onDelete={setToDelete} />}
      </ResourceList>
      <DeleteSavedReply reply={toDelete} onClose={() => setToDelete(null)} />
    </>
  );
}

interface RepliesTableProps {
  replies: readonly SavedReplyRow[];
  isBusy: boolean;
  onDelete: (reply: SavedReplyRow) => void;
}

function RepliesTable({ replies, isBusy, onDelete }: RepliesTableProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const rowOf = (reply: SavedReplyRow) => {
    const { id, title, text, missing } = reply;
    const shown = languageOf(reply, language);
    return {
      key: id,
      name: title,
      cells: [
        <span key="title" className="grid justify-items-start gap-1 wrap-anywhere">
          <bdi>{title}</bdi>
          <MissingLanguages missing={missing} />
        </span>,
        <span key="text" lang={shown} dir="auto" className="two-lines wrap-anywhere text-soft">
          {text[shown]}
        </span>,
        <RowActions
          key="actions"
          to={`/admin/saved-replies/${id}`}
          name={title}
          hasCopy
          onDelete={() => onDelete(reply)}
        />,
      ],
    };
  };
  const selection = useRowChoice(replies.map(({ id }) => id));
  const actions = useBulkActions(['delete']);
  return (
    <>
      <DataTable
        caption={t`Saved replies`}
        selection={selection}
        isBusy={isBusy}
        sortedBy="title"
        columns={[{ label: t`Title`, sort: 'title' }, t`Text`, t`Actions`]}
        rows={replies.map(rowOf)}
      />
      <BulkBar
        selection={selection}
        actions={actions}
        changeAll={savedReplies.changeAll}
        records={replies}
        editorOf={({ id }) => `/admin/saved-replies/${id}`}
        nameOf={({ title }) => title}
      />
    </>
  );
}
