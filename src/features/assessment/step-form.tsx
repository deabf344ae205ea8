import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Form, NavigationType, useNavigationType } from 'react-router';
import { Button } from '#src/ui/button.tsx';
import { useLocalPath } from '#src/ui/link.tsx';
import { fieldNames, readAnswers, stepFields, type Answers, type Faults, type Step } from './answers.ts';
import { assessmentPath, queryOf } from './assessment-address.ts';
import { KnownFactsNote, useKnownFacts } from './known-facts.tsx';
import { useStepNames } from './step-list.tsx';

interface StepFormProps {
  step: Step;
  answers: Answers;
  faults: Faults;
  /** What is in the address by now. */
  onType: (typed: Answers) => void;
  children: ReactNode;
}

/** Goes along to the results that were just asked for, as against those that a link or a reload shows. */
export interface Calculated {
  readonly calculated: true;
}
const calculated: Calculated = { calculated: true };

/**
 * A step as a form that asks for the next one by its address, which carries every answer. With scripts off that is all;
 * with them each keystroke is in the address at once, and Next waits until the step is filled in.
 */
export function StepForm({ step, answers, faults, onType, children }: StepFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [isFilled, setIsFilled] = useState(true);
  const localPath = useLocalPath();
  const name = useStepNames()[step];
  const arrival = useNavigationType();
  const shown: readonly string[] = step === 4 ? [] : stepFields[step];

  useEffect(() => {
    setIsFilled(form.current?.matches(':valid') ?? true);
  }, []);

  // What changed is read out and seen, wherever the button that was pressed stood.
  useEffect(() => {
    if (arrival !== NavigationType.Push) return;
    const wrong = form.current?.querySelector<HTMLElement>('input[aria-invalid], [aria-invalid] input');
    (wrong ?? form.current?.querySelector('h2'))?.focus();
  }, [arrival, faults]);

  /** A reload, now or later, finds what was typed. */
  function keep() {
    if (!form.current) return;
    setIsFilled(form.current.matches(':valid'));
    const typed = readAnswers(new FormData(form.current));
    history.replaceState(history.state, '', `?${queryOf(typed, step)}`);
    onType(typed);
  }

  const isKnown = useKnownFacts(form, step, keep);

  return (
    <Form
      ref={form}
      method="get"
      action={localPath(assessmentPath)}
      onInput={keep}
      state={step === 3 ? calculated : undefined}
      autoComplete="off"
      className="grid gap-6"
    >
      {fieldNames
        .filter((field) => !shown.includes(field))
        .map((field) => (
          <input key={field} type="hidden" name={field} value={answers[field]} />
        ))}
      <h2 tabIndex={-1} className="text-title">
        {name}
      </h2>
      {isKnown && <KnownFactsNote />}
      {children}
      <StepButtons step={step} isFilled={isFilled} />
    </Form>
  );
}

/** Next comes first, since the key Enter presses the first one; on a wide screen it stands on the right. */
function StepButtons({ step, isFilled }: { step: Step; isFilled: boolean }) {
  return (
    <div className="no-print flex flex-col gap-3 border-t border-edge pt-6 sm:flex-row-reverse sm:justify-between">
      <Button
        type="submit"
        look="primary"
        name="step"
        value={step + 1}
        disabled={step === 4 || !isFilled}
        className="sm:min-w-48"
      >
        {step === 3 ? <Trans>Calculate Results</Trans> : <Trans>Next</Trans>}
      </Button>
      <Button
        type="submit"
        name="step"
        value={step - 1}
        formNoValidate
        disabled={step === 1}
        className="sm:min-w-48"
      >
        <Trans>Previous</Trans>
      </Button>
    </div>
  );
}
