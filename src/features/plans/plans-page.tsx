import { Trans, useLingui } from '@lingui/react/macro';
import { data, redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { apiClient, ApiError, read } from '#src/api/client.ts';
import { nothingFound } from '#src/api/nothing-found.ts';
import { serverFetch } from '#src/api/server-fetch.ts';
import { languageOf, pathIn, withoutLanguage } from '#src/lib/language.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { Link } from '#src/ui/link.tsx';
import { PageHead, SceneHead } from '#src/ui/page-head.tsx';
import { FailureBox } from './failure-box.tsx';
import { FitnessList } from './fitness/fitness-list.tsx';
import { fitnessPlanMessages } from './fitness/messages.ts';
import { cardView as fitnessCard } from './fitness/plan-view.ts';
import { fitnessCategories } from './fitness/kinds.ts';
import { calorieBounds } from './nutrition/calorie-bounds.ts';
import { NutritionList } from './nutrition/nutrition-list.tsx';
import { cardView as nutritionCard } from './nutrition/plan-view.ts';
import { nutritionCategories } from './nutrition/kinds.ts';
import { offeredCategories } from './offered-categories.ts';
import { finderPath, plansAddress, plansPath } from './plans-address.ts';
import { chosenPlans, fitnessQuery, isTyped, nutritionQuery } from './plans-choice.ts';

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { pathname, searchParams } = url;
  const language = languageOf(pathname);
  const api = apiClient(context.get(serverFetch), 'http://internal').plans;
  const choice = chosenPlans(searchParams, withoutLanguage(pathname));
  const toPage = (page: number) => redirect(pathIn(language, plansAddress({ ...choice, page })));
  try {
    if (choice.tab === 'fitness') {
      const { items, page, pages, categories } = await read(
        api.fitness.$get({ query: fitnessQuery(choice) }),
      );
      if (page > pages) return toPage(pages);
      if (choice.q !== undefined && items.length === 0) context.get(nothingFound)('fitness-plans', choice.q);
      return {
        tab: choice.tab,
        choice,
        page,
        pages,
        categories: offeredCategories(fitnessCategories, categories, choice.category),
        plans: items.map((plan) => fitnessCard(plan, language)),
      } as const;
    }
    const isWhole = !choice.category && !isTyped(choice) && choice.page === 1;
    const [{ items, page, pages, categories }, featured] = await Promise.all([
      read(api.nutrition.$get({ query: nutritionQuery(choice) })),
      isWhole ? read(api.nutrition.$get({ query: { featured: 'true' } })) : { items: [] },
    ]);
    if (page > pages) return toPage(pages);
    if (choice.q !== undefined && items.length === 0) context.get(nothingFound)('nutrition-plans', choice.q);
    return {
      ...({ tab: choice.tab, choice, page, pages } as const),
      categories: offeredCategories(nutritionCategories, categories, choice.category),
      wrong: calorieBounds(choice).wrong,
      plans: items.map((plan) => nutritionCard(plan, language)),
      featured: featured.items.map((plan) => nutritionCard(plan, language)),
    };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return data({ tab: choice.tab, failed: true } as const, { status: error.problem.status || 503 });
  }
}

export default function PlansPage() {
  const loaded = useLoaderData<typeof loader>();
  const { t } = useLingui();
  return (
    <main className="page grid grid-cols-1 gap-8 pt-6 md:pt-10">
      <PageHead
        title={loaded.tab === 'fitness' ? t`Fitness Plans` : t`Nutrition Plans`}
        description={
          loaded.tab === 'fitness'
            ? t`Workouts to follow at home with what is there, every movement drawn and explained step by step.`
            : t`Weeks of Ethiopian food, the energy of each day counted, each figure with its source.`
        }
      />
      <SceneHead place={loaded.tab === 'fitness' ? 'gym' : 'kitchen'}>
        <h1 className="text-hero">
          <Trans>Fitness and Nutrition Plans</Trans>
        </h1>
        <p className="max-w-prose text-large text-soft">
          <Trans>
            Train at home with what is there. Eat what you know. Each plan is a week that you can begin today.
          </Trans>
        </p>
      </SceneHead>
      <ButtonLink to={finderPath} look="primary" className="justify-self-start">
        <Trans>Find your plan in three questions</Trans>
      </ButtonLink>
      <nav aria-label={t`Kind of plan`} className="flex gap-6 border-b border-edge">
        <Tab to={plansPath} isChosen={loaded.tab === 'fitness'}>
          {t`Fitness Plans`}
        </Tab>
        <Tab to={plansAddress({ tab: 'nutrition' })} isChosen={loaded.tab === 'nutrition'}>
          {t`Nutrition Plans`}
        </Tab>
      </nav>
      {'failed' in loaded ? (
        <Failure tab={loaded.tab} />
      ) : loaded.tab === 'nutrition' ? (
        <NutritionList {...loaded} />
      ) : (
        <FitnessList {...loaded} />
      )}
    </main>
  );
}

/** The page could not be fetched while going from one to the other. */
export function ErrorBoundary() {
  return (
    <main className="page grid gap-4 py-10">
      <h1>
        <Trans>Fitness and Nutrition Plans</Trans>
      </h1>
      <Failure tab="fitness" />
    </main>
  );
}

function Failure({ tab }: { tab: 'fitness' | 'nutrition' }) {
  const { i18n } = useLingui();
  return (
    <FailureBox to={plansAddress({ tab })} way={<Trans>Try again</Trans>}>
      {i18n._(fitnessPlanMessages.listFailed)}
    </FailureBox>
  );
}

function Tab({ to, isChosen, children }: { to: string; isChosen: boolean; children: string }) {
  return (
    <Link
      to={to}
      preventScrollReset
      aria-current={isChosen ? 'page' : undefined}
      className="-mb-px inline-flex min-h-12 items-center border-b-[3px] border-transparent text-large font-semibold text-soft hover:text-ink aria-[current]:border-gold aria-[current]:text-ink"
    >
      {children}
    </Link>
  );
}
