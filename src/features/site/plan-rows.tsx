import { Plural, Trans } from '@lingui/react/macro';
import { ArrowLink } from '#src/ui/arrow-link.tsx';
import { Dot } from '#src/ui/facts.tsx';
import { Image } from '#src/ui/image.tsx';
import { Link } from '#src/ui/link.tsx';
import type { PlanTeaser } from './home.ts';
import { plansPath } from './places.ts';

/** The plans one below the other, each with its picture, from side to side. */
export function PlanRows({ plans }: { plans: readonly PlanTeaser[] }) {
  return (
    <section className="page grid gap-12 pb-20">
      <h2 className="sr-only">
        <Trans>Fitness Plans</Trans>
      </h2>
      {plans.map((plan) => (
        <PlanRow key={plan.id} plan={plan} />
      ))}
      <ArrowLink to={plansPath('fitness')}>
        <Trans>All fitness plans</Trans>
      </ArrowLink>
    </section>
  );
}

function PlanRow({ plan }: { plan: PlanTeaser }) {
  const { id, title, description, duration, durationUnit, weeklyWorkouts, image } = plan;
  return (
    <article className="group grid items-center gap-x-12 gap-y-4 md:grid-cols-2">
      <Image
        src={image}
        width="640"
        height="360"
        loading="lazy"
        alt=""
        className="plate w-full md:group-even:order-last"
      />
      <div className="max-w-xl">
        <p className="text-soft">
          {durationUnit === 'weeks' ? (
            <Plural value={duration} one="# week" other="# weeks" />
          ) : (
            <Plural value={duration} one="# minute" other="# minutes" />
          )}
          <Dot />
          <Plural value={weeklyWorkouts} one="# day a week" other="# days a week" />
        </p>
        <h3 className="text-head mt-1">
          <Link
            to={`/services/fitness-plans/${id}`}
            className="text-ink inline-flex min-h-11 items-center hover:underline"
          >
            {title}
          </Link>
        </h3>
        <p className="text-soft mt-3">{description}</p>
        <ArrowLink to={`/services/fitness-plans/${id}`}>
          <Trans>Look through the plan</Trans>
        </ArrowLink>
      </div>
    </article>
  );
}
