import { useState } from 'react';
import { controlLook, FieldFrame } from '#src/ui/field.tsx';

interface NumberInputProps<Empty extends null | 0> {
  readonly label: string;
  readonly value: number | Empty;
  readonly onChange: (value: number | Empty) => void;
  /** What stands for an empty field. */
  readonly empty: Empty;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly fault?: string | undefined;
}

/** A number of the schedule. What is typed stays as it is typed; what cannot be read as a number counts as 0. */
export function NumberInput<Empty extends null | 0>({
  label,
  value,
  onChange,
  empty,
  min,
  max,
  step = 1,
  fault,
}: NumberInputProps<Empty>) {
  const [text, setText] = useState(String(value ?? ''));
  const numberIn = (typed: string): number | Empty => {
    if (typed.trim() === '') return empty;
    const number = Number(typed);
    return Number.isFinite(number) ? number : 0;
  };
  return (
    <FieldFrame label={<span className="text-small">{label}</span>} error={fault}>
      {(control) => (
        <input
          {...control}
          {...{ type: 'number', inputMode: 'decimal', min, max, step }}
          // From outside, as by an undo, comes another number than the one typed.
          value={numberIn(text) === value ? text : String(value ?? '')}
          onChange={(event) => {
            setText(event.target.value);
            onChange(numberIn(event.target.value));
          }}
          className={controlLook}
        />
      )}
    </FieldFrame>
  );
}
