import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { data, useLoaderData, useNavigation, type LoaderFunctionArgs } from 'react-router';
import { apiClient, ApiError, read } from '#src/api/client.ts';
import { serverFetch } from '#src/api/server-fetch.ts';
import { languageOf } from '#src/lib/language.ts';
import { shareOf } from '#src/lib/picture.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { Link } from '#src/ui/link.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { StructuredData } from '#src/ui/structured-data.tsx';
import { DayPicker } from '../day-picker.tsx';
import { FailureBox } from '../failure-box.tsx';
import { JoinCall } from '../join-call.tsx';
import { MemberActions, MemberDayActions } from '../member-actions.tsx';
import { PackPlace } from '../pack-place.tsx';
import { tryAddress } from '../plans-address.ts';
import { fitnessPlanMessages } from './messages.ts';
import { planFacts } from './plan-facts.ts';
import { PlanSheet } from './plan-sheet.tsx';
import { planView, type PlanView } from './plan-view.ts';
import { weekAsked } from './week-asked.ts';
import { WeekPicker } from './week-picker.tsx';

const listing = '/services/fitness-and-nutrition-plans';

/** One day of one plan in the page's language: what the reader looks at, and no more. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const { id } = params;
  if (!id) return data({ failure: 'missingId' } as const, { status: 404 });
  const api = apiClient(context.get(serverFetch), 'http://internal');
  try {
    const week = weekAsked(searchParams);
    const query = week === null ? {} : { week: String(week) };
    const detail = await read(api.plans.fitness[':id'].$get({ param: { id }, query }));
    const view = planView(detail, Number(searchParams.get('day')), languageOf(pathname));
    // As one text: in the framework's numbered form, back to front, it would hardly compress against the page itself.
    return { plan: JSON.stringify(view), ...shareOf(view.imageUrl, view.picture) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { status } = error.problem;
    return data({ failure: status === 404 ? 'notFound' : 'loadFailed' } as const, { status: status || 503 });
  }
}

export default function FitnessPlanPage() {
  const loaded = useLoaderData<typeof loader>();
  return 'failure' in loaded ? <Failure cause={loaded.failure} /> : <Plan text={loaded.plan} />;
}

/** The page could not be fetched while going from one to the other. */
export function ErrorBoundary() {
  return <Failure cause="loadFailed" />;
}

function Plan({ text }: { text: string }) {
  const { t } = useLingui();
  const plan = useMemo(() => JSON.parse(text) as PlanView, [text]);
  const isLoading = useNavigation().state === 'loading';
  const days = plan.days.map(({ number, restDay }) => ({ number, mark: restDay ? t`Rest` : undefined }));
  return (
    <main className="page grid grid-cols-1 gap-10 pt-4 md:gap-14">
      <PageHead title={plan.title} description={plan.description} />
      <StructuredData facts={import.meta.env.SSR && planFacts(plan)} />
      <PlanSheet
        plan={plan}
        isLoading={isLoading}
        before={<BackLink />}
        actions={
          <>
            <MemberActions kind="fitness" planId={plan.id} />
            <PackPlace kind="fitness" planId={plan.id} title={plan.title} />
          </>
        }
        days={
          <>
            <WeekPicker plan={plan} />
            <DayPicker
              {...{ days, chosen: plan.day?.number ?? 1, label: t`Days of the week` }}
              also={plan.week > 1 ? `&week=${plan.week}` : ''}
            />
          </>
        }
        dayActions={
          plan.day && (
            <>
              <p className="no-print in-data-member:hidden">
                <ButtonLink look="primary" to={tryAddress(plan.id, plan.week, plan.day.number)}>
                  <Trans>Try this day now</Trans>
                </ButtonLink>
              </p>
              <MemberDayActions planId={plan.id} />
            </>
          )
        }
        invitation={
          <JoinCall>
            <Trans>
              Register or log in to save this plan to My Plans, take it along as a PDF, and see your days of
              training add up.
            </Trans>
          </JoinCall>
        }
      />
    </main>
  );
}

function Failure({ cause }: { cause: 'missingId' | 'notFound' | 'loadFailed' }) {
  const { t, i18n } = useLingui();
  return (
    <main className="page grid gap-4 py-10">
      <PageHead title={i18n._(fitnessPlanMessages.notFoundTitle)} description={t`Fitness Plans`} />
      <h1>
        {cause === 'loadFailed' ? <Trans>Fitness Plans</Trans> : i18n._(fitnessPlanMessages.notFoundTitle)}
      </h1>
      <FailureBox to={listing} way={<Trans>Back to the plans</Trans>}>
        {i18n._(fitnessPlanMessages[cause])}
      </FailureBox>
    </main>
  );
}

function BackLink() {
  return (
    <Link to={listing} className="no-print inline-flex min-h-11 items-center justify-self-start">
      <Trans>← All plans</Trans>
    </Link>
  );
}
