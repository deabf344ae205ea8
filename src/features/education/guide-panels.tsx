import type { ReactNode } from 'react';
import type { Language } from '#src/lib/language.ts';
import { ArrowLink } from '#src/ui/arrow-link.tsx';
import { Notes } from '#src/ui/notes.tsx';
import { assessmentPath, HealthRelated } from './guide-health.tsx';
import { Metabolic } from './guide-metabolic.tsx';
import { Overview } from './guide-overview.tsx';
import { guideTabs, panelOf, type GuideTab } from './guide-tabs.ts';
import { Testing } from './guide-testing.tsx';
import { frameIn } from './guide-frame.ts';
import { chapterIn } from './guide.ts';

/** What stands in each chapter. */
const chapters: Readonly<Record<GuideTab, (language: Language) => ReactNode>> = {
  overview: (language) => <Overview {...chapterIn('overview', language)} />,
  metabolic: (language) => <Metabolic {...chapterIn('metabolic', language)} />,
  'health-related': (language) => <HealthRelated {...chapterIn('health-related', language)} />,
  testing: (language) => <Testing {...chapterIn('testing', language)} />,
};

/** A chapter to its end: what it says, the way into the next one, and what it rests on. */
export function GuideChapter({ tab, language }: { tab: GuideTab; language: Language }) {
  const { words, notes } = chapterIn(tab, language);
  const next = guideTabs[guideTabs.indexOf(tab) + 1];
  return (
    <>
      {chapters[tab](language)}
      <p className="guide-next">
        {next ? (
          <>
            {words.nextChapter}{' '}
            <a href={`#${panelOf(next)}`} className="arrow-link min-w-11">
              {frameIn(language).tabs[next]}
            </a>
          </>
        ) : (
          <ArrowLink to={assessmentPath}>{words.takeAssessment}</ArrowLink>
        )}
      </p>
      <Notes notes={notes} chapter={tab} />
    </>
  );
}
