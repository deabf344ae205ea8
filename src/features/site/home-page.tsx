import { msg } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { apiClient, read } from '#src/api/client.ts';
import { serverFetch } from '#src/api/server-fetch.ts';
import { languageOf } from '#src/lib/language.ts';
import { hasStoredSession } from '#src/session/storage.client.ts';
import { PageHead } from '#src/ui/page-head.tsx';
import { i18nFor, loadCatalogue, speak } from '#src/words/catalogues.client.ts';
import { firstDay, firstDayOfMeals, plansOnHome, planTeaser, type HomeData } from './home.ts';
import { MemberDay } from './member-day.tsx';
import './home-page.css';

const plansShown = 2;

/** Two plans to begin with, the first day of the first one, and a day of meals: what staff feature goes before. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { plans } = apiClient(context.get(serverFetch), 'http://internal');
  const language = languageOf(new URL(request.url).pathname);
  await loadCatalogue(language, 'site');
  const i18n = i18nFor(language);
  // What is featured may be older than a page of a list goes back.
  const pages = [{ featured: 'true' }, {}] as const;
  const [fitness, nutrition] = await Promise.all([
    Promise.all(pages.map((query) => read(plans.fitness.$get({ query })))),
    Promise.all(pages.map((query) => read(plans.nutrition.$get({ query })))),
  ]);
  const shown = plansOnHome(
    fitness.flatMap(({ items }) => items),
    plansShown,
  );
  const [meals] = nutrition.flatMap(({ items }) => items);
  const [training, table] = await Promise.all([
    shown[0] && read(plans.fitness[':id'].$get({ param: { id: shown[0].id }, query: {} })),
    meals && read(plans.nutrition[':id'].$get({ param: { id: meals.id }, query: {} })),
  ]);
  return {
    // Told by the server, as a member's application does without these words until it gets near them.
    head: {
      title: i18n._(msg`Fitness and food for Ethiopia`),
      description: i18n._(
        msg`Culturally relevant meal plans, customised workouts and health tracking through BMI, in Amharic and English.`,
      ),
    },
    plans: shown.map((plan) => planTeaser(plan, language)),
    day: training ? firstDay(training, language) : null,
    meals: table ? firstDayOfMeals(table, language) : null,
  };
}

export default function HomePage() {
  const { head, ...shown } = useLoaderData<typeof loader>();
  return (
    <main>
      <PageHead {...head} />
      <MemberDay />
      <BelowDay shown={shown} />
    </main>
  );
}

async function loadBelow() {
  const [{ HomeBelow }] = await Promise.all([import('./home-below.tsx'), speak('site')]);
  return HomeBelow;
}

/** A member came for what stands above: what the server sent below goes on standing, and comes alive where one gets near. */
const stands = () => hasStoredSession() && document.querySelector('.below-day') !== null;
let Below = !import.meta.env.SSR && stands() ? null : await loadBelow();

/** How far below the screen it is about to be read. */
const ahead = '600px';

function BelowDay({ shown }: { shown: HomeData }) {
  const [Known, setKnown] = useState(() => Below);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (Known || !place.current) return;
    const load = () =>
      void loadBelow().then(
        (loaded) => {
          Below = loaded;
          setKnown(() => loaded);
        },
        // Links and forms do without.
        () => undefined,
      );
    // Nothing stands here where one has come back from another page.
    if (place.current.childElementCount === 0) return load();
    const watch = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && load(),
      { rootMargin: ahead },
    );
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [Known]);
  if (!Known)
    return (
      <div
        key="sent"
        ref={place}
        className="below-day"
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    );
  return (
    <div key="alive" className="below-day">
      <Known {...shown} />
    </div>
  );
}
