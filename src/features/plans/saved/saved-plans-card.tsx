import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { inLanguage } from '#src/lib/language.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { CloseButton } from '#src/ui/close-button.tsx';
import { Facts } from '#src/ui/facts.tsx';
import { Link } from '#src/ui/link.tsx';
import { Duration } from '../fitness/duration.tsx';
import { levelLabels } from '../exercises/labels.ts';
import { plansAddress } from '../plans-address.ts';
import { readSavedPlans, useKeeping } from './keeping.client.ts';
import { savedPlanMessages } from './messages.ts';
import type { SavedPlan } from './schema.ts';
import { StartPlan } from './start-plan.tsx';
import type { Whereabouts } from './whereabouts.client.ts';
import { useLanguage } from '#src/ui/language.client.ts';

interface SavedPlansCardProps {
  /** Null where they could not be read yet. */
  readonly known: readonly SavedPlan[] | null;
  /** Null where it could not be read. */
  readonly whereabouts: Whereabouts | null;
}

/** The plans that a member keeps. */
export function SavedPlansCard({ known, whereabouts }: SavedPlansCardProps) {
  const [plans, setPlans] = useState(known);
  return (
    <section id="my-plans" aria-labelledby="my-plans-title" className="scroll-mt-4">
      <h2 id="my-plans-title" className="text-title">
        <Trans>My plans</Trans>
      </h2>
      {plans === null ? (
        <Failure onRead={setPlans} />
      ) : plans.length === 0 ? (
        <NoPlans />
      ) : (
        <ul className="rows mt-2">
          {plans.map((plan) => (
            <li key={`${plan.kind} ${plan.planId}`}>
              <Entry plan={plan} whereabouts={whereabouts} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** One plan, which can be removed, and brought back while it is published. */
function Entry({ plan, whereabouts }: { plan: SavedPlan; whereabouts: Whereabouts | null }) {
  const { t } = useLingui();
  const language = useLanguage();
  const title = plan.title ? inLanguage(plan.title, language) : t`A plan that was deleted`;
  const { isKept, button, keep } = useKeeping({ ...plan, title }, true);
  if (!isKept)
    return (
      <div className="flex min-h-16 items-center gap-3 text-soft">
        <p role="status" className="min-w-0 grow">
          <Trans>Removed:</Trans> <s className="wrap-anywhere">{title}</s>
        </p>
        {plan.plan && (
          <Button ref={button} onClick={() => keep(true)}>
            <Trans>Undo</Trans>
          </Button>
        )}
      </div>
    );
  return (
    <div className="flex min-h-16 items-center gap-3 py-2">
      <div className="min-w-0 grow">
        <p className="font-semibold wrap-anywhere">
          {plan.plan ? (
            <Link to={pathOf(plan)} className="inline-flex min-h-11 items-center">
              {title}
            </Link>
          ) : (
            title
          )}
        </p>
        <p className="text-small text-soft">
          <PlanFacts plan={plan} />
        </p>
        {plan.kind === 'fitness' && plan.plan && (
          <p className="mt-2">
            <StartPlan planId={plan.planId} name={title} whereabouts={whereabouts} />
          </p>
        )}
      </div>
      <CloseButton
        ref={button}
        label={t`Remove: ${title}`}
        className="-me-3 text-soft"
        onClick={() => keep(false)}
      />
    </div>
  );
}

/** What a plan is, in a line, which breaks between facts and not within one. */
function PlanFacts({ plan }: { plan: SavedPlan }) {
  const facts = useFacts(plan);
  if (facts === null) return <Trans>This plan is not published any more.</Trans>;
  return <Facts areWhole of={facts} />;
}

function useFacts(saved: SavedPlan): ReactNode[] | null {
  const { t } = useLingui();
  const language = useLanguage();
  if (saved.plan === null) return null;
  if (saved.kind === 'fitness') {
    const { level, duration, durationUnit, weeklyWorkouts } = saved.plan;
    return [
      t`Fitness plan`,
      inLanguage(levelLabels[level], language),
      <Duration key="duration" duration={duration} unit={durationUnit} />,
      <Plural key="days" value={weeklyWorkouts} one="# day a week" other="# days a week" />,
    ];
  }
  const { duration, calorieRange } = saved.plan;
  return [
    t`Nutrition plan`,
    <Plural key="duration" value={duration} one="# day" other="# days" />,
    <Link key="energy" to={`${pathOf(saved)}#sources`} className="text-soft underline decoration-dotted">
      <Trans>
        {formatNumber(calorieRange.min)}–{formatNumber(calorieRange.max)} kcal a day
      </Trans>
    </Link>,
  ];
}

const pathOf = ({ kind, planId }: SavedPlan) =>
  kind === 'fitness' ? `/services/fitness-plans/${planId}` : `/nutrition-plans/${planId}`;

function NoPlans() {
  return (
    <div className="mt-2 grid justify-items-start gap-3">
      <p className="text-soft">
        <Trans>You have not saved a plan yet. Saved plans wait for you here, on every device.</Trans>
      </p>
      <p className="flex flex-wrap gap-3">
        <ButtonLink to={plansAddress({ tab: 'fitness' })}>
          <Trans>Fitness Plans</Trans>
        </ButtonLink>
        <ButtonLink to={plansAddress({ tab: 'nutrition' })}>
          <Trans>Nutrition Plans</Trans>
        </ButtonLink>
      </p>
    </div>
  );
}

function Failure({ onRead }: { onRead: (plans: readonly SavedPlan[]) => void }) {
  const { t, i18n } = useLingui();
  const [isTrying, setIsTrying] = useState(false);
  const retry = async () => {
    setIsTrying(true);
    try {
      onRead(await readSavedPlans());
    } catch {
      setIsTrying(false);
    }
  };
  return (
    <div role="alert" className="mt-2 grid justify-items-start gap-3">
      <p className="text-red">{i18n._(savedPlanMessages.notLoaded)}</p>
      <Button onClick={() => void retry()} busyLabel={isTrying ? t`Loading...` : undefined}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}
