import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import { formatDate, formatFullDate } from '#src/lib/dates.ts';
import { addDays, type Day } from '#src/lib/day.ts';
import { otherCalendar } from '#src/lib/month.ts';
import { refusalIn, type Refusal } from '#src/lib/save-result.ts';
import { useMember } from '#src/session/guard.tsx';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { useLanguage } from '#src/ui/language.client.ts';
import { useLeadingCalendar } from '#src/ui/leading-calendar.client.ts';
import { DraftNote, DraftState } from '#src/ui/staff/draft-note.tsx';
import { useDraft } from '#src/ui/staff/draft.client.ts';
import { ChangedMeanwhile } from '#src/ui/staff/changed-meanwhile.tsx';
import { ConfirmDialog, ErrorBox } from '#src/ui/staff/confirm-dialog.tsx';
import { useFailureText } from '#src/ui/staff/failure-text.client.ts';
import { ChoiceField, LineField } from '#src/ui/staff/form-fields.tsx';
import { HistoryButton } from '#src/ui/staff/history.tsx';
import { newSaveKey, saveKeyOf } from '#src/ui/staff/save-key.client.ts';
import { UnsavedChanges } from '#src/ui/staff/unsaved-changes.tsx';
import { useUndoToast } from '#src/ui/staff/undo-toast.tsx';
import { showToast } from '#src/ui/toast.tsx';
import { feastMessages as messages } from './messages.ts';
import { maxSourceLength, maxDaysOff } from './kinds.ts';
import type { StoredFeast } from './schema.ts';
import { announceFeast, forgetAnnouncement } from './staff-feasts.client.ts';

interface FeastDialogProps {
  feast: StoredFeast;
  /** With its year. */
  name: string;
  onClose: () => void;
}

const formId = 'feast-form';

