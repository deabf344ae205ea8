import type { ComponentProps } from 'react';
import { BodyStep } from './body-step.tsx';
import { PersonalStep } from './personal-step.tsx';
import { TestsStep } from './tests-step.tsx';

type FormStepsProps = Pick<ComponentProps<typeof BodyStep>, 'typed'> &
  (
    | ({ step: 1 } & ComponentProps<typeof PersonalStep>)
    | ({ step: 2 } & Omit<ComponentProps<typeof BodyStep>, 'typed'>)
    | ({ step: 3 } & ComponentProps<typeof TestsStep>)
  );

/** The steps that ask, of which results load none. */
export default function FormSteps(shown: FormStepsProps) {
  if (shown.step === 1) return <PersonalStep {...shown} />;
  return shown.step === 2 ? <BodyStep {...shown} /> : <TestsStep {...shown} />;
}
