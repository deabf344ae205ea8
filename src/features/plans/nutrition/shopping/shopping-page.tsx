import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { data, Form, useLoaderData, useParams, type LoaderFunctionArgs } from 'react-router';
import { apiClient, ApiError, read } from '#src/api/client.ts';
import { serverFetch } from '#src/api/server-fetch.ts';
import { Dot } from '#src/ui/facts.tsx';
import { TakeAlong } from '#src/ui/take-along.tsx';
import { eatersLimits } from '#src/features/recipes/kinds.ts';
import { homeTimeZone, today } from '#src/lib/day.ts';
import { languageOf } from '#src/lib/language.ts';
import { Button } from '#src/ui/button.tsx';
import { useLanguage } from '#src/ui/language.client.ts';
import { Link, useLocalPath } from '#src/ui/link.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { SaidDay } from '#src/ui/said-day.tsx';
import { FailureBox } from '../../failure-box.tsx';
import { plansAddress } from '../../plans-address.ts';
import { nutritionPlanMessages } from '../messages.ts';
import {
  firstDays,
  shoppingChoice,
  shoppingPath,
  shoppingSearch,
  type ShoppingChoice,
} from './shopping-address.ts';
import { shoppingText, shoppingView, type ShoppingView } from './shopping-view.ts';
import { useTicks } from './ticks.client.ts';
import './shopping.css';
import { speak } from '#src/words/catalogues.client.ts';

export const handle = await speak('shopping');

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const now = today(new Date(), homeTimeZone);
  const choice = shoppingChoice(searchParams, now);
  const api = apiClient(context.get(serverFetch), 'http://internal');
  const { eaters, table, from, week } = choice;
  const query = { for: String(eaters), table, week: String(week), ...(from && { from }) };
  try {
    const list = await read(
      api.plans.nutrition[':id'].shopping.$get({ param: { id: params.id ?? '' }, query }),
    );
    return {
      choice: { ...choice, week: list.week },
      firstDays: firstDays(now),
      list: shoppingView(list, languageOf(pathname)),
    };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { status } = error.problem;
    return data({ failure: status === 404 ? 'notFound' : 'loadFailed' } as const, { status: status || 503 });
  }
}

export default function ShoppingPage() {
  const loaded = useLoaderData<typeof loader>();
  return 'failure' in loaded ? <Failure cause={loaded.failure} /> : <Shopping {...loaded} />;
}

/** The page could not be fetched while going from one to the other. */
export function ErrorBoundary() {
  return <Failure cause="loadFailed" />;
}

interface ShoppingProps {
  readonly choice: ShoppingChoice;
  readonly list: ShoppingView;
  /** On which a week may begin. */
  readonly firstDays: ReturnType<typeof firstDays>;
}

