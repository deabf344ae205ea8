import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLoaderData, useNavigation, useSearchParams, type ClientLoaderFunctionArgs } from 'react-router';
import { ApiError, read } from '#src/api/client.ts';
import { memberApi } from '#src/session/account.client.ts';
import { readAsMember } from '#src/session/guard.tsx';
import { inLanguage, type Language, type Localized } from '#src/lib/language.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { ChoiceFilter, SearchBox } from '#src/ui/staff/list-filters.tsx';
import { NumberedPages } from '#src/ui/staff/pagination.tsx';
import { categoryLabels } from '../labels.ts';
import { ContentDeletion } from './content-deletion.tsx';
import { ContentDialog, type Edited } from './content-dialog.tsx';
import { ContentTable } from './content-table.tsx';
import { stateLabels, typeLabels } from './labels.ts';
import { staffContentMessages as messages } from './messages.ts';
import type { StaffContentPage, StaffContentRow } from './schema.ts';

const listParameters = ['q', 'type', 'category', 'status', 'page'] as const;

/** The list that the address asks for, and what the dialog in the address is about. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const url = new URL(request.url);
  const [list, edited] = await readAsMember(request, () =>
    Promise.all([readList(url.searchParams), readEdited(url.searchParams)]),
  );
  return { list, edited };
}

async function readList(parameters: URLSearchParams): Promise<StaffContentPage> {
  const query = Object.fromEntries(
    [...parameters].filter(([name]) => listParameters.some((n) => n === name)),
  );
  try {
    return await read(memberApi().admin.content.$get({ query }));
  } catch (error) {
    if (!(error instanceof ApiError) || (error.problem.status > 0 && error.problem.status < 500)) throw error;
    throw new ApiError({ ...error.problem, detail: messages.loadFailed.id });
  }
}

async function readEdited(parameters: URLSearchParams): Promise<Edited | null> {
  if (parameters.has('create')) return { stored: null, fault: null };
  const id = parameters.get('edit');
  if (id === null) return null;
  try {
    return { stored: await read(memberApi().admin.content[':id'].$get({ param: { id } })), fault: null };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { stored: null, fault: error.problem.detail };
  }
}

/** Articles, as those see them who write them. */
export default function ContentPage() {
  const { t, i18n } = useLingui();
  const { list, edited } = useLoaderData<typeof clientLoader>();
  const [parameters] = useSearchParams();
  const isBusy = useNavigation().state === 'loading';
  const [doomed, setDoomed] = useState<StaffContentRow | null>(null);
  const language = i18n.locale as Language;
  const addressWith = (dialog?: 'create' | 'edit', value = '') => {
    const next = new URLSearchParams(parameters);
    next.delete('create');
    next.delete('edit');
    if (dialog) next.set(dialog, value);
    return `?${next}`;
  };
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-soft" role="status">
          <Plural value={list.total} one="# item" other="# items" />
        </p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/admin/feasts">
            <Trans>Islamic Feasts</Trans>
          </ButtonLink>
          <ButtonLink to={addressWith('create')} look="primary" preventScrollReset>
            <Trans>Create New Content</Trans>
          </ButtonLink>
        </div>
      </div>
      <div className="flex flex-wrap gap-3">
        <SearchBox placeholder={t`Search content...`} />
        <ChoiceFilter
          name="type"
          label={t`Type`}
          all={t`All types`}
          options={optionsOf(typeLabels, language)}
        />
        <ChoiceFilter
          name="category"
          label={t`Category`}
          all={t`All categories`}
          options={optionsOf(categoryLabels, language)}
        />
        <ChoiceFilter
          name="status"
          label={t`Status`}
          all={t`All statuses`}
          options={optionsOf(stateLabels, language)}
        />
      </div>
      {list.items.length === 0 ? (
        <p className="py-10 text-center text-large text-soft">
          <Trans>No content found matching your criteria.</Trans>
        </p>
      ) : (
        <ContentTable
          items={list.items}
          isBusy={isBusy}
          editAddress={(id) => addressWith('edit', id)}
          onDelete={setDoomed}
        />
      )}
      <NumberedPages page={list.page} pages={list.pages} />
      <ContentDialog edited={edited} closedAddress={addressWith()} />
      <ContentDeletion item={doomed} onClose={() => setDoomed(null)} />
    </div>
  );
}

const optionsOf = (labels: Readonly<Record<string, Localized>>, language: Language) =>
  Object.entries(labels).map(([value, label]) => ({ value, label: inLanguage(label, language) }));
