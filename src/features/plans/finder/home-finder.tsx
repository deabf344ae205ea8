import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { apiClient, whyFailed } from '#src/api/client.ts';
import { inLanguage } from '#src/lib/language.ts';
import { speak } from '#src/words/catalogues.client.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { useLanguage } from '#src/ui/language.client.ts';
import { showToast } from '#src/ui/toast.tsx';
import { finderPath } from '../plans-address.ts';
import { readWhereaboutsTogether } from '../saved/whereabouts.client.ts';
import { readFound, type FoundPlan } from './found.client.ts';
import { Minded, PlanFound } from './found-plans.tsx';
import { carried, keepAnswers, passOver, readKept } from './kept-answers.client.ts';
import { finderMessages } from './messages.ts';
import { finderAddress, goals, noAnswers, type Answers } from './answers.ts';
import { goalLabels } from './questions.ts';

await speak('plans');

interface Asking {
  /** Known already: kept, or given in this window before. */
  readonly answers: Answers | null;
  readonly isKept: boolean;
  readonly found: FoundPlan | null;
}

/** What there is to ask a member; null where they follow a plan, or have passed the questions over. */
async function readAsking(language: ReturnType<typeof useLanguage>): Promise<Asking | null> {
  const [{ plan, session }, kept] = await Promise.all([readWhereaboutsTogether(), readKept()]);
  if (plan || session || kept.isPassedOver) return null;
  const answers = carried() ?? kept.answers;
  if (!answers) return { answers, isKept: false, found: null };
  const [found = null] = await readFound(apiClient(fetch).plans, answers, language);
  return { answers, isKept: kept.answers !== null && answers === kept.answers, found };
}

/**
 * The three questions in a member's day, or the plan that their answers lead to, until a plan goes on; `otherwise` where
 * they were passed over or cannot be asked.
 */
export default function HomeFinder({ otherwise }: { otherwise: ReactNode }) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const [asking, setAsking] = useState<Asking | null>();
  const [isPassed, setIsPassed] = useState(false);
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    let isWanted = true;
    readAsking(language).then(
      (read) => isWanted && setAsking(read),
      () => isWanted && setAsking(null),
    );
    return () => {
      isWanted = false;
    };
  }, [language]);
  // The button that was pressed gave way to this one.
  useEffect(() => {
    if (isPassed) undo.current?.focus();
  }, [isPassed]);
  if (asking === undefined) return <div className="card finder-room" aria-busy="true" />;
  if (asking === null) return otherwise;
  const attempt = async (action: () => Promise<void>) => {
    try {
      await action();
    } catch (error) {
      showToast('error', i18n._(whyFailed(error, finderMessages.notSaved)));
    }
  };
  const pass = (next: boolean) =>
    attempt(async () => {
      await passOver(next);
      setIsPassed(next);
    });
  if (isPassed)
    return (
      <section aria-label={t`Find your plan`}>
        <p className="card flex flex-wrap items-center gap-3 p-5" role="status">
          <span className="min-w-0 grow">
            <Trans>Not now, then. The questions stay with the plans.</Trans>
          </span>
          <Button ref={undo} onClick={() => void pass(false)}>
            <Trans>Undo</Trans>
          </Button>
        </p>
      </section>
    );
  const { answers, found, isKept } = asking;
  const keep = () =>
    attempt(async () => {
      await keepAnswers(answers);
      setAsking({ ...asking, isKept: true });
    });
  return (
    <section aria-labelledby="find-your-plan">
      <div className="card grid grid-cols-1 gap-4 border-green p-5 sm:p-6">
        <h2 id="find-your-plan" className="text-title">
          {found ? (
            <Trans>By your answers: your plan</Trans>
          ) : (
            <Trans>Three questions lead to your plan</Trans>
          )}
        </h2>
        {found && answers ? (
          <>
            <PlanFound found={found} answers={answers} isFirst />
            <Minded answers={answers} />
            <div className="flex flex-wrap gap-3">
              <ButtonLink look="primary" to={`/services/fitness-plans/${found.plan.id}`}>
                <Trans>See this plan</Trans>
              </ButtonLink>
              <ButtonLink to={isKept ? finderPath : finderAddress(answers)}>
                <Trans>Other answers</Trans>
              </ButtonLink>
              {!isKept && (
                <Button onClick={() => void keep()}>
                  <Trans>Keep these answers with my account</Trans>
                </Button>
              )}
            </div>
          </>
        ) : (
          <nav aria-labelledby="first-question">
            <p id="first-question" className="mb-2 font-semibold">
              <Trans>1. What do you want?</Trans>
            </p>
            <ul className="flex flex-wrap gap-2">
              {goals.map((goal) => (
                <li key={goal}>
                  <ButtonLink to={finderAddress({ ...(answers ?? noAnswers), goal })}>
                    {inLanguage(goalLabels[goal], language)}
                  </ButtonLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <Button
          className="-ms-5 justify-self-start border-transparent text-green"
          onClick={() => void pass(true)}
        >
          <Trans>Not now</Trans>
        </Button>
      </div>
    </section>
  );
}
