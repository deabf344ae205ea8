import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { inLanguage } from '#src/lib/language.ts';
import { listed } from '#src/lib/listed.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { Dot } from '#src/ui/facts.tsx';
import { useLanguage } from '#src/ui/language.client.ts';
import { Link } from '#src/ui/link.tsx';
import { conditionLabels } from '../exercises/cautions.ts';
import { gearNames } from '../exercises/gear.ts';
import { Duration } from '../fitness/duration.tsx';
import { plansPath } from '../plans-address.ts';
import type { Way } from './find.ts';
import type { FoundPlan } from './found.client.ts';
import { finderAddress, type Answers } from './answers.ts';
import { gearAsked, goalLabels } from './questions.ts';

interface ResultsProps {
  readonly found: readonly FoundPlan[];
  /** Where none was found, or none for the goal. */
  readonly ways: readonly Way[];
  readonly answers: Answers;
}

/** The plan that suits best and others that would do, or what stands in the way of one. */
export function Results({ found, ways, answers }: ResultsProps) {
  const [first, ...others] = found;
  if (!first) return <NoneFound {...{ ways, answers }} />;
  return (
    <section className="grid grid-cols-1 gap-4" aria-labelledby="found">
      <h2 id="found" className="text-title">
        <Trans>Your plan</Trans>
      </h2>
      <ToGoal {...{ ways, answers }} />
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

/** Nothing found serves the goal, but something would that takes more. */
function ToGoal({ ways, answers }: Pick<ResultsProps, 'ways' | 'answers'>) {
  const language = useLanguage();
  if (ways.length === 0 || answers.goal === null) return null;
  const goal = inLanguage(goalLabels[answers.goal], language);
  return (
    <div className="no-print card grid justify-items-start gap-2 p-5">
      <p>
        <Trans>With a little more there is a plan for this: {goal}.</Trans>
      </p>
      {ways.map((way) => (
        <ButtonLink key={finderAddress(way.answers)} to={finderAddress(way.answers)} look="primary">
          <ThereIs gear={way.added} />
        </ButtonLink>
      ))}
    </div>
  );
}

/** What an answer would be. */
function ThereIs({ gear }: { gear: Way['added'] }) {
  const language = useLanguage();
  const pieces = listed(gearNames(gear, language), language);
  return <Trans>There is also: {pieces}</Trans>;
}

function NoneFound({ ways, answers }: Pick<ResultsProps, 'ways' | 'answers'>) {
  const { t } = useLingui();
  const language = useLanguage();
  const minded = useMinded(answers);
  const notMinded = useMinded({ minds: [...new Set(ways.flatMap(({ dropped }) => dropped))] });
  const labelOf = ({ answers: { minds }, added, dropped }: Way) => {
    const those = listed(
      minds.map((mind) => inLanguage(conditionLabels[mind], language)),
      language,
    );
    const pieces = listed(gearNames(added, language), language);
    if (dropped.length === 0) return t`There is also: ${pieces}`;
    return pieces ? t`Minding only: ${those}. It takes: ${pieces}` : t`Minding only: ${those}`;
  };
  return (
    <section className="card grid gap-3 p-5" aria-labelledby="found">
      <h2 id="found" className="text-title">
        <Trans>No plan for this yet</Trans>
      </h2>
      {minded && (
        <p>
          <Trans>
            There is none here that was made for this and can be done with what there is: {minded}. The health
            worker who cares for you knows what you may do.
          </Trans>
        </p>
      )}
      {ways.length > 0 && (
        <>
          <p>
            {notMinded ? (
              <Trans>There are plans that mind a part of it:</Trans>
            ) : (
              <Trans>One answer stands in the way. With this one there is a plan:</Trans>
            )}
          </p>
          <ul className="grid grid-cols-1 gap-2">
            {ways.map((way) => (
              <li key={finderAddress(way.answers)}>
                <ButtonLink to={finderAddress(way.answers)}>{labelOf(way)}</ButtonLink>
              </li>
            ))}
          </ul>
        </>
      )}
      {notMinded && (
        <p className="border-s-4 border-gold ps-3">
          <Trans>
            Show that plan to the health worker before you begin, and say what it does not mind: {notMinded}.
          </Trans>
        </p>
      )}
      {ways.length === 0 && (
        <ButtonLink to={plansPath} className="justify-self-start">
          <Trans>Look through all plans</Trans>
        </ButtonLink>
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

function useMinded({ minds }: Pick<Answers, 'minds'>): string {
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
        <Link to={`/services/fitness-plans/${plan.id}`} className="inline-flex min-h-11 items-center">
          {plan.title}
        </Link>
      </h3>
      <p className="font-semibold">
        <Duration duration={plan.duration} unit={plan.durationUnit} />
        <Dot />
        <Plural value={plan.weeklyWorkouts} one="# workout a week" other="# workouts a week" />
        <Dot />
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
  const asked = plan.gear.filter((piece) => gearAsked.includes(piece));
  const needs = listed(gearNames(asked, language), language);
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
