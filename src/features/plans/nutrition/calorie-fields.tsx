import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { CalorieBounds, TypedBounds } from './calorie-bounds.ts';

interface CalorieFieldsProps {
  readonly typed: TypedBounds;
  readonly wrong: CalorieBounds['wrong'];
}

/** From how many to how many kilocalories a day a plan may have, and what is wrong with what was typed. */
export function CalorieFields({ typed, wrong }: CalorieFieldsProps) {
  const { i18n } = useLingui();
  const message = wrong?.min ?? wrong?.max;
  return (
    <>
      <fieldset className="grid gap-1">
        <legend className="font-semibold">
          <Trans>Calories a day</Trans>
        </legend>
        <div className="flex flex-wrap items-center gap-x-2 gap-y-2 sm:gap-x-4">
          <Amount name="min" typed={typed.min} isWrong={wrong?.min !== undefined}>
            <Trans>From</Trans>
          </Amount>
          <Amount name="max" typed={typed.max} isWrong={wrong?.max !== undefined}>
            <Trans>to</Trans>
          </Amount>
          <span>
            <Trans>kcal</Trans>
          </span>
        </div>
      </fieldset>
      <div className="basis-full text-small sm:order-last">
        {message && (
          <p id={errorId} role="alert" className="font-semibold text-red">
            {i18n._(message)}
          </p>
        )}
        <p id={hintId} className="text-soft">
          {message ? (
            <Trans>Until then the list is not narrowed by calories.</Trans>
          ) : (
            <Trans>Shows the plans whose whole range lies within these bounds.</Trans>
          )}
        </p>
      </div>
    </>
  );
}

const hintId = 'calories-hint';
const errorId = 'calories-fault';

interface AmountProps {
  readonly name: 'min' | 'max';
  readonly typed: string | undefined;
  readonly isWrong: boolean;
  readonly children: ReactNode;
}

function Amount({ name, typed = '', isWrong, children }: AmountProps) {
  return (
    <label className="inline-flex items-center gap-2">
      {children}
      <input
        // A new address brings its own amount.
        key={typed}
        name={name}
        defaultValue={typed}
        inputMode="numeric"
        maxLength={12}
        autoComplete="off"
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${hintId} ${errorId}` : hintId}
        className="min-h-11 w-20 rounded-card border border-field-edge bg-card px-3 aria-invalid:border-red"
      />
    </label>
  );
}
