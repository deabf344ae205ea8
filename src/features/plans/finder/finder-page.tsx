import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Form, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { apiClient, read } from '#src/api/client.ts';
import { serverFetch } from '#src/api/server-fetch.ts';
import { inLanguage, languageOf, type Localized } from '#src/lib/language.ts';
import { listed } from '#src/lib/listed.ts';
import { Button } from '#src/ui/button.tsx';
import { useLanguage } from '#src/ui/language.client.ts';
import { Link, useLocalPath } from '#src/ui/link.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { conditionLabels } from '../exercises/cautions.ts';
import { gearLabels } from '../exercises/gear.ts';
import { Duration } from '../fitness/duration.tsx';
import { finderPath, plansPath } from '../plans-address.ts';
import { findPlans, type Found } from './find.ts';
import {
  answersIn,
  dayChoices,
  gearAsked,
  goalLabels,
  isAnswered,
  minuteChoices,
  type Answers,
} from './questions.ts';

export async function loader({ url, context }: LoaderFunctionArgs) {
  const language = languageOf(url.pathname);
  const answers = answersIn(url.searchParams);
  if (!isAnswered(answers)) return { answers, found: null };
  const { fitness } = await read(
    apiClient(context.get(serverFetch), 'http://internal').plans.candidates.$get(),
  );
  const found = findPlans(fitness, answers).map(({ plan, ...facts }) => ({
    ...facts,
    plan: {
      ...plan,
      title: inLanguage(plan.title, language),
      description: inLanguage(plan.description, language),
    },
  }));
  return { answers, found };
}

type Shown = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>['found']>[number];

/** Three questions that lead to a plan. Each may be left open; without scripts the answers are the address. */
export default function FinderPage() {
  const { t } = useLingui();
  const { answers, found } = useLoaderData<typeof loader>();
  return (
    <main className="page grid grid-cols-1 gap-8 pt-6 md:pt-10">
      <PageHead
        title={t`Find your plan`}
        description={t`Three questions lead to a training plan: what you want, how much time there is, and what there is to train with.`}
      />
      <header className="grid gap-2">
        <h1>
          <Trans>Find your plan</Trans>
        </h1>
        <p className="max-w-prose text-large text-soft">
          <Trans>Three questions. Leave open what you do not know.</Trans>
        </p>
      </header>
      {found && <Results found={found} answers={answers} />}
      <Questions answers={answers} />
      <p>
        <Link to={plansPath} className="inline-flex min-h-11 items-center">
          <Trans>Or look through all plans</Trans>
        </Link>
      </p>
    </main>
  );
}

function Questions({ answers }: { answers: Answers }) {
  const { t } = useLingui();
  const language = useLanguage();
  const labels = <Value extends string>(all: Readonly<Record<Value, Localized>>) =>
    (Object.entries(all) as [Value, Localized][]).map(
      ([value, label]) => [value, inLanguage(label, language)] as const,
    );
  const numbers = (choices: readonly number[]) =>
    choices.map((choice) => [String(choice), String(choice)] as const);
  return (
    <Form
      // What the address answers stands in the form, also after going back.
      key={JSON.stringify(answers)}
      method="get"
      action={useLocalPath()(finderPath)}
      className="no-print grid max-w-prose grid-cols-1 gap-8"
    >
      <Choices
        {...{ type: 'radio', name: 'goal', title: t`1. What do you want?`, offered: labels(goalLabels) }}
        chosen={answers.goal ? [answers.goal] : []}
      />
      <fieldset className="grid gap-3">
        <legend className="mb-2 text-title">
          <Trans>2. How much time is there?</Trans>
        </legend>
        <Choices
          {...{
            type: 'radio',
            name: 'days',
            title: t`Days a week`,
            offered: numbers(dayChoices),
            isSmall: true,
          }}
          chosen={answers.days ? [String(answers.days)] : []}
        />
        <Choices
          {...{ type: 'radio', name: 'minutes', title: t`Minutes a day`, offered: numbers(minuteChoices) }}
          isSmall
          chosen={answers.minutes ? [String(answers.minutes)] : []}
        />
      </fieldset>
      <fieldset className="grid gap-3">
        <legend className="mb-2 text-title">
          <Trans>3. What is there, and what is to be minded?</Trans>
        </legend>
        <Choices
          {...{ type: 'checkbox', name: 'gear', title: t`There is, beside a chair and a mat`, isSmall: true }}
          offered={labels(gearLabels).filter(([piece]) => gearAsked.includes(piece))}
          chosen={answers.gear}
        />
        <Choices
          {...{ type: 'checkbox', name: 'mind', title: t`To be minded`, isSmall: true }}
          offered={labels(conditionLabels)}
          chosen={answers.minds}
        />
      </fieldset>
      <Button type="submit" look="primary" className="min-h-14 justify-self-start">
        <Trans>Show my plan</Trans>
      </Button>
    </Form>
  );
}

interface ChoicesProps {
  readonly type: 'radio' | 'checkbox';
  readonly name: string;
  readonly title: string;
  readonly offered: readonly (readonly [value: string, label: string])[];
  readonly chosen: readonly string[];
  readonly isSmall?: boolean;
}

function Choices({ type, name, title, offered, chosen, isSmall = false }: ChoicesProps) {
  return (
    <fieldset>
      <legend className={isSmall ? 'mb-1 font-semibold' : 'mb-2 text-title'}>{title}</legend>
      <div className="flex flex-wrap gap-2">
        {offered.map(([value, label]) => (
          <label
            key={value}
            className="flex min-h-11 cursor-pointer items-center gap-2 rounded-card border border-field-edge bg-card px-3 has-checked:border-green has-checked:bg-green-tint"
          >
            <input
              {...{ type, name, value }}
              defaultChecked={chosen.includes(value)}
              className="size-5 accent-green"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Results({ found, answers }: { found: readonly Shown[]; answers: Answers }) {
  const [first, ...others] = found;
  const language = useLanguage();
  const minded = listed(
    answers.minds.map((mind) => inLanguage(conditionLabels[mind], language)),
    language,
  );
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
      {minded && (
        <p className="border-s-4 border-gold ps-3">
          <Trans>Show the plan to a health worker who knows you before you begin: {minded}.</Trans>
        </p>
      )}
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

function PlanFound({
  found,
  answers,
  isFirst = false,
}: {
  found: Shown;
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
function Reason({
  found,
  answers,
}: {
  found: Omit<Found, 'plan'> & { plan: Shown['plan'] };
  answers: Answers;
}) {
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
