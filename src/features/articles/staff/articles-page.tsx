import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { loaded } from '#src/api/screen-data.client.ts';
import { useRecord } from '#src/api/staff-records.client.ts';
import { inLanguage } from '#src/lib/language.ts';
import { readAsMember } from '#src/session/guard.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { Link } from '#src/ui/link.tsx';
import { useLanguage } from '#src/ui/language.client.ts';
import { DeletionDialog, UndoableForAWhile } from '#src/ui/staff/deletion-dialog.tsx';
import { FilterFold, LabelFilter, SearchBox } from '#src/ui/staff/list-filters.tsx';
import { NewLink } from '#src/ui/staff/new-link.tsx';
import { NumberedPages } from '#src/ui/staff/pagination.tsx';
import { MissingFilter } from '#src/ui/staff/localized-field.tsx';
import { NothingFound } from '#src/ui/staff/nothing-found.tsx';
import { ResourceList, useFromList } from '#src/ui/staff/resource-list.tsx';
import { SortChoice } from '#src/ui/staff/sorting.tsx';
import { categoryLabels } from '../labels.ts';
import { ArticlesTable } from './articles-table.tsx';
import { stateLabels, typeLabels } from './labels.ts';
import { staffContentMessages as messages } from './messages.ts';
import type { ArticleRow } from './schema.ts';
import { articles, readLinks } from './staff-articles.client.ts';

export const clientLoader = ({ request }: ClientLoaderFunctionArgs) =>
  loaded(readAsMember(request, () => articles.readPage(new URL(request.url).searchParams)));

/** Articles, as those see them who write them. */
export default function StaffArticlesPage() {
  const { t } = useLingui();
  const fromList = useFromList();
  const list = useLoaderData<typeof clientLoader>();
  const [toDelete, setToDelete] = useState<ArticleRow | null>(null);
  const language = useLanguage();
  const links = useRecord(toDelete?.id, readLinks)?.items ?? [];
  const title = toDelete ? inLanguage(toDelete.title, language) : '';
  return (
    <>
      <ResourceList
        list={list}
        failed={messages.loadFailed}
        actions={
          <>
            <ButtonLink to="/admin/pictures">
              <Trans>Pictures</Trans>
            </ButtonLink>
            <ButtonLink to="/admin/feasts">
              <Trans>Islamic Feasts</Trans>
            </ButtonLink>
            <ButtonLink to="/admin/content/import" {...fromList}>
              <Trans>Import a table</Trans>
            </ButtonLink>
            <NewLink to="/admin/content/new" {...fromList}>
              <Trans>Create New Content</Trans>
            </NewLink>
          </>
        }
        filters={
          <>
            <SearchBox placeholder={t`Search content...`} />
            <FilterFold>
              <LabelFilter name="type" label={t`Type`} all={t`All types`} labels={typeLabels} />
              <LabelFilter
                name="category"
                label={t`Category`}
                all={t`All categories`}
                labels={categoryLabels}
              />
              <LabelFilter name="status" label={t`Status`} all={t`All statuses`} labels={stateLabels} />
              <MissingFilter />
              <SortChoice
                names={['created', 'changed', 'published', 'title', 'author', 'status']}
                usual="created"
              />
            </FilterFold>
          </>
        }
        count={({ total, isCapped }) => (
          <>
            <Plural value={total} one="# item" other="# items" />
            {isCapped && '+'}
          </>
        )}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <NothingFound
            isSpecified
            none={<Trans>There is no content yet: what you write will stand here.</Trans>}
          >
            <Trans>No content found matching your criteria.</Trans>
          </NothingFound>
        }
        pager={({ page, pages }) => <NumberedPages {...{ page, pages }} />}
      >
        {({ items }, isBusy) => <ArticlesTable items={items} isBusy={isBusy} onDelete={setToDelete} />}
      </ResourceList>
      <DeletionDialog
        item={toDelete}
        onClose={() => setToDelete(null)}
        title={<Trans>Delete Content</Trans>}
        busyLabel={t`Deleting…`}
        remove={({ id }) => articles.remove(id)}
        deleted={t`Deleted: ${title}`}
        undo={{ bringBack: ({ id }) => articles.bringBack(id), broughtBack: t`Brought back: ${title}` }}
        failed={messages.deleteFailed}
      >
        {() => (
          <>
            <p>
              <Trans>Are you sure you want to delete this content?</Trans>
            </p>
            <p className="font-semibold wrap-anywhere">{title}</p>
            {links.length > 0 && (
              <div>
                <p>
                  <Trans>These articles lead to it, and their readers would not find it:</Trans>
                </p>
                <ul className="list-disc ps-5">
                  {links.map((article) => (
                    <li key={article.id}>
                      <Link to={`/admin/content/${article.id}`}>{inLanguage(article.title, language)}</Link>
                    </li>
                  ))}
                </ul>
              </div>
            )}
            <p>
              <UndoableForAWhile />
            </p>
          </>
        )}
      </DeletionDialog>
    </>
  );
}
