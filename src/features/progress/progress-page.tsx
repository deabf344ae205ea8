import { Trans } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { useLoaderData, useLocation, useNavigation, type ClientLoaderFunctionArgs } from 'react-router';
import { read } from '#src/api/client.ts';
import { adultAge } from '#src/features/diary/limits.ts';
import { readAims } from '#src/features/diary/aims.client.ts';
import { readMeasurements } from '#src/features/measurements/measurements.client.ts';
import { useToday } from '#src/ui/today.client.ts';
import { noteOpened } from '#src/features/reminders/opened.client.ts';
import { memberApi } from '#src/session/account.client.ts';
import { readAsMember } from '#src/session/guard.tsx';
import { ownPage } from '#src/session/member-bar.tsx';
import { readWhereabouts } from '#src/features/plans/saved/whereabouts.client.ts';
import { MemberPage } from '#src/session/member-page.tsx';
import { addDays, mondayOf, today, type Day } from '#src/lib/day.ts';
import { ArrowLink } from '#src/ui/arrow-link.tsx';
import { OnApproach } from '#src/ui/on-approach.tsx';
import { useLeadingCalendar } from '#src/ui/leading-calendar.client.ts';
import { BodySection } from './body-section.tsx';
import { PulseSection } from './pulse-section.tsx';
import { PressureSection } from './pressure-section.tsx';
import { periodUntil } from './period.ts';
import { PeriodLinks } from './period-links.tsx';
import { shownAt } from './progress-address.ts';
import { withKeptTarget } from './target.client.ts';
import { WaistSection } from './waist-section.tsx';
import { WeeksSection } from './weeks-section.tsx';
import '#src/features/activity/activity-card.css';

export const handle = await ownPage('progress');

// Where they cannot load, the page does without them.
const EatenSection = lazy(() =>
  import('#src/features/diary/eaten-section.tsx').catch(() => ({ default: () => null })),
);
const AssessmentsSection = lazy(() =>
  import('./assessments-section.tsx').catch(() => ({ default: () => null })),
);

const head = {
  title: /*i18n*/ { id: 'Your progress' },
  lead: /*i18n*/ { id: 'See how your weeks add up, and write down what you measure.' },
  className: 'max-w-5xl py-6 sm:py-10',
  above: null,
};
export const HydrateFallback = () => <MemberPage {...head} />;
export { MemberError as ErrorBoundary } from '#src/session/guard.tsx';

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  noteOpened(request);
  return await readAsMember(request, async () => {
    const shown = shownAt(request.url, today(new Date()));
    const { first, last } = periodUntil(shown.until, shown.weeks);
    const [progress, measured, aims, whereabouts] = await Promise.all([
      read(memberApi().progress.$get({ query: shown })).then(withKeptTarget),
      readMeasurements(first, last),
      // Without them the figures stand alone, and the advice is worded for everybody.
      readAims(today(new Date())).catch(() => null),
      // Without it the weeks stand without their target.
      readWhereabouts().catch(() => null),
    ]);
    const meant = whereabouts?.plan?.workoutsAWeek ?? null;
    const lastWeek = progress.weeks.at(-1)?.start as Day | undefined;
    if (lastWeek === undefined || lastWeek === mondayOf(shown.until))
      return { shown, progress, measured, aims, meant };
    // The device knows of earlier weeks only: then those are shown.
    const until = addDays(lastWeek, 6);
    const items = measured.items.filter(({ day }) => day >= periodUntil(until, shown.weeks).first);
    return { shown: { ...shown, until }, progress, measured: { ...measured, items }, aims, meant };
  });
}

/** Whether lines that are drawn for adults, and not for pregnancy, are for this person. */
const isAdultWithoutChild = ({ age, motherhood }: { age: number | null; motherhood: string | null }) =>
  (age === null || age >= adultAge) && motherhood !== 'pregnant';

/** How a member goes on: workouts, weight and fitness over time. */
export default function ProgressPage() {
  const { shown, progress, measured, aims, meant } = useLoaderData<typeof clientLoader>();
  const eater = aims?.known ?? null;
  const [calendar] = useLeadingCalendar();
  const { location: next } = useNavigation();
  const { pathname } = useLocation();
  const day = useToday();
  // Two quick taps add up: the second counts from where the first one leads.
  const asked = next?.pathname === pathname ? shownAt(new URL(next.search, location.href).href, day) : shown;
  const period = periodUntil(shown.until, shown.weeks);
  return (
    <MemberPage {...head}>
      <PeriodLinks shown={asked} today={day} firstDay={progress.first_day} calendar={calendar} />
      <div
        className={`mt-6 grid grid-cols-1 gap-12 ${next ? 'opacity-60' : ''}`}
        aria-busy={next !== undefined}
      >
        <WeeksSection
          period={period}
          weeks={progress.weeks}
          calendar={calendar}
          isPresent={shown.until === day}
          meant={meant}
        />
        <BodySection
          key={`${shown.weeks} ${shown.until}`}
          period={period}
          progress={progress}
          eater={eater}
          calendar={calendar}
        />
        <PressureSection
          key={`pressure ${shown.weeks} ${shown.until}`}
          period={period}
          readings={measured.items.filter((each) => each.kind === 'blood_pressure')}
          latest={measured.latest.blood_pressure}
          calendar={calendar}
          gender={eater?.sex ?? ''}
        />
        <PulseSection
          key={`pulse ${shown.weeks} ${shown.until}`}
          period={period}
          readings={measured.items.filter((each) => each.kind === 'pulse')}
          pressures={measured.items.filter((each) => each.kind === 'blood_pressure')}
          latest={measured.latest.pulse}
          calendar={calendar}
        />
        <WaistSection
          key={`waist ${shown.weeks} ${shown.until}`}
          period={period}
          readings={measured.items.filter((each) => each.kind === 'waist')}
          latest={measured.latest.waist}
          calendar={calendar}
          height={progress.latest?.height ?? null}
          sex={eater?.sex ?? null}
          isForThem={eater === null || isAdultWithoutChild(eater)}
        />
        <div>
          <ArrowLink to="/profile/summary">
            <Trans>Health summary to print</Trans>
          </ArrowLink>
        </div>
        <OnApproach id="eaten">
          <Suspense>
            <EatenSection key={calendar} calendar={calendar} aims={aims} />
          </Suspense>
        </OnApproach>
        <OnApproach>
          <Suspense>
            <AssessmentsSection assessments={progress.assessments} calendar={calendar} />
          </Suspense>
        </OnApproach>
      </div>
    </MemberPage>
  );
}
