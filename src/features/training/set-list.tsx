import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { inLanguage } from '#src/lib/language.ts';
import { Button } from '#src/ui/button.tsx';
import { useLanguage } from '#src/ui/language.client.ts';
import { Amount, DoneAmount } from './amounts.tsx';
import type { OpenSession, WorkoutSet } from './schema.ts';
import { groupOf, withoutDropped } from './workout-sets.ts';

/** All sets of the day, to see what is behind and ahead, and to correct one. */
export function SetList({
  session,
  current,
  onGo,
}: {
  session: OpenSession;
  current: WorkoutSet | null;
  onGo: (set: WorkoutSet) => void;
}) {
  const { t } = useLingui();
  const language = useLanguage();
  const all = withoutDropped(session.sets);
  const groups = [...new Set(all.map(groupOf))];
  const nameOf = ({ exerciseId }: WorkoutSet) => {
    const exercise = session.exercises.find(({ id }) => id === exerciseId);
    return exercise ? inLanguage(exercise.name, language) : t`An exercise that was deleted`;
  };
  const states = { open: t`open`, done: t`done`, skipped: t`skipped`, dropped: '' } as const;
  return (
    <details className="border-t border-edge">
      <summary className="flex min-h-11 items-center font-semibold text-green">
        <Plural value={all.length} one="# set in all" other="All # sets" />
      </summary>
      <ol className="grid gap-4 pb-2">
        {groups.map((group) => {
          const sets = all.filter((set) => groupOf(set) === group);
          const name = sets[0] ? nameOf(sets[0]) : '';
          return (
            <li key={group}>
              <p className="font-semibold">{name}</p>
              <ul className="rows">
                {sets.map((set) => {
                  const number = set.setNumber;
                  return (
                    <li key={set.id} className="flex min-h-11 flex-wrap items-center gap-x-3 py-1">
                      <span className="grow">
                        <span className="text-soft">{number}.</span>{' '}
                        {set.state === 'done' ? (
                          <DoneAmount {...set} />
                        ) : (
                          <Amount
                            reps={set.targetReps}
                            repsMax={set.targetRepsMax}
                            seconds={set.targetSeconds}
                          />
                        )}
                      </span>
                      <span className={set.state === 'done' ? 'text-green' : 'text-soft'}>
                        {set.state === 'done' && '✓ '}
                        {set.id === current?.id ? <Trans>now</Trans> : states[set.state]}
                      </span>
                      {set.id !== current?.id && (
                        <Button
                          onClick={() => onGo(set)}
                          aria-label={
                            set.state === 'open'
                              ? t`Go there: set ${number} of ${name}`
                              : t`Correct: set ${number} of ${name}`
                          }
                        >
                          {set.state === 'open' ? <Trans>Go there</Trans> : <Trans>Correct</Trans>}
                        </Button>
                      )}
                    </li>
                  );
                })}
              </ul>
            </li>
          );
        })}
      </ol>
    </details>
  );
}
