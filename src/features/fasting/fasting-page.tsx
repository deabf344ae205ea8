import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { apiClient, read } from '#src/api/client.ts';
import { serverFetch } from '#src/api/server-fetch.ts';
import { formatFullDate } from '#src/lib/dates.ts';
import { homeTimeZone, today } from '#src/lib/day.ts';
import { toEthiopian, type Evangelist } from '#src/lib/ethiopian-date.ts';
import { languageOf } from '#src/lib/language.ts';
import { stops } from '#src/lib/listed.ts';
import { ArrowLink } from '#src/ui/arrow-link.tsx';
import { Dot, Facts } from '#src/ui/facts.tsx';
import { controlLook } from '#src/ui/field.tsx';
import { useLanguage } from '#src/ui/language.client.ts';
import { Link, useLocalPath } from '#src/ui/link.tsx';
import { PageHead, SceneHead } from '#src/ui/page-head.tsx';
import { useTodayOnceRunning } from '#src/ui/today.client.ts';
import { fastingAddress, chosenYear, fastingPath, firstYear, lastYear } from './fasting-address.ts';
import { orthodoxFast } from './fasts.ts';
import { Feasts, Seasons, Subscribe, YearNotes } from './fasting-sections.tsx';
import { YearPicture } from './year-picture.tsx';
import { yearView, type YearView } from './year-view.ts';
import styles from './fasting.css?url';

/** The same for everybody and on every day of the year: the browser alone marks today. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const thisYear = toEthiopian(today(new Date(), homeTimeZone)).year;
  const year = chosenYear(url.searchParams) ?? thisYear;
  const { feasts } = apiClient(context.get(serverFetch), 'http://internal');
  const { items: announced } = await read(feasts.announced.$get());
  // As one text: in the framework's numbered form, back to front, it would hardly compress against the page itself.
  const shown = JSON.stringify(yearView(year, languageOf(url.pathname), announced));
  return { shown, isThisYear: year === thisYear };
}

export default function FastingPage() {
  const { t } = useLingui();
  const { shown, isThisYear } = useLoaderData<typeof loader>();
  const view = useMemo(() => JSON.parse(shown) as YearView, [shown]);
  const { year } = view;
  return (
    <main className="page fasting">
      <link rel="stylesheet" href={styles} precedence="page" />
      <PageHead
        title={t`Fasting and feasts ${year}`}
        description={t`The fasts and feasts of the Ethiopian year ${year} in both calendars: Great Lent, Fasika, Genna, Timkat, Ramadan and all others, with what is disputed and a calendar to subscribe to.`}
      />
      <Head view={view} />
      <Years view={view} />
      <TodayLine view={view} isExpected={isThisYear} />
      <YearPicture view={view} />
      <Seasons view={view} />
      <Feasts view={view} />
      <nav aria-label={t`More on fasting`} className="flex flex-wrap gap-x-6">
        <ArrowLink to="/fasting/tsom">
          <Trans>Eating and training while fasting</Trans>
        </ArrowLink>
      </nav>
      <Subscribe />
      <YearNotes view={view} />
    </main>
  );
}

function Head({ view: { year, geez, evangelist, gregorian } }: { view: YearView }) {
  const { t } = useLingui();
  const evangelists: Readonly<Record<Evangelist, string>> = {
    matthew: t`The year of Matthew`,
    mark: t`The year of Mark`,
    luke: t`The year of Luke, with a sixth day of Pagume`,
    john: t`The year of John`,
  };
  return (
    <SceneHead place="roofs">
      <h1 className="text-hero">
        <Trans>Fasting and feasts</Trans>
      </h1>
      <p className="fasting-year">
        <span aria-hidden="true">{geez}</span> <b>{year}</b>
      </p>
      <p className="text-large text-soft">
        {evangelists[evangelist]}
        <Dot />
        {gregorian.join(' – ')}
      </p>
    </SceneHead>
  );
}

const todayLook = 'fasting-today no-print rounded-card border-s-4 border-s-gold bg-gold-tint px-4 py-3';

/** Today in this year, with its fast and feasts. The page that everybody is sent knows no day, so it cannot go stale. */
function TodayLine({
  view: { start, end, seasons, weekly, feasts },
  isExpected,
}: {
  view: YearView;
  /** Its room is kept, so that nothing moves when it comes. */
  isExpected: boolean;
}) {
  const language = useLanguage();
  const today = useTodayOnceRunning();
  if (today === null)
    return isExpected && <p aria-hidden="true" className={`${todayLook} fasting-expected`} />;
  if (today < start || end < today) return null;
  const fast = orthodoxFast(today);
  const names = [
    ...feasts.filter(({ day }) => day === today).map(({ name }) => name),
    ...(fast === null ? [] : [seasons.find(({ id }) => id === fast)?.name ?? weekly]),
  ];
  return (
    <p className={todayLook}>
      <b>
        <Trans>Today:</Trans>
      </b>{' '}
      {formatFullDate(today, 'ethiopian', language)}
      {stops[language]} {names.length > 0 ? <Facts of={names} /> : <Trans>No fast and no feast.</Trans>}
    </p>
  );
}

/** The years beside this one, and any other. */
function Years({ view: { year, before, after } }: { view: YearView }) {
  const { t } = useLingui();
  const localPath = useLocalPath();
  return (
    <nav aria-label={t`Other years`} className="fasting-years">
      {before !== null && (
        <Link to={fastingAddress(before)} rel="prev" className="button">
          ← {before}
        </Link>
      )}
      {after !== null && (
        <Link to={fastingAddress(after)} rel="next" className="button">
          {after} →
        </Link>
      )}
      <form method="get" action={localPath(fastingPath)} key={year}>
        <label>
          <Trans>Ethiopian year</Trans>
          <input
            type="number"
            name="year"
            defaultValue={year}
            min={firstYear}
            max={lastYear}
            required
            className={controlLook}
          />
        </label>
        <button type="submit" className="button">
          <Trans>Show</Trans>
        </button>
      </form>
    </nav>
  );
}
