import { zodResolver } from '@hookform/resolvers/zod';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { FormProvider, useForm, type FieldPath, type Resolver } from 'react-hook-form';
import { ApiError } from '#src/api/client.ts';
import { useMember } from '#src/session/guard.tsx';
import type { Finding } from '#src/lib/finding.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { ChangedMeanwhile } from '#src/ui/staff/changed-meanwhile.tsx';
import { ErrorBox } from '#src/ui/staff/confirm-dialog.tsx';
import { useSaveKey } from '#src/ui/staff/save-key.client.ts';
import { UnsavedChanges } from '#src/ui/staff/unsaved-changes.tsx';
import { staffPlanMessages, staffPlanReasons } from './messages.ts';
import { findingsBeyond, findingsIn, showPlace } from '../../publishing/findings-list.tsx';
import { PlanForm } from './plan-form.tsx';
import { publishingFindings } from './publishing.ts';
import { PublishingCheck } from './publishing-check.tsx';
import type { WantedDay } from './schedule-field.tsx';
import { PlanPreview } from './plan-preview.tsx';
import { draftFrom, newPlan, textLists, valuesOf, withoutBlankRows, type PlanValues } from './plan-values.ts';
import { planDraftSchema, type Library, type PlanDraft, type StaffPlan } from './schema.ts';
import {
  createPlan,
  failureText,
  readLibrary,
  readPlan,
  standingPlan,
  updatePlan,
} from './staff-plans.client.ts';

