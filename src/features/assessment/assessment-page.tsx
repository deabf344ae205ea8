import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { apiClient } from '#src/api/client.ts';
import { serverFetch } from '#src/api/server-fetch.ts';
import { languageOf } from '#src/lib/language.ts';
import { PageHead } from '#src/ui/page-head.tsx';
import { completeForm, heightMeant } from './answers.ts';
import { shownAt } from './assessment-address.ts';
import { BodyStep } from './body-step.tsx';
import { bodyGuidanceIn, safetyIn, sourcesOn, testGuidanceIn } from './guidance.ts';
import { PersonalStep } from './personal-step.tsx';
import { suggestPlans } from './plan-suggestions.client.ts';
import { resultsView } from './results-view.ts';
import { Results } from './results.tsx';
import { SourceList } from '#src/ui/source-list.tsx';
import { StepForm } from './step-form.tsx';
import { StepList } from './step-list.tsx';
import { TestsStep } from './tests-step.tsx';
import styles from './assessment.css?url';

/** What a step shows beside its answers: words in the reader's language only, and what was worked out. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const shown = shownAt(url);
  const { step, answers } = shown;
  const language = languageOf(url.pathname);
  const common = { ...shown, sources: sourcesOn(step) };
  if (step === 1) return { ...common, step, safety: safetyIn(language) };
  if (step === 2) {
    const meant = shown.faults.height ? heightMeant(answers) : null;
    return { ...common, step, meant, guidance: bodyGuidanceIn(language) };
  }
  if (step === 3) return { ...common, step, guidance: testGuidanceIn(language, answers) };
  const view = resultsView(completeForm(answers), language);
  const api = apiClient(context.get(serverFetch), 'http://internal').plans;
  return {
    ...common,
    step,
    view,
    plans: await suggestPlans(
      api,
      { ...view.overall, weight: view.weight, pressure: view.pressure ?? 'usual' },
      language,
    ),
  };
}

export default function AssessmentPage() {
  const { t } = useLingui();
  const shown = useLoaderData<typeof loader>();
  const [typed, setTyped] = useState({ on: shown, answers: shown.answers });
  const answers = typed.on === shown ? typed.answers : shown.answers;
  return (
    <main className="page assessment grid gap-8 py-8 sm:py-12">
      <link rel="stylesheet" href={styles} precedence="page" />
      <PageHead
        title={t`Fitness Assessment`}
        description={t`Four simple tests, what they say about your strength, flexibility and endurance, and what moves you up one band.`}
      />
      <header className="grid gap-2">
        <h1>
          <Trans>Fitness Assessment</Trans>
        </h1>
        {shown.step === 1 && (
          <p className="max-w-2xl text-large text-soft">
            <Trans>
              Push-ups, sit-ups, a reach and a run: about an hour in all, and you know where you stand and
              what comes next.
            </Trans>{' '}
            <Trans>
              Your answers stand in the address of this page and in your browser’s history; Birtu keeps only
              members’ results, on their profile, where only they see them.
            </Trans>
          </p>
        )}
      </header>
      <StepList step={shown.step} answers={answers} />
      <StepForm
        key={shown.step}
        step={shown.step}
        answers={shown.answers}
        faults={shown.faults}
        onType={(answers) => setTyped({ on: shown, answers })}
      >
        {shown.step === 1 && <PersonalStep {...shown} />}
        {shown.step === 2 && <BodyStep {...shown} typed={answers} />}
        {shown.step === 3 && <TestsStep {...shown} />}
        {shown.step === 4 && <Results view={shown.view} plans={shown.plans} />}
      </StepForm>
      <SourceList sources={shown.sources} />
    </main>
  );
}
