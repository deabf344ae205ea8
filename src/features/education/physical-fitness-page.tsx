import { useSyncExternalStore } from 'react';
import {
  useLoaderData,
  useLocation,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { languageOf } from '#src/lib/language.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { Image } from '#src/ui/image.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { NutritionTips, panels } from './guide-panels.tsx';
import { chosenTab, guideTabs, panelOf, tabOfFragment, type GuideTab } from './guide-tabs.ts';
import { frameIn, guideIn } from './guide.ts';
import { Written, writtenAt, type WrittenParts } from './written.tsx';
import './guide.css';

const nothing: WrittenParts = {};

export const loader = ({ url }: LoaderFunctionArgs) => ({
  tab: chosenTab(url.searchParams),
  frame: frameIn(languageOf(url.pathname)),
  written: nothing,
});

export async function clientLoader({ url, serverLoader }: ClientLoaderFunctionArgs) {
  const [loaded, written] = await Promise.all([serverLoader<typeof loader>(), writtenAt(url)]);
  return { ...loaded, written };
}

export default function PhysicalFitnessPage() {
  const { tab, frame, written } = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  const shown = useTabOfFragment() ?? tab;
  const guide = import.meta.env.SSR ? guideIn(languageOf(pathname)) : null;
  return (
    <main className="page guide">
      <PageHead title={frame.title} description={frame.description} />
      <Hero frame={frame} />
      <nav aria-label={frame.parts} className="guide-tabs">
        {guideTabs.map((name) => (
          // Fragments, not addresses: all the panels are here, and the browser opens them by itself.
          <a key={name} href={`#${panelOf(name)}`} aria-current={name === shown ? 'true' : undefined}>
            {frame.tabs[name]}
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

function Hero({ frame }: { frame: ReturnType<typeof frameIn> }) {
  return (
    <header className="guide-pair guide-hero">
      <div className="stack">
        <h1 className="text-hero">{frame.title}</h1>
        <p className="text-large text-soft">{frame.lead}</p>
        <p>
          <ButtonLink look="primary" to="/services/educational-content/tools/fitness-assessment">
            {frame.takeAssessment}
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
