import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ArrowLink } from '#src/ui/arrow-link.tsx';
import { plansPath } from './places.ts';

/** The three promises, each shown rather than told: a table of food, a movement with a jerrycan, the four bands. */
export function Features() {
  const { t } = useLingui();
  return (
    <section aria-label={t`What Birtu does`} className="page pb-20">
      <ul className="grid gap-6 md:grid-cols-12">
        <Feature className="md:col-span-7 md:row-span-2" picture={<Mesob />}>
          <h2 className="text-title">
            <Trans>Culturally relevant meal plans</Trans>
          </h2>
          <p className="text-soft">
            <Trans>
              Injera, shiro, misir, gomen, kinche: whole weeks of food you already cook, the energy of every day worked out
              from a table whose sources you can read. For fasting and for feasting.
            </Trans>
          </p>
          <ArrowLink to={plansPath('nutrition')}>
            <Trans>See the nutrition plans</Trans>
          </ArrowLink>
        </Feature>
        <Feature className="md:col-span-5">
          <div className="grid grid-cols-[1fr_8.5rem] items-center gap-4">
            <div>
              <h2 className="text-title">
                <Trans>Customised workouts</Trans>
              </h2>
              <p className="text-soft mt-2">
                <Trans>By your aim and your level. Every movement is drawn and moves.</Trans>
              </p>
            </div>
            <img
              src="/figures/goblet-squat-still.svg"
              width="208"
              height="178"
              loading="lazy"
              alt=""
              className="plate"
            />
          </div>
          <ArrowLink to={plansPath('fitness')}>
            <Trans>See the fitness plans</Trans>
          </ArrowLink>
        </Feature>
        <Feature className="md:col-span-5">
          <h2 className="text-title">
            <Trans>Health tracking through BMI</Trans>
          </h2>
          <p className="text-soft">
            <Trans>Height and weight give your BMI. With an account it stays on your profile, beside a calendar of what you did.</Trans>
          </p>
          <ArrowLink to="/bmi">
            <Trans>Where do I stand?</Trans>
          </ArrowLink>
        </Feature>
      </ul>
    </section>
  );
}

function Feature({ className, picture, children }: { className: string; picture?: ReactNode; children: ReactNode }) {
  return (
    <li className={`card flex flex-col overflow-hidden ${className}`}>
      {picture}
      <div className="grid gap-2 p-6">{children}</div>
    </li>
  );
}

function Mesob() {
  return (
    <img src="/figures/plates/beyaynetu.svg" width="640" height="320" loading="lazy" alt="" className="plate w-full rounded-none object-cover md:min-h-0 md:flex-1" />
  );
}
