import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLoaderData, type ClientLoaderFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { apiClient } from '#src/api/client.ts';
import { serverFetch } from '#src/api/server-fetch.ts';
import { PageHead, SceneHead } from '#src/ui/page-head.tsx';
import { Notes } from '#src/ui/notes.tsx';
import { NotesOverText } from '#src/ui/notes-over-text.tsx';
import { shownAt } from './assessment-address.ts';
import { shownStep } from './shown-step.client.ts';
import { StepForm } from './step-form.tsx';
import { StepList } from './step-list.tsx';
import styles from './assessment.css?url';

export const loader = ({ url, context }: LoaderFunctionArgs) =>
  shownStep(url, apiClient(context.get(serverFetch), 'http://internal').plans);

const loadFormSteps = async () => (await import('./form-steps.tsx')).default;
const loadResults = async () => (await import('./results.tsx')).default;
const isAtResults = (url: URL) => shownAt(url).step === 4;

/** Who is still asked loads no results, and who has them no questions. Nothing of the page comes alive before its part. */
const isFirstAtResults = !import.meta.env.SSR && isAtResults(new URL(location.href));
let FormSteps = isFirstAtResults ? null : await loadFormSteps();
let Results = import.meta.env.SSR || isFirstAtResults ? await loadResults() : null;

export async function clientLoader({ url, serverLoader }: ClientLoaderFunctionArgs) {
  const isAtEnd = isAtResults(url);
  const [shown, formSteps, results] = await Promise.all([
    serverLoader<typeof loader>().catch(withoutConnection(url)),
    isAtEnd ? FormSteps : loadFormSteps(),
    isAtEnd ? loadResults() : Results,
  ]);
  [FormSteps, Results] = [formSteps, results];
  return shown;
}

/** The device works it out by the same rules, which no other visitor loads. */
const withoutConnection = (url: URL) => async (error: unknown) => {
  const rules = await import('./shown-step.client.ts').catch(() => null);
  if (!rules) throw error;
  return await rules.shownHere(url);
};

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
      {shown.step === 1 ? (
        <SceneHead place="pitch">
          <h1>
            <Trans>Fitness Assessment</Trans>
          </h1>
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
        </SceneHead>
      ) : (
        <h1>
          <Trans>Fitness Assessment</Trans>
        </h1>
      )}
      <StepList step={shown.step} answers={answers} />
      <StepForm
        key={shown.step}
        step={shown.step}
        answers={shown.answers}
        faults={shown.faults}
        onType={(answers) => setTyped({ on: shown, answers })}
      >
        {shown.step !== 4 && FormSteps && <FormSteps {...shown} typed={answers} />}
        {shown.step === 4 && Results && <Results view={shown.view} plans={shown.plans} />}
      </StepForm>
      <Notes notes={shown.sources} isCited={() => false} />
      <NotesOverText />
    </main>
  );
}
