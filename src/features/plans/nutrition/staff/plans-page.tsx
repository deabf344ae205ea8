import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import {
  useLoaderData,
  useNavigation,
  useRevalidator,
  useSearchParams,
  type ClientLoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import { ApiError } from '#src/api/client.ts';
import { readAsMember } from '#src/features/auth/guard.tsx';
import { formatDate } from '#src/lib/dates.ts';
import { today } from '#src/lib/day.ts';
import { inLanguage, type Language } from '#src/lib/language.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { useLeadingCalendar } from '#src/ui/leading-calendar.tsx';
import { ConfirmDialog, ErrorBox } from '#src/ui/staff/confirm-dialog.tsx';
import { DataTable } from '#src/ui/staff/data-table.tsx';
import { ChoiceFilter, SearchBox } from '#src/ui/staff/list-filters.tsx';
import { UntranslatedSign } from '#src/ui/staff/localized-field.tsx';
import { PageXOfY } from '#src/ui/staff/pagination.tsx';
import { showToast } from '#src/ui/toast.tsx';
import { categoryLabels } from '../labels.ts';
import { nutritionCategories, nutritionStatuses } from '../schema.ts';
import { statusLabels } from './labels.ts';
import { nutritionStaffMessages } from './messages.ts';
import type { StaffPlanRow } from './schema.ts';
import { deletePlan, failureText, readPlans } from './staff-plans.tsx';

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  try {
    return await readAsMember(request, () => readPlans(searchParams));
  } catch (error) {
    // Whoever may not, or must log in, is told so by the frame.
    if (!(error instanceof ApiError) || [401, 403].includes(error.problem.status)) throw error;
    return null;
  }
}

/** Opening and closing a plan leaves the list as it is. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.search === nextUrl.search
    ? defaultShouldRevalidate
    : listOf(currentUrl) !== listOf(nextUrl);
}

const listOf = ({ pathname, search }: URL) => `${pathname}?${withoutPlan(new URLSearchParams(search))}`;

/** The address of the list behind a plan. */
function withoutPlan(parameters: URLSearchParams): URLSearchParams {
  const list = new URLSearchParams(parameters);
  for (const name of ['create', 'edit']) list.delete(name);
  return list;
}

/** All nutrition plans, to search, open, make and delete. */
export default function PlansPage() {
  const { t, i18n } = useLingui();
  const list = useLoaderData<typeof clientLoader>();
  const { revalidate } = useRevalidator();
  const [deleted, setDeleted] = useState<StaffPlanRow | null>(null);
  const language = i18n.locale as Language;
  const labelled = <Value extends string>(
    values: readonly Value[],
    labels: Record<Value, { en: string; am: string }>,
  ) => values.map((value) => ({ value, label: inLanguage(labels[value], language) }));

  async function confirmDeletion(): Promise<string | null> {
    if (!deleted) return null;
    try {
      await deletePlan(deleted.id);
    } catch (error) {
      return failureText(i18n, nutritionStaffMessages.notDeleted, error);
    }
    showToast('success', t`The nutrition plan is deleted.`);
    void revalidate();
    return null;
  }

  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center gap-3">
        <SearchBox placeholder={t`Search nutrition plans...`} />
        <ChoiceFilter
          name="category"
          label={t`Category`}
          all={t`All categories`}
          options={labelled(nutritionCategories, categoryLabels)}
        />
        <ChoiceFilter
          name="status"
          label={t`Status`}
          all={t`All statuses`}
          options={labelled(nutritionStatuses, statusLabels)}
        />
        <ButtonLink to={useWith('create', '1')} preventScrollReset look="primary">
          <Trans>Create New Plan</Trans>
        </ButtonLink>
      </div>
      {list === null ? (
        <ErrorBox>{i18n._(nutritionStaffMessages.notLoaded.id)}</ErrorBox>
      ) : list.plans.length === 0 ? (
        <p className="card p-6 text-soft">
          <Trans>No nutrition plans found matching your criteria.</Trans>
        </p>
      ) : (
        <>
          <PlansTable plans={list.plans as StaffPlanRow[]} onDelete={setDeleted} />
          <PageXOfY page={list.page} pages={list.pages} />
        </>
      )}
      <ConfirmDialog
        isOpen={deleted !== null}
        onClose={() => setDeleted(null)}
        title={<Trans>Delete Nutrition Plan</Trans>}
        confirmLabel={<Trans>Delete</Trans>}
        busyLabel={t`Deleting…`}
        onConfirm={confirmDeletion}
      >
        {deleted && <p className="font-semibold wrap-anywhere">{inLanguage(deleted.title, language)}</p>}
        <p>
          <Trans>Are you sure you want to delete this nutrition plan? This action cannot be undone.</Trans>
        </p>
      </ConfirmDialog>
    </div>
  );
}

/** This address with one parameter more. */
function useWith(name: string, value: string): string {
  const [parameters] = useSearchParams();
  const next = new URLSearchParams(parameters);
  next.set(name, value);
  return `?${next}`;
}

function PlansTable({
  plans,
  onDelete,
}: {
  plans: readonly StaffPlanRow[];
  onDelete: (plan: StaffPlanRow) => void;
}) {
  const { t, i18n } = useLingui();
  const [parameters] = useSearchParams();
  const [calendar] = useLeadingCalendar();
  const isBusy = useNavigation().state === 'loading';
  const language = i18n.locale as Language;
  const editAddress = (id: string) => {
    const next = new URLSearchParams(parameters);
    next.set('edit', id);
    return `?${next}`;
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
      rows={plans.map((plan) => {
        const { id, title, category, duration, status, createdAt } = plan;
        const name = inLanguage(title, language);
        return {
          key: id,
          cells: [
            <span key="title" className="wrap-anywhere">
              {name} {title.am === undefined && <UntranslatedSign />}
            </span>,
            inLanguage(categoryLabels[category], language),
            <Plural key="duration" value={duration} one="# day" other="# days" />,
            formatDate(today(new Date(createdAt)), calendar, language),
            <StatusMark key="status" status={status} />,
            <span key="actions" className="flex flex-wrap gap-2">
              <ButtonLink to={editAddress(id)} preventScrollReset aria-label={t`Edit: ${name}`}>
                <Trans>Edit</Trans>
              </ButtonLink>
              <Button onClick={() => onDelete(plan)} aria-label={t`Delete: ${name}`}>
                <Trans>Delete</Trans>
              </Button>
            </span>,
          ],
        };
      })}
    />
  );
}

const statusLooks: Readonly<Record<StaffPlanRow['status'], string>> = {
  draft: 'border border-field-edge',
  published: 'bg-green text-on-green',
  archived: 'bg-paper text-soft border border-edge',
};

function StatusMark({ status }: { status: StaffPlanRow['status'] }) {
  const { i18n } = useLingui();
  return (
    <span
      className={`rounded-full px-3 py-0.5 text-small font-semibold whitespace-nowrap ${statusLooks[status]}`}
    >
      {inLanguage(statusLabels[status], i18n.locale as Language)}
    </span>
  );
}
