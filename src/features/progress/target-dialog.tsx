import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { ApiError, whyFailed } from '#src/api/client.ts';
import { parseWithUnit } from '#src/features/bmi/schema.ts';
import type { Day } from '#src/lib/day.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Field } from '#src/ui/field.tsx';
import { progressMessages } from './messages.ts';
import { setTarget } from './target.client.ts';
import { courseTo, type Target, type TargetRange } from './target.ts';
import { WayThere } from './way-there.tsx';

interface TargetDialogProps {
  readonly isOpen: boolean;
  readonly range: TargetRange;
  /** kg, as it is known. */
  readonly weight: number;
  readonly target: Target | null;
  readonly today: Day;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

const formId = 'target';

/** Asks for a target, and shows while it is typed how long a sane pace takes. */
export function TargetDialog(props: TargetDialogProps) {
  const { t } = useLingui();
  const { isOpen, onClose } = props;
  const [isSaving, setIsSaving] = useState(false);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      isForm
      title={t`Target weight`}
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
      <TargetForm {...props} isSaving={isSaving} onSaving={setIsSaving} />
    </Dialog>
  );
}

function TargetForm({
  range,
  weight,
  target,
  today,
  onClose,
  onSaved,
  isSaving,
  onSaving,
}: TargetDialogProps & { isSaving: boolean; onSaving: (isSaving: boolean) => void }) {
  const { t, i18n } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const [text, setText] = useState(target ? String(target.weight) : '');
  const [isAsked, setIsAsked] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    const field = form.current?.querySelector('input');
    // A dialog that opens puts the focus where this stands.
    field?.setAttribute('autofocus', '');
    field?.focus();
  }, []);
  const typed = Math.round(parseWithUnit('weight', text) * 10) / 10;
  const isIn = typed >= range.min && typed <= range.max;
  const [min, max] = [formatNumber(range.min), formatNumber(range.max)];
  const wanted = { weight: typed, from: { day: today, weight } };

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSaving) return;
    setIsAsked(true);
    setFailure(null);
    if (!isIn) return form.current?.querySelector('input')?.focus();
    onSaving(true);
    try {
      await setTarget({ weight: typed, day: today });
      onSaved();
      onClose();
    } catch (error) {
      setFailure(
        error instanceof ApiError && error.problem.errors?.[0]
          ? i18n._(error.problem.errors[0].message)
          : i18n._(whyFailed(error, progressMessages.targetNotSaved)),
      );
    } finally {
      onSaving(false);
    }
  }

  return (
    <form
      ref={form}
      id={formId}
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid gap-4"
    >
      <Field
        label={t`Target weight (kg)`}
        name="weight"
        inputMode="decimal"
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
        hint={t`For your height from ${min} to ${max} kg.`}
        error={isAsked && !isIn ? t`Please enter a weight from ${min} to ${max} kg.` : undefined}
      />
      <div aria-live="polite">
        {isIn && typed !== weight && <WayThere course={courseTo(wanted, weight, today)} />}
      </div>
      {failure && (
        <p role="alert" className="rounded-card bg-red-tint px-4 py-3 text-red">
          {failure}
        </p>
      )}
    </form>
  );
}
