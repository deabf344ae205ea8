import { useLingui } from '@lingui/react/macro';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { apiClient, read } from '#src/api/client.ts';
import { serverFetch } from '#src/api/server-fetch.ts';
import { languageOf } from '#src/lib/language.ts';
import { PageHead } from '#src/ui/page-head.tsx';
import { StructuredData } from '#src/ui/structured-data.tsx';
import { AboutBirtu } from './about-birtu.tsx';
import { BmiPromo } from './bmi-promo.tsx';
import { useSiteContact } from './contact.client.ts';
import { ContactTeaser } from './contact-teaser.tsx';
import { Features } from './features.tsx';
import { FirstDay } from './first-day.tsx';
import { Hero } from './hero.tsx';
import { MemberDay } from './member-day.tsx';
import { firstDay, firstDayOfMeals, planTeaser } from './home.ts';
import { PlanRows } from './plan-rows.tsx';
import { RegisterCall } from './register-call.tsx';
import { ServiceList } from './service-list.tsx';
import { siteFacts } from './site-facts.ts';
import './home-page.css';

const plansShown = 2;

/** Two plans to begin with, the first day of the easiest, and a day of a fasting table or whatever is featured. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { plans } = apiClient(context.get(serverFetch), 'http://internal');
  const language = languageOf(new URL(request.url).pathname);
  const [fitness, nutrition] = await Promise.all([
    read(plans.fitness.$get({ query: {} })),
    read(plans.nutrition.$get({ query: {} })),
  ]);
  const easiestFirst = fitness.items.toSorted((a, b) => a.difficulty - b.difficulty).slice(0, plansShown);
  const meals = nutrition.items.find(({ featured }) => featured) ?? nutrition.items[0];
  const [training, table] = await Promise.all([
    easiestFirst[0] && read(plans.fitness[':id'].$get({ param: { id: easiestFirst[0].id }, query: {} })),
    meals && read(plans.nutrition[':id'].$get({ param: { id: meals.id }, query: {} })),
  ]);
  return {
    plans: easiestFirst.map((plan) => planTeaser(plan, language)),
    day: training ? firstDay(training, language) : null,
    meals: table ? firstDayOfMeals(table, language) : null,
  };
}

export default function HomePage() {
  const { t } = useLingui();
  const { plans, day, meals } = useLoaderData<typeof loader>();
  const contact = useSiteContact();
  return (
    <main>
      <PageHead
        title={t`Fitness and food for Ethiopia`}
        description={t`Culturally relevant meal plans, customised workouts and health tracking through BMI, in Amharic and English.`}
      />
      <StructuredData facts={import.meta.env.SSR && siteFacts(contact)} />
      <MemberDay />
      <Hero />
      <Features meals={meals} />
      {day && <FirstDay day={day} />}
      <PlanRows plans={plans} />
      <AboutBirtu />
      <ServiceList />
      <BmiPromo />
      <ContactTeaser />
      <RegisterCall />
    </main>
  );
}
