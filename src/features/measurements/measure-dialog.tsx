import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState, type SubmitEvent } from 'react';
import { ApiError, whyFailed } from '#src/api/client.ts';
import { PressureAdvice } from '#src/features/assessment/pressure-advice.tsx';
import { isAtLeast, pressureLevel } from '#src/lib/blood-pressure.ts';
import type { Day } from '#src/lib/day.ts';
import { fieldErrors } from '#src/lib/field-errors.ts';
import { sessionMessages } from '#src/session/messages.ts';
import { waits } from '#src/session/send-or-keep.client.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { useToday } from '#src/ui/today.client.ts';
import { showToast } from '#src/ui/toast.tsx';
import { speak } from '#src/words/catalogues.client.ts';
import { draftOf, type Typed } from './draft.ts';
import type { MeasurementKind } from './kinds.ts';
import { useMeasuredWords } from './measured-words.client.ts';
import { MeasureFields } from './measure-fields.tsx';
import { correctMeasurement, keepMeasurement } from './measurements.client.ts';
import { measurementMessages as messages } from './messages.ts';
import type { Measurement, NewMeasurement } from './schema.ts';
import { WhenField } from './when-field.tsx';

await speak('progress');

export interface MeasureDialogProps {
  /** What is measured; null: the dialog is closed. */
  kind: MeasurementKind | null;
  /** What is corrected; without it another one is kept. */
  corrected?: Measurement | null;
  /** The newest of the kind: the same arm is offered. */
  latest?: Measurement | null;
  /** As `PressureAdvice` takes it. */
  gender?: string;
  onClose: () => void;
  onSaved: (measurement: Measurement) => void;
}

const formId = 'measure';

/** Asks for a measurement and keeps it. What needs something to be done at once is said before it closes. */
export function MeasureDialog(props: MeasureDialogProps) {
  const { t } = useLingui();
  const { kind, corrected, gender = '', onClose, onSaved } = props;
  const [isSaving, setIsSaving] = useState(false);
  const [urgent, setUrgent] = useState<string | null>(null);
  const { names } = useMeasuredWords();
  const close = () => {
    setUrgent(null);
    onClose();
  };
  const saved = (measurement: Measurement) => {
    onSaved(measurement);
    const reading = urgentReading(measurement);
    setUrgent(reading);
    if (reading === null) onClose();
  };
  return (
    <Dialog
      isOpen={kind !== null}
      onClose={close}
      isForm
      title={kind && names[kind]}
      actions={
        urgent === null ? (
          <>
            <Button type="submit" form={formId} look="primary" busyLabel={isSaving ? t`Saving…` : undefined}>
              <Trans>Save</Trans>
            </Button>
            <Button onClick={close}>
              <Trans>Cancel</Trans>
            </Button>
          </>
        ) : (
          <Button look="primary" onClick={close}>
            <Trans>I have read this</Trans>
          </Button>
        )
      }
    >
      {urgent !== null ? (
        <PressureAdvice reading={urgent} gender={gender} heading="h3" />
      ) : (
        kind && (
          <MeasureForm
            key={corrected?.id ?? kind}
            {...props}
            kind={kind}
            isSaving={isSaving}
            onSaving={setIsSaving}
            onSaved={saved}
          />
        )
      )}
    </Dialog>
  );
}

/** As `185/115`, where it is so high that it is not to be read later. */
function urgentReading({ kind, figures }: Measurement): string | null {
  if (kind !== 'blood_pressure' || !isAtLeast(pressureLevel(figures), 'very-high')) return null;
  return `${figures.systolic}/${figures.diastolic}`;
}

interface MeasureFormProps extends MeasureDialogProps {
  kind: MeasurementKind;
  isSaving: boolean;
  onSaving: (isSaving: boolean) => void;
}

function MeasureForm({ kind, corrected, latest, isSaving, onSaving, onSaved }: MeasureFormProps) {
  const { t, i18n } = useLingui();
  const today = useToday();
  // Sent again after an answer was lost it is the same.
  const id = useRef(corrected?.id ?? crypto.randomUUID());
  const [day, setDay] = useState(corrected ? (corrected.day as Day) : today);
  const [time, setTime] = useState(() => (corrected ? corrected.time : kind === 'waist' ? null : timeNow()));
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const errorOf = (name: string) => (errors[name] ? i18n._(errors[name]) : undefined);
  const isFuture = day > today;

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSaving) return;
    const form = event.currentTarget;
    setFailure(null);
    const { content, faults } = draftOf(kind, typedIn(new FormData(form)));
    setErrors(
      Object.fromEntries(Object.entries(faults ?? {}).map(([name, { id: message }]) => [name, message])),
    );
    if (!content || isFuture) return focusFault(form);
    onSaving(true);
    try {
      const measurement = { ...content, id: id.current, day, time } as NewMeasurement;
      const version = corrected?.version ?? 0;
      const kept = corrected
        ? await correctMeasurement({ ...measurement, version })
        : await keepMeasurement(measurement);
      if (kept === waits) showToast('info', i18n._(sessionMessages.kept));
      else showToast('success', t`Your measurement is saved.`);
      onSaved(kept === waits ? { ...measurement, version } : kept);
    } catch (error) {
      setFailure(i18n._(whyFailed(error, messages.notSaved)));
      const told = error instanceof ApiError ? error.problem.errors : undefined;
      if (!told) return;
      setErrors(fieldErrors(told.map((fault) => ({ ...fault, path: fault.path.slice(-1) }))));
      focusFault(form);
    } finally {
      onSaving(false);
    }
  }

  return (
    <form
      id={formId}
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid gap-4"
    >
      <MeasureFields
        kind={kind}
        figures={(corrected ?? null)?.figures ?? null}
        latest={latest ?? null}
        errorOf={errorOf}
      />
      <WhenField
        day={day}
        time={time}
        today={today}
        isOpen={corrected !== undefined && corrected !== null}
        onDay={setDay}
        onTime={setTime}
        dayError={isFuture ? i18n._(messages.future) : undefined}
        timeError={errorOf('time')}
      />
      {failure && (
        <p role="alert" className="rounded-card bg-red-tint px-4 py-3 text-red">
          {failure}
        </p>
      )}
    </form>
  );
}

/** By the device's clock, as `07:30`. */
function timeNow(): string {
  const now = new Date();
  return [now.getHours(), now.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
}

const typedIn = (form: FormData): Typed =>
  Object.fromEntries([...form].map(([name, value]) => [name, typeof value === 'string' ? value : '']));

/** After the faults are shown. */
const focusFault = (form: HTMLFormElement) =>
  void setTimeout(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
