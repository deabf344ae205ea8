import { useEffect, useMemo, useSyncExternalStore } from 'react';
import {
  useLoaderData,
  useLocation,
  useNavigation,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { languageOf } from '#src/lib/language.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { NotesOverText } from '#src/ui/notes-over-text.tsx';
import { PageHead, SceneHead } from '#src/ui/page-head.tsx';
import { GuideChapter } from './guide-panels.tsx';
import { chosenTab, guideTabs, panelOf, tabOfFragment } from './guide-tabs.ts';
import { frameIn } from './guide-frame.ts';
import { Written, writtenAt, type WrittenParts } from './written.tsx';
import './guide.css';

const nothing: WrittenParts = {};

type Frame = ReturnType<typeof frameIn>;

export const loader = ({ url }: LoaderFunctionArgs) => ({
  tab: chosenTab(url.searchParams),
  written: nothing,
});

export async function clientLoader({ url, serverLoader }: ClientLoaderFunctionArgs) {
  const [loaded, written] = await Promise.all([serverLoader<typeof loader>(), writtenAt(url)]);
  return { ...loaded, written };
}

export default function PhysicalFitnessPage() {
  const { tab, written } = useLoaderData<typeof loader>();
  const { pathname, hash } = useLocation();
  const language = languageOf(pathname);
  const frame = useMemo(() => frameIn(language), [language]);
  const isRunning = useIsRunning();
  // Nobody tells the server of the fragment, so the tab under which it lies is known once the app runs.
  const shown = (isRunning ? tabOfFragment(hash) : null) ?? tab;
  useScrollOfBrowser(isRunning);
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
          // What a fragment leads to takes the focus only where it can have it.
          tabIndex={-1}
          role="region"
          aria-label={frame.tabs[name]}
          data-shown={name === shown ? '' : undefined}
          className="guide-panel"
        >
          <Written name={name} parts={written} className="guide-parts">
            {import.meta.env.SSR && <GuideChapter tab={name} language={language} />}
          </Written>
        </div>
      ))}
      <NotesOverText />
    </main>
  );
}

const never = () => () => {};

/** False on the server and while the page is hydrated. Here rather than shared: this page has no byte left for a chunk. */
const useIsRunning = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/**
 * From one fragment back to another the browser finds the place where one stood; the application would go there before
 * the panel is open. Once the guide is being left for another page, the application has the say again.
 */
function useScrollOfBrowser(isRunning: boolean): void {
  const isStaying = useNavigation().state === 'idle';
  useEffect(() => {
    if (!isRunning || !isStaying) return;
    history.scrollRestoration = 'auto';
    return () => {
      history.scrollRestoration = 'manual';
    };
  }, [isRunning, isStaying]);
}

function Hero({ frame }: { frame: Frame }) {
  return (
    <SceneHead place="track">
      <h1 className="text-hero">{frame.title}</h1>
      <p className="text-large text-soft">{frame.lead}</p>
      <p>
        <ButtonLink look="primary" to="/services/educational-content/tools/fitness-assessment">
          {frame.takeAssessment}
        </ButtonLink>
      </p>
    </SceneHead>
  );
}
