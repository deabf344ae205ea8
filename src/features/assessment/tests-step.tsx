import { Trans } from '@lingui/react/macro';
import type { ComponentProps, ReactNode } from 'react';
import { CitedText } from '#src/ui/cited-text.tsx';
import { Field } from '#src/ui/field.tsx';
import type { Answers, Faults } from './answers.ts';
import type { TestGuidance } from './guidance.ts';
import { HowTo } from './how-to.tsx';
import { useAnswered } from './names.client.ts';
import { PressureAdvice } from './pressure-advice.tsx';
import type { Component } from './scoring.ts';
import { ReachDrawing, SitUpDrawing } from './test-drawings.tsx';

interface TestsStepProps {
  answers: Answers;
  faults: Faults;
  guidance: TestGuidance;
}

/** The four tests, each with how it is done. */
export function TestsStep({ answers, faults, guidance: { wait, warmUp, tests } }: TestsStepProps) {
  const answered = useAnswered(answers, faults);
  const test = (name: Component) => ({ how: tests[name], ...answered(name) });
  return (
    <div className="grid gap-6">
      {wait && (
        <p role="alert" className="max-w-2xl rounded-card bg-red-tint p-5 font-semibold text-red">
          <CitedText text={wait} />
        </p>
      )}
      <PressureAdvice reading={answers.bloodPressure} gender={answers.gender} heading="h3" />
      <p className="max-w-2xl text-soft">{warmUp}</p>
      <div className="grid gap-6 md:grid-cols-2">
        <Test
          {...test('pushUps')}
          label={<Trans>Push-ups (maximum in 1 minute)</Trans>}
          inputMode="numeric"
          drawing={
            <img
              src="/figures/push-up-still.svg"
              width="208"
              height="178"
              loading="lazy"
              alt=""
              className="plate"
            />
          }
        />
        <Test
          {...test('sitUps')}
          label={<Trans>Sit-ups (maximum in 1 minute)</Trans>}
          inputMode="numeric"
          drawing={<SitUpDrawing />}
        />
        <Test
          {...test('flexibility')}
          label={<Trans>Sit-and-reach (cm)</Trans>}
          hint={<Trans>From your soles; with a minus if you do not reach them.</Trans>}
          drawing={<ReachDrawing />}
        />
        <Test
          {...test('cardio')}
          label={<Trans>1.5 mile run (minutes)</Trans>}
          hint={<Trans>12 minutes 30 seconds are 12.5; 12:30 is understood, too.</Trans>}
          inputMode="decimal"
        />
      </div>
    </div>
  );
}

type TestProps = ComponentProps<typeof Field> & ComponentProps<typeof HowTo> & { drawing?: ReactNode };

const Test = ({ how, drawing, ...field }: TestProps) => (
  <div className="card grid content-start gap-3 p-5">
    <Field required {...field} />
    <HowTo how={how} drawing={drawing} />
  </div>
);
