import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { loaded } from '#src/api/screen-data.client.ts';
import { readAsMember } from '#src/session/guard.tsx';
import { inLanguage } from '#src/lib/language.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { useLanguage } from '#src/ui/language.client.ts';
import { BulkBar } from '#src/ui/staff/bulk-bar.tsx';
import { useBulkActions } from '#src/ui/staff/bulk-actions.tsx';
import { useRowChoice } from '#src/ui/staff/row-choice.tsx';
import { DataTable } from '#src/ui/staff/data-table.tsx';
import { FilterFold, LabelFilter, SearchBox } from '#src/ui/staff/list-filters.tsx';
import { MissingFilter, MissingLanguages } from '#src/ui/staff/localized-field.tsx';
import { NewLink } from '#src/ui/staff/new-link.tsx';
import { NumberedPages } from '#src/ui/staff/pagination.tsx';
import { NothingFound } from '#src/ui/staff/nothing-found.tsx';
import { ResourceList, useFromList } from '#src/ui/staff/resource-list.tsx';
import { SortChoice } from '#src/ui/staff/sorting.tsx';
import { RowActions } from '#src/ui/staff/row-actions.tsx';
import { levelLabels } from '../../exercises/labels.ts';
import { LevelBadge } from '../../exercises/level-badge.tsx';
import { StatusMark } from '../../staff/list-row.tsx';
import { Duration } from '../duration.tsx';
import { categoryLabels } from '../labels.ts';
import { statusLabels } from '../../status-labels.ts';
import { staffPlanMessages as messages } from './messages.ts';
import { PlanDeletion } from './plan-deletion.tsx';
import type { StaffPlanRow } from './schema.ts';
import { plans } from './staff-plans.client.ts';

export const clientLoader = ({ request }: ClientLoaderFunctionArgs) =>
  loaded(readAsMember(request, () => plans.readPage(new URL(request.url).searchParams)));

/** All fitness plans, to search, open, make and delete. */
export default function PlansPage() {
  const { t, i18n } = useLingui();
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
            <NewLink to="/admin/fitness/new" {...fromList}>
              <Trans>Create New Plan</Trans>
            </NewLink>
          </>
        }
        filters={
          <>
            <SearchBox placeholder={t`Search fitness plans...`} />
            <FilterFold>
              <LabelFilter
                name="category"
                label={t`Category`}
                all={t`All categories`}
                labels={categoryLabels}
              />
              <LabelFilter name="level" label={t`Level`} all={t`All levels`} labels={levelLabels} />
              <LabelFilter name="status" label={t`Status`} all={t`All statuses`} labels={statusLabels} />
              <MissingFilter />
              <SortChoice names={['created', 'changed', 'title', 'status']} usual="created" />
            </FilterFold>
          </>
        }
        count={({ total, isCapped }) => (
          <>
            <Plural value={total} one="# plan" other="# plans" />
            {isCapped && '+'}
          </>
        )}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <NothingFound
            isSpecified
            none={<Trans>There are no plans yet: those that you make will stand here.</Trans>}
          >
            {i18n._(messages.empty)}
          </NothingFound>
        }
        pager={({ page, pages }) => <NumberedPages page={page} pages={pages} />}
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
        <LevelBadge key="level" level={plan.level}>
          {inLanguage(levelLabels[plan.level], language)}
        </LevelBadge>,
        <span key="duration" className="whitespace-nowrap">
          <Duration duration={plan.duration} unit={plan.durationUnit} />
        </span>,
        <Plural key="workouts" value={plan.weeklyWorkouts} one="# day" other="# days" />,
        <StatusMark key="status" status={plan.status} />,
        <RowActions
          key="actions"
          to={`/admin/fitness/${plan.id}`}
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
        caption={t`Fitness Plans`}
        selection={selection}
        isBusy={isBusy}
        sortedBy="created"
        columns={[
          { label: t`Title`, sort: 'title' },
          t`Category`,
          t`Level`,
          t`Duration`,
          t`Workouts/Week`,
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
        editorOf={({ id }) => `/admin/fitness/${id}`}
        nameOf={(row) => inLanguage(row.title, language)}
      />
    </>
  );
}
