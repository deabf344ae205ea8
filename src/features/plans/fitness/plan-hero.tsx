import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ButtonLink } from '#src/ui/button.tsx';
import { Image } from '#src/ui/image.tsx';
import { LanguageNote, OwnWords } from '#src/ui/own-words.tsx';
import { Duration } from './duration.tsx';
import { LevelBadge } from '../exercises/level-badge.tsx';
import type { PlanView } from './plan-view.ts';

/** The plan in short. `children`: what can be done with it. */
export function PlanHero({ plan, children }: { plan: PlanView; children: ReactNode }) {
  return (
    <header className="grid items-center gap-6 md:grid-cols-[1.1fr_1fr] md:gap-10 print:grid-cols-[1.1fr_1fr]">
      <div className="grid gap-4">
        <p className="flex flex-wrap items-center gap-3">
          <LevelBadge level={plan.level}>{plan.levelLabel}</LevelBadge>
          <span className="text-soft">{plan.categoryLabel}</span>
        </p>
        <h1 className="text-hero">
          <OwnWords>{plan.title}</OwnWords>
        </h1>
        <p className="text-large text-soft">
          <OwnWords>{plan.description}</OwnWords>
        </p>
        <LanguageNote>{plan.languageNote}</LanguageNote>
        <dl className="columns grid grid-cols-[repeat(auto-fit,minmax(min(5.5rem,100%),1fr))] py-3">
          <Fact name={<Trans>Duration</Trans>}>
            <Duration duration={plan.duration} unit={plan.durationUnit} />
          </Fact>
          <Fact name={<Trans>Weekly Sessions</Trans>}>
            <Plural value={plan.weeklyWorkouts} one="# day" other="# days" />
          </Fact>
          <Fact name={<Trans>Difficulty</Trans>}>
            <Trans>
              {plan.difficulty} <span className="text-base font-normal text-soft">out of 5</span>
            </Trans>
          </Fact>
        </dl>
        <div className="grid gap-3 sm:flex sm:flex-wrap">
          <ButtonLink look="primary" to="#day" className="in-data-member:hidden">
            <Trans>Go to the workout</Trans>
          </ButtonLink>
          {children}
        </div>
      </div>
      {plan.imageUrl && (
        <Image
          src={plan.imageUrl}
          picture={plan.picture}
          alt=""
          width={640}
          height={360}
          fetchPriority="low"
          className="plate aspect-video h-auto w-full object-cover"
        />
      )}
    </header>
  );
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="px-3 first:pl-0">
      <dt className="text-small text-soft">{name}</dt>
      <dd className="font-serif text-large font-semibold sm:text-title">{children}</dd>
    </div>
  );
}
