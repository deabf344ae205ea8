import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { read } from '#src/api/client.ts';
import { readAsMember } from '#src/session/guard.tsx';
import { ownPage } from '#src/session/member-bar.tsx';
import { MemberPage } from '#src/session/member-page.tsx';
import { memberApi } from '#src/session/account.client.ts';
import { formatFullDate } from '#src/lib/dates.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { useLeadingCalendar } from '#src/ui/leading-calendar.client.ts';
import { ActivityEntry } from './activity-entry.tsx';
import { loadFailure } from './failure.client.ts';
import { groupByDay, useLogbook } from './logbook.client.ts';
import type { HistoryPage } from './schema.ts';
import { useLanguage } from '#src/ui/language.client.ts';
import './activity-card.css';

export const handle = await ownPage('member');

const head = {
  title: /*i18n*/ { id: 'All activities' },
  lead: /*i18n*/ { id: 'Everything you have logged, newest first.' },
  className: 'max-w-3xl py-6 sm:py-10',
};
export const HydrateFallback = () => <MemberPage {...head} />;
export { MemberError as ErrorBoundary } from '#src/session/guard.tsx';

const readHistory = async (after?: string): Promise<HistoryPage> =>
  (await read(
    memberApi().activities.history.$get({ query: after === undefined ? {} : { after } }),
  )) as HistoryPage;

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return await readAsMember(request, readHistory);
}

/** Everything that the member has logged, newest day first. */
export default function ActivitiesPage() {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const first = useLoaderData<typeof clientLoader>();
  const [calendar] = useLeadingCalendar();
  const logbook = useLogbook(undefined, first.items);
  const [next, setNext] = useState(first.next);
  const [isLoading, setIsLoading] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function showMore() {
    if (next === null || isLoading) return;
    setIsLoading(true);
    setFailure(null);
    try {
      const page = await readHistory(next);
      logbook.merge(page.items);
      setNext(page.next);
    } catch (error) {
      setFailure(loadFailure(i18n, error));
    } finally {
      setIsLoading(false);
    }
  }

  const days = [...groupByDay(logbook.entries)];
  return (
    <MemberPage {...head}>
      {days.length === 0 && (
        <div className="mt-6 grid justify-items-start gap-5">
          <p className="text-large text-soft">
            <Trans>Nothing here yet. What you log on your calendar is listed here, newest first.</Trans>
          </p>
          <ButtonLink to="/profile" look="primary">
            <Trans>Log your first activity</Trans>
          </ButtonLink>
        </div>
      )}
      {days.map(([day, entries]) => (
        <section key={day} aria-labelledby={`day-${day}`} className="mt-8">
          <h2 id={`day-${day}`} className="flex flex-wrap items-baseline gap-x-3 text-large">
            {formatFullDate(day, calendar, language)}
            <span className="font-sans text-small font-normal text-soft">
              <Plural
                value={entries.filter(({ isRemoved }) => !isRemoved).length}
                one="# activity"
                other="# activities"
              />
            </span>
          </h2>
          <ul className="mt-1">
            {entries.map((entry) => (
              <ActivityEntry key={entry.activity.id} entry={entry} logbook={logbook} />
            ))}
          </ul>
        </section>
      ))}
      {failure && (
        <p role="alert" className="mt-6 rounded-card bg-red-tint px-4 py-3 text-red">
          {failure}
        </p>
      )}
      {next !== null && (
        <Button
          className="mt-8"
          onClick={() => void showMore()}
          busyLabel={isLoading ? t`Loading...` : undefined}
        >
          <Trans>Show earlier</Trans>
        </Button>
      )}
    </MemberPage>
  );
}
