import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { setTypeLabels } from '#src/features/plans/fitness/labels.ts';
import { minutesOf } from '#src/lib/minutes.ts';
import { Dot } from '#src/ui/facts.tsx';
import { TimeAmount } from '#src/ui/time-amount.tsx';
import { inLanguage } from '#src/lib/language.ts';
import { listed } from '#src/lib/listed.ts';
import { Button } from '#src/ui/button.tsx';
import { Amount, DoneAmount } from './amounts.tsx';
import type { LastSet, OpenSession, ShownExercise, WorkoutSet } from './schema.ts';
import { trainingLimits } from './limits.ts';
import { isOwn } from './own-exercises/as-exercise.ts';
import { hasPlates } from './progression.ts';
import { ProposalNote } from './proposal-note.tsx';
import { Stepper } from './stepper.tsx';
import { LoadStepper } from './units/load-stepper.tsx';
import { useWeightUnit } from './units/weight-unit.client.ts';
import { useLanguage } from '#src/ui/language.client.ts';
import { groupOf, proposalOf, withoutDropped, type Done } from './workout-sets.ts';
import { laterPart, useLaterPart } from '#src/session/loaded.client.ts';

/** What stands behind the button beside a bar's weight. */
export const platesSheet = laterPart(() => import('./plates-sheet.tsx'));

interface CurrentSetProps {
  readonly session: OpenSession;
  readonly set: WorkoutSet;
  readonly entry: Done;
  /** What the form began with. */
  readonly offered: Done | null;
  readonly isLighter: boolean;
  readonly onEntry: (entry: Done) => void;
}

/** The set that is next: how it is done, how often, and the numbers to correct. */
export function CurrentSet({ session, set, entry, offered, isLighter, onEntry }: CurrentSetProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const exercise = session.exercises.find(({ id }) => id === set.exerciseId);
  const count = withoutDropped(session.sets).filter((other) => groupOf(other) === groupOf(set)).length;
  const last = lastOf(session.last[set.exerciseId], set.setNumber);
  const proposal = proposalOf(session.proposals, set);
  const isProposed = proposal?.sets.some(({ setNumber }) => setNumber === set.setNumber);
  const note = session.notes?.find(
    ({ setId, exerciseId }) => setId === set.id && exerciseId === set.exerciseId,
  );
  const [withLoad, setWithLoad] = useState(false);
  const position = set.setNumber;
  // Whose member has said whether there is a load.
  const isOwned = exercise !== undefined && isOwn(exercise.id);
  const isPlated = exercise !== undefined && hasPlates(exercise.gear);
  return (
    <section aria-labelledby="exercise-name" className="current-set grid gap-4">
      {exercise && <Figure key={exercise.id} exercise={exercise} />}
      <div>
        <h2 id="exercise-name" className="text-title" tabIndex={-1}>
          {exercise ? inLanguage(exercise.name, language) : <Trans>An exercise that was deleted</Trans>}
        </h2>
        <p className="text-soft">
          <Trans>
            Set {position} of {count}
          </Trans>
          <Dot />
          {inLanguage(setTypeLabels[set.setType], language)}
        </p>
        <p className="font-serif text-head font-semibold">
          <Amount reps={set.targetReps} repsMax={set.targetRepsMax} seconds={set.targetSeconds} />
          {set.eachSide && (
            <span className="ms-2 font-sans text-base font-normal">
              <Trans>each side</Trans>
            </span>
          )}
          {set.targetRpe && (
            <>
              {' '}
              <span className="ms-1 font-sans text-base font-normal">
                <Trans>effort {set.targetRpe} of 10</Trans>
              </span>
            </>
          )}
        </p>
        {note && <p>{inLanguage(note.text, language)}</p>}
      </div>
      {last && (
        <p className="flex flex-wrap items-center gap-x-3">
          <span className="text-soft">
            {proposal?.isOlder ? <Trans>The last time it was planned so:</Trans> : <Trans>Last time:</Trans>}{' '}
            <DoneAmount {...last} />
          </span>
          <Button onClick={() => onEntry({ reps: last.reps, seconds: last.seconds, weight: last.weight })}>
            <Trans>Take these</Trans>
          </Button>
        </p>
      )}
      {proposal && isProposed && (
        <ProposalNote
          proposal={proposal}
          isLighter={isLighter}
          onTake={offered && !isSame(entry, offered) ? () => onEntry(offered) : undefined}
        />
      )}
      {set.targetReps !== null ? (
        <Stepper
          label={t`Repetitions`}
          value={entry.reps}
          onChange={(reps) => onEntry({ ...entry, reps })}
          {...{ by: 1, step: 1, min: 0, max: trainingLimits.reps }}
        />
      ) : (
        <Stepper
          label={t`Seconds`}
          value={entry.seconds}
          onChange={(seconds) => onEntry({ ...entry, seconds })}
          note={minutesOf(entry.seconds ?? 0) && <TimeAmount seconds={entry.seconds ?? 0} />}
          {...{ by: minutesOf(entry.seconds ?? 0) ? 30 : 5, step: 1, min: 0, max: trainingLimits.seconds }}
        />
      )}
      {set.category === 'strength' &&
        (entry.weight !== null || withLoad || (isOwned && isPlated) ? (
          <div>
            <LoadStepper
              label={{ kg: t`Weight (kg)`, lb: t`Weight (lb)` }}
              value={entry.weight}
              onChange={(weight) => {
                setWithLoad(true);
                onEntry({ ...entry, weight });
              }}
              hasPlates={isPlated}
            >
              {exercise?.gear.includes('barbell') && (
                <Plates weight={entry.weight} onChange={(weight) => onEntry({ ...entry, weight })} />
              )}
            </LoadStepper>
            {!isPlated && <WaterNote />}
          </div>
        ) : (
          !isOwned && (
            <Button className="justify-self-start" onClick={() => setWithLoad(true)}>
              <Trans>Add a weight</Trans>
            </Button>
          )
        ))}
      {exercise && exercise.steps.length > 0 && <HowTo exercise={exercise} />}
    </section>
  );
}

