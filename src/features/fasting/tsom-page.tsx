import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { apiClient, read } from '#src/api/client.ts';
import { serverFetch } from '#src/api/server-fetch.ts';
import { languageOf } from '#src/lib/language.ts';
import { ArrowLink } from '#src/ui/arrow-link.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { guidanceIn, type GuidanceView } from './guidance.ts';
import { Notes } from '#src/ui/notes.tsx';
import { NotesOverText } from '#src/ui/notes-over-text.tsx';
import { Exempt, Nutrition, Training } from './guidance-sections.tsx';
import { TsomForm } from './tsom-form.tsx';
import styles from './tsom.css?url';

/** The same for everybody: whose fast is which is known in the browser alone. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const { items: foods } = await read(apiClient(context.get(serverFetch), 'http://internal').foods.$get());
  // As one text: in the framework's numbered form, back to front, it would hardly compress against the page itself.
  return { shown: JSON.stringify(guidanceIn(languageOf(url.pathname), foods)) };
}

export default function TsomPage() {
  const { t } = useLingui();
  const { shown } = useLoaderData<typeof loader>();
  const guidance = useMemo(() => JSON.parse(shown) as GuidanceView, [shown]);
  return (
    <main className="page grid grid-cols-1 gap-12 py-8 sm:py-12">
      <link rel="stylesheet" href={styles} precedence="page" />
      <PageHead
        title={t`Tsom: eating and training while fasting`}
        description={t`Who need not fast, where protein, iron, zinc and vitamin B12 come from in a long fast, and how to train on fasting days; and plans that follow your own fast, if you choose so.`}
      />
      <header className="grid gap-2">
        <h1>
          <Trans>Tsom: eating and training while fasting</Trans>
        </h1>
        <p className="max-w-2xl text-large text-soft">{guidance.intro}</p>
      </header>
      <div className="tsom-top">
        <section aria-labelledby="your-fast" className="grid content-start gap-4">
          <h2 id="your-fast" className="text-title">
            <Trans>Your fast</Trans>
          </h2>
          <p className="max-w-2xl">
            <Trans>
              If you keep the Orthodox fasts, nutrition plans show the meals for today; in Ramadan their meals
              stay the same. Your calendar names the fasts, and your training has a short note on fasting
              days. No reminders follow, and no counting of days.
            </Trans>
          </p>
          <TsomForm />
          <p className="unscripted-note">
            <Trans>
              To keep a choice this browser would have to run scripts. All that follows can be read without.
            </Trans>
          </p>
        </section>
        <Exempt section={guidance.exempt} />
      </div>
      <Nutrition nutrients={guidance.nutrients} />
      <Training intro={guidance.trainingIntro} sections={guidance.training} />
      <nav aria-label={t`More on fasting`} className="flex flex-wrap gap-x-6 border-t border-edge pt-4">
        <ArrowLink to="/fasting">
          <Trans>Fasting and feasts of the year</Trans>
        </ArrowLink>
        <ArrowLink to="/services/fitness-and-nutrition-plans?tab=nutrition">
          <Trans>Nutrition Plans</Trans>
        </ArrowLink>
      </nav>
      <Notes notes={guidance.sources} />
      <NotesOverText />
    </main>
  );
}
