import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import {
  useLoaderData,
  useNavigate,
  useRevalidator,
  useSearchParams,
  type ClientLoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import { ApiError } from '#src/api/client.ts';
import { readAsMember } from '#src/session/guard.tsx';
import { inLanguage, type Language, type Localized } from '#src/lib/language.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { ConfirmDialog, ErrorBox } from '#src/ui/staff/confirm-dialog.tsx';
import { ChoiceFilter, SearchBox } from '#src/ui/staff/list-filters.tsx';
import { PageXOfY } from '#src/ui/staff/pagination.tsx';
import { showToast } from '#src/ui/toast.tsx';
import { categoryLabels } from '../labels.ts';
import { statusLabels } from './labels.ts';
import { nutritionStaffMessages } from './messages.ts';
import { PlanDialog } from './plan-dialog.tsx';
import { PlansTable } from './plans-table.tsx';
import type { StaffPlanRow } from './schema.ts';
import { deletePlan, failureText, readPlans } from './staff-plans.client.ts';

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
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [doomed, setDoomed] = useState<StaffPlanRow | null>(null);
  const language = i18n.locale as Language;
  const optionsOf = (labels: Readonly<Record<string, Localized>>) =>
    Object.entries(labels).map(([value, label]) => ({ value, label: inLanguage(label, language) }));

  const addressWith = (name: string, value: string) => {
    const next = withoutPlan(parameters);
    next.set(name, value);
    return `?${next}`;
  };
  const openedPlan = parameters.get('edit');
  const isOpen = openedPlan !== null || parameters.has('create');

  async function afterSaving(isNew: boolean) {
    // A new plan stands first in the whole list; a changed one stays where it is.
    await navigate(isNew ? '?' : `?${withoutPlan(parameters)}`, {
      preventScrollReset: !isNew,
      replace: true,
    });
    await revalidate();
    showToast('success', isNew ? t`The nutrition plan is created.` : t`The nutrition plan is saved.`);
  }
  async function remove(): Promise<string | null> {
    if (!doomed) return null;
    try {
      await deletePlan(doomed.id);
    } catch (error) {
      return failureText(i18n, nutritionStaffMessages.notDeleted, error);
    }
    showToast('success', t`The nutrition plan is deleted.`);
    void revalidate();
    return null;
  }

  return (
    <div className="grid gap-5">
      <ButtonLink
        to={addressWith('create', '')}
        look="primary"
        preventScrollReset
        className="justify-self-start sm:justify-self-end"
      >
        <Trans>Create New Plan</Trans>
      </ButtonLink>
      <div className="flex flex-wrap gap-3">
        <SearchBox placeholder={t`Search nutrition plans...`} />
        <ChoiceFilter
          {...{ name: 'category', label: t`Category`, all: t`All categories` }}
          options={optionsOf(categoryLabels)}
        />
        <ChoiceFilter
          {...{ name: 'status', label: t`Status`, all: t`All statuses` }}
          options={optionsOf(statusLabels)}
        />
      </div>
      <Listed list={list} addressOf={(id) => addressWith('edit', id)} onDelete={setDoomed} />
      {isOpen && (
        <PlanDialog
          key={openedPlan}
          planId={openedPlan}
          onClose={() =>
            void navigate(`?${withoutPlan(parameters)}`, { preventScrollReset: true, replace: true })
          }
          onSaved={() => void afterSaving(openedPlan === null)}
        />
      )}
      <ConfirmDialog
        isOpen={doomed !== null}
        onClose={() => setDoomed(null)}
        title={<Trans>Delete Nutrition Plan</Trans>}
        confirmLabel={<Trans>Delete</Trans>}
        busyLabel={t`Deleting...`}
        onConfirm={remove}
      >
        {doomed && <p className="font-semibold wrap-anywhere">{inLanguage(doomed.title, language)}</p>}
        <p>
          <Trans>Are you sure you want to delete this nutrition plan? This action cannot be undone.</Trans>
        </p>
      </ConfirmDialog>
    </div>
  );
}

interface ListedProps {
  readonly list: Awaited<ReturnType<typeof readPlans>> | null;
  readonly addressOf: (id: string) => string;
  readonly onDelete: (plan: StaffPlanRow) => void;
}

function Listed({ list, addressOf, onDelete }: ListedProps) {
  const { t, i18n } = useLingui();
  const { revalidate, state } = useRevalidator();
  if (list === null)
    return (
      <div className="grid justify-items-start gap-4">
        <ErrorBox>{i18n._(nutritionStaffMessages.notLoaded)}</ErrorBox>
        <Button busyLabel={state === 'loading' ? t`Loading...` : undefined} onClick={() => void revalidate()}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    );
  const plans = list.items as StaffPlanRow[];
  return (
    <>
      {plans.length === 0 ? (
        <p className="card p-6 text-large text-soft">
          <Trans>No nutrition plans found matching your criteria.</Trans>
        </p>
      ) : (
        <PlansTable plans={plans} addressOf={addressOf} onDelete={onDelete} />
      )}
      <PageXOfY page={list.page} pages={list.pages} />
    </>
  );
}
