import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLoaderData, useRevalidator, type ClientLoaderFunctionArgs } from 'react-router';
import { loaded } from '#src/api/screen-data.client.ts';
import { inLanguage } from '#src/lib/language.ts';
import { readAsMember } from '#src/session/guard.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { useLanguage } from '#src/ui/language.client.ts';
import { ConfirmDialog } from '#src/ui/staff/confirm-dialog.tsx';
import { useFailureText } from '#src/ui/staff/failure-text.client.ts';
import { ChoiceFilter, SearchBox } from '#src/ui/staff/list-filters.tsx';
import { useOptions } from '#src/ui/staff/options.client.ts';
import { NumberedPages } from '#src/ui/staff/pagination.tsx';
import { ResourceList, useFromList } from '#src/ui/staff/resource-list.tsx';
import { showToast } from '#src/ui/toast.tsx';
import { categoryLabels } from '../labels.ts';
import { ArticlesTable } from './articles-table.tsx';
import { stateLabels, typeLabels } from './labels.ts';
import { staffContentMessages as messages } from './messages.ts';
import type { ArticleRow } from './schema.ts';
import { deleteArticle, readArticles } from './staff-articles.client.ts';

export const clientLoader = ({ request }: ClientLoaderFunctionArgs) =>
  loaded(readAsMember(request, () => readArticles(new URL(request.url).searchParams)));

/** Articles, as those see them who write them. */
export default function StaffArticlesPage() {
  const { t } = useLingui();
  const optionsOf = useOptions();
  const fromList = useFromList();
  const list = useLoaderData<typeof clientLoader>();
  const [deleted, setDeleted] = useState<ArticleRow | null>(null);
  return (
    <>
      <ResourceList
        list={list}
        failed={messages.loadFailed}
        actions={
          <>
            <ButtonLink to="/admin/feasts">
              <Trans>Islamic Feasts</Trans>
            </ButtonLink>
            <ButtonLink to="/admin/content/new" {...fromList} look="primary">
              <Trans>Create New Content</Trans>
            </ButtonLink>
          </>
        }
        filters={
          <>
            <SearchBox placeholder={t`Search content...`} />
            <ChoiceFilter
              {...{ name: 'type', label: t`Type`, all: t`All types` }}
              options={optionsOf(typeLabels)}
            />
            <ChoiceFilter
              {...{ name: 'category', label: t`Category`, all: t`All categories` }}
              options={optionsOf(categoryLabels)}
            />
            <ChoiceFilter
              {...{ name: 'status', label: t`Status`, all: t`All statuses` }}
              options={optionsOf(stateLabels)}
            />
          </>
        }
        count={({ total }) => <Plural value={total} one="# item" other="# items" />}
        isEmpty={({ items }) => items.length === 0}
        empty={<Trans>No content found matching your criteria.</Trans>}
        pager={({ page, pages }) => <NumberedPages {...{ page, pages }} />}
      >
        {({ items }, isBusy) => <ArticlesTable items={items} isBusy={isBusy} onDelete={setDeleted} />}
      </ResourceList>
      <ArticleDeletion item={deleted} onClose={() => setDeleted(null)} />
    </>
  );
}

/** Asks, and removes for good. @param item null while nothing is to be deleted */
function ArticleDeletion({ item, onClose }: { item: ArticleRow | null; onClose: () => void }) {
  const { t } = useLingui();
  const language = useLanguage();
  const failureText = useFailureText();
  const { revalidate } = useRevalidator();
  const title = item ? inLanguage(item.title, language) : '';

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
