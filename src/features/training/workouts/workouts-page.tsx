import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import {
  useLoaderData,
  useSearchParams,
  type ClientLoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import { finderPath } from '#src/features/plans/plans-address.ts';
import { formatDate, formatMonth } from '#src/lib/dates.ts';
import type { Day } from '#src/lib/day.ts';
import { monthOf } from '#src/lib/month.ts';
import { readAsMember } from '#src/session/guard.tsx';
import { ownPage } from '#src/session/member-bar.tsx';
import { MemberPage } from '#src/session/member-page.tsx';
import { ArrowLink } from '#src/ui/arrow-link.tsx';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { Dot } from '#src/ui/facts.tsx';
import { useLanguage } from '#src/ui/language.client.ts';
import { useLeadingCalendar } from '#src/ui/leading-calendar.client.ts';
import { Link } from '#src/ui/link.tsx';
import { SessionName } from '../amounts.tsx';
import { routinesPath } from '../routines/routines.client.ts';
import { sourceNames } from '../import/source-names.ts';
import { useAction } from '../use-action.client.ts';
import type { ListedWorkout, WorkoutList } from './schema.ts';
import { readWorkouts, workoutPath } from './workouts.client.ts';

export const handle = await ownPage('training');

const head = {
  title: /*i18n*/ { id: 'What was done' },
  lead: /*i18n*/ { id: 'Each workout that you finish is kept here, set by set.' },
  className: 'max-w-3xl py-6 sm:py-10',
  above: { to: '/profile/training', title: /*i18n*/ { id: 'My training' } },
};
export const HydrateFallback = () => <MemberPage {...head} />;
export { MemberError as ErrorBoundary } from '#src/session/guard.tsx';

/** How many pages are shown stands in the address, so that whoever comes back from a workout finds its place. */
const shownParam = 'pages';
const maxPages = 100;
const pagesOf = (url: string | URL): number => {
  const asked = Number(new URL(url).searchParams.get(shownParam));
  return Number.isInteger(asked) ? Math.min(Math.max(asked, 1), maxPages) : 1;
};

async function readPages(count: number): Promise<WorkoutList> {
  let read = await readWorkouts();
  for (let page = 1; page < count && read.next !== null; page++) {
    const further = await readWorkouts(read.next);
    read = { items: [...read.items, ...further.items], next: further.next };
  }
  return read;
}

export const clientLoader = async ({ request }: ClientLoaderFunctionArgs) =>
  await readAsMember(request, async () => await readPages(pagesOf(request.url)));

/** One page more is read by itself. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search;

/** Every finished workout, the newest first. */
export default function WorkoutsPage() {
  const { t } = useLingui();
  const first = useLoaderData<typeof clientLoader>();
  const [{ items, next }, setShown] = useState(first);
  const [, setAddress] = useSearchParams();
  const { isBusy, act } = useAction();
  const showMore = (after: string) =>
    act(async () => {
      const page = await readWorkouts(after);
      setShown({ items: [...items, ...page.items], next: page.next });
      const pages = String(pagesOf(location.href) + 1);
      setAddress({ [shownParam]: pages }, { replace: true, preventScrollReset: true });
    });
  return (
    <MemberPage {...head}>
      {items.length === 0 ? <NothingYet /> : <Months items={items} />}
      {next !== null && (
        <Button
          className="mt-6"
          onClick={() => void showMore(next)}
          busyLabel={isBusy ? t`Loading...` : undefined}
        >
          <Trans>Show earlier</Trans>
        </Button>
      )}
      <p className="mt-6">
        <ArrowLink to="/profile/training/import">
          <Trans>Bring workouts over from Strong or Hevy</Trans>
        </ArrowLink>
      </p>
    </MemberPage>
  );
}

const NothingYet = () => (
  <div className="mt-6 grid justify-items-start gap-4">
    <p className="text-large text-soft">
      <Trans>No workout is finished yet.</Trans>
    </p>
    <div className="flex flex-wrap gap-3">
      <ButtonLink to="/profile/training" look="primary">
        <Trans>My training</Trans>
      </ButtonLink>
      <ButtonLink to={finderPath}>
        <Trans>Find your plan</Trans>
      </ButtonLink>
      <ButtonLink to={routinesPath}>
        <Trans>My routines</Trans>
      </ButtonLink>
    </div>
  </div>
);

/** By month of the reader's calendar. */
function Months({ items }: Pick<WorkoutList, 'items'>) {
  const language = useLanguage();
  const [calendar] = useLeadingCalendar();
  const months = Map.groupBy(items, ({ date }) => formatMonth(monthOf(calendar, date as Day), language));
  return [...months].map(([month, workouts]) => (
    <section key={month} aria-label={month} className="mt-6">
      <h2 className="text-large">{month}</h2>
      <ul className="rows mt-1">
        {workouts.map((workout) => (
          <li key={workout.id}>
            <Listed workout={workout} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

function Listed({
  workout: { id, date, minutes, sets, source, routineId, ...item },
}: {
  workout: ListedWorkout;
}) {
  const language = useLanguage();
  const [calendar] = useLeadingCalendar();
  return (
    <Link to={workoutPath(id)} className="block py-2">
      <b className="block font-semibold wrap-anywhere">
        <SessionName session={item} />
      </b>
      <span className="block text-small text-soft">
        {formatDate(date as Day, calendar, language)}
        <Dot />
        <Plural value={sets} one="# set" other="# sets" />
        {minutes !== null && (
          <>
            <Dot />
            <Plural value={minutes} one="# minute" other="# minutes" />
          </>
        )}
        {source !== null && (
          <>
            <Dot />
            {sourceNames[source]}
          </>
        )}
        {routineId !== null && (
          <>
            <Dot />
            <Trans>Routine</Trans>
          </>
        )}
      </span>
    </Link>
  );
}
