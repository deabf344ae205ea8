import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLoaderData, useLocation, type ClientLoaderFunctionArgs } from 'react-router';
import { read } from '#src/api/client.ts';
import { adultAge } from '#src/features/diary/limits.ts';
import { readAims } from '#src/features/diary/aims.client.ts';
import { readMeasurements } from '#src/features/measurements/measurements.client.ts';
import { formatDate } from '#src/lib/dates.ts';
import { addDays, today, type Day } from '#src/lib/day.ts';
import { languageOf, pathIn, withoutLanguage } from '#src/lib/language.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { memberApi } from '#src/session/account.client.ts';
import { readAsMember } from '#src/session/guard.tsx';
import { ownPage } from '#src/session/member-bar.tsx';
import { MemberPage } from '#src/session/member-page.tsx';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { Dot, Facts } from '#src/ui/facts.tsx';
import { useLanguage } from '#src/ui/language.client.ts';
import { useLeadingCalendar } from '#src/ui/leading-calendar.client.ts';
import { PressureSummary } from './pressure-summary.tsx';
import { spanOf } from '../span.ts';
import { WeightSummary } from './weight-summary.tsx';
import { recentDays, trainingOf } from './summary.ts';
import './summary.css';

export const handle = await ownPage('progress');

const head = {
  title: /*i18n*/ { id: 'Health summary' },
  lead: /*i18n*/ { id: 'Measured and written down by the person; not a diagnosis.' },
  className: 'max-w-3xl py-6 sm:py-10',
};
export const HydrateFallback = () => <MemberPage {...head} />;
export { MemberError as ErrorBoundary } from '#src/session/guard.tsx';

/** Days that are looked back on. */
const days = 365;

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return await readAsMember(request, async () => {
    const until = today(new Date());
    const [profile, progress, measured, aims] = await Promise.all([
      read(memberApi().profile.$get({ query: { today: until } })),
      read(memberApi().progress.$get({ query: { until, weeks: '52' } })),
      readMeasurements(addDays(until, -days), until),
      readAims(until),
    ]);
    return { until, name: profile.full_name, height: profile.height, progress, measured, known: aims.known };
  });
}

/** What a health worker asks first, on a sheet of paper: figures with their days, and no judgement of ours. */
export default function SummaryPage() {
  const { t } = useLingui();
  const language = useLanguage();
  const [calendar] = useLeadingCalendar();
  const { until, name, height, progress, measured, known } = useLoaderData<typeof clientLoader>();
  const dateOf = (day: string) => formatDate(day as Day, calendar, language);
  const pressures = measured.items.filter((each) => each.kind === 'blood_pressure');
  const pulses = measured.items.flatMap((each) =>
    each.kind === 'waist' || each.figures.pulse === null
      ? []
      : [{ day: each.day, pulse: each.figures.pulse }],
  );
  const waists = measured.items.filter((each) => each.kind === 'waist');
  const isEmpty = pressures.length + pulses.length + waists.length + progress.measurements.length === 0;
  const pulse = pulses.at(-1)?.pulse;
  const waist = waists.length > 0 ? formatNumber(waists.at(-1)!.figures.waist) : '';
  const { workouts, minutes } = trainingOf(progress.weeks);
  const [age, cm, date] = [known.age, height === null ? null : formatNumber(height), dateOf(until)];
  const facts = [
    known.sex && { female: t`woman`, male: t`man` }[known.sex],
    age !== null && t`${age} years`,
    cm !== null && t`${cm} cm`,
    known.sex !== 'male' && known.motherhood === 'pregnant' && t`pregnant`,
    known.sex !== 'male' && known.motherhood === 'nursing' && t`nursing`,
  ].filter(Boolean);
  return (
    <MemberPage {...head}>
      <header className="mt-4">
        <p className="text-large font-semibold wrap-anywhere">{name}</p>
        {facts.length > 0 && (
          <p>
            <Facts of={facts} />
          </p>
        )}
        <p className="text-soft">
          <Trans>As of {date}</Trans>
        </p>
      </header>
      {isEmpty || (
        <p className="no-print mt-4 flex flex-wrap items-center gap-3">
          <Button look="primary" onClick={() => print()}>
            <Trans>Print</Trans>
          </Button>
          <OtherLanguage />
        </p>
      )}
      {isEmpty ? (
        <div className="mt-6 grid justify-items-start gap-3">
          <p>
            <Trans>
              Nothing is measured yet: write down blood pressure, pulse, waist or weight under “Your
              progress”, and it stands here.
            </Trans>
          </p>
          <ButtonLink to="/profile/progress" look="primary">
            <Trans>Your progress</Trans>
          </ButtonLink>
        </div>
      ) : (
        <div className="health-summary mt-6 grid grid-cols-1 gap-8">
          {pressures.length > 0 && <PressureSummary readings={pressures} calendar={calendar} />}
          {progress.measurements.length > 0 && (
            <WeightSummary
              measurements={progress.measurements}
              until={until}
              calendar={calendar}
              isAdult={known.age === null || known.age >= adultAge}
            />
          )}
          {pulses.length > 0 && (
            <Part title={t`Pulse at rest`}>
              <Newest figure={t`${pulse} beats a minute`} date={dateOf(pulses.at(-1)!.day)} />
              <Recent values={recentDays(pulses, until).map(({ pulse }) => pulse)} />
            </Part>
          )}
          {waists.length > 0 && (
            <Part title={t`Waist`}>
              <Newest figure={t`${waist} cm`} date={dateOf(waists.at(-1)!.day)} />
              <Recent values={recentDays(waists, until).map(({ figures }) => figures.waist)} />
            </Part>
          )}
          {workouts > 0 && (
            <Part title={t`Training in the last 12 weeks`}>
              <p>
                <Plural value={workouts} one="# workout" other="# workouts" />
                <Dot />
                <Trans>{minutes} minutes a week on average</Trans>
              </p>
            </Part>
          )}
        </div>
      )}
    </MemberPage>
  );
}

/** The same sheet for who reads the other language. */
function OtherLanguage() {
  const { pathname } = useLocation();
  const other = languageOf(pathname) === 'en' ? 'am' : 'en';
  return (
    <a href={pathIn(other, withoutLanguage(pathname))} hrefLang={other} lang={other} className="button">
      {other === 'am' ? 'በአማርኛ' : 'In English'}
    </a>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2 className="mb-1 text-title">{title}</h2>
    {children}
  </section>
);

const Newest = ({ figure, date }: { figure: string; date: string }) => (
  <p>
    <b className="font-semibold">{figure}</b> <Trans>on {date}</Trans>
  </p>
);

/** From the lowest to the highest of the last twelve weeks, where there are several. */
function Recent({ values }: { values: readonly number[] }) {
  if (values.length < 2) return null;
  const [span, count] = [spanOf(values), values.length];
  return (
    <p className="text-soft">
      <Trans>
        In the last 12 weeks {span}, measured {count} times.
      </Trans>
    </p>
  );
}
