import { Trans, useLingui } from '@lingui/react/macro';
import type { ComponentProps, ReactNode } from 'react';
import { Field } from '#src/ui/field.tsx';
import type { Answers, Faults } from './answers.ts';
import { HowTo } from './how-to.tsx';
import { shouldWait } from './readiness.ts';
import type { Component } from './scoring.ts';
import { ReachDrawing, SitUpDrawing } from './test-drawings.tsx';

/** The four tests, each with how it is done. */
export function TestsStep({ answers, faults }: { answers: Answers; faults: Faults }) {
  const { i18n } = useLingui();
  const field = (
    name: Component,
  ): Pick<ComponentProps<typeof Field>, 'name' | 'required' | 'defaultValue' | 'error'> => ({
    name,
    required: true,
    defaultValue: answers[name],
    error: faults[name] && i18n._(faults[name].id),
  });
  return (
    <div className="grid gap-6">
      {shouldWait(answers) && (
        <p role="alert" className="max-w-2xl rounded-card bg-red-tint p-5 font-semibold text-red">
          <Trans>
            Please do not test today: a resting heart rate above 100, or a blood pressure above 180/100,
            belongs before a health worker first (source 2 below). Results that you already have can be
            entered.
          </Trans>
        </p>
      )}
      <p className="max-w-2xl text-soft">
        <Trans>
          Warm up for five to ten minutes first. Take the tests in this order, with a few minutes of rest
          between them, the run last. Stop at once with pain in the chest, dizziness, or more shortness of
          breath than the effort explains.
        </Trans>
      </p>
      <div className="grid gap-6 md:grid-cols-2">
        <Test>
          <Field
            {...field('pushUps')}
            label={<Trans>Push-ups (maximum in 1 minute)</Trans>}
            inputMode="numeric"
          />
          <HowTo
            title={<Trans>How to do the push-up test</Trans>}
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
            note={
              <Trans>
                Women may keep their knees on the ground (source 3). Do it the same way each time, else the
                results cannot be compared.
              </Trans>
            }
          >
            <li>
              <Trans>Hands under the shoulders, arms straight, the body one line from head to heels.</Trans>
            </li>
            <li>
              <Trans>Lower yourself until the elbows are bent at a right angle, and push up again.</Trans>
            </li>
            <li>
              <Trans>
                Count for one minute; rest in the upper position only. What is not clean does not count.
              </Trans>
            </li>
          </HowTo>
        </Test>
        <Test>
          <Field
            {...field('sitUps')}
            label={<Trans>Sit-ups (maximum in 1 minute)</Trans>}
            inputMode="numeric"
          />
          <HowTo
            title={<Trans>How to do the sit-up test</Trans>}
            drawing={<SitUpDrawing />}
            note={
              <Trans>
                Leave it out while your back or neck hurts, and enter the others another day (source 4).
              </Trans>
            }
          >
            <li>
              <Trans>Lie on your back, knees bent at a right angle; somebody holds your feet.</Trans>
            </li>
            <li>
              <Trans>Hands at the sides of the head, without pulling at the neck.</Trans>
            </li>
            <li>
              <Trans>
                Come up until the elbows reach the knees, and go down until the shoulders touch the ground.
              </Trans>
            </li>
            <li>
              <Trans>Count for one minute.</Trans>
            </li>
          </HowTo>
        </Test>
        <Test>
          <Field
            {...field('flexibility')}
            label={<Trans>Sit-and-reach (cm)</Trans>}
            hint={<Trans>From your soles; with a minus if you do not reach them.</Trans>}
          />
          <HowTo
            title={<Trans>How to do the sit-and-reach test</Trans>}
            drawing={<ReachDrawing />}
            note={<Trans>Zero is at the soles: some boxes begin elsewhere (source 5).</Trans>}
          >
            <li>
              <Trans>
                Shoes off, sit with straight legs, the soles flat against a box or a step with a ruler on it.
              </Trans>
            </li>
            <li>
              <Trans>
                One hand on the other, reach forward slowly, without a jerk and with straight knees.
              </Trans>
            </li>
            <li>
              <Trans>Hold for two seconds and read how far your fingertips are beyond the soles.</Trans>
            </li>
            <li>
              <Trans>Do it twice; the better one counts.</Trans>
            </li>
          </HowTo>
        </Test>
        <Test>
          <Field
            {...field('cardio')}
            label={<Trans>1.5 mile run (minutes)</Trans>}
            hint={<Trans>12 minutes 30 seconds are 12.5; 12:30 is understood, too.</Trans>}
            inputMode="decimal"
          />
          <HowTo
            title={<Trans>How to do the 1.5 mile run</Trans>}
            note={
              <Trans>
                Running is slower where the air is thin: at 2,200 m, a little lower than Addis Ababa, 55
                people took 31 seconds longer on average than near sea level (source 7). The table makes no
                allowance for it.
              </Trans>
            }
          >
            <li>
              <Trans>Find a flat way of 2.4 km: six rounds of a 400 m track and 14 metres.</Trans>
            </li>
            <li>
              <Trans>
                Run it as fast as you can keep up; walking is allowed, the clock runs on (source 6).
              </Trans>
            </li>
            <li>
              <Trans>Walk on for some minutes afterwards.</Trans>
            </li>
          </HowTo>
        </Test>
      </div>
    </div>
  );
}

const Test = ({ children }: { children: ReactNode }) => (
  <div className="card grid content-start gap-3 p-5">{children}</div>
);