interface PlanEditorProps {
  /** Null for a new plan. */
  readonly planId: string | null;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** What the form works on, once it is there. */
interface Opened {
  /** Null for a new plan. */
  readonly version: number | null;
  readonly library: Library;
}

const formId = 'fitness-plan';
const checkDraft = zodResolver(planDraftSchema) as unknown as Resolver<PlanDraft, unknown, PlanDraft>;

/** Empty translations and notes are not there for the rules, which are the server's too. */
const checkValues = ((values: PlanValues, context: unknown, options: never) =>
  checkDraft(draftFrom(values), context, options)) as unknown as Resolver<PlanValues, unknown, PlanDraft>;

/** The dialog in which a plan is written: what is typed stays until it is saved or given up. */
export function PlanEditor({ planId, onClose, onSaved }: PlanEditorProps) {
  const { t, i18n } = useLingui();
  const form = useForm<PlanValues, unknown, PlanDraft>({
    resolver: checkValues,
    defaultValues: valuesOf(newPlan),
    shouldFocusError: false,
  });
  const [opened, setOpened] = useState<Opened | null>(null);
  const [attempts, setAttempts] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const [refused, setRefused] = useState<readonly Finding[]>([]);
  const [wantedDay, setWantedDay] = useState<WantedDay | null>(null);
  const [theirs, setTheirs] = useState<StaffPlan | null>(null);
  const [previewed, setPreviewed] = useState<PlanDraft | null>(null);
  const [isSaved, setSaved] = useState(false);
  const key = useSaveKey();
  const me = useMember()?.name;
  // Of what is stored by now: a new plan has one when an attempt has succeeded whose answer was lost.
  const [id, setId] = useState(planId);
  const { isDirty, isSubmitting } = form.formState;

  useEffect(() => {
    let isWanted = true;
    Promise.all([planId === null ? null : readPlan(planId), readLibrary()])
      .then(([plan, library]) => {
        if (!isWanted) return;
        if (plan) form.reset(valuesOf(plan.plan));
        setOpened({ version: plan?.version ?? null, library });
      })
      .catch((error: unknown) => {
        if (isWanted) setFailure(failureText(i18n, staffPlanMessages.loadFailed, error));
      });
    return () => {
      isWanted = false;
    };
  }, [planId, attempts, form, i18n]);

  // Once nothing is unsaved any more, so that nobody is asked about it.
  useEffect(() => {
    if (isSaved) onSaved();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- told once
  }, [isSaved]);

  const failed = planId === null ? staffPlanMessages.createFailed : staffPlanMessages.updateFailed;

  async function save(draft: PlanDraft, version: number | null) {
    setFailure(null);
    setRefused([]);
    try {
      if (id === null || version === null) await createPlan(draft, key);
      else await updatePlan(id, version, draft, key);
      setSaved(true);
    } catch (error) {
      const standing = await standingPlan(error).catch(() => null);
      setTheirs(standing);
      if (standing) return setId(standing.id);
      setFailure(failureText(i18n, failed, error));
      const found = findingsIn(error);
      if (opened) setRefused(findingsBeyond(publishingFindings(draft, opened.library), found));
      if (found.length > 0) return goTo(['publishing']);
      if (error instanceof ApiError)
        for (const { path, message } of error.problem.errors ?? [])
          form.setError(path.slice(1).join('.') as FieldPath<PlanValues>, { message });
    }
  }

  function goTo(path: Finding['path']) {
    const [part, day] = path;
    if (part === 'schedule' && typeof day === 'number') setWantedDay({ index: day });
    // Once that day is open.
    setTimeout(() => showPlace(document.getElementById(formId), path));
  }

  /** @param version the one to write over */
  function submit(version: number | null) {
    const cleaned = withoutBlankRows(form.getValues());
    for (const name of textLists)
      if (cleaned[name].length < form.getValues(name).length) form.setValue(name, cleaned[name]);
    void form.handleSubmit(
      (draft) => save(draft, version),
      () => {
        setFailure(`${i18n._(failed)}. ${i18n._(staffPlanReasons.faultyFields)}`);
        showFirstFault();
      },
    )();
  }

  function takeTheirs(plan: StaffPlan) {
    form.reset(valuesOf(plan.plan));
    setOpened((before) => before && { ...before, version: plan.version });
    setTheirs(null);
    setPreviewed(null);
  }

  return (
    <Dialog
      isOpen
      isForm
      size="xl"
      onClose={onClose}
      title={planId === null ? <Trans>Create New Fitness Plan</Trans> : <Trans>Edit Fitness Plan</Trans>}
      actions={
        opened && (
          <>
            {failure && (
              <div className="basis-full">
                <ErrorBox>{failure}</ErrorBox>
              </div>
            )}
            {theirs && (
              <div className="basis-full">
                <ChangedMeanwhile
                  name={theirs.updatedBy}
                  isOwn={theirs.updatedBy === me}
                  at={theirs.updatedAt}
                  onLook={() => setPreviewed(theirs.plan)}
                  onKeepMine={() => submit(theirs.version)}
                />
              </div>
            )}
            <Button
              look="primary"
              type="submit"
              form={formId}
              busyLabel={isSubmitting ? t`Saving...` : undefined}
            >
              {planId === null ? <Trans>Create Plan</Trans> : <Trans>Save changes</Trans>}
            </Button>
            <Button onClick={() => setPreviewed(draftFrom(form.getValues()))}>
              <Trans>Preview</Trans>
            </Button>
            <Button onClick={onClose}>
              <Trans>Cancel</Trans>
            </Button>
          </>
        )
      }
    >
      {opened ? (
        <FormProvider {...form}>
          <form
            id={formId}
            method="post"
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              submit(opened.version);
            }}
          >
            <PlanForm
              library={opened.library}
              onNewExercise={(library) => setOpened({ ...opened, library })}
              wantedDay={wantedDay}
            />
            <PublishingCheck library={opened.library} refused={refused} onGo={goTo} />
          </form>
          <UnsavedChanges isDirty={isDirty && !isSaved} />
          {previewed && (
            <PlanPreview
              draft={previewed}
              library={opened.library}
              onClose={() => setPreviewed(null)}
              {...(theirs && previewed === theirs.plan && { onTake: () => takeTheirs(theirs) })}
            />
          )}
        </FormProvider>
      ) : (
        <Opening
          failure={failure}
          onRetry={() => {
            setFailure(null);
            setAttempts(attempts + 1);
          }}
        />
      )}
    </Dialog>
  );
}

function Opening({ failure, onRetry }: { failure: string | null; onRetry: () => void }) {
  if (failure === null)
    return (
      <output className="block py-10 text-center text-large text-soft">
        <Trans>Loading...</Trans>
      </output>
    );
  return (
    <div className="grid justify-items-start gap-4">
      <ErrorBox>{failure}</ErrorBox>
      <Button onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}

/** Once the faults are shown: to the first of them, whatever unfolds it having unfolded it. */
function showFirstFault() {
  setTimeout(() => {
    const fault = document.querySelector<HTMLElement>(`#${formId} :is([aria-invalid=true], [data-fault])`);
    fault?.scrollIntoView({ block: 'center' });
    fault?.focus({ preventScroll: true });
  });
}
