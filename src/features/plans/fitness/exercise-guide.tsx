import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { listed } from '#src/lib/listed.ts';
import { Dot } from '#src/ui/facts.tsx';
import { Link } from '#src/ui/link.tsx';
import { Demonstration } from '../exercises/demonstration.tsx';
import { exercisePath } from '../exercises/exercises-address.ts';
import { LevelBadge } from '../exercises/level-badge.tsx';
import type { ExerciseView } from './plan-view.ts';
import { TimeAmount } from '#src/ui/time-amount.tsx';
import { useLanguage } from '#src/ui/language.client.ts';

/** One exercise of a day, as one does it: the movement, how often, and step by step. */
export function ExerciseGuide({ exercise, position }: { exercise: ExerciseView; position: number }) {
  const language = useLanguage();
  const muscles = listed(exercise.muscles, language);
  return (
    <article className="card grid gap-4 p-4 sm:grid-cols-[minmax(0,15rem)_1fr] sm:gap-x-6 sm:p-6 print:grid-cols-[13rem_1fr] print:gap-y-2 print:p-3">
      <header className="grid content-start gap-2 sm:order-2">
        <h4 className="flex items-baseline gap-3 font-serif text-title font-semibold">
          <span className="text-soft">{position}</span>
          <Link
            to={exercisePath(exercise.id)}
            className="inline-flex min-h-11 min-w-11 items-center text-ink underline"
          >
            {exercise.name}
          </Link>
        </h4>
        <p>{exercise.description}</p>
        <ul className="flex flex-wrap items-center gap-x-4 gap-y-1 font-semibold">
          <li>
            <Plural value={exercise.sets} one="# set" other="# sets" />
          </li>
          <li>
            <Plural value={exercise.minutes} one="# minute" other="# minutes" />
          </li>
          <li>
            <LevelBadge level={exercise.level}>{exercise.levelLabel}</LevelBadge>
          </li>
        </ul>
        <p className="text-soft">
          <Trans>Target muscles: {muscles}</Trans>
        </p>
      </header>
      <div className="sm:order-1">
        <Demonstration name={exercise.name} animation={exercise.gifUrl} still={exercise.image} />
      </div>
      <div className="sm:order-3">
        <Sets groups={exercise.setGroups} />
      </div>
      <ol className="points grid list-decimal content-start gap-2 pl-6 sm:order-4">
        {exercise.steps.map((step) => (
          <li key={step} className="pl-1">
            {step}
          </li>
        ))}
      </ol>
      <details className="border-t border-edge sm:order-5 sm:col-span-2">
        <summary className="flex min-h-11 items-center font-semibold text-green">
          <Trans>Tips, mistakes, easier and harder</Trans>
        </summary>
        <div className="grid gap-4 pb-2 sm:grid-cols-2 print:grid-cols-4">
          <Notes title={<Trans>Tips</Trans>} texts={exercise.tips} />
          <Notes title={<Trans>Common mistakes</Trans>} texts={exercise.commonMistakes} />
          <Notes title={<Trans>Easier</Trans>} texts={[exercise.variations.easier]} />
          <Notes title={<Trans>Harder</Trans>} texts={[exercise.variations.harder]} />
        </div>
      </details>
    </article>
  );
}

function Sets({ groups }: { groups: ExerciseView['setGroups'] }) {
  return (
    <ul className="rows">
      {groups.map((group, i) => (
        <li key={i} className="flex flex-wrap gap-x-4 py-2.5">
          <span className="min-w-0 flex-[1_1_8rem]">
            <strong className="font-semibold">
              {group.count > 1 && `${group.count} × `}
              {group.reps === null ? (
                <TimeAmount seconds={group.seconds ?? 0} />
              ) : (
                <Reps from={group.reps} to={group.repsMax} />
              )}
            </strong>
            {group.eachSide && (
              <>
                {' '}
                <Trans>each side</Trans>
              </>
            )}
            <span className="block text-small text-soft">
              {group.typeLabel}
              {group.rpe !== null && (
                <>
                  <Dot />
                  <Trans>effort {group.rpe} of 10</Trans>
                </>
              )}
              {group.notes && (
                <>
                  <Dot />
                  {group.notes}
                </>
              )}
            </span>
          </span>
          {group.restTime > 0 && (
            <span className="text-right text-small text-soft">
              {group.walkRest ? (
                <Trans>walk {group.restTime} s</Trans>
              ) : (
                <Trans>rest {group.restTime} s</Trans>
              )}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

function Reps({ from, to }: { from: number; to: number | null }) {
  return to === null ? (
    <Plural value={from} one="# repetition" other="# repetitions" />
  ) : (
    <Trans>
      {from}–{to} repetitions
    </Trans>
  );
}

function Notes({ title, texts }: { title: ReactNode; texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <div>
      <h5 className="font-semibold">{title}</h5>
      <ul className="mt-1 grid list-disc gap-1 pl-5 text-soft">
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}
