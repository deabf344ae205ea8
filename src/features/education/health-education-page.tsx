import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useLoaderData, useLocation } from 'react-router';
import { languageOf } from '#src/lib/language.ts';
import { ArrowLink } from '#src/ui/arrow-link.tsx';
import { Link } from '#src/ui/link.tsx';
import { NotesOverText } from '#src/ui/notes-over-text.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { StructuredData } from '#src/ui/structured-data.tsx';
import { glossaryFacts } from './glossary-facts.ts';
import { Glossary } from './glossary-panel.tsx';
import { chosenHealth, healthAddress, healthTabs, type HealthTab } from './health-address.ts';
import { healthPart, type HealthPart } from './health-education.ts';
import { HealthOverview } from './health-overview.tsx';
import { BodyCompositionMethods, ComponentGroups, HealthMeasures } from './health-panels.tsx';
import { Written, writtenAt, type WrittenParts } from './written.tsx';
import './health-education.css';

const nothing: WrittenParts = {};
export const loader = ({ url }: { url: URL }) => ({ ...chosenHealth(url.searchParams), written: nothing });
export const clientLoader = async ({ url }: { url: URL }) => ({
  ...chosenHealth(url.searchParams),
  written: await writtenAt(url),
});

export default function HealthEducationPage() {
  const { t } = useLingui();
  const { written, ...choice } = useLoaderData<typeof loader>();
  const { tab: shown } = choice;
  const { pathname, hash, key } = useLocation();
  useUnfolded(hash, key);
  const heads: Readonly<Record<HealthTab, { title: string; description: string }>> = {
    overview: {
      title: t`Health Education`,
      description: t`The words and numbers of health, food and training, explained in Amharic and English, each figure with its source.`,
    },
    glossary: {
      title: t`Glossary of health and fitness`,
      description: t`From aerobic exercise to warm-up: what the words of health, food and training mean, in Amharic and English.`,
    },
    measures: {
      title: t`Health measures`,
      description: t`Blood pressure, pulse, blood glucose, insulin, cholesterol, BMI and waist: what is normal for adults, and what it means.`,
    },
    'body-composition': {
      title: t`Body-composition methods`,
      description: t`Eight ways to estimate body fat, from the tape to the scanner, each with its formula and how exact it is.`,
    },
    components: {
      title: t`Fitness components`,
      description: t`What fitness is made of: for health, for skill, and in what a blood test shows.`,
    },
  };
  const names: Readonly<Record<HealthTab, string>> = {
    overview: t`Overview`,
    glossary: t`Glossary`,
    measures: t`Health measures`,
    'body-composition': t`Body composition`,
    components: t`Fitness components`,
  };
  const next = healthTabs[healthTabs.indexOf(shown) + 1];
  return (
    <main className="page health grid gap-8 pt-4">
      <PageHead {...heads[shown]} />
      <StructuredData
        facts={
          import.meta.env.SSR &&
          healthAddress(choice) === healthAddress({ tab: 'glossary' }) &&
          glossaryFacts(heads.glossary.title)
        }
      />
      <header className="stack">
        <Link
          to="/services/educational-content"
          className="health-back inline-flex min-h-11 items-center justify-self-start"
        >
          <Trans>← Educational Content</Trans>
        </Link>
        <h1 className="text-hero">
          <Trans>Health Education</Trans>
        </h1>
        <p className="max-w-prose text-large text-soft">
          <Trans>
            What the health worker writes on the card and the trainer calls across the field: the words and
            numbers of health, in plain language and in both of ours.
          </Trans>
        </p>
      </header>
      <nav aria-label={t`Parts of the health education`} className="health-tabs">
        {healthTabs.map((tab) => (
          <Link
            key={tab}
            to={healthAddress({ tab })}
            preventScrollReset
            aria-current={tab === shown ? 'page' : undefined}
          >
            {names[tab]}
          </Link>
        ))}
      </nav>
      <Written key={healthAddress(choice)} name="part" parts={written}>
        {import.meta.env.SSR && <Panel part={healthPart(choice, languageOf(pathname))} />}
      </Written>
      {next && (
        <p className="no-print font-semibold">
          <Trans>Next chapter:</Trans> <ArrowLink to={healthAddress({ tab: next })}>{names[next]}</ArrowLink>
        </p>
      )}
      <NotesOverText />
      <footer className="health-further grid gap-1 border-t border-edge pt-6 text-soft">
        <p>
          <Trans>
            General knowledge for adults. It replaces nobody who knows you: with pain, illness or pregnancy,
            ask a health worker.
          </Trans>
        </p>
        <ArrowLink to="/services/educational-content/physical-fitness">
          <Trans>Physical Fitness Guide</Trans>
        </ArrowLink>
        <ArrowLink to="/services/educational-content/tools/bmi-calculator">
          <Trans>BMI Calculator</Trans>
        </ArrowLink>
      </footer>
    </main>
  );
}

/** Unfolds the word that an address leads to; a browser does so by itself only where it has loaded the address. */
function useUnfolded(hash: string, key: string): void {
  useEffect(() => {
    const place = document.getElementById(decodeURIComponent(hash.slice(1)));
    const folded = place?.closest('details');
    if (!place || !folded || folded.open) return;
    folded.open = true;
    folded.scrollIntoView();
  }, [hash, key]);
}

function Panel({ part }: { part: HealthPart }) {
  switch (part.tab) {
    case 'glossary':
      return <Glossary {...part} />;
    case 'measures':
      return <HealthMeasures {...part} />;
    case 'body-composition':
      return <BodyCompositionMethods {...part} />;
    case 'components':
      return <ComponentGroups {...part} />;
    default:
      return <HealthOverview {...part} />;
  }
}
