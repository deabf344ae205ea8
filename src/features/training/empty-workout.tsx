import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { laterPart, useLaterPart } from '#src/session/loaded.client.ts';
import { Button } from '#src/ui/button.tsx';
import type { ChangeSets } from './exercise-tools.tsx';
import type { OpenSession, ShownExercise } from './schema.ts';

interface EmptyWorkoutProps {
  readonly session: OpenSession;
  readonly onChange: ChangeSets;
  readonly onExercises: (added: readonly ShownExercise[]) => void;
}

const exercisesSheet = laterPart(() => import('./exercises-sheet.tsx'));

/** A workout without any exercise yet: it begins with one from the library. */
export function EmptyWorkout({ session, onChange, onExercises }: EmptyWorkoutProps) {
  const sheet = useLaterPart(exercisesSheet);
  const [isAsked, setIsAsked] = useState(false);
  return (
    <section aria-labelledby="exercise-name" className="grid grid-cols-1 gap-4">
      <div>
        <h2 id="exercise-name" className="text-title" tabIndex={-1}>
          <Trans>Which exercise comes first?</Trans>
        </h2>
        <p className="text-soft">
          <Trans>
            Choose it from the library. It comes with a few sets, to be changed as you like; others follow
            when you want them.
          </Trans>
        </p>
      </div>
      {isAsked && sheet.part ? (
        <sheet.part.AddExercise session={session} onChange={onChange} onExercises={onExercises} />
      ) : (
        <Button
          look="primary"
          className="justify-self-start"
          onClick={() => sheet.want(() => setIsAsked(true))}
        >
          <Trans>Choose from the library</Trans>
        </Button>
      )}
    </section>
  );
}