function Shopping({ choice, list, firstDays }: ShoppingProps) {
  const { t } = useLingui();
  const { plan, aisles, weeks } = list;
  const { eaters } = choice;
  const [ticked, tick] = useTicks(plan.id + shoppingSearch(choice));
  const lines = aisles.flatMap((aisle) => aisle.lines);
  const left = lines.filter(({ foodId }) => !ticked.has(foodId)).length;
  const name = plan.title;
  const title = t`Shopping for a week: ${name}`;
  return (
    <main className="page grid grid-cols-1 gap-8 pt-4">
      <PageHead
        title={title}
        description={t`What to buy for a week of the plan ${name}, for up to twelve eaters, in the measures of a market.`}
      />
      <header className="grid gap-3">
        <Link
          to={`/nutrition-plans/${plan.id}`}
          className="no-print inline-flex min-h-11 items-center justify-self-start"
        >
          ← {plan.title}
        </Link>
        <h1 className="text-hero">
          <Trans>The week’s shopping</Trans>
        </h1>
        <p className="shopping-plan">{plan.title}</p>
        <p className="text-large text-soft">
          <Plural value={eaters} one="For one eater" other="For # eaters" />
          <Dot />
          <TableName choice={choice} list={list} />
        </p>
      </header>
      <Choices choice={choice} list={list} firstDays={firstDays} />
      {weeks > 1 && (
        <nav aria-label={t`Weeks of the plan`} className="no-print flex flex-wrap gap-2">
          {Array.from({ length: weeks }, (_, i) => i + 1).map((week) => (
            <Link
              key={week}
              to={shoppingPath(plan.id) + shoppingSearch({ ...choice, week })}
              aria-current={week === choice.week ? 'true' : undefined}
              className="inline-flex min-h-11 items-center rounded-full border border-field-edge px-4 font-semibold text-ink aria-[current]:bg-green aria-[current]:text-on-green"
            >
              <Trans>Week {week}</Trans>
            </Link>
          ))}
        </nav>
      )}
      {lines.length === 0 ? (
        <p className="text-soft">
          <Trans>Nothing has been written down for this week of the plan yet.</Trans>
        </p>
      ) : (
        <>
          <ToTake list={list} ticked={ticked} left={left} onClear={() => tick([])} />
          <div className="shopping-aisles">
            {aisles.map(({ aisle, label, lines: found }) => (
              <section key={aisle} aria-labelledby={`aisle-${aisle}`} className="shopping-aisle">
                <h2 id={`aisle-${aisle}`} className="text-title">
                  {label}
                </h2>
                <ul className="rows">
                  {found.map((line) => (
                    <li key={line.foodId}>
                      <Line
                        line={line}
                        isTicked={ticked.has(line.foodId)}
                        onTick={(isTicked) =>
                          tick(
                            isTicked
                              ? [...ticked, line.foodId]
                              : [...ticked].filter((id) => id !== line.foodId),
                          )
                        }
                      />
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
          <p className="max-w-prose text-small text-soft">
            <Trans>
              Dishes are taken apart by their recipes. What is cooked is bought raw: as much as has the same
              dry matter by the food table, of meat the same protein. Amounts are rounded up to what a market
              sells; peel, bone and water are not counted.
            </Trans>
          </p>
        </>
      )}
    </main>
  );
}

function TableName({ choice, list }: Omit<ShoppingProps, 'firstDays'>) {
  const fasting = list.days.filter(({ isFasting }) => isFasting).length;
  if (choice.table === 'regular' || !list.hasFasting) return <Trans>The non-fasting table</Trans>;
  if (choice.table === 'fasting') return <Trans>The fasting table</Trans>;
  return <Plural value={fasting} one="# fasting day" other="# fasting days" />;
}

/** Whom the list is for. It is an address, so that it works without scripts and can be sent. */
function Choices({ choice, list, firstDays }: ShoppingProps) {
  const { t } = useLingui();
  const action = useLocalPath()(shoppingPath(list.plan.id));
  const look = 'min-h-11 rounded-card border border-field-edge bg-card px-3';
  const tables = [
    ['regular', t`Non-fasting meals`],
    ['fasting', t`Fasting meals`],
    ['fasts', t`Follow the fasting days`],
  ] as const;
  return (
    <Form
      method="get"
      action={action}
      className="no-print flex flex-wrap items-end gap-x-6 gap-y-4 max-lg:*:grow"
      preventScrollReset
    >
      {choice.week > 1 && <input type="hidden" name="week" value={choice.week} />}
      <label className="grid min-w-0 grid-cols-1 gap-1 font-semibold">
        <Trans>Eaters</Trans>
        <select key={choice.eaters} name="for" defaultValue={choice.eaters} className={look}>
          {Array.from({ length: eatersLimits.max }, (_, i) => (
            <option key={i} value={i + 1}>
              {i + 1}
            </option>
          ))}
        </select>
      </label>
      {list.hasFasting && (
        <>
          <label className="grid min-w-0 grid-cols-1 gap-1 font-semibold">
            <Trans>Table</Trans>
            <select key={choice.table} name="table" defaultValue={choice.table} className={look}>
              {tables.map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </label>
          <FirstDay key={choice.from} day={choice.from ?? ''} {...{ firstDays, look }} />
        </>
      )}
      <Button type="submit" look="primary">
        <Trans>Make the list</Trans>
      </Button>
    </Form>
  );
}

interface FirstDayProps extends Pick<ShoppingProps, 'firstDays'> {
  readonly day: string;
  readonly look: string;
}

function FirstDay({ day, firstDays, look }: FirstDayProps) {
  const [chosen, choose] = useState(day);
  return (
    <label className="grid min-w-0 grid-cols-1 gap-1">
      <span className="font-semibold">
        <Trans>First day, for the fasting days</Trans>
      </span>
      <SaidDay day={chosen} />
      <input
        type="date"
        name="from"
        defaultValue={day}
        {...firstDays}
        onChange={({ target }) => choose(target.value)}
        className={look}
      />
    </label>
  );
}

interface LineProps {
  readonly line: ShoppingView['aisles'][number]['lines'][number];
  readonly isTicked: boolean;
  readonly onTick: (isTicked: boolean) => void;
}

function Line({ line, isTicked, onTick }: LineProps) {
  const { foodId, name, amount } = line;
  const { i18n } = useLingui();
  const grams = i18n.number(line.grams);
  const weight = line.weight === null ? null : i18n.number(line.weight);
  return (
    <div className="flex items-center gap-2">
      {/* oxlint-disable-next-line jsx-a11y/label-has-associated-control -- its text stands deeper than is looked for */}
      <label className="group flex min-h-12 min-w-0 grow cursor-pointer items-center gap-3 py-1">
        <input
          type="checkbox"
          checked={isTicked}
          onChange={({ currentTarget }) => onTick(currentTarget.checked)}
          className="shopping-tick shrink-0 accent-green"
        />
        <span className="flex min-w-0 grow flex-wrap items-center gap-x-3">
          <span className="min-w-0 flex-[1_1_7rem]">
            {name}
            <span className="block text-small text-soft">
              <Trans>{grams} g needed</Trans>
            </span>
          </span>
          <span className="ms-auto min-w-16 text-right">
            <strong className="font-semibold">{amount}</strong>
            {weight !== null && (
              <span className="block text-small text-soft">
                <Trans>{weight} g</Trans>
              </span>
            )}
          </span>
        </span>
      </label>
      <SourceLink id={foodId} name={name} />
    </div>
  );
}

function SourceLink({ id, name }: { id: string; name: string }) {
  const { t } = useLingui();
  return (
    <Link
      to={`/foods/${id}#sources`}
      aria-label={t`Sources of ${name}`}
      className="no-print grid size-11 shrink-0 place-content-center text-title"
    >
      ›
    </Link>
  );
}

interface ToTakeProps {
  readonly list: ShoppingView;
  readonly ticked: ReadonlySet<string>;
  readonly left: number;
  readonly onClear: () => void;
}

/** What is left to buy as a message or on paper. */
const ToTake = ({ list, ticked, left, onClear }: ToTakeProps) => (
  <TakeAlong
    title={list.plan.title}
    text={shoppingText(list, ticked, useLanguage())}
    label={<Trans>Send as text</Trans>}
    copied={<Trans>The list is copied.</Trans>}
    status={
      left === 0 ? (
        <Trans>Everything is bought.</Trans>
      ) : (
        <Plural value={left} one="# thing to buy" other="# things to buy" />
      )
    }
  >
    {ticked.size > 0 && (
      <Button onClick={onClear}>
        <Trans>Clear the ticks</Trans>
      </Button>
    )}
  </TakeAlong>
);

function Failure({ cause }: { cause: 'notFound' | 'loadFailed' }) {
  const { t, i18n } = useLingui();
  const { id } = useParams();
  const title = cause === 'loadFailed' ? t`The week’s shopping` : i18n._(nutritionPlanMessages.notFoundTitle);
  const isThere = cause === 'loadFailed' && id !== undefined;
  return (
    <main className="page grid gap-4 py-10">
      <PageHead title={title} description={title} />
      <h1>{title}</h1>
      <FailureBox
        to={isThere ? `/nutrition-plans/${id}` : plansAddress({ tab: 'nutrition' })}
        way={isThere ? <Trans>Back to the plan</Trans> : <Trans>Back to the plans</Trans>}
      >
        {i18n._(nutritionPlanMessages[cause])}
      </FailureBox>
    </main>
  );
}
