import { useState, type ReactNode } from 'react';
import { kilogramsOf, shownLoad, type WeightUnit } from '#src/lib/weight.ts';
import { trainingLimits } from '../limits.ts';
import { Stepper } from '../stepper.tsx';
import { UnitChoice } from './unit-choice.tsx';
import { useWeightUnit } from './weight-unit.client.ts';

interface LoadStepperProps {
  readonly label: Readonly<Record<WeightUnit, string>>;
  /** Kilograms, whatever is shown. */
  readonly value: number | null;
  readonly onChange: (kilograms: number | null) => void;
  /** Plates go by larger steps than water. */
  readonly hasPlates?: boolean;
  /** What else is of use beside the weight. */
  readonly children?: ReactNode;
}

const steps: Readonly<Record<WeightUnit, { readonly plates: number; readonly free: number }>> = {
  kg: { plates: 2.5, free: 1 },
  lb: { plates: 5, free: 2.5 },
};

/** A load to be typed in the member's unit; the caller knows kilograms only. */
export function LoadStepper({ label, value, onChange, hasPlates = false, children }: LoadStepperProps) {
  const unit = useWeightUnit();
  const { min, max, step } = trainingLimits.load;
  // What is being typed, which pounds to the half would take from under the fingers.
  const [typed, setTyped] = useState<{ shown: number; kilograms: number; unit: WeightUnit } | null>(null);
  const isTyped = typed !== null && typed.kilograms === value && typed.unit === unit;
  const shown = value === null ? null : isTyped ? typed.shown : shownLoad(value, unit);
  return (
    <div className="grid gap-1">
      <Stepper
        label={label[unit]}
        value={shown}
        onChange={(next) => {
          const kilograms = next === null ? null : kilogramsOf(next, unit);
          setTyped(next === null || kilograms === null ? null : { shown: next, kilograms, unit });
          onChange(kilograms);
        }}
        by={steps[unit][hasPlates ? 'plates' : 'free']}
        {...{ min, step, max: Math.floor(shownLoad(max, unit)) }}
      />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <UnitChoice />
        {children}
      </div>
    </div>
  );
}
