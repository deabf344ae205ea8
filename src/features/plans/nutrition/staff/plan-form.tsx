import { zodResolver } from '@hookform/resolvers/zod';
import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { FormProvider, useForm, type FieldErrors, type Resolver } from 'react-hook-form';
import { useMember } from '#src/session/guard.tsx';
import type { Finding } from '#src/lib/finding.ts';
import { Button } from '#src/ui/button.tsx';
import { ChangedMeanwhile } from '#src/ui/staff/changed-meanwhile.tsx';
import { ErrorBox } from '#src/ui/staff/confirm-dialog.tsx';
import { useSaveKey } from '#src/ui/staff/save-key.client.ts';
import { UnsavedChanges } from '#src/ui/staff/unsaved-changes.tsx';
import { MealsEditor, type TablePlace } from './meals-editor.tsx';
import { mealNames } from '../schema.ts';
import { nutritionStaffMessages } from './messages.ts';
import { draftOf, newPlanDraft, planOf, type PlanDraft } from './plan-draft.ts';
import { PlanFields } from './plan-fields.tsx';
import {
  newNutritionPlanSchema,
  type ChangedNutritionPlan,
  type NewNutritionPlan,
  type StoredNutritionPlan,
} from './schema.ts';
import { changePlan, createPlan, failureText, standingPlan } from './staff-plans.client.ts';
import { findingsBeyond, findingsIn, showPlace } from '../../publishing/findings-list.tsx';
import { breaksFast } from '../../publishing/finding.ts';
import { publishingFindings } from './publishing.ts';
import { useFoods } from './foods-known.tsx';
import { PublishingCheck } from './publishing-check.tsx';

const PlanPreview = lazy(() => import('./plan-preview.tsx'));

type DraftResolver = Resolver<PlanDraft, unknown, NewNutritionPlan>;
type Rest = [context: Parameters<DraftResolver>[1], options: Parameters<DraftResolver>[2]];

/** The names of the form's fields are those of the plan, so that the plan's faults are theirs. */
const check = zodResolver(newNutritionPlanSchema) as unknown as (
  plan: NewNutritionPlan,
  ...rest: Rest
) => ReturnType<DraftResolver>;
const resolver: DraftResolver = (draft, ...rest: Rest) => check(planOf(draft), ...rest);

interface PlanFormProps {
  /** The form's, for buttons outside it. */
  readonly id: string;
  /** Null for a new plan. */
  readonly stored: StoredNutritionPlan | null;
  readonly isPreviewed: boolean;
  readonly onPreviewed: () => void;
  readonly onBusy: (isBusy: boolean) => void;
  readonly onSaved: () => void;
}

/** All fields of a nutrition plan. What somebody else has saved meanwhile is shown, never overwritten unseen. */
export function PlanForm({ id, stored, isPreviewed, onPreviewed, onBusy, onSaved }: PlanFormProps) {
  const { i18n } = useLingui();
  const { byId } = useFoods();
  const form = useForm<PlanDraft, unknown, NewNutritionPlan>({
    resolver,
    defaultValues: stored ? draftOf(stored.plan) : newPlanDraft(),
    shouldFocusError: false,
  });
  const [base, setBase] = useState(stored);
  const key = useSaveKey();
  const me = useMember()?.name ?? null;
  const [place, setPlace] = useState<TablePlace>({ day: 0, variant: 'regular' });
  const [theirs, setTheirs] = useState<ChangedNutritionPlan | null>(null);
  const [isLooking, setLooking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [refused, setRefused] = useState<readonly Finding[]>([]);
  const [isSaved, setSaved] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isSaved) onSaved();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when there is nothing left that could be lost
  }, [isSaved]);
  // Newer browsers answer a scroll with a promise, which an effect must not give back.
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'nearest' });
  }, [failure, theirs]);

  async function save(plan: NewNutritionPlan, over: StoredNutritionPlan | null) {
    onBusy(true);
    setFailure(null);
    setRefused([]);
    try {
      if (over) await changePlan(over.plan.id, { ...plan, version: over.version }, key);
      else await createPlan(plan, key);
      setSaved(true);
    } catch (error) {
      const changed = standingPlan(error, me);
      const { notCreated, notUpdated } = nutritionStaffMessages;
      setTheirs(changed);
      if (!changed) setFailure(failureText(i18n, over ? notUpdated : notCreated, error));
      const found = findingsIn(error);
      setRefused(findingsBeyond(publishingFindings(plan, byId), found));
      if (found[0]) goTo(found[0].code === breaksFast ? found[0].path : ['publishing']);
    } finally {
      onBusy(false);
    }
  }
  const submit = (over: StoredNutritionPlan | null) =>
    form.handleSubmit((plan) => save(plan, over), showFaults)();

  /** Opens the table of the first fault where no field above the meals has one, then leads there. */
  function showFaults({ meals, ...above }: FieldErrors<PlanDraft>) {
    const day = Object.keys(meals ?? {}).find((key) => /^\d+$/.test(key));
    if (day !== undefined && Object.keys(above).length === 0) {
      const isRegular = mealNames.some((name) => meals?.[Number(day)]?.[name]);
      setPlace({ day: Number(day), variant: isRegular ? 'regular' : 'fasting' });
    }
    setTimeout(() => element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
  }
  function goTo(path: Finding['path']) {
    const [part, day, table] = path;
    if (part === 'meals' && typeof day === 'number')
      setPlace({ day, variant: table === 'fasting' ? 'fasting' : 'regular' });
    // Once that table is there.
    setTimeout(() => showPlace(element.current, path));
  }
  function takeTheirs(current: ChangedNutritionPlan) {
    form.reset(draftOf(current.plan));
    setBase(current);
    setTheirs(null);
    setLooking(false);
  }

  return (
    <FormProvider {...form}>
      <form
        ref={element}
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit(base);
        }}
        className="grid gap-6"
      >
        <div ref={notice} className="empty:hidden">
          {failure !== null && <ErrorBox>{failure}</ErrorBox>}
          {theirs && (
            <ChangedMeanwhile
              name={theirs.changedBy}
              isOwn={theirs.changedBy === me}
              at={theirs.updatedAt}
              onLook={() => setLooking(true)}
              onKeepMine={() => void submit(theirs)}
            />
          )}
        </div>
        <PlanFields />
        <MealsEditor place={place} onPlace={setPlace} />
        <PublishingCheck refused={refused} onGo={goTo} />
      </form>
      <Suspense>
        {isPreviewed && <PlanPreview plan={planOf(form.getValues())} onClose={onPreviewed} />}
        {theirs && isLooking && (
          <PlanPreview
            plan={theirs.plan}
            mine={planOf(form.getValues())}
            onClose={() => setLooking(false)}
            action={
              <Button onClick={() => takeTheirs(theirs)}>
                <Trans>Take theirs, drop mine</Trans>
              </Button>
            }
          />
        )}
      </Suspense>
      <UnsavedChanges isDirty={form.formState.isDirty && !isSaved} />
    </FormProvider>
  );
}
