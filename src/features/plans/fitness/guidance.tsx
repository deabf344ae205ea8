import { Plural, Trans } from '@lingui/react/macro';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from '#src/ui/link.tsx';
import { OwnWords } from '#src/ui/own-words.tsx';
import { Advice } from '../sources-list.tsx';
import type { PlanView } from './plan-view.ts';
import { Weeks } from './week-picker.tsx';

/** How the week changes from the first to the last. */
export function Progression({ plan }: { plan: PlanView }) {
  const told = plan.stretches.filter(({ title }) => title !== null);
  if (told.length === 0) return null;
  return (
    <section className="grid gap-5" aria-labelledby="progression">
      <h2 id="progression">
        <Plural value={plan.duration} one="# week, step by step" other="All # weeks, step by step" />
      </h2>
      <ol className="grid border-l-2 border-green">
        {told.map(({ fromWeek, toWeek, title, text }) => (
          <li key={fromWeek} className="relative grid gap-1 pb-6 pl-6 last:pb-0">
            <span className="absolute top-2 -left-[7px] size-3 rotate-45 bg-green" aria-hidden="true" />
            <p className="text-small font-semibold text-soft">
              <Weeks {...{ fromWeek, toWeek }} />
            </p>
            <h3>{title !== null && <OwnWords>{title}</OwnWords>}</h3>
            <p>{text !== null && <OwnWords>{text}</OwnWords>}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

export function Tips({ plan: { tips, sources } }: { plan: PlanView }) {
  if (tips.length === 0) return null;
  return (
    <section className="card grid content-start gap-3 p-5 sm:p-6" aria-labelledby="tips">
      <h2 id="tips" className="text-title">
        <Trans>Tips</Trans>
      </h2>
      <TipList texts={tips} sources={sources} />
    </section>
  );
}

/** Ethiopian meals that go with a plan for gaining weight. */
export function Meals({ plan: { mealSuggestion: meals, sources } }: { plan: PlanView }) {
  if (!meals) return null;
  return (
    <section className="card grid gap-4 bg-gold-tint p-5 sm:p-6" aria-labelledby="meals">
      <h2 id="meals" className="text-title">
        <Trans>Ethiopian meals for gaining weight</Trans>
      </h2>
      <dl className="grid gap-3">
        <Meal name={<Trans>Breakfast</Trans>}>{meals.breakfast}</Meal>
        <Meal name={<Trans>Lunch</Trans>}>{meals.lunch}</Meal>
        <Meal name={<Trans>Snack</Trans>}>{meals.snack}</Meal>
        <Meal name={<Trans>Dinner</Trans>}>{meals.dinner}</Meal>
        <Meal name={<Trans>Post-workout</Trans>}>{meals.postWorkout}</Meal>
      </dl>
      <h3 className="font-sans text-base font-semibold">
        <Trans>Tips</Trans>
      </h3>
      <TipList texts={meals.tips} sources={sources} />
      <Link to="/services/nutrition" className="inline-flex min-h-11 items-center font-semibold">
        <Trans>See the nutrition plans</Trans>
      </Link>
    </section>
  );
}

function Meal({ name, children }: { name: ReactNode; children: string }) {
  return (
    <div className="grid gap-x-4 sm:grid-cols-[9rem_1fr]">
      <dt className="font-semibold">{name}</dt>
      <dd>
        <OwnWords>{children}</OwnWords>
      </dd>
    </div>
  );
}

const TipList = (advice: ComponentProps<typeof Advice>) => (
  <ul className="points grid list-disc gap-1.5 pl-5">
    <Advice {...advice} />
  </ul>
);
