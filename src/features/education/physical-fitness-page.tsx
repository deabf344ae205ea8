import { Trans, useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { useLoaderData, useLocation } from 'react-router';
import { languageOf } from '#src/lib/language.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { Image } from '#src/ui/image.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { NutritionTips, panels } from './guide-panels.tsx';
import { chosenTab, guideTabs, panelOf, tabOfFragment, type GuideTab } from './guide-tabs.ts';
import { guideIn } from './guide.ts';
import { Written, writtenAt, type WrittenParts } from './written.tsx';
import './guide.css';

interface Asked {
  request: Request;
}
const tabAsked = ({ request }: Asked) => chosenTab(new URL(request.url).searchParams);
const nothing: WrittenParts = {};
export const loader = (asked: Asked) => ({ tab: tabAsked(asked), written: nothing });
export const clientLoader = async (asked: Asked) => ({
  tab: tabAsked(asked),
  written: await writtenAt(asked.request.url),
});

export default function PhysicalFitnessPage() {
  const { t } = useLingui();
  const { tab, written } = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  const shown = useTabOfFragment() ?? tab;
  const names: Readonly<Record<GuideTab, string>> = {
    overview: t`Overview`,
    metabolic: t`Metabolic`,
    'health-related': t`Health-related`,
    testing: t`Testing`,
  };
  const guide = import.meta.env.SSR ? guideIn(languageOf(pathname)) : null;
  return (
    <main className="page guide">
      <PageHead
        title={t`Physical Fitness Guide`}
        description={t`What fitness is made of, what is normal, and how to test strength, endurance, flexibility and speed with a tape and a friend. Every figure with its source.`}
      />
      <Hero />
      <nav aria-label={t`Parts of the guide`} className="guide-tabs">
        {guideTabs.map((name) => (
          // Fragments, not addresses: all the panels are here, and the browser opens them by itself.
          <a key={name} href={`#${panelOf(name)}`} aria-current={name === shown ? 'true' : undefined}>
            {names[name]}
          </a>
        ))}
      </nav>
      {guideTabs.map((name) => (
        <div
          key={name}
          id={panelOf(name)}
          data-shown={name === shown ? '' : undefined}
          className="guide-panel"
        >
          <Written name={name} parts={written} className="guide-parts">
            {import.meta.env.SSR && guide && panels[name](guide)}
          </Written>
        </div>
      ))}
      <Written name="nutrition-tips" parts={written}>
        {import.meta.env.SSR && guide && <NutritionTips {...guide} />}
      </Written>
    </main>
  );
}

const never = () => () => {};

/** The tab under which the address's fragment lies. Nobody tells the server of it, so it is known once the app runs. */
function useTabOfFragment(): GuideTab | null {
  const { hash } = useLocation();
  const isRunning = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isRunning ? tabOfFragment(hash) : null;
}

function Hero() {
  return (
    <header className="guide-pair guide-hero">
      <div className="stack">
        <h1 className="text-hero">
          <Trans>Physical Fitness Guide</Trans>
        </h1>
        <p className="text-large text-soft">
          <Trans>
            What fitness is made of, what is normal, and how to find out where you stand: with a tape, a wall
            and a friend.
          </Trans>
        </p>
        <p>
          <ButtonLink look="primary" to="/services/educational-content/tools/fitness-assessment">
            <Trans>Take Assessment</Trans>
          </ButtonLink>
        </p>
      </div>
      <Image
        src="/figures/reverse-lunge-still.svg"
        alt=""
        width={640}
        height={480}
        loading="lazy"
        className="plate guide-picture"
      />
    </header>
  );
}
