import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { data, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { apiClient, ApiError, read } from '#src/api/client.ts';
import { networkMessage } from '#src/lib/network.ts';
import { serverFetch } from '#src/api/server-fetch.ts';
import { fitnessPlanMessages } from '#src/features/plans/fitness/messages.ts';
import { weekAsked } from '#src/features/plans/fitness/week-asked.ts';
import { plansPath, tryAddress } from '#src/features/plans/plans-address.ts';
import { languageOf } from '#src/lib/language.ts';
import { LaterPart } from '#src/session/later-part.tsx';
import { laterPart } from '#src/session/loaded.client.ts';
import { Link } from '#src/ui/link.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { speak } from '#src/words/catalogues.client.ts';
import { BeforeTrying } from './before-trying.tsx';
import { triedDay, type TriedBeginning, type TriedDay } from './day.ts';
import type { TriedCopy } from './schema.ts';
import { followTried, readTried } from './tried-copy.client.ts';

export const handle = await speak('try');

const triedWorkout = laterPart(() => import('./tried-workout.tsx'));

/** A day of a plan as a workout begins with it. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const api = apiClient(context.get(serverFetch), 'http://internal');
  try {
    const week = weekAsked(searchParams);
    const query = week === null ? {} : { week: String(week) };
    const [detail, { items }] = await Promise.all([
      read(api.plans.fitness[':id'].$get({ param: { id: params.id ?? '' }, query })),
      read(api.exercises.$get({ query: {} })),
    ]);
    const day = triedDay(detail, Number(searchParams.get('day')), items, languageOf(pathname));
    // As one text: in the framework's numbered form it is longer.
    return { day: JSON.stringify(day) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { status } = error.problem;
    const { notFound, loadFailed, notFoundTitle } = fitnessPlanMessages;
    const why = status === 404 ? notFound : loadFailed;
    return data({ failure: why.id, title: notFoundTitle.id }, { status: status || 503 });
  }
}

export default function TryPage() {
  const loaded = useLoaderData<typeof loader>();
  return 'failure' in loaded ? <Failure {...loaded} /> : <Try key={loaded.day} text={loaded.day} />;
}

/** The page could not be fetched while going from one to the other. */
export function ErrorBoundary() {
  return <Failure failure={networkMessage.id} title={networkMessage.id} />;
}

/** First what the plan asks of whoever does it, then the day, set by set; one workout at a time on a device. */
function Try({ text }: { text: string }) {
  const { t } = useLingui();
  const day = useMemo(() => JSON.parse(text) as TriedDay, [text]);
  const [copy, setCopy] = useState<TriedCopy | null>(null);
  const [isBegun, setIsBegun] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { planId, title, week, day: number } = day;
  const plan = `/services/fitness-plans/${planId}?${week > 1 ? `week=${week}&` : ''}day=${number}#day`;

  // One that was begun before, here or in another window, is gone on with.
  useEffect(() => {
    const show = () => void readTried().then(setCopy, () => undefined);
    show();
    return followTried((other) => other && setCopy((now) => now ?? other));
  }, []);

  async function begin(beginning: TriedBeginning) {
    const { beginTried } = await import('./begin-tried.client.ts');
    setCopy(await beginTried(beginning));
    setIsBegun(true);
  }

  const forget = useCallback(() => {
    setCopy(null);
    // What had the focus is gone.
    requestAnimationFrame(() => heading.current?.focus());
  }, []);

  const isThis =
    copy !== null &&
    copy.session.planId === planId &&
    copy.session.week === week &&
    copy.session.day === number;
  return (
    <main className="page grid max-w-xl grid-cols-1 gap-6 pt-4 pb-0" data-needs-app="">
      <PageHead
        title={t`Try it now: ${title}`}
        description={t`A day of the plan ${title}, set by set, without an account.`}
      />
      {copy && (isThis || copy.finish) ? (
        <LaterPart of={triedWorkout} takesFocus={isBegun}>
          {({ TriedWorkout }) => (
            <TriedWorkout key={copy.session.id} copy={copy} back={plan} onForgotten={forget} />
          )}
        </LaterPart>
      ) : (
        <BeforeTrying
          tried={day}
          plan={plan}
          heading={heading}
          onBegin={begin}
          other={copy && tryAddress(copy.session.planId, copy.session.week, copy.session.day)}
        />
      )}
    </main>
  );
}

/** Both are texts to translate. */
function Failure({ failure, title }: { failure: string; title: string }) {
  const { t, i18n } = useLingui();
  return (
    <main className="page grid gap-4 py-10">
      <PageHead title={i18n._(title)} description={t`Fitness Plans`} />
      <h1>
        <Trans>Fitness Plans</Trans>
      </h1>
      <p role="alert" className="text-large">
        {i18n._(failure)}
      </p>
      <Link to={plansPath} className="inline-flex min-h-11 items-center font-semibold">
        <Trans>Back to the plans</Trans>
      </Link>
    </main>
  );
}
