import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { ApiError, whyFailed } from '#src/api/client.ts';
import { parseWithUnit } from '#src/features/bmi/schema.ts';
import { UnlikelyWeight } from '#src/features/progress/unlikely-weight.tsx';
import { removeWeight, weigh } from '#src/features/progress/weighing.client.ts';
import { unlikelyChange } from '#src/features/progress/weight-change.ts';
import type { Day } from '#src/lib/day.ts';
import { fieldErrors } from '#src/lib/field-errors.ts';
import { sessionMessages } from '#src/session/messages.ts';
import { Button } from '#src/ui/button.tsx';
import { Field } from '#src/ui/field.tsx';
import { speak } from '#src/words/catalogues.client.ts';
import { todayMessages } from './messages.ts';
import type { Today } from './schema.ts';

// What the server says of a weight that nobody has.
await speak('member');

interface WeighInFormProps {
  readonly day: Day;
  readonly latest: Today['weight']['latest'];
  readonly onDone: () => Promise<void>;
  readonly onClose: () => void;
}

interface Saved {
  readonly weight: number;
  /** What the day held before it was saved here; null: nothing. */
  readonly before: number | null;
  readonly isWaiting: boolean;
}

/** Takes today's weight, and can give it back. */
export default function WeighInForm({ day, latest, onDone, onClose }: WeighInFormProps) {
  const { t, i18n } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const [isSaving, setIsSaving] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [unlikely, setUnlikely] = useState<{ readonly weight: number; readonly change: number } | null>(null);
  const [saved, setSaved] = useState<Saved | null>(null);
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  useEffect(() => {
    if (saved) undo.current?.focus();
  }, [saved]);

  async function saving(send: () => Promise<void>): Promise<void> {
    setIsSaving(true);
    setError(null);
    try {
      await send();
      await onDone();
    } catch (failure) {
      const faults = failure instanceof ApiError ? failure.problem.errors : undefined;
      setError(
        i18n._(
          faults
            ? (fieldErrors(faults)['weight'] ?? todayMessages.notSaved.id)
            : whyFailed(failure, todayMessages.notSaved),
        ),
      );
      form.current?.querySelector('input')?.focus();
    } finally {
      setIsSaving(false);
    }
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSaving) return;
    const typed = new FormData(event.currentTarget).get('weight');
    // What is no number is sent as 0, which the server refuses as it does every weight that nobody has.
    const weight = parseWithUnit('weight', typeof typed === 'string' ? typed : '') || 0;
    const change = unlikelyChange(weight, day, latest ? [latest] : []);
    // Asked once: whoever saves the same weight again means it.
    const isAsked = change !== null && unlikely?.weight !== weight;
    setUnlikely(change === null ? null : { weight, change });
    if (isAsked) return;
    const before = latest?.date === day ? latest.weight : null;
    await saving(async () => {
      const isWaiting = await weigh(day, { weight }, before);
      setSaved({ weight, before, isWaiting });
    });
  }

  if (saved)
    return (
      <p className="mt-2 flex flex-wrap items-center gap-3">
        <span role="status">
          {saved.isWaiting ? i18n._(sessionMessages.kept) : <Trans>Your weight is saved.</Trans>}
        </span>
        <Button
          ref={undo}
          busyLabel={isSaving ? t`One moment…` : undefined}
          onClick={() =>
            void saving(async () => {
              if (saved.before === null) await removeWeight({ date: day, weight: saved.weight });
              else await weigh(day, { weight: saved.before }, saved.weight);
              onClose();
            })
          }
        >
          <Trans>Undo</Trans>
        </Button>
      </p>
    );
  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
      className="mt-2 grid gap-3"
    >
      <Field
        label={t`Weight (kg)`}
        name="weight"
        inputMode="decimal"
        autoComplete="off"
        required
        error={error ?? undefined}
      />
      {unlikely && <UnlikelyWeight {...unlikely} />}
      <p className="flex flex-wrap gap-3">
        <Button type="submit" look="primary" busyLabel={isSaving ? t`Saving…` : undefined}>
          <Trans>Save</Trans>
        </Button>
        <Button onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </p>
    </form>
  );
}
