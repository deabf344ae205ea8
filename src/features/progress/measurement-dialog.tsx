import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type SubmitEvent } from 'react';
import { useToday } from '#src/ui/today.client.ts';
import { ApiError, whyFailed } from '#src/api/client.ts';
import { parseWithUnit } from '#src/features/bmi/schema.ts';
import { formatFullDate } from '#src/lib/dates.ts';
import type { Day } from '#src/lib/day.ts';
import { fieldErrors } from '#src/lib/field-errors.ts';
import type { Calendar } from '#src/lib/month.ts';
import { sessionMessages } from '#src/session/messages.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Field } from '#src/ui/field.tsx';
import { showToast } from '#src/ui/toast.tsx';
import { DayField } from '#src/features/measurements/day-field.tsx';
import { formatNumber } from '#src/lib/numbers.ts';
import type { Measurements } from './measurements.client.ts';
import { progressMessages } from './messages.ts';
import type { Measured, Measurement } from './schema.ts';
import { UnlikelyWeight } from './unlikely-weight.tsx';
import { unlikelyChange } from './weight-change.ts';
import { useLanguage } from '#src/ui/language.client.ts';

interface MeasurementDialogProps {
  /** What is corrected; `new` for another one, null: the dialog is closed. */
  measurement: Measurement | 'new' | null;
  /** What is known already: of a day that is measured again, and the height. */
  known: readonly Measurement[];
  latest: Measurement | null;
  calendar: Calendar;
  onClose: () => void;
  save: Measurements['save'];
}

const formId = 'measurement';

/** Asks what was weighed on a day, and keeps it. */
export function MeasurementDialog(props: MeasurementDialogProps) {
  const { t } = useLingui();
  const { measurement, onClose } = props;
  const [isSaving, setIsSaving] = useState(false);
  return (
    <Dialog
      isOpen={measurement !== null}
      onClose={onClose}
      isForm
      title={measurement === 'new' ? t`Add a measurement` : t`Correct a measurement`}
      actions={
        <>
          <Button type="submit" form={formId} look="primary" busyLabel={isSaving ? t`Saving…` : undefined}>
            <Trans>Save</Trans>
          </Button>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </>
      }
    >
      {measurement && (
        <MeasurementForm {...props} measurement={measurement} isSaving={isSaving} onSaving={setIsSaving} />
      )}
    </Dialog>
  );
}

function MeasurementForm({
  measurement,
  known,
  latest,
  calendar,
  onClose,
  save,
  isSaving,
  onSaving,
}: MeasurementDialogProps & {
  measurement: Measurement | 'new';
  isSaving: boolean;
  onSaving: (isSaving: boolean) => void;
}) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const today = useToday();
  const corrected = measurement === 'new' ? null : measurement;
  const [day, setDay] = useState(corrected ? (corrected.date as Day) : today);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [unlikely, setUnlikely] = useState<{ readonly weight: number; readonly change: number } | null>(null);
  const errorOf = (name: string) => (errors[name] ? i18n._(errors[name]) : undefined);
  const isFuture = day > today;
  const earlier = corrected ? undefined : known.find(({ date }) => date === day);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSaving) return;
    const form = event.currentTarget;
    setErrors({});
    setFailure(null);
    if (isFuture) return focusFault(form);
    const measured = measuredIn(new FormData(form));
    const change = unlikelyChange(measured.weight, day, latest ? [...known, latest] : known);
    // Asked once: whoever saves the same weight again means it.
    const isAsked = change !== null && unlikely?.weight !== measured.weight;
    setUnlikely(change === null ? null : { weight: measured.weight, change });
    if (isAsked) return;
    onSaving(true);
    try {
      if (await save(day, measured)) showToast('info', i18n._(sessionMessages.kept));
      else showToast('success', t`Your measurement is saved.`);
      onClose();
    } catch (error) {
      const faults = error instanceof ApiError ? error.problem.errors : undefined;
      if (!faults) return setFailure(i18n._(whyFailed(error, progressMessages.notSaved)));
      setErrors(fieldErrors(faults));
      focusFault(form);
    } finally {
      onSaving(false);
    }
  }

  const height = (corrected ?? latest)?.height;
  const weighedBefore = earlier && formatNumber(earlier.weight);
  return (
    <form
      id={formId}
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid gap-4"
    >
      {corrected ? (
        <p className="text-soft">{formatFullDate(day, calendar, language)}</p>
      ) : (
        <DayField
          day={day}
          calendar={calendar}
          today={today}
          onChoose={setDay}
          error={isFuture ? i18n._(progressMessages.future) : undefined}
        />
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          {...{ label: t`Weight (kg)`, name: 'weight', inputMode: 'decimal', autoComplete: 'off' }}
          defaultValue={corrected?.weight}
          required
          error={errorOf('weight')}
        />
        <Field
          {...{ label: t`Height (cm)`, name: 'height', inputMode: 'decimal', autoComplete: 'off' }}
          defaultValue={height ?? undefined}
          error={errorOf('height')}
        />
      </div>
      {weighedBefore && (
        <p role="status" className="text-small text-soft">
          <Trans>For this day {weighedBefore} kg is kept already; what you save now takes its place.</Trans>
        </p>
      )}
      {unlikely && <UnlikelyWeight {...unlikely} />}
      {failure && (
        <p role="alert" className="rounded-card bg-red-tint px-4 py-3 text-red">
          {failure}
        </p>
      )}
    </form>
  );
}

/** After the faults are shown. */
const focusFault = (form: HTMLFormElement) =>
  void setTimeout(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());

/** In kg and cm. What is no number is sent as 0, which the server refuses as it does every weight that nobody has. */
function measuredIn(form: FormData): Measured {
  const [weight, height] = (['weight', 'height'] as const).map((name) => {
    const text = form.get(name);
    if (typeof text !== 'string' || text.trim() === '') return undefined;
    return parseWithUnit(name, text) || 0;
  });
  return { weight: weight ?? 0, ...(height !== undefined && { height }) };
}
