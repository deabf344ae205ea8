import { Trans } from '@lingui/react/macro';
import type { ChangeSets } from './exercise-tools.tsx';
import { AddExercise } from './exercises-sheet.tsx';
import type { OpenSession, ShownExercise } from './schema.ts';

interface EmptyWorkoutProps {
  readonly session: OpenSession;
  readonly onChange: ChangeSets;
  readonly onExercises: (added: readonly ShownExercise[]) => void;
}

/** A workout without any exercise yet: it begins with one from the library. */
export const EmptyWorkout = ({ session, onChange, onExercises }: EmptyWorkoutProps) => (
  <section aria-labelledby="exercise-name" className="grid grid-cols-1 gap-4">
    <div>
      <h2 id="exercise-name" className="text-title" tabIndex={-1}>
        <Trans>Which exercise comes first?</Trans>
      </h2>
      <p className="text-soft">
        <Trans>
          Choose it from the library. It comes with a few sets, to be changed as you like; others follow when
          you want them.
        </Trans>
      </p>
    </div>
    <AddExercise session={session} onChange={onChange} onExercises={onExercises} />
  </section>
);
