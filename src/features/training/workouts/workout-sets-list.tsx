import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { formatDate } from '#src/lib/dates.ts';
import type { Day } from '#src/lib/day.ts';
import { inLanguage } from '#src/lib/language.ts';
import { Button } from '#src/ui/button.tsx';
import { useLanguage } from '#src/ui/language.client.ts';
import { useLeadingCalendar } from '#src/ui/leading-calendar.client.ts';
import { Link } from '#src/ui/link.tsx';
import { Amount, DoneAmount } from '../amounts.tsx';
import { measureOf, type ExerciseRecord } from '../exercise-figures.ts';
import { groupOf } from '../workout-sets.ts';
import { InsteadOf } from '../exercises/instead-of.tsx';
import { useLoad } from '../units/load.tsx';
import { SetDialog } from './set-dialog.tsx';
import type { ComparedExercise, Workout } from './schema.ts';
import { workoutPath } from './workouts.client.ts';

/** Exercise by exercise: what was done, beside the last time, each set to be corrected. */
export function WorkoutSets({
  workout,
  onChange,
}: {
  workout: Workout;
  onChange: (workout: Workout) => void;
}) {
  const { t } = useLingui();
  const language = useLanguage();
  const [edited, setEdited] = useState<string | null>(null);
  const groups = [...new Set(workout.sets.map(groupOf))];
  const seen = new Set<string>();
  return (
    <>
      {groups.map((group) => {
        const sets = workout.sets.filter((set) => groupOf(set) === group);
        const { exerciseId } = sets[0]!;
        const compared = workout.exercises.find((one) => one.exerciseId === exerciseId);
        const name = compared?.name ? inLanguage(compared.name, language) : t`An exercise that was deleted`;
        // What comes twice is compared once: with all of its sets.
        const isFirst = !seen.has(exerciseId);
        seen.add(exerciseId);
        return (
          <section key={group} aria-label={name} className="mt-6">
            <h2 className="text-large">
              <Link
                to={`/profile/training/exercises/${exerciseId}`}
                className="inline-flex min-h-11 items-center"
              >
                {name}
              </Link>
            </h2>
            {isFirst && compared && <Compared compared={compared} />}
            <ul className="rows mt-1">
              {sets.map(({ setNumber: number, ...set }) => (
                <li key={set.id} className="flex min-h-12 flex-wrap items-center gap-x-3 py-1">
                  <span className={`min-w-36 flex-1 ${set.state === 'done' ? '' : 'text-soft'}`}>
                    <span className="text-soft">{number}.</span>{' '}
                    {set.state === 'done' ? (
                      <DoneAmount {...set} />
                    ) : (
                      <>
                        <s>
                          <Amount
                            reps={set.targetReps}
                            repsMax={set.targetRepsMax}
                            seconds={set.targetSeconds}
                          />
                        </s>{' '}
                        <Trans>not done</Trans>
                      </>
                    )}
                  </span>
                  <Button onClick={() => setEdited(set.id)} aria-label={t`Correct: set ${number} of ${name}`}>
                    <Trans>Correct</Trans>
                  </Button>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      <SetDialog workout={workout} setId={edited} onClose={() => setEdited(null)} onChange={onChange} />
    </>
  );
}

/** Better, the same or less than the last time, why, and what was never reached before. */
function Compared({ compared: { figures, before, comparison, records } }: { compared: ComparedExercise }) {
  const language = useLanguage();
  const [calendar] = useLeadingCalendar();
  if (!figures || !before || !comparison) return null;
  const { outcome, by } = comparison;
  const date = formatDate(before.date as Day, calendar, language);
  const looks = { better: 'text-green', same: '', less: '' } as const;
  return (
    <div className="grid gap-1">
      <p className="text-small">
        <Link to={workoutPath(before.workoutId)} className="inline-flex min-h-11 items-center">
          <b className={`font-semibold ${looks[outcome]}`}>
            {outcome === 'better' && <Trans>Better than on {date}</Trans>}
            {outcome === 'same' && <Trans>The same as on {date}</Trans>}
            {outcome === 'less' && <Trans>Less than on {date}</Trans>}
          </b>
        </Link>
        {outcome !== 'same' && (
          <span className="block text-soft">
            <InsteadOf {...{ by, figures, before }} />
          </span>
        )}
      </p>
      {records.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {records.map((record) => (
            <li
              key={record}
              className="rounded-full bg-gold px-3 py-0.5 text-small font-semibold text-on-gold"
            >
              ★ <RecordName record={record} measure={measureOf(figures)} weight={figures.best.weight} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function RecordName({
  record,
  measure,
  weight,
}: {
  record: ExerciseRecord;
  measure: ReturnType<typeof measureOf>;
  weight: number | null;
}) {
  const load = useLoad().load(weight ?? 0);
  if (record === 'weight') return <Trans>Most weight so far: {load}</Trans>;
  if (record === 'best') return <Trans>Best set so far</Trans>;
  if (measure === 'volume') return <Trans>Most moved in all so far</Trans>;
  return measure === 'totalReps' ? (
    <Trans>Most repetitions in all so far</Trans>
  ) : (
    <Trans>Longest in all so far</Trans>
  );
}
