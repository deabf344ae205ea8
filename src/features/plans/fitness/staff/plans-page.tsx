import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { loaded } from '#src/api/screen-data.client.ts';
import { readAsMember } from '#src/session/guard.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { ChoiceFilter, SearchBox } from '#src/ui/staff/list-filters.tsx';
import { useOptions } from '#src/ui/staff/options.client.ts';
import { NumberedPages } from '#src/ui/staff/pagination.tsx';
import { ResourceList, useFromList } from '#src/ui/staff/resource-list.tsx';
import { levelLabels } from '../../exercises/labels.ts';
import { categoryLabels } from '../labels.ts';
import { statusLabels } from './labels.ts';
import { staffPlanMessages as messages } from './messages.ts';
import { PlanDeletion } from './plan-deletion.tsx';
import { PlansTable } from './plans-table.tsx';
import type { StaffPlanRow } from './schema.ts';
import { readPlans } from './staff-plans.client.ts';

export const clientLoader = ({ request }: ClientLoaderFunctionArgs) =>
  loaded(readAsMember(request, () => readPlans(new URL(request.url).searchParams)));

/** All fitness plans, to search, open, make and delete. */
export default function PlansPage() {
  const { t, i18n } = useLingui();
  const optionsOf = useOptions();
  const list = useLoaderData<typeof clientLoader>();
  const fromList = useFromList();
  const [toDelete, setToDelete] = useState<StaffPlanRow | null>(null);
  return (
    <>
      <ResourceList
        list={list}
        failed={messages.loadFailed}
        actions={
          <>
            <ButtonLink to="/admin/exercises">
              <Trans>Exercise Library</Trans>
            </ButtonLink>
            <ButtonLink to="/admin/fitness/new" {...fromList} look="primary">
              <Trans>Create New Plan</Trans>
            </ButtonLink>
          </>
        }
        filters={
          <>
            <SearchBox placeholder={t`Search fitness plans...`} />
            <ChoiceFilter
              {...{ name: 'category', label: t`Category`, all: t`All categories` }}
              options={optionsOf(categoryLabels)}
            />
            <ChoiceFilter
              {...{ name: 'level', label: t`Level`, all: t`All levels` }}
              options={optionsOf(levelLabels)}
            />
            <ChoiceFilter
              {...{ name: 'status', label: t`Status`, all: t`All statuses` }}
              options={optionsOf(statusLabels)}
            />
          </>
        }
        count={({ total, isCapped }) => (
          <>
            <Plural value={total} one="# plan" other="# plans" />
            {isCapped && '+'}
          </>
        )}
        isEmpty={({ items }) => items.length === 0}
        empty={i18n._(messages.empty)}
        pager={({ page, pages }) => <NumberedPages page={page} pages={pages} />}
      >
        {({ items }, isBusy) => <PlansTable plans={items} isBusy={isBusy} onDelete={setToDelete} />}
      </ResourceList>
      <PlanDeletion plan={toDelete} onClose={() => setToDelete(null)} />
    </>
  );
}