function WaterNote() {
  const unit = useWeightUnit();
  return (
    <p className="mt-1 text-small text-soft">
      {unit === 'kg' ? (
        <Trans>A litre of water weighs a kilogram: a full 5-litre jerrycan is about 5 kg.</Trans>
      ) : (
        <Trans>A litre of water weighs about 2.2 pounds: a full 5-litre jerrycan is about 11 lb.</Trans>
      )}
    </p>
  );
}

const lastOf = (sets: readonly LastSet[] | undefined, setNumber: number): LastSet | undefined =>
  sets?.find((set) => set.setNumber === setNumber) ?? sets?.at(-1);

const isSame = (a: Done, b: Done): boolean =>
  a.reps === b.reps && a.seconds === b.seconds && a.weight === b.weight;

/** The exercise standing still; it moves when that is asked for. */
function Figure({ exercise }: { exercise: ShownExercise }) {
  const { t } = useLingui();
  const language = useLanguage();
  const [isMoving, setIsMoving] = useState(false);
  // Without a connection not every picture is there.
  const [missing, setMissing] = useState<readonly string[]>([]);
  const address = [isMoving ? exercise.gifUrl : null, exercise.image].find(
    (one) => one !== null && !missing.includes(one),
  );
  if (!address) return null;
  return (
    <figure className="plate relative grid place-items-center overflow-hidden">
      <img
        src={address}
        alt={inLanguage(exercise.name, language)}
        width={208}
        height={178}
        className="h-36 w-auto"
        onError={() => setMissing([...missing, address])}
      />
      {exercise.gifUrl !== null && exercise.image !== null && (
        <button
          type="button"
          className="workout-play"
          aria-pressed={isMoving}
          aria-label={t`Show the movement`}
          onClick={() => setIsMoving(!isMoving)}
        >
          <svg viewBox="0 0 24 24" width="22" height="22" fill="currentColor" aria-hidden="true">
            <path d={isMoving ? 'M7 5h3.5v14H7zM13.5 5H17v14h-3.5z' : 'M8 5v14l11-7z'} />
          </svg>
        </button>
      )}
    </figure>
  );
}

function HowTo({ exercise }: { exercise: ShownExercise }) {
  const language = useLanguage();
  const own = (text: ShownExercise['name']) => inLanguage(text, language);
  const equipment = listed(exercise.equipment.map(own), language);
  return (
    <details className="border-t border-edge">
      <summary className="flex min-h-11 items-center font-semibold text-green">
        <Trans>How it is done</Trans>
      </summary>
      <div className="grid gap-3 pb-2">
        {equipment && (
          <p>
            <Trans>You need: {equipment}</Trans>
          </p>
        )}
        <ol className="grid list-decimal gap-2 ps-6">
          {exercise.steps.map((step) => (
            <li key={own(step)}>{own(step)}</li>
          ))}
        </ol>
        <p>
          <strong className="font-semibold">
            <Trans>Easier:</Trans>
          </strong>{' '}
          {own(exercise.variations.easier)}
        </p>
        <p>
          <strong className="font-semibold">
            <Trans>Harder:</Trans>
          </strong>{' '}
          {own(exercise.variations.harder)}
        </p>
      </div>
    </details>
  );
}

/** A button beside the weight of a bar, and behind it which plates make that weight. */
function Plates(props: { readonly weight: number | null; readonly onChange: (kilograms: number) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const sheet = useLaterPart(platesSheet);
  return (
    <>
      <Button onClick={() => sheet.want(() => setIsOpen(true))}>
        <Trans>Plates</Trans>
      </Button>
      {sheet.part && <sheet.part.PlatesSheet {...props} isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}
