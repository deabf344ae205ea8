import { useLingui } from '@lingui/react/macro';
import { Link } from '#src/ui/link.tsx';
import type { Answers, Step } from './answers.ts';
import { assessmentAddress } from './assessment-address.ts';

/** The four steps by name. */
export function useStepNames(): Readonly<Record<Step, string>> {
  const { t } = useLingui();
  return {
    1: t`Personal Information`,
    2: t`Body Measurements`,
    3: t`Fitness Tests`,
    4: t`Results`,
  };
}

const steps = [1, 2, 3, 4] as const satisfies readonly Step[];

/** Where one is, and the way back to what is done. */
export function StepList({ step, answers }: { step: Step; answers: Answers }) {
  const { t } = useLingui();
  const names = useStepNames();
  return (
    <nav aria-label={t`Steps of the assessment`} className="no-print">
      <ol className="step-list">
        {steps.map((each) => (
          <li
            key={each}
            aria-current={each === step ? 'step' : undefined}
            data-done={each < step || undefined}
          >
            {each < step ? (
              <Link to={assessmentAddress(answers, each)}>
                <StepName number={each} name={names[each]} />
              </Link>
            ) : (
              <span>
                <StepName number={each} name={names[each]} />
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

const StepName = ({ number, name }: { number: Step; name: string }) => (
  <>
    <b>{number}</b> <span>{name}</span>
  </>
);
