import { useLingui } from '@lingui/react/macro';
import { useId, useRef } from 'react';

interface StepperProps {
  readonly label: string;
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  /** What a tap adds. */
  readonly by: number;
  /** The finest that can be typed. */
  readonly step: number;
  readonly min: number;
  readonly max: number;
}

/** A number for a thumb: wide buttons beside it, and the keyboard's own for whoever types. Empty is null. */
export function Stepper({ label, value, onChange, by, step, min, max }: StepperProps) {
  const { t } = useLingui();
  const id = useId();
  // A number that is only passed through stays as it is, however fine it was.
  const isTyped = useRef(false);
  const within = (number: number) => Math.min(Math.max(Math.round(number / step) * step, min), max);
  const move = (more: number) => onChange(within((value ?? 0) + more));
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <div className="stepper">
        <button type="button" onClick={() => move(-by)} aria-label={t`Less: ${label}`}>
          −
        </button>
        <input
          id={id}
          type="number"
          inputMode={step < 1 ? 'decimal' : 'numeric'}
          {...{ min, max, step }}
          value={value ?? ''}
          onFocus={(event) => event.currentTarget.select()}
          onChange={({ target }) => {
            isTyped.current = true;
            onChange(target.value === '' || Number.isNaN(target.valueAsNumber) ? null : target.valueAsNumber);
          }}
          onBlur={() => {
            if (isTyped.current && value !== null) onChange(within(value));
            isTyped.current = false;
          }}
        />
        <button type="button" onClick={() => move(by)} aria-label={t`More: ${label}`}>
          +
        </button>
      </div>
    </div>
  );
}
