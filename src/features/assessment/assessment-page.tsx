import { Trans, useLingui } from '@lingui/react/macro';
import { useLoaderData, type ClientLoaderFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { apiClient } from '#src/api/client.ts';
import { serverFetch } from '#src/app/server-api.ts';
import { languageOf } from '#src/lib/language.ts';
import { PageHead } from '#src/ui/page-head.tsx';
import { completeForm } from './answers.ts';
import { shownAt } from './assessment-address.ts';
import { BodyStep } from './body-step.tsx';
import { overallOf } from './overall.ts';
import { PersonalStep } from './personal-step.tsx';
import { needOf } from './plan-match.ts';
import { suggestPlans, type Suggestion } from './plan-suggestions.tsx';
import { Results } from './results.tsx';
import { assess } from './scoring.ts';
import { Sources } from './sources.tsx';
import { StepForm } from './step-form.tsx';
import { StepList } from './step-list.tsx';
import { TestsStep } from './tests-step.tsx';
import styles from './assessment.css?url';

/** No plans where none were asked for, or where they could not be read. */
const noPlans: readonly Suggestion[] = [];

export async function loader({ url, context }: LoaderFunctionArgs) {
  const shown = shownAt(url);
  if (shown.step !== 4) return { ...shown, plans: noPlans };
  const form = completeForm(shown.answers);
  const api = apiClient(context.get(serverFetch), 'http://internal').plans;
  const language = languageOf(url.pathname);
  return { ...shown, plans: await suggestPlans(api, needOf(form, overallOf(assess(form), form)), language) };
}

/** Arithmetic over the address, which needs no server; only the plans come from there, and may be missing. */
export async function clientLoader({ url, serverLoader }: ClientLoaderFunctionArgs) {
  const shown = shownAt(url);
  if (shown.step !== 4) return { ...shown, plans: noPlans };
  return await serverLoader<typeof loader>().catch(() => ({ ...shown, plans: noPlans }));
}

export default function AssessmentPage() {
  const { t } = useLingui();
  const { step, answers, faults, plans } = useLoaderData<typeof loader>();
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
        {step === 1 && (
          <p className="max-w-2xl text-large text-soft">
            <Trans>
              Push-ups, sit-ups, a reach and a run: about an hour in all, and you know where you stand and
              what comes next. Your answers are not stored; members’ results are kept on their profile, where
              only they see them.
            </Trans>
          </p>
        )}
      </header>
      <StepList step={step} answers={answers} />
      <StepForm key={step} step={step} answers={answers} faults={faults}>
        {step === 1 && <PersonalStep answers={answers} faults={faults} />}
        {step === 2 && <BodyStep answers={answers} faults={faults} />}
        {step === 3 && <TestsStep answers={answers} faults={faults} />}
        {step === 4 && <Results form={completeForm(answers)} plans={plans} />}
      </StepForm>
      <Sources />
    </main>
  );
}
