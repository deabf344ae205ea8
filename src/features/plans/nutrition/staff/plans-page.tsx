import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLoaderData, useRevalidator, type ClientLoaderFunctionArgs } from 'react-router';
import { loaded } from '#src/api/screen-data.client.ts';
import { formatDate } from '#src/lib/dates.ts';
import { today } from '#src/lib/day.ts';
import { inLanguage } from '#src/lib/language.ts';
import { readAsMember } from '#src/session/guard.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { useLanguage } from '#src/ui/language.client.ts';
import { useLeadingCalendar } from '#src/ui/leading-calendar.client.ts';
import { ConfirmDialog } from '#src/ui/staff/confirm-dialog.tsx';
import { DataTable } from '#src/ui/staff/data-table.tsx';
import { useFailureText } from '#src/ui/staff/failure-text.client.ts';
import { ChoiceFilter, SearchBox } from '#src/ui/staff/list-filters.tsx';
import { UntranslatedSign } from '#src/ui/staff/localized-field.tsx';
import { useOptions } from '#src/ui/staff/options.client.ts';
import { PageXOfY } from '#src/ui/staff/pagination.tsx';
import { ResourceList } from '#src/ui/staff/resource-list.tsx';
import { showToast } from '#src/ui/toast.tsx';
import { RowActions, StatusMark } from '../../staff/list-row.tsx';
import { statusLabels } from '../../status-labels.ts';
import { categoryLabels } from '../labels.ts';
import { nutritionStaffMessages as messages } from './messages.ts';
import type { StaffPlanRow } from './schema.ts';
import { plans } from './staff-plans.client.ts';

export const clientLoader = ({ request }: ClientLoaderFunctionArgs) =>
  loaded(readAsMember(request, () => plans.readPage(new URL(request.url).searchParams)));

/** All nutrition plans, to search, open, make and delete. */
export default function StaffNutritionPlansPage() {
  const { t } = useLingui();
  const optionsOf = useOptions();
  const list = useLoaderData<typeof clientLoader>();
  const [toDelete, setToDelete] = useState<StaffPlanRow | null>(null);
  return (
    <>
      <ResourceList
        list={list}
        failed={messages.notLoaded}
        actions={
          // A new plan stands first in the whole list: the way back leads there.
          <ButtonLink to="/admin/nutrition/new" look="primary">
            <Trans>Create New Plan</Trans>
          </ButtonLink>
        }
        filters={
          <>
            <SearchBox placeholder={t`Search nutrition plans...`} />
            <ChoiceFilter
              {...{ name: 'category', label: t`Category`, all: t`All categories` }}
              options={optionsOf(categoryLabels)}
            />
            <ChoiceFilter
              {...{ name: 'status', label: t`Status`, all: t`All statuses` }}
              options={optionsOf(statusLabels)}
            />
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
        empty={<Trans>No nutrition plans found matching your criteria.</Trans>}
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

function PlansTable({ plans, isBusy, onDelete }: PlansTableProps) {
  const { t } = useLingui();
  const [calendar] = useLeadingCalendar();
  const language = useLanguage();
  const rowOf = (plan: StaffPlanRow) => {
    const name = inLanguage(plan.title, language);
    return {
      key: plan.id,
      cells: [
        <span key="title" className="wrap-anywhere">
          {name} {plan.title.am === undefined && <UntranslatedSign />}
        </span>,
        inLanguage(categoryLabels[plan.category], language),
        <Plural key="duration" value={plan.duration} one="# day" other="# days" />,
        formatDate(today(new Date(plan.createdAt)), calendar, language),
        <StatusMark key="status" status={plan.status} />,
        <RowActions
          key="actions"
          to={`/admin/nutrition/${plan.id}`}
          name={name}
          onDelete={() => onDelete(plan)}
        />,
      ],
    };
  };
  return (
    <DataTable
      caption={t`Nutrition Plans`}
      isBusy={isBusy}
      columns={[
        { key: 'title', label: t`Title` },
        { key: 'category', label: t`Category` },
        { key: 'duration', label: t`Duration` },
        { key: 'created', label: t`Created At` },
        { key: 'status', label: t`Status` },
        { key: 'actions', label: t`Actions` },
      ]}
      rows={plans.map(rowOf)}
    />
  );
}

function PlanDeletion({ plan, onClose }: { plan: StaffPlanRow | null; onClose: () => void }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { revalidate } = useRevalidator();
  const failureText = useFailureText();
  async function remove(): Promise<string | null> {
    const refusal = plan && (await plans.remove(plan.id));
    if (refusal) return failureText(messages.notDeleted, refusal);
    showToast('success', t`The nutrition plan is deleted.`);
    void revalidate();
    return null;
  }
  return (
    <ConfirmDialog
      isOpen={plan !== null}
      onClose={onClose}
      title={<Trans>Delete Nutrition Plan</Trans>}
      confirmLabel={<Trans>Delete</Trans>}
      busyLabel={t`Deleting...`}
      onConfirm={remove}
    >
      {plan && <p className="font-semibold wrap-anywhere">{inLanguage(plan.title, language)}</p>}
      <p>
        <Trans>Are you sure you want to delete this nutrition plan? This action cannot be undone.</Trans>
      </p>
    </ConfirmDialog>
  );
}
