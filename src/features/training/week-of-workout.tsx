import { Plural, Trans } from '@lingui/react/macro';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { read } from '#src/api/client.ts';
import { today } from '#src/lib/day.ts';
import { zoneHere } from '#src/lib/zone-here.ts';
import { memberApi } from '#src/session/account.client.ts';
import { featuresNamed, ofFeatures } from '#src/session/device/unsent.client.ts';
import { speak } from '#src/words/catalogues.client.ts';
import { readWaitingTraining } from './training.client.ts';
import { weekCount, type WeekCount } from './week-count.ts';

await speak('after-workout');

interface Week extends WeekCount {
  readonly asks: boolean;
}

async function readWeek(): Promise<Week> {
  const day = today(new Date());
  const [known, waiting] = await Promise.all([
    read(memberApi().today.$get({ query: { day, timeZone: zoneHere() } })),
    readWaitingTraining(),
  ]);
  // Without a connection nothing can be asked: the device answers as it stood before.
  const asks = known.day === day && known.asksForReminder;
  return { ...weekCount(known, day, waiting?.finished ?? []), asks };
}

/** Where it cannot load, nothing is asked. */
const ReminderQuestion = lazy(async () => {
  await featuresNamed;
  return (await ofFeatures.loadReminderQuestion?.().catch(() => null)) ?? { default: () => null };
});

/** How the week goes with the workout that has just ended, and whether the next is to be reminded of. */
export function WeekOfWorkout(): ReactNode {
  const [week, setWeek] = useState<Week | null>(null);
  useEffect(() => {
    let isWanted = true;
    readWeek().then(
      (told) => isWanted && setWeek(told),
      // The workout is told of all the same.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, []);
  if (!week || week.done === 0) return null;
  const { done, meant, asks } = week;
  return (
    <>
      <div>
        <p className="text-large">
          {meant === null ? (
            <Plural value={done} one="# workout this week" other="# workouts this week" />
          ) : (
            <Trans>
              {done} of {meant} this week
            </Trans>
          )}
        </p>
        <Dots done={done} of={Math.max(done, meant ?? 0)} />
      </div>
      {asks && (
        <Suspense>
          <ReminderQuestion meant={meant} />
        </Suspense>
      )}
    </>
  );
}

/** Beyond that nobody counts them. */
const maxDots = 14;
const step = 24;

function Dots({ done, of }: { done: number; of: number }) {
  const dots = Array.from({ length: Math.min(of, maxDots) }, (_dot, place) => place);
  return (
    <svg
      aria-hidden="true"
      width={dots.length * step}
      height={step}
      className="max-w-full text-green"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
    >
      {dots.map((place) => (
        <circle
          key={place}
          cx={place * step + 9}
          cy={step / 2}
          r="8"
          {...(place < done && { fill: 'currentColor' })}
        />
      ))}
    </svg>
  );
}
