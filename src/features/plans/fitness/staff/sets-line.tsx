import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Field } from '#src/ui/field.tsx';
import type { SetFields } from './plan-fields.ts';
import { useSetsFault } from './sets-fault.client.ts';
import { readSets, setsText, type SetAmount } from './sets-shorthand.ts';

interface SetsLineProps {
  /** What the exercise is called. */
  readonly title: string;
  readonly sets: readonly SetFields[];
  readonly onChange: (sets: readonly SetAmount[]) => void;
}

/** All sets of an exercise in one line, which follows them and which they follow. */
export function SetsLine({ title, sets, onChange }: SetsLineProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState<string | null>(null);
  const [fault, setFault] = useState<string>();
  const faultOf = useSetsFault();
  const text = setsText(sets.map(amountOf));
  function take() {
    if (typed === null || typed === text) return setTyped(null);
    const read = readSets(typed);
    if ('fault' in read) return setFault(faultOf(read));
    onChange(read.sets);
    setTyped(null);
  }
  return (
    <Field
      label={t`Sets of ${title} in one line`}
      hint={t`Such as: 3 × 8-12, 90 s @8; 1 × 30 s each side`}
      error={fault}
      value={typed ?? text}
      maxLength={300}
      onChange={(event) => {
        setTyped(event.target.value);
        setFault(undefined);
      }}
      onBlur={take}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        // The form is not meant; the line is.
        event.preventDefault();
        take();
      }}
    />
  );
}

function amountOf({ setType, measure, reps, repsMax, durationSeconds, eachSide, restTime, rpe }: SetFields) {
  const amount: SetAmount =
    measure === 'reps'
      ? { setType, reps, repsMax, durationSeconds: null, eachSide, restTime, rpe }
      : { setType, reps: null, repsMax: null, durationSeconds, eachSide, restTime, rpe };
  return amount;
}
