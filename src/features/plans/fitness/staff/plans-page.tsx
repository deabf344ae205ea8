import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import {
  useLoaderData,
  useNavigate,
  useNavigation,
  useRevalidator,
  useSearchParams,
  type ClientLoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import { ApiError } from '#src/api/client.ts';
import { readAsMember } from '#src/session/guard.tsx';
import { inLanguage, type Language, type Localized } from '#src/lib/language.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { Link } from '#src/ui/link.tsx';
import { ErrorBox } from '#src/ui/staff/confirm-dialog.tsx';
import { ChoiceFilter, SearchBox } from '#src/ui/staff/list-filters.tsx';
import { NumberedPages } from '#src/ui/staff/pagination.tsx';
import { showToast } from '#src/ui/toast.tsx';
import { categoryLabels } from '../labels.ts';
import { levelLabels } from '../../exercises/labels.ts';
import { statusLabels } from './labels.ts';
import { staffPlanMessages } from './messages.ts';
import { PlanDeletion } from './plan-deletion.tsx';
import { PlanEditor } from './plan-editor.tsx';
import { PlansTable } from './plans-table.tsx';
import type { StaffPlanRow } from './schema.ts';
import { readPlans } from './staff-plans.client.ts';

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
    : listAt(currentUrl) !== listAt(nextUrl);
}

const listAt = ({ pathname, search }: URL) => `${pathname}?${withoutPlan(new URLSearchParams(search))}`;

/** The address of the list behind a plan. */
function withoutPlan(parameters: URLSearchParams): URLSearchParams {
  const list = new URLSearchParams(parameters);
  for (const name of ['create', 'edit']) list.delete(name);
  return list;
}

/** All fitness plans, to search, open, make and delete. */
export default function PlansPage() {
  const { t, i18n } = useLingui();
  const list = useLoaderData<typeof clientLoader>();
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const isBusy = useNavigation().state === 'loading';
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

  function close() {
    void navigate(`?${withoutPlan(parameters)}`, { preventScrollReset: true });
  }
  async function afterSaving(isNew: boolean) {
    // A new plan stands first in the whole list; a changed one stays where it is.
    await navigate(isNew ? '?' : `?${withoutPlan(parameters)}`, { preventScrollReset: !isNew });
    await revalidate();
    showToast('success', isNew ? t`The fitness plan is created.` : t`The fitness plan is saved.`);
  }
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Link to="/admin/exercises" className="inline-flex min-h-11 items-center">
          <Trans>Exercise Library</Trans>
        </Link>
        <ButtonLink to={addressWith('create', '')} look="primary" preventScrollReset>
          <Trans>Create New Plan</Trans>
        </ButtonLink>
      </div>
      <div className="flex flex-wrap gap-3">
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
      </div>
      <Listed list={list} isBusy={isBusy} addressOf={(id) => addressWith('edit', id)} onDelete={setDoomed} />
      {isOpen && (
        <PlanEditor
          key={openedPlan}
          planId={openedPlan}
          onClose={close}
          onSaved={() => void afterSaving(openedPlan === null)}
        />
      )}
      <PlanDeletion plan={doomed} onClose={() => setDoomed(null)} />
    </div>
  );
}

interface ListedProps {
  readonly list: Awaited<ReturnType<typeof readPlans>> | null;
  readonly isBusy: boolean;
  readonly addressOf: (id: string) => string;
  readonly onDelete: (plan: StaffPlanRow) => void;
}

function Listed({ list, isBusy, addressOf, onDelete }: ListedProps) {
  const { i18n } = useLingui();
  const { revalidate, state } = useRevalidator();
  if (list === null)
    return (
      <div className="grid justify-items-start gap-4">
        <ErrorBox>{i18n._(staffPlanMessages.loadFailed)}</ErrorBox>
        <button
          type="button"
          className="button"
          aria-disabled={state === 'loading' || undefined}
          onClick={() => void revalidate()}
        >
          <Trans>Try again</Trans>
        </button>
      </div>
    );
  const plans = list.items as StaffPlanRow[];
  return (
    <>
      {plans.length === 0 ? (
        <p className="card p-6 text-large text-soft">{i18n._(staffPlanMessages.empty)}</p>
      ) : (
        <PlansTable plans={plans} isBusy={isBusy} addressOf={addressOf} onDelete={onDelete} />
      )}
      <NumberedPages page={list.page} pages={list.pages} />
    </>
  );
}
