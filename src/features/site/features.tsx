import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { exercisesPath } from '#src/features/plans/exercises/exercises-address.ts';
import { listed } from '#src/lib/listed.ts';
import { recipesPath } from '#src/lib/recipe-path.ts';
import { ArrowLink } from '#src/ui/arrow-link.tsx';
import { Image } from '#src/ui/image.tsx';
import { BmiStrip } from './bmi-strip.tsx';
import { Link } from '#src/ui/link.tsx';
import type { DayOfMealsTeaser } from './home.ts';
import { plansPath } from './places.ts';
import { useLanguage } from '#src/ui/language.client.ts';

/** The three promises, each shown rather than told: a day's table, a movement with a jerrycan, the bands of the BMI. */
export function Features({ meals }: { meals: DayOfMealsTeaser | null }) {
  const { t } = useLingui();
  return (
    <section aria-label={t`What Birtu does`} className="page pb-20">
      <ul className="grid gap-6 md:grid-cols-12">
        <Feature className="md:col-span-7 md:row-span-2">
          <h2 className="text-title">
            <Trans>Culturally relevant meal plans</Trans>
          </h2>
          <p className="text-soft">
            <Trans>
              Whole weeks of food you already cook, for fasting and for feasting. The energy of every day is
              worked out from a food table whose sources you can read.
            </Trans>
          </p>
          {meals && <DayOfMeals meals={meals} />}
          <ArrowLink to={plansPath('nutrition')}>
            <Trans>See the nutrition plans</Trans>
          </ArrowLink>
          <ArrowLink to={recipesPath}>
            <Trans>Recipes</Trans>
          </ArrowLink>
          <ArrowLink to="/foods">
            <Trans>What is in our food</Trans>
          </ArrowLink>
        </Feature>
        <Feature className="md:col-span-5">
          <div className="grid grid-cols-[1fr_min(8.5rem,35%)] items-start gap-4 @max-[14rem]:block">
            <div>
              <h2 className="text-title">
                <Trans>Customised workouts</Trans>
              </h2>
              <p className="text-soft mt-2">
                <Trans>By your aim and your level, with every movement drawn for you.</Trans>
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
          <ArrowLink to={exercisesPath}>
            <Trans>Exercises</Trans>
          </ArrowLink>
        </Feature>
        <Feature className="md:col-span-5">
          <h2 className="text-title">
            <Trans>Health tracking through BMI</Trans>
          </h2>
          <p className="text-soft">
            <Trans>
              See where your weight stands. With an account it stays on your profile, beside a calendar of
              what you did.
            </Trans>
          </p>
          <BmiStrip />
          <ArrowLink to="/bmi">
            <Trans>BMI Calculator</Trans>
          </ArrowLink>
        </Feature>
      </ul>
    </section>
  );
}

function Feature({ className, children }: { className: string; children: ReactNode }) {
  return <li className={`card flex flex-col items-start gap-2 p-6 ${className}`}>{children}</li>;
}

/** The platter and what is on it on the first day of a plan. */
function DayOfMeals({
  meals: { planId, image, title, energy: estimate, breakfast, lunch, dinner },
}: {
  meals: DayOfMealsTeaser;
}) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const energy = estimate === null ? null : i18n.number(estimate);
  const rows = [
    [t`Breakfast`, breakfast],
    [t`Lunch`, lunch],
    [t`Dinner`, dinner],
  ] as const;
  return (
    <div className="my-2 grid w-full flex-1 items-center gap-x-6 gap-y-4 sm:grid-cols-2">
      <Image
        src={image}
        width="640"
        height="360"
        loading="lazy"
        alt=""
        className="plate h-full w-full object-cover"
      />
      <div>
        <Link to={`/nutrition-plans/${planId}`} className="arrow-link text-ink">
          <Trans>{title}, day 1</Trans>
        </Link>
        <dl>
          {rows.map(([name, dishes]) => (
            <div key={name} className="border-edge border-t py-2">
              <dt className="text-small text-soft">{name}</dt>
              <dd>{listed(dishes, language)}</dd>
            </div>
          ))}
        </dl>
        {energy !== null && (
          <p className="border-edge text-soft border-t pt-2">
            <Link
              to={`/nutrition-plans/${planId}#sources`}
              className="inline-flex min-h-11 items-center text-soft underline decoration-dotted"
            >
              <Trans>About {energy} kcal with snacks</Trans>
            </Link>
          </p>
        )}
      </div>
    </div>
  );
}
