import { Trans, useLingui } from '@lingui/react/macro';
import { data, useLoaderData, useNavigation, type LoaderFunctionArgs } from 'react-router';
import { apiClient, ApiError, read } from '#src/api/client.ts';
import { serverFetch } from '#src/api/server-fetch.ts';
import { languageOf } from '#src/lib/language.ts';
import { shareOf } from '#src/lib/picture.ts';
import { Link } from '#src/ui/link.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { StructuredData } from '#src/ui/structured-data.tsx';
import { DayPicker } from '../day-picker.tsx';
import { FailureBox } from '../failure-box.tsx';
import { JoinCall } from '../join-call.tsx';
import { MemberActions } from '../member-actions.tsx';
import { PackPlace } from '../pack-place.tsx';
import { plansAddress } from '../plans-address.ts';
import { DayMeals } from './day-meals.tsx';
import { nutritionPlanMessages } from './messages.ts';
import { Sources } from '../sources-list.tsx';
import { KeyFeatures, PlanHero, Warnings } from './plan-hero.tsx';
import { planFacts } from './plan-facts.ts';
import { choiceIn, planView, type PlanView } from './plan-view.ts';
import { shoppingPath, shoppingSearch } from './shopping/shopping-address.ts';
import { VariantPicker } from './variant-picker.tsx';

const listing = plansAddress({ tab: 'nutrition' });

/** One day of one plan in the page's language: what the reader looks at, and no more. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const { id } = params;
  if (!id) return data({ failure: 'noId' } as const, { status: 404 });
  const api = apiClient(context.get(serverFetch), 'http://internal');
  try {
    const detail = await read(api.plans.nutrition[':id'].$get({ param: { id }, query: {} }));
    const plan = planView(detail, choiceIn(searchParams), languageOf(pathname));
    return { plan, ...shareOf(plan.imageUrl, plan.picture) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { status } = error.problem;
    return data({ failure: status === 404 ? 'notFound' : 'loadFailed' } as const, { status: status || 503 });
  }
}

export default function NutritionPlanPage() {
  const loaded = useLoaderData<typeof loader>();
  return 'failure' in loaded ? <Failure cause={loaded.failure} /> : <Plan plan={loaded.plan} />;
}

/** The page could not be fetched while going from one to the other. */
export function ErrorBoundary() {
  return <Failure cause="loadFailed" />;
}

function Plan({ plan }: { plan: PlanView }) {
  const { t } = useLingui();
  const isLoading = useNavigation().state === 'loading';
  // Where every day is one, or each has a table for it, a mark would tell nothing.
  const table = plan.variant?.shown ?? 'regular';
  const shopping = shoppingPath(plan.id) + shoppingSearch({ eaters: 1, table, from: null, week: 1 });
  const isMixed = !plan.variant && plan.days.some(({ fasting }) => !fasting);
  const days = plan.days.map(({ number, fasting }) => ({
    number,
    mark: fasting && isMixed ? t`Fast` : undefined,
  }));
  return (
    <main className="page grid grid-cols-1 gap-10 pt-4 md:gap-14">
      <PageHead title={plan.title} description={plan.description} />
      <StructuredData facts={import.meta.env.SSR && planFacts(plan)} />
      <div className="grid gap-2">
        <BackLink />
        <PlanHero plan={plan}>
          <MemberActions kind="nutrition" planId={plan.id} />
          <div className="no-print flex flex-wrap gap-3">
            {plan.day && (
              <Link to={shopping} className="button">
                <Trans>Shopping for a week</Trans>
              </Link>
            )}
            <PackPlace kind="nutrition" planId={plan.id} title={plan.title} />
          </div>
        </PlanHero>
      </div>
      <Warnings plan={plan} />
      <div className="grid grid-cols-1 items-start gap-10 md:grid-cols-[1fr_19rem]">
        <section className="grid min-w-0 gap-6" aria-labelledby="meals">
          <h2 id="meals">
            <Trans>Daily Meal Breakdown</Trans>
          </h2>
          <div id="day" aria-busy={isLoading} className="grid grid-cols-1 gap-6 aria-busy:opacity-60">
            <DayPicker
              days={days}
              chosen={plan.day?.number ?? 1}
              label={t`Days of the plan`}
              also={plan.variant?.isAsked ? `&variant=${plan.variant.shown}` : ''}
            />
            {plan.variant && plan.day && (
              <VariantPicker
                labels={plan.variant.labels}
                shown={plan.variant.shown}
                isAsked={plan.variant.isAsked}
                day={plan.day.number}
              />
            )}
            {plan.day ? (
              <DayMeals
                day={plan.day}
                table={{ planId: plan.id, variant: plan.variant?.shown ?? 'regular' }}
              />
            ) : (
              <p className="text-soft">
                <Trans>No meals have been written down yet.</Trans>
              </p>
            )}
          </div>
        </section>
        <KeyFeatures plan={plan} />
      </div>
      <Sources sources={plan.sources} />
      <JoinCall>
        <Trans>
          Register or log in to save this plan to My Plans, take it along as a PDF, and keep your weight and
          your days in one place.
        </Trans>
      </JoinCall>
      <div>
        <BackLink />
      </div>
    </main>
  );
}

function Failure({ cause }: { cause: Exclude<keyof typeof nutritionPlanMessages, 'notFoundTitle'> }) {
  const { t, i18n } = useLingui();
  const title = cause === 'loadFailed' ? t`Nutrition Plans` : i18n._(nutritionPlanMessages.notFoundTitle);
  return (
    <main className="page grid gap-4 py-10">
      <PageHead title={title} description={title} />
      <h1>{title}</h1>
      <FailureBox to={listing} way={<Trans>Back to the plans</Trans>}>
        {i18n._(nutritionPlanMessages[cause])}
      </FailureBox>
    </main>
  );
}

function BackLink() {
  return (
    <Link to={listing} className="no-print inline-flex min-h-11 items-center justify-self-start">
      <Trans>← All nutrition plans</Trans>
    </Link>
  );
}
