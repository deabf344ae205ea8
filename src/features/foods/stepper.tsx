import type { ReactNode } from 'react';

interface StepperProps {
  label: string;
  name: string;
  value: string;
  onType: (value: string) => void;
  /** Both are buttons of the form, which also work where it is sent. */
  less: { label: string; press: string; isOff?: boolean };
  more: { label: string; press: string; isOff?: boolean };
  /** Id of the element at which the next page opens where the form is sent. */
  at: string;
  unit?: ReactNode;
  /** Id of the words that say what is wrong with it. */
  errorId: string | undefined;
}

/** An amount to type, between the buttons that make it less and more. */
export function Stepper({ label, name, value, onType, less, more, at, unit, errorId }: StepperProps) {
  const button = ({ label, press, isOff }: StepperProps['less'], sign: string) => (
    <button
      type="submit"
      name="press"
      value={press}
      formAction={`#${at}`}
      disabled={isOff}
      aria-label={label}
      className="no-print"
    >
      {sign}
    </button>
  );
  return (
    <span className="stepper">
      {button(less, '−')}
      <input
        name={name}
        value={value}
        onChange={({ target }) => onType(target.value)}
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        aria-invalid={errorId ? true : undefined}
        aria-describedby={errorId}
      />
      {unit && <span className="unit">{unit}</span>}
      {button(more, '+')}
    </span>
  );
}
