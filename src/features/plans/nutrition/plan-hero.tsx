import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Image } from '#src/ui/image.tsx';
import { LanguageNote, OwnWords } from '#src/ui/own-words.tsx';
import { Advice } from '../sources-list.tsx';
import type { PlanView } from './plan-view.ts';

/** A plan at a glance. @param children what can be done with it */
export function PlanHero({ plan, children }: { plan: PlanView; children?: ReactNode }) {
  const { i18n } = useLingui();
  const energy = `${i18n.number(plan.calorieRange.min)}–${i18n.number(plan.calorieRange.max)}`;
  return (
    <header className="grid items-center gap-6 md:grid-cols-[1.1fr_1fr] md:gap-10 print:grid-cols-[1.1fr_1fr]">
      <div className="grid gap-4">
        <h1 className="text-hero">
          <OwnWords>{plan.title}</OwnWords>
        </h1>
        <p className="text-large text-soft">
          <OwnWords>{plan.description}</OwnWords>
        </p>
        <LanguageNote>{plan.languageNote}</LanguageNote>
        <dl className="columns flex flex-wrap gap-y-2 py-3">
          <Fact name={<Trans>Duration</Trans>}>
            <Plural value={plan.duration} one="# day" other="# days" />
          </Fact>
          <Fact name={<Trans>kcal per day</Trans>}>
            {plan.day && plan.day.foods.length > 0 ? (
              <a
                href="#sources"
                className="-my-2 inline-flex min-h-11 items-center text-ink underline decoration-dotted"
              >
                {energy}
              </a>
            ) : (
              energy
            )}
          </Fact>
          <Fact name={<Trans>Category</Trans>}>{plan.categoryLabel}</Fact>
        </dl>
        {children}
      </div>
      <Image
        src={plan.imageUrl}
        picture={plan.picture}
        alt=""
        width={640}
        height={360}
        className="plate aspect-video h-auto w-full object-cover"
      />
    </header>
  );
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="plan-fact grow px-3 first:pl-0 last:pr-0">
      <dt className="text-small text-soft">{name}</dt>
      <dd className="font-serif text-large font-semibold">{children}</dd>
    </div>
  );
}

/** What marks a plan out; nothing where nothing was written down. */
export function KeyFeatures({ plan: { features, sources } }: { plan: PlanView }) {
  if (features.length === 0) return null;
  return (
    <aside className="card grid gap-3 p-5 md:sticky md:top-24" aria-labelledby="features">
      <h2 id="features" className="text-title">
        <Trans>Key Features</Trans>
      </h2>
      <ul className="points grid list-disc gap-2 pl-5">
        <Advice texts={features} sources={sources} />
      </ul>
    </aside>
  );
}

/** Who should ask whom before beginning. */
export function Warnings({ plan: { warnings, sources } }: { plan: PlanView }) {
  if (warnings.length === 0) return null;
  return (
    <section
      className="grid gap-2 rounded-card border-s-4 border-gold bg-gold-tint p-5"
      aria-labelledby="warnings"
    >
      <h2 id="warnings" className="text-title">
        <Trans>Before you begin</Trans>
      </h2>
      <ul className="points grid max-w-prose list-disc gap-2 pl-5">
        <Advice texts={warnings} sources={sources} />
      </ul>
    </section>
  );
}
