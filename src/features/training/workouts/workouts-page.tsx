import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { formatDate } from '#src/lib/dates.ts';
import type { Day } from '#src/lib/day.ts';
import { readAsMember } from '#src/session/guard.tsx';
import { MemberPage } from '#src/session/member-page.tsx';
import { ArrowLink } from '#src/ui/arrow-link.tsx';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { useLanguage } from '#src/ui/language.client.ts';
import { useLeadingCalendar } from '#src/ui/leading-calendar.client.ts';
import { Link } from '#src/ui/link.tsx';
import { SessionName } from '../amounts.tsx';
import { useAction } from '../use-action.client.ts';
import { readWorkouts, workoutPath } from './workouts.client.ts';

export { LoadingScreen as HydrateFallback, MemberError as ErrorBoundary } from '#src/session/guard.tsx';

export const clientLoader = async ({ request }: ClientLoaderFunctionArgs) =>
  await readAsMember(request, readWorkouts);

/** Every finished workout, the newest first. */
export default function WorkoutsPage() {
  const { t } = useLingui();
  const language = useLanguage();
  const [calendar] = useLeadingCalendar();
  const first = useLoaderData<typeof clientLoader>();
  const [{ items, next }, setShown] = useState(first);
  const { isBusy, act } = useAction();
  const showMore = (after: string) =>
    act(async () => {
      const page = await readWorkouts(after);
      setShown({ items: [...items, ...page.items], next: page.next });
    });
  return (
    <MemberPage
      title={t`What was done`}
      description={t`Your finished workouts, the newest first.`}
      className="max-w-3xl py-6"
    >
      {items.length === 0 ? (
        <div className="mt-6 grid justify-items-start gap-4">
          <p className="text-large text-soft">
            <Trans>No workout is finished yet. Each one that you finish is kept here, set by set.</Trans>
          </p>
          <ButtonLink to="/profile/training" look="primary">
            <Trans>My training</Trans>
          </ButtonLink>
        </div>
      ) : (
        <ul className="rows mt-4">
          {items.map(({ id, date, minutes, sets, ...item }) => (
            <li key={id} className="py-2">
              <Link to={workoutPath(id)} className="inline-flex min-h-11 items-center font-semibold">
                {formatDate(date as Day, calendar, language)}
              </Link>
              <p className="wrap-anywhere">
                <SessionName session={item} />
              </p>
              <p className="text-small text-soft">
                <Plural value={sets} one="# set" other="# sets" />
                {minutes !== null && (
                  <>
                    {' · '}
                    <Plural value={minutes} one="# minute" other="# minutes" />
                  </>
                )}
              </p>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-6">
        <ArrowLink to="/profile/training/import">
          <Trans>Bring workouts over from Strong or Hevy</Trans>
        </ArrowLink>
      </p>
      {next !== null && (
        <Button
          className="mt-6"
          onClick={() => void showMore(next)}
          busyLabel={isBusy ? t`Loading...` : undefined}
        >
          <Trans>Show earlier</Trans>
        </Button>
      )}
    </MemberPage>
  );
}
