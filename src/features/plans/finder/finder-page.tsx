import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Form, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { apiClient } from '#src/api/client.ts';
import { serverFetch } from '#src/api/server-fetch.ts';
import { inLanguage, languageOf, type Localized } from '#src/lib/language.ts';
import { useSession } from '#src/session/session.client.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { useLanguage } from '#src/ui/language.client.ts';
import { Link, useLocalPath } from '#src/ui/link.tsx';
import { PageHead, SceneHead } from '#src/ui/page-head.tsx';
import { conditionLabels } from '../exercises/cautions.ts';
import { gearLabels } from '../exercises/gear.ts';
import { finderPath, plansPath } from '../plans-address.ts';
import { readResults } from './found.client.ts';
import { Results } from './found-plans.tsx';
import { carry } from './kept-answers.client.ts';
import type { Answers } from './answers.ts';
import { answersIn, dayChoices, gearAsked, goalLabels, isAnswered, minuteChoices } from './questions.ts';

export async function loader({ url, context }: LoaderFunctionArgs) {
  const language = languageOf(url.pathname);
  const answers = answersIn(url.searchParams);
  if (!isAnswered(answers)) return { answers, found: null };
  const { plans } = apiClient(context.get(serverFetch), 'http://internal');
  return { answers, found: await readResults(plans, answers, language) };
}

// Most visitors are no members, and never load it.
const OwnAnswers = lazy(() => import('./own-answers.tsx').catch(() => ({ default: () => null })));

/** Three questions that lead to a plan. Each may be left open; without scripts the answers are the address. */
export default function FinderPage() {
  const { t } = useLingui();
  const { answers, found } = useLoaderData<typeof loader>();
  const { status } = useSession();
  const [kept, setKept] = useState<Answers | null>(null);
  const isVisitor = status !== 'signed-in' && status !== 'loading';
  useEffect(() => {
    if (isVisitor && isAnswered(answers)) carry(answers);
  }, [isVisitor, answers]);
  return (
    <main className="page grid grid-cols-1 gap-8 pt-6 md:pt-10">
      <PageHead
        title={t`Find your plan`}
        description={t`Three questions lead to a training plan: what you want, how much time there is, and what there is to train with.`}
      />
      <SceneHead place="lake">
        <h1>
          <Trans>Find your plan</Trans>
        </h1>
        <p className="max-w-prose text-large text-soft">
          <Trans>Three questions. Leave open what you do not know.</Trans>
        </p>
      </SceneHead>
      {found && <Results {...found} answers={answers} />}
      {status === 'signed-in' && (
        <Suspense>
          <OwnAnswers asked={found ? answers : null} onKept={setKept} />
        </Suspense>
      )}
      {found && isVisitor && (
        <p className="no-print card grid gap-3 border-green bg-green-tint p-5">
          <Trans>With a free account your answers come along, and the plan is followed day by day.</Trans>
          <ButtonLink to="/register" className="justify-self-start" data-awaits-app="">
            <Trans>Register</Trans>
          </ButtonLink>
        </p>
      )}
      <Questions answers={found ? answers : (kept ?? answers)} />
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
        <p className="text-small text-soft">
          <Trans>
            What you choose stands in the address of the page and in this browser’s history. Birtu keeps it
            only for members who say so, and shows it to nobody else.
          </Trans>
        </p>
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
            className="flex min-h-11 cursor-pointer items-center gap-2 rounded-card border border-field-edge bg-card px-3 max-sm:px-2.5 has-checked:border-green has-checked:bg-green-tint"
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
