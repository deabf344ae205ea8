import { Plural, Trans } from '@lingui/react/macro';
import { inLanguage } from '#src/lib/language.ts';
import { listed } from '#src/lib/listed.ts';
import { useLanguage } from '#src/ui/language.client.ts';
import { Link } from '#src/ui/link.tsx';
import { conditionLabels } from '../exercises/cautions.ts';
import { gearLabels } from '../exercises/gear.ts';
import { Duration } from '../fitness/duration.tsx';
import type { FoundPlan } from './found.client.ts';
import { gearAsked, goalLabels, type Answers } from './questions.ts';

/** The plan that suits best, others that would do, or why there is none. */
export function Results({ found, answers }: { found: readonly FoundPlan[]; answers: Answers }) {
  const [first, ...others] = found;
  const minded = useMinded(answers);
  if (!first)
    return (
      <section className="card grid gap-3 p-5" aria-labelledby="found">
        <h2 id="found" className="text-title">
          <Trans>No plan for this yet</Trans>
        </h2>
        <p>
          {minded ? (
            <Trans>
              There is none here that was made for this and can be done with what there is: {minded}. The
              health worker who cares for you knows what you may do.
            </Trans>
          ) : (
            <Trans>Leave one of the answers open to see more.</Trans>
          )}
        </p>
      </section>
    );
  return (
    <section className="grid grid-cols-1 gap-4" aria-labelledby="found">
      <h2 id="found" className="text-title">
        <Trans>Your plan</Trans>
      </h2>
      <PlanFound found={first} answers={answers} isFirst />
      <Minded answers={answers} />
      {others.length > 0 && (
        <>
          <h3 className="font-sans text-base font-semibold">
            <Trans>These would do as well</Trans>
          </h3>
          <ul className="grid grid-cols-1 gap-3">
            {others.map((other) => (
              <li key={other.plan.id}>
                <PlanFound found={other} answers={answers} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** Who should see a plan first, where something is to be minded. */
export function Minded({ answers }: { answers: Answers }) {
  const minded = useMinded(answers);
  return (
    minded && (
      <p className="border-s-4 border-gold ps-3">
        <Trans>Show the plan to a health worker who knows you before you begin: {minded}.</Trans>
      </p>
    )
  );
}

function useMinded({ minds }: Answers): string {
  const language = useLanguage();
  return listed(
    minds.map((mind) => inLanguage(conditionLabels[mind], language)),
    language,
  );
}

/** One plan, with the reason why it is shown. */
export function PlanFound({
  found,
  answers,
  isFirst = false,
}: {
  found: FoundPlan;
  answers: Answers;
  isFirst?: boolean;
}) {
  const { plan } = found;
  return (
    <article className={`card grid gap-2 p-5 ${isFirst ? 'border-green' : ''}`}>
      <h3 className={isFirst ? 'text-head' : 'text-large font-semibold'}>
        <Link to={`/services/fitness-plans/${plan.id}`}>{plan.title}</Link>
      </h3>
      <p className="font-semibold">
        <Duration duration={plan.duration} unit={plan.durationUnit} />
        {' · '}
        <Plural value={plan.weeklyWorkouts} one="# workout a week" other="# workouts a week" />
        {' · '}
        <Plural value={plan.minutes} one="# minute" other="# minutes" />
      </p>
      {isFirst && <p>{plan.description}</p>}
      <Reason found={found} answers={answers} />
    </article>
  );
}

/** Why a plan was found, in a sentence or two. */
function Reason({ found, answers }: { found: FoundPlan; answers: Answers }) {
  const language = useLanguage();
  const goal = answers.goal && inLanguage(goalLabels[answers.goal], language);
  const { plan, servesGoal, isMadeFor, moreDays, moreMinutes } = found;
  const needs = listed(
    plan.gear
      .filter((piece) => gearAsked.includes(piece))
      .map((piece) => inLanguage(gearLabels[piece], language)),
    language,
  );
  return (
    <p className="text-soft">
      {isMadeFor && <Trans>It was made for what you have to mind.</Trans>}{' '}
      {goal &&
        (servesGoal ? (
          <Trans>It is for this: {goal}.</Trans>
        ) : (
          <Trans>It has another aim than: {goal}.</Trans>
        ))}{' '}
      {needs ? <Trans>It takes: {needs}.</Trans> : <Trans>It takes nothing that a home does not have.</Trans>}{' '}
      {moreDays > 0 && (
        <Plural
          value={moreDays}
          one="It has # workout a week more than you have days."
          other="It has # workouts a week more than you have days."
        />
      )}{' '}
      {moreMinutes > 0 && (
        <Plural
          value={moreMinutes}
          one="A workout takes # minute more than you said."
          other="A workout takes # minutes more than you said."
        />
      )}
    </p>
  );
}
