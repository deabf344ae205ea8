import { useLingui } from '@lingui/react/macro';
import { useId, useRef, type ReactNode } from 'react';

interface StepperProps {
  readonly label: string;
  /** What stands beside the label, such as the value in another unit. */
  readonly note?: ReactNode;
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
export function Stepper({ label, note, value, onChange, by, step, min, max }: StepperProps) {
  const { t } = useLingui();
  const id = useId();
  // A number that is only passed through stays as it is, however fine it was.
  const isTyped = useRef(false);
  const within = (number: number) => Math.min(Math.max(Math.round(number / step) * step, min), max);
  const move = (more: number) => onChange(within((value ?? 0) + more));
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap gap-x-2">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {note && <span className="text-soft">{note}</span>}
      </p>
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
