import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { loaded } from '#src/api/screen-data.client.ts';
import { formatDate } from '#src/lib/dates.ts';
import { homeTimeZone, today } from '#src/lib/day.ts';
import { inLanguage } from '#src/lib/language.ts';
import { readAsMember } from '#src/session/guard.tsx';
import { useLanguage } from '#src/ui/language.client.ts';
import { useLeadingCalendar } from '#src/ui/leading-calendar.client.ts';
import { BulkBar } from '#src/ui/staff/bulk-bar.tsx';
import { useBulkActions } from '#src/ui/staff/bulk-actions.tsx';
import { useRowChoice } from '#src/ui/staff/row-choice.tsx';
import { DataTable } from '#src/ui/staff/data-table.tsx';
import { FilterFold, LabelFilter, SearchBox } from '#src/ui/staff/list-filters.tsx';
import { MissingFilter, MissingLanguages } from '#src/ui/staff/localized-field.tsx';
import { NewLink } from '#src/ui/staff/new-link.tsx';
import { PageXOfY } from '#src/ui/staff/pagination.tsx';
import { NothingFound } from '#src/ui/staff/nothing-found.tsx';
import { ResourceList } from '#src/ui/staff/resource-list.tsx';
import { SortChoice } from '#src/ui/staff/sorting.tsx';
import { RowActions } from '#src/ui/staff/row-actions.tsx';
import { StatusMark } from '../../staff/list-row.tsx';
import { statusLabels } from '../../status-labels.ts';
import { categoryLabels } from '../labels.ts';
import { nutritionStaffMessages as messages } from './messages.ts';
import { PlanDeletion } from './plan-deletion.tsx';
import type { StaffPlanRow } from './schema.ts';
import { plans } from './staff-plans.client.ts';

export const clientLoader = ({ request }: ClientLoaderFunctionArgs) =>
  loaded(readAsMember(request, () => plans.readPage(new URL(request.url).searchParams)));

/** All nutrition plans, to search, open, make and delete. */
export default function StaffNutritionPlansPage() {
  const { t } = useLingui();
  const list = useLoaderData<typeof clientLoader>();
  const [toDelete, setToDelete] = useState<StaffPlanRow | null>(null);
  return (
    <>
      <ResourceList
        list={list}
        failed={messages.notLoaded}
        actions={
          // A new plan stands first in the whole list: the way back leads there.
          <NewLink to="/admin/nutrition/new">
            <Trans>Create New Plan</Trans>
          </NewLink>
        }
        filters={
          <>
            <SearchBox placeholder={t`Search nutrition plans...`} />
            <FilterFold>
              <LabelFilter
                name="category"
                label={t`Category`}
                all={t`All categories`}
                labels={categoryLabels}
              />
              <LabelFilter name="status" label={t`Status`} all={t`All statuses`} labels={statusLabels} />
              <MissingFilter />
              <SortChoice names={['created', 'changed', 'title', 'status']} usual="created" />
            </FilterFold>
          </>
        }
        count={({ total, isCapped }) =>
          isCapped ? (
            <Trans>More than {total} plans</Trans>
          ) : (
            <Plural value={total} one="# plan" other="# plans" />
          )
        }
        isEmpty={({ items }) => items.length === 0}
        empty={
          <NothingFound
            isSpecified
            none={<Trans>There are no plans yet: those that you make will stand here.</Trans>}
          >
            <Trans>No nutrition plans found matching your criteria.</Trans>
          </NothingFound>
        }
        pager={({ page, pages }) => <PageXOfY page={page} pages={pages} />}
      >
        {({ items }, isBusy) => <PlansTable plans={items} isBusy={isBusy} onDelete={setToDelete} />}
      </ResourceList>
      <PlanDeletion plan={toDelete} onClose={() => setToDelete(null)} />
    </>
  );
}

interface PlansTableProps {
  readonly plans: readonly StaffPlanRow[];
  readonly isBusy: boolean;
  readonly onDelete: (plan: StaffPlanRow) => void;
}

function PlansTable({ plans: shown, isBusy, onDelete }: PlansTableProps) {
  const { t } = useLingui();
  const [calendar] = useLeadingCalendar();
  const language = useLanguage();
  const rowOf = (plan: StaffPlanRow) => {
    const name = inLanguage(plan.title, language);
    return {
      key: plan.id,
      name,
      cells: [
        <span key="title" className="wrap-anywhere">
          {name} <MissingLanguages missing={plan.missing} />
        </span>,
        inLanguage(categoryLabels[plan.category], language),
        <Plural key="duration" value={plan.duration} one="# day" other="# days" />,
        formatDate(today(new Date(plan.createdAt), homeTimeZone), calendar, language),
        <StatusMark key="status" status={plan.status} />,
        <RowActions
          key="actions"
          to={`/admin/nutrition/${plan.id}`}
          name={name}
          hasCopy
          onDelete={() => onDelete(plan)}
        />,
      ],
    };
  };
  const selection = useRowChoice(shown.map(({ id }) => id));
  const actions = useBulkActions(['publish', 'unpublish', 'archive', 'delete']);
  return (
    <>
      <DataTable
        caption={t`Nutrition Plans`}
        selection={selection}
        isBusy={isBusy}
        sortedBy="created"
        columns={[
          { label: t`Title`, sort: 'title' },
          t`Category`,
          t`Duration`,
          { label: t`Created At`, sort: 'created' },
          { label: t`Status`, sort: 'status' },
          t`Actions`,
        ]}
        rows={shown.map(rowOf)}
      />
      <BulkBar
        selection={selection}
        actions={actions}
        changeAll={plans.changeAll}
        records={shown}
        editorOf={({ id }) => `/admin/nutrition/${id}`}
        nameOf={(row) => inLanguage(row.title, language)}
      />
    </>
  );
}
