import { Plural, Trans } from '@lingui/react/macro';
import { useAnnounced } from '#src/features/fasting/announced.client.ts';
import { dayNames } from '#src/features/fasting/day-names.ts';
import { fastOn } from '#src/features/fasting/fasting-day.ts';
import { useKeptTsom } from '#src/features/fasting/use-tsom.client.ts';
import type { Whereabouts } from '#src/features/plans/saved/whereabouts.client.ts';
import { formatFullDate } from '#src/lib/dates.ts';
import { inLanguage } from '#src/lib/language.ts';
import { listed } from '#src/lib/listed.ts';
import { ArrowLink } from '#src/ui/arrow-link.tsx';
import { Dot } from '#src/ui/facts.tsx';
import { useLanguage } from '#src/ui/language.client.ts';
import { useLeadingCalendar } from '#src/ui/leading-calendar.client.ts';
import { useToday } from '#src/ui/today.client.ts';

interface DayInShortProps {
  /** Null where it could not be read. */
  readonly whereabouts: Whereabouts | null;
  /** Workouts that are logged for the day. */
  readonly done: number;
}

/** The member's day, made of what their profile reads anyway. */
export function DayInShort({ whereabouts, done }: DayInShortProps) {
  const language = useLanguage();
  const [calendar] = useLeadingCalendar();
  const { tsom } = useKeptTsom();
  const day = useToday();
  const announced = useAnnounced(tsom?.tradition === 'muslim');
  const { feasts, fast } = dayNames(day, language, tsom?.tradition ?? null, announced);
  // Nobody is told of a fast unasked.
  const names = [
    ...feasts.map(({ name }) => name),
    ...(tsom && fast && fastOn(tsom, day, announced) ? [fast] : []),
  ];
  return (
    <section aria-labelledby="day" className="card mt-5 min-h-40 p-5 sm:p-6">
      {/* What is done is known later than the day: beside its name it moves nothing. */}
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="day" className="text-title">
          <Trans>Today</Trans>
        </h2>
        {done > 0 && (
          <p className="font-semibold">
            <span aria-hidden="true" className="text-green">
              ✓{' '}
            </span>
            <Plural value={done} one="# workout" other="# workouts" />
          </p>
        )}
      </div>
      <p className="text-soft">{formatFullDate(day, calendar, language)}</p>
      {names.length > 0 && (
        <p>
          <span className="day-mark" aria-hidden="true" /> {listed(names, language)}
        </p>
      )}
      {whereabouts && <Next {...whereabouts} />}
      <ArrowLink to="/today">
        <Trans>Open the day</Trans>
      </ArrowLink>
    </section>
  );
}

/** What goes on, else what is next of the plan. */
function Next({ session, plan }: Whereabouts) {
  const language = useLanguage();
  if (session?.finishedAt === null)
    return (
      <p className="mt-1 font-semibold">
        <Trans>A workout is going on</Trans>
      </p>
    );
  if (!plan)
    return (
      <div className="mt-1">
        <p className="text-soft">
          <Trans>You follow no plan yet.</Trans>
        </p>
        <ArrowLink to="/plans/find">
          <Trans>Find your plan</Trans>
        </ArrowLink>
      </div>
    );
  if (!plan.next)
    return (
      <p className="mt-1">
        <Trans>You have gone through the whole plan. Well done!</Trans>
      </p>
    );
  const { week, day } = plan.next;
  return (
    <p className="mt-1">
      <span className="block text-small text-soft">
        <Trans>Next</Trans>
      </span>
      <strong className="font-semibold wrap-anywhere">{inLanguage(plan.title, language)}</strong>
      <Dot />
      <Trans>
        Week {week}, day {day}
      </Trans>
    </p>
  );
}
