import { Trans } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { DayFigures } from '#src/features/diary/day-figures.tsx';
import { figuresOfLines } from '#src/features/diary/outbox.ts';
import { useDiary } from '#src/features/diary/use-diary.client.ts';
import type { Day } from '#src/lib/day.ts';
import { hasTried } from '#src/session/storage.client.ts';
import { speak } from '#src/words/catalogues.client.ts';
import { ComingDays } from './coming-days.tsx';
import { DayHead } from './day-head.tsx';
import { FastLine } from './fast-line.tsx';
import { MeasuredList } from './measured-list.tsx';
import { MealsCard } from './meals-card.tsx';
import type { Today } from './schema.ts';
import { WaitingList } from './waiting-list.tsx';
import { WeekStrip } from './week-strip.tsx';
import { WeightCard } from './weight-card.tsx';
import { WorkoutCard } from './workout-card.tsx';

// With those of the frame around it.
await speak('today');

// Few have tried a workout before they had an account.
const TriedCard = lazy(() =>
  import('#src/features/training/try/tried-card.tsx').catch(() => ({ default: () => null })),
);

interface DayBoardProps {
  readonly userId: string;
  readonly today: Today;
  /** What the day is called by: the page’s own heading, or one of the sections of home. */
  readonly heading: 'h1' | 'h2';
  /** Reads the day again. */
  readonly onDone: () => Promise<void>;
}

/** A member's day: what there is to do, each thing done by one tap, and what was done. */
export function DayBoard({ userId, today, heading, onDone }: DayBoardProps) {
  const day = today.day as Day;
  const diary = useDiary(userId, day, today.diary.entries);
  const { tsom } = today;
  const [isTried] = useState(hasTried);
  return (
    <>
      <DayHead day={day} heading={heading} />
      <FastLine tsom={tsom} day={day} />
      {isTried && (
        <Suspense>
          <TriedCard onSent={onDone} />
        </Suspense>
      )}
      <WaitingList waiting={today.waiting} diary={diary} />
      <div className="day-board mt-5">
        <div className="grid grid-cols-1 content-start gap-6">
          <WorkoutCard today={today} onDone={onDone} />
          <MealsCard day={day} tsom={tsom} planned={today.meals} diary={diary} />
        </div>
        <div className="grid grid-cols-1 content-start gap-8">
          <section aria-labelledby="eaten-today">
            <h2 id="eaten-today" className="mb-2 text-title">
              <Trans>Eaten</Trans>
            </h2>
            <DayFigures lines={diary.lines} figures={figuresOfLines(diary.lines)} aims={today.aims} />
          </section>
          <WeekStrip week={today.week} day={day} streak={today.streak} meant={today.meant} />
          <WeightCard weight={today.weight} day={day} onDone={onDone} />
          <MeasuredList
            measured={today.measured}
            day={day}
            gender={today.aims.known.sex ?? ''}
            onDone={onDone}
          />
          <ComingDays tsom={tsom} day={day} />
        </div>
      </div>
    </>
  );
}