/** Writes down the announced day of a feast. It stands in the address, so the way back closes it. */
export function FeastDialog({ feast, name, onClose }: FeastDialogProps) {
  const { t, i18n } = useLingui();
  const failureText = useFailureText();
  const undoToast = useUndoToast();
  const me = useMember()?.name;
  const { revalidate } = useRevalidator();
  const { estimate, announced } = feast;
  const dayIn = useDayInBoth();
  const estimated = dayIn(estimate);
  const possibleDays = Array.from({ length: 2 * maxDaysOff + 1 }, (_, index) =>
    addDays(estimate, index - maxDaysOff),
  );
  const [saveKey, setSaveKey] = useState(newSaveKey);
  const [isBusy, setIsBusy] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const [isForgetting, setIsForgetting] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [theirs, setTheirs] = useState<StoredFeast | null>(null);
  const form = useForm({
    defaultValues: { date: announced?.date ?? estimate, source: announced?.source ?? '' },
  });
  const draft = useDraft({
    form,
    address: `feasts/${feast.hijriYear}-${feast.feast}`,
    version: feast.version || null,
    saveKey,
    isSaved,
    nameOf: () => name,
    onTaken(taken) {
      setSaveKey(taken.saveKey);
      // It was begun on what somebody has changed since: that is told before it is saved.
      if (taken.version !== (feast.version || null)) setTheirs(feast);
    },
  });

  // Once nothing is unsaved any more, so that nobody is asked about it.
  const leave = useEffectEvent(onClose);
  useEffect(() => {
    if (isSaved) leave();
  }, [isSaved]);

  /** @param over what it is written over */
  async function save(over: StoredFeast) {
    setIsBusy(true);
    setFault(null);
    const { date, source } = form.getValues();
    const json = { date, source, version: over.version };
    const result = await announceFeast(feast, json, saveKeyOf(saveKey));
    setIsBusy(false);
    if (result.outcome === 'changed_meanwhile') return setTheirs(result.record);
    if (result.outcome === 'refused') return setFault(failureText(messages.notSaved, result.refusal));
    showToast('success', i18n._(messages.saved));
    setSaved(true);
  }

  /** As it was announced; where somebody else has announced it since, theirs stays. */
  async function announceAgain(): Promise<Refusal | null> {
    if (!announced) return null;
    const { date, source } = announced;
    return refusalIn(
      await announceFeast(feast, { date, source, version: 0 }, saveKeyOf(newSaveKey())),
      messages.changed,
    );
  }

  async function forget(): Promise<string | null> {
    const refusal = await forgetAnnouncement(feast);
    if (refusal) return failureText(messages.notSaved, refusal);
    undoToast(i18n._(messages.removed), { undo: announceAgain, undone: i18n._(messages.saved) });
    setSaved(true);
    return null;
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      isForm
      title={name}
      actions={
        <>
          <Button type="submit" form={formId} look="primary" busyLabel={isBusy ? t`Saving…` : undefined}>
            <Trans>Save</Trans>
          </Button>
          {announced && (
            <Button look="danger" onClick={() => setIsForgetting(true)}>
              <Trans>Back to the estimate</Trans>
            </Button>
          )}
          {announced && (
            <HistoryButton
              address={`feasts/${feast.feast}/${feast.hijriYear}`}
              isDirty={form.formState.isDirty}
              onRestored={() => {
                draft.giveUp();
                void revalidate();
              }}
            />
          )}
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </>
      }
    >
      <form
        id={formId}
        method="post"
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void save(feast);
        }}
      >
        <FormProvider {...form}>
          <DraftNote draft={draft} />
          {/* What was kept comes a moment later, and would take the place of what is typed before. */}
          <fieldset disabled={draft.isOpening} className="contents">
            <ChoiceField
              name="date"
              label={<Trans>Announced day</Trans>}
              hint={<Trans>At most three days from the estimate, {estimated}.</Trans>}
              options={possibleDays.map((day) => ({ value: day, label: dayIn(day) }))}
            />
            <LineField
              name="source"
              label={<Trans>Who announced it</Trans>}
              hint={<Trans>Shown on the page of fasts and feasts.</Trans>}
              maxLength={maxSourceLength}
              dir="auto"
              required
            />
          </fieldset>
          <DraftState draft={draft} />
        </FormProvider>
        {fault !== null && <ErrorBox>{fault}</ErrorBox>}
        {theirs && (
          <ChangedMeanwhile
            name={theirs.announced?.updatedBy ?? null}
            isOwn={theirs.announced !== null && theirs.announced.updatedBy === me}
            at={theirs.announced?.updatedAt ?? null}
            onKeepMine={() => void save(theirs)}
            onTakeTheirs={() => {
              draft.giveUp();
              form.reset();
              setTheirs(null);
              void revalidate();
            }}
          >
            {() => (
              <p className="wrap-anywhere">
                {dayIn(theirs.announced?.date ?? theirs.estimate)} ({theirs.announced?.source ?? t`Estimate`})
              </p>
            )}
          </ChangedMeanwhile>
        )}
      </form>
      <ConfirmDialog
        isOpen={isForgetting}
        onClose={() => setIsForgetting(false)}
        title={<Trans>Back to the estimate?</Trans>}
        confirmLabel={<Trans>Back to the estimate</Trans>}
        busyLabel={t`Saving…`}
        onConfirm={forget}
      >
        <p>
          <Trans>The announced day is forgotten, and {estimated} holds again, as an estimate.</Trans>
        </p>
      </ConfirmDialog>
      <UnsavedChanges isDirty={form.formState.isDirty && !isSaved} draft={draft} />
    </Dialog>
  );
}

/** Writes a day in the leading calendar, and in the other one: it is announced in either. */
function useDayInBoth(): (day: Day) => string {
  const language = useLanguage();
  const [calendar] = useLeadingCalendar();
  return (day) =>
    `${formatFullDate(day, calendar, language)} (${formatDate(day, otherCalendar(calendar), language)})`;
}
