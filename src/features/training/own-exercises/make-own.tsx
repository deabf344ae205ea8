import { Trans } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { MuscleGroup } from '#src/features/plans/exercises/muscles.ts';
import { laterPart, useLaterPart } from '#src/session/loaded.client.ts';
import { Button } from '#src/ui/button.tsx';
import { makeOwnExercise } from './own-exercises.client.ts';
import type { OwnExercise } from './schema.ts';

const ownExerciseForm = laterPart(() => import('./own-exercise-form.tsx'));

interface MakeOwnProps {
  /** What is looked for. */
  readonly typed: string;
  readonly muscleGroup: MuscleGroup | null;
  /** The library has nothing of the kind. */
  readonly isWanted: boolean;
  readonly onMade: (own: OwnExercise) => void;
}

/** The last choice of a list of exercises: one that the member makes, called as they looked for it. */
export function MakeOwn({ typed, muscleGroup, isWanted, onMade }: MakeOwnProps) {
  const [name, setName] = useState<string | null>(null);
  const form = useLaterPart(ownExerciseForm);
  const button = useRef<HTMLButtonElement>(null);
  if (name !== null && form.part)
    return (
      <form.part.OwnExerciseForm
        base={{ name, measure: 'reps', isLoaded: false, muscleGroup }}
        onSave={async (draft) => {
          const own = await makeOwnExercise(draft);
          setName(null);
          onMade(own);
        }}
        onCancel={() => {
          setName(null);
          // It comes back with the next paint.
          requestAnimationFrame(() => button.current?.focus());
        }}
      />
    );
  return (
    <Button
      ref={button}
      className={`justify-self-start text-start wrap-anywhere ${isWanted ? '' : '-ms-5 border-transparent text-green'}`}
      onClick={() => form.want(() => setName(typed))}
    >
      {typed === '' ? <Trans>Make your own</Trans> : <Trans>Make your own: {typed}</Trans>}
    </Button>
  );
}
