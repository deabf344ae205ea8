import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef, type ChangeEvent, type ReactNode, type SubmitEvent } from 'react';
import { useSession } from '#src/session/session.client.ts';
import { Button } from '#src/ui/button.tsx';
import { Field } from '#src/ui/field.tsx';
import { useHasApplication } from '#src/ui/has-application.client.ts';
import { isBody, isHeight, isWeight, units, type Unit } from '#src/lib/bmi.ts';
import { bmiMessages } from './messages.ts';
import { bodyOf, centimetresMeant, queryOf, readQuestion, weightMeant, type BmiQuestion } from './schema.ts';

/** Where the result stands on the page. */
export const resultId = 'bmi-result';

interface CalculatorFormProps {
  question: BmiQuestion;
  /** Whether the measures are such that no person can have them, or none at all. */
  isInvalid: boolean;
  /** What is typed is news about the question as it stands at that moment. */
  onType: (change: (before: BmiQuestion) => BmiQuestion) => void;
  onCalculate: (question: BmiQuestion) => void;
  /** Empties everything, in the unit of the button that was pressed. */
  onClear: (unit: Unit) => void;
  clearLabel: ReactNode;
  /** Whether nothing can be calculated while a field is empty. */
  needsBoth?: boolean;
}

/** The address carries the question as it does without scripts, for a reload and for the page in the other language. */
const keepInAddress = (query: string) => history.replaceState(history.state, '', `?${query}`);

/**
 * Fills in what a member's profile knows, once, where nothing is typed or asked yet. @returns whether that is what stands
 * in the fields
 */
function useKnownBody({ height, weight }: BmiQuestion, onType: CalculatorFormProps['onType']): boolean {
  const { user } = useSession();
  const known =
    user && user.height !== null && user.weight !== null
      ? { height: String(user.height), weight: String(user.weight) }
      : null;
  const isOffered = useRef(false);
  useEffect(() => {
    if (!known || isOffered.current) return;
    isOffered.current = true;
    onType((before) =>
      before.unit === 'metric' && before.height === '' && before.weight === ''
        ? { ...before, ...known }
        : before,
    );
  });
  return known !== null && height === known.height && weight === known.weight;
}

/** Unit, height and weight, as both calculators ask for them; the address carries the question. */
export function CalculatorForm({
  question,
  isInvalid,
  onType,
  onCalculate,
  onClear,
  clearLabel,
  needsBoth = false,
}: CalculatorFormProps) {
  const { t, i18n } = useLingui();
  const { unit, height, weight } = question;
  const blankForm = useId();
  const errorId = useId();
  const body = bodyOf(question);
  const meant = isInvalid ? { cm: centimetresMeant(question), weight: weightMeant(question) } : null;
  const hasApplication = useHasApplication();
  const isFromProfile = useKnownBody(question, onType);
  const isIncomplete = needsBoth && (height.trim() === '' || weight.trim() === '');
  const names: Record<Unit, string> = { metric: t`Metric`, imperial: t`Imperial` };

  /** Ties a field that is wrong to the words that say so. */
  const fault = (isRight: boolean) =>
    isInvalid && !isRight ? { 'aria-invalid': true, 'aria-describedby': errorId } : {};

  const type =
    (name: 'height' | 'weight') =>
    ({ target: { value } }: ChangeEvent<HTMLInputElement>) =>
      onType((before) => ({ ...before, [name]: value }));

  function calculate(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // From the fields: a form that was sent before the application was there is sent again ahead of its state.
    const typed = readQuestion(new FormData(event.currentTarget));
    keepInAddress(queryOf(typed));
    onCalculate(typed);
  }

  function clear(event: SubmitEvent) {
    event.preventDefault();
    const unit = (event.nativeEvent.submitter as HTMLButtonElement).value as Unit;
    keepInAddress(`unit=${unit}`);
    onClear(unit);
  }

  return (
    <div className="card grid gap-5 p-5 sm:p-8 md:sticky md:top-24">
      <form id={blankForm} method="get" onSubmit={clear}>
        <fieldset aria-label={t`Units`} className="flex gap-2">
          {units.map((name) => (
            <Button
              key={name}
              type="submit"
              name="unit"
              value={name}
              look={name === unit ? 'primary' : 'plain'}
              aria-pressed={name === unit}
              className="grow"
            >
              {names[name]}
            </Button>
          ))}
        </fieldset>
      </form>
      {/* With scripts off the next page opens at its result. */}
      <form
        method="get"
        action={`#${resultId}`}
        noValidate={!needsBoth}
        onSubmit={calculate}
        className="grid gap-4"
      >
        <input type="hidden" name="unit" value={unit} />
        <Field
          label={unit === 'metric' ? <Trans>Height (cm)</Trans> : <Trans>Height (inches)</Trans>}
          name="height"
          inputMode="decimal"
          autoComplete="off"
          required={needsBoth}
          value={height}
          onChange={type('height')}
          {...fault(isHeight(body.height))}
        />
        <Field
          label={unit === 'metric' ? <Trans>Weight (kg)</Trans> : <Trans>Weight (lbs)</Trans>}
          name="weight"
          inputMode="decimal"
          autoComplete="off"
          required={needsBoth}
          value={weight}
          onChange={type('weight')}
          {...fault(isWeight(body.weight) && (!isHeight(body.height) || isBody(body)))}
        />
        {isFromProfile && (
          <p className="text-small text-soft">
            <Trans>These are the height and weight on your profile. Change what is not right any more.</Trans>
          </p>
        )}
        {isInvalid && (
          <p id={errorId} role="alert" className="font-semibold text-red">
            {i18n._(bmiMessages.invalid.id)} {meant && <Meant {...meant} unit={unit} />}
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" look="primary" disabled={hasApplication && isIncomplete} className="grow">
            <Trans>Calculate BMI</Trans>
          </Button>
          <Button type="submit" form={blankForm} name="unit" value={unit}>
            {clearLabel}
          </Button>
        </div>
      </form>
    </div>
  );
}

/** What a slip of the finger probably was, in the reader's unit; the height's goes first. */
function Meant({ cm, weight, unit }: { cm: number | null; weight: number | null; unit: Unit }) {
  const { i18n } = useLingui();
  const meant = i18n.number(cm ?? weight ?? 0);
  if (cm !== null) return <Trans>Did you mean {meant} cm?</Trans>;
  if (weight === null) return null;
  return unit === 'metric' ? (
    <Trans>Did you mean {meant} kg?</Trans>
  ) : (
    <Trans>Did you mean {meant} lb?</Trans>
  );
}
