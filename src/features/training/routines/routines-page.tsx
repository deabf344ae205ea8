import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { formatDate } from '#src/lib/dates.ts';
import type { Day } from '#src/lib/day.ts';
import { inLanguage } from '#src/lib/language.ts';
import { listed } from '#src/lib/listed.ts';
import { requireSession } from '#src/session/guard.tsx';
import { ownPage } from '#src/session/member-bar.tsx';
import { MemberPage } from '#src/session/member-page.tsx';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { Dot } from '#src/ui/facts.tsx';
import { useLanguage } from '#src/ui/language.client.ts';
import { useLeadingCalendar } from '#src/ui/leading-calendar.client.ts';
import { Link } from '#src/ui/link.tsx';
import { useUndoFocus } from '#src/ui/undo-focus.client.ts';
import { readOwnExercises } from '../own-exercises/own-exercises.client.ts';
import { OwnSection } from '../own-exercises/own-section.tsx';
import { useAction } from '../use-action.client.ts';
import { workoutPath } from '../workouts/workouts.client.ts';
import {
  deleteRoutine,
  listKept,
  newRoutinePath,
  readRoutines,
  restoreRoutine,
  routinePath,
} from './routines.client.ts';
import type { ListedRoutine } from './schema.ts';
import { routineLimits } from '../limits.ts';
import { StartRoutine } from './start-routine.tsx';

export const handle = await ownPage('training');

const head = {
  title: /*i18n*/ { id: 'My routines' },
  lead: /*i18n*/ { id: 'Your own workouts: your exercises, your sets, in your order.' },
  className: 'max-w-3xl py-6 sm:py-10',
  above: { to: '/profile/training', title: /*i18n*/ { id: 'My training' } },
};
export const HydrateFallback = () => <MemberPage {...head} />;
export { MemberError as ErrorBoundary } from '#src/session/guard.tsx';

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { id } = await requireSession(request);
  // What cannot be read of them is not missed here.
  const [routines, own] = await Promise.all([readRoutines(), readOwnExercises().catch(() => [])]);
  return { routines, own, kept: listKept(id) };
}

/** The workouts that a member put together, the last used first. */
export default function RoutinesPage() {
  const { routines, own, kept } = useLoaderData<typeof clientLoader>();
  const isFull = routines.length >= routineLimits.routines;
  return (
    <MemberPage {...head}>
      {kept.length > 0 && <Unsaved kept={kept} />}
      {routines.length === 0 ? (
        <NoRoutines />
      ) : (
        <>
          <p className="mt-4">
            {isFull ? (
              <Trans>These are as many routines as you can keep. Delete one to make room for another.</Trans>
            ) : (
              <ButtonLink to={newRoutinePath()}>
                <Trans>New routine</Trans>
              </ButtonLink>
            )}
          </p>
          <ul className="mt-6 grid grid-cols-1 gap-4">
            {routines.map((routine) => (
              <li key={routine.id}>
                <RoutineCard routine={routine} />
              </li>
            ))}
          </ul>
        </>
      )}
      <OwnSection own={own} />
    </MemberPage>
  );
}

const NoRoutines = () => (
  <div className="mt-6 grid justify-items-start gap-4">
    <ButtonLink to={newRoutinePath()} look="primary" className="min-h-14">
      <Trans>Put one together</Trans>
    </ButtonLink>
    <ul className="points grid list-disc gap-2 ps-5">
      <li>
        <Trans>
          Or begin with the day of a plan: open it in the{' '}
          <Link to="/services/fitness-and-nutrition-plans">fitness plans</Link> and keep it as your own.
        </Trans>
      </li>
      <li>
        <Trans>
          Or with a workout that you have done: each one in{' '}
          <Link to="/profile/training/workouts">What was done</Link> can be kept as a routine.
        </Trans>
      </li>
    </ul>
  </div>
);

/** What was typed on this device and left without saving. */
const Unsaved = ({ kept }: { kept: ReturnType<typeof listKept> }) => (
  <div role="status" className="mt-4 rounded-card bg-gold-tint px-4 py-3">
    <p>
      <Trans>Not saved yet, and kept on this device:</Trans>
    </p>
    <ul>
      {kept.map(({ place, name }) => (
        <li key={place}>
          <Link
            to={routinePath(place)}
            className="inline-flex min-h-11 items-center font-semibold wrap-anywhere"
          >
            {name.trim() === '' ? <Trans>New routine</Trans> : name}
          </Link>
        </li>
      ))}
    </ul>
  </div>
);

function RoutineCard({ routine }: { routine: ListedRoutine }) {
  const { t } = useLingui();
  const language = useLanguage();
  const [calendar] = useLeadingCalendar();
  const { isBusy, act } = useAction();
  const [isDeleted, setIsDeleted] = useState(false);
  const { button, press } = useUndoFocus(isDeleted);
  const { id, name, exercises, done } = routine;
  const change = (request: (id: string) => Promise<unknown>, becomesDeleted: boolean) =>
    press(() =>
      act(async () => {
        await request(id);
        setIsDeleted(becomesDeleted);
      }),
    );
  if (isDeleted)
    return (
      <div className="card flex flex-wrap items-center gap-3 p-4 text-soft">
        <p role="status" className="min-w-0 grow">
          <Trans>Deleted:</Trans> <s className="wrap-anywhere">{name}</s>
        </p>
        <Button
          ref={button}
          onClick={change(restoreRoutine, false)}
          busyLabel={isBusy ? t`Saving…` : undefined}
        >
          <Trans>Undo</Trans>
        </Button>
      </div>
    );
  const names = exercises.flatMap((exercise) => (exercise.name ? [inLanguage(exercise.name, language)] : []));
  const sets = exercises.reduce((sum, exercise) => sum + exercise.sets, 0);
  return (
    <article aria-label={name} className="card grid grid-cols-1 gap-3 p-4 sm:p-5">
      <header className="grid gap-1">
        <h2 className="text-title wrap-anywhere">
          <Link to={routinePath(id)} className="inline-flex min-h-11 min-w-11 items-center">
            {name}
          </Link>
        </h2>
        <p className="text-small text-soft">
          <Plural value={exercises.length} one="# exercise" other="# exercises" />
          <Dot />
          <Plural value={sets} one="# set" other="# sets" />
          <Dot />
          {done ? (
            <>
              <Trans>last done</Trans>{' '}
              <Link to={workoutPath(done.workoutId)} className="underline">
                {formatDate(done.date as Day, calendar, language)}
              </Link>
            </>
          ) : (
            <Trans>not done yet</Trans>
          )}
        </p>
        <p>{listed(names, language)}</p>
      </header>
      <div className="flex flex-wrap gap-2">
        <StartRoutine id={id} name={name} />
        <ButtonLink to={routinePath(id)} aria-label={t`Edit: ${name}`}>
          <Trans>Edit</Trans>
        </ButtonLink>
        <ButtonLink to={newRoutinePath({ copy: id })} aria-label={t`Copy: ${name}`}>
          <Trans>Copy</Trans>
        </ButtonLink>
        <Button
          ref={button}
          onClick={change(deleteRoutine, true)}
          aria-label={t`Delete: ${name}`}
          busyLabel={isBusy ? t`Deleting…` : undefined}
        >
          <Trans>Delete</Trans>
        </Button>
      </div>
    </article>
  );
}
