import { Trans, useLingui } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import { Form, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { apiClient, read } from '#src/api/client.ts';
import { serverFetch } from '#src/api/server-fetch.ts';
import { languageOf } from '#src/lib/language.ts';
import { Button } from '#src/ui/button.tsx';
import { Dot } from '#src/ui/facts.tsx';
import { controlLook, FieldFrame } from '#src/ui/field.tsx';
import { Link, useLocalPath } from '#src/ui/link.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { FastingMark } from './fasting-mark.tsx';
import { FigureWithRange } from './figure-text.tsx';
import type { Figure } from './figures.ts';
import styles from './foods.css?url';
import { compareAddress, comparePath, foodPath, foodSourcesPath, foodsPath } from './foods-address.ts';
import { comparedFoods } from './foods-choice.ts';
import { comparedView, foodNames, type ComparedFood } from './foods-view.ts';
import { useNutrientLabels } from './nutrient-labels.client.ts';

export async function loader({ url, context }: LoaderFunctionArgs) {
  const language = languageOf(url.pathname);
  const { items: foods } = await read(apiClient(context.get(serverFetch), 'http://internal').foods.$get());
  const { a, b } = comparedFoods(url.searchParams);
  const view = (wanted: string | undefined) => {
    const food = foods.find(({ id }) => id === wanted);
    return food ? comparedView(food, language) : null;
  };
  const isExample = a === undefined && b === undefined;
  const [first, second] = isExample ? example : [a, b];
  return { names: foodNames(foods, language), a: view(first), b: view(second), isExample };
}
type Loaded = Awaited<ReturnType<typeof loader>>;

/** Two foods to begin with. */
const example = ['injera-teff', 'rice-white'] as const;

/** Two foods side by side. */
export default function ComparePage() {
  const { t } = useLingui();
  const { names, a, b, isExample } = useLoaderData<typeof loader>();
  return (
    <main className="page grid grid-cols-1 gap-8 pt-4">
      <link rel="stylesheet" href={styles} precedence="page" />
      <PageHead
        title={t`Compare two foods`}
        description={t`Two Ethiopian foods side by side: energy, protein, fibre, iron and more, per 100 g and per portion, as far as they are known.`}
      />
      <header className="grid gap-2">
        <Link to={foodsPath} className="no-print inline-flex min-h-11 items-center justify-self-start">
          <Trans>← Foods</Trans>
        </Link>
        <h1>
          <Trans>Two foods side by side</Trans>
        </h1>
      </header>
      <Choice names={names} a={a} b={b} />
      {isExample && (
        <p className="text-large text-soft">
          <Trans>An example. Choose two foods of your own above.</Trans>
        </p>
      )}
      {a && b ? (
        <Comparison a={a} b={b} />
      ) : (
        <p className="text-large text-soft">
          <Trans>Choose two foods to see them side by side.</Trans>
        </p>
      )}
    </main>
  );
}

function Choice({ names, a, b }: Omit<Loaded, 'isExample'>) {
  const { t } = useLingui();
  const local = useLocalPath();
  const select = (name: 'a' | 'b', label: string, chosen: string | undefined) => (
    <FieldFrame label={label}>
      {(control) => (
        <select {...control} name={name} defaultValue={chosen ?? ''} className={controlLook}>
          <option value="">{t`Choose a food`}</option>
          {names.map((food) => (
            <option key={food.id} value={food.id}>
              {food.name}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
  return (
    <Form
      method="get"
      action={local(comparePath)}
      preventScrollReset
      key={`${a?.id} ${b?.id}`}
      className="compare-choice no-print grid grid-cols-1 items-end gap-3"
    >
      {select('a', t`First food`, a?.id)}
      {select('b', t`Second food`, b?.id)}
      <span className="flex gap-3">
        <Button type="submit" look="primary">
          <Trans>Compare</Trans>
        </Button>
        {a && b && (
          <Link to={compareAddress({ a: b.id, b: a.id })} preventScrollReset className="button">
            <Trans>Swap</Trans>
          </Link>
        )}
      </span>
    </Form>
  );
}

function Comparison({ a, b }: { a: ComparedFood; b: ComparedFood }) {
  const { t, i18n } = useLingui();
  const labels = useNutrientLabels();
  const pair = [a, b];
  const portions = pair.map(({ measure, portion }) => measure ?? t`${i18n.number(portion)} g`);
  return (
    <section aria-labelledby="comparison" className="grid grid-cols-1 gap-4">
      <h2 id="comparison">
        <Trans>In 100 g</Trans>
      </h2>
      <table className="food-figures compared">
        <caption className="sr-only">
          <Trans>
            {a.name} and {b.name}: energy and nutrients in 100 g
          </Trans>
        </caption>
        <thead>
          <tr>
            <td />
            {pair.map((food, i) => (
              <th key={i === 0 ? 'a' : 'b'} scope="col">
                <img src={food.picture} alt="" width="64" height="64" />
                <Link
                  to={foodPath(food.id)}
                  className="inline-flex min-h-11 items-center text-base underline wrap-anywhere"
                >
                  {food.name}
                </Link>
                <span className="block font-normal">
                  <FastingMark verdict={food.fasting} />
                  <Dot />
                  <Trans>grade {food.grade}</Trans>
                </span>
                <span className="block font-normal">
                  <Trans>Below each bar: {portions[i]}</Trans>
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {a.figures.map((figure, row) => {
            const figures = [figure, b.figures[row]!];
            const most = Math.max(...figures.map(highest));
            return (
              <tr key={figure.name}>
                <th scope="row">{labels[figure.name]}</th>
                {figures.map(({ value, range, portion }, i) => (
                  <td key={i === 0 ? 'a' : 'b'}>
                    <FigureWithRange value={value} range={range} />
                    {value !== null && <Bar value={value} range={range} most={most} />}
                    {portion !== null && value !== 0 && (
                      <span className="range">
                        {i18n.number(portion)}
                        <span className="sr-only">: {portions[i]}</span>
                      </span>
                    )}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="max-w-prose text-small text-soft">
        <Trans>
          A bar is full as far as the figure is sure, and pale over the range that its sources leave open.
          Below it stands the figure of a usual portion. “Not known” is not 0.
        </Trans>{' '}
        <Link to={foodSourcesPath} className="flex min-h-11 items-center underline">
          <Trans>Where the figures come from, and what the grades mean</Trans>
        </Link>
      </p>
      <p className="flex flex-wrap gap-x-6">
        {pair.map(({ id, name }) => (
          <Link
            key={id}
            to={`${foodPath(id)}#sources`}
            className="inline-flex min-h-11 items-center underline"
          >
            <Trans>Sources of {name}</Trans>
          </Link>
        ))}
      </p>
    </section>
  );
}

const highest = ({ value, range }: Pick<Figure, 'value' | 'range'>) => range?.max ?? value ?? 0;

/** A figure as a part of the higher of two; the figure itself stands beside it. */
function Bar({ value, range, most }: { value: number; range: Figure['range']; most: number }) {
  const part = (of: number) => `${most > 0 ? Math.round((of / most) * 100) : 0}%`;
  return (
    <div
      aria-hidden="true"
      className="figure-bar"
      style={{ '--least': part(range?.min ?? value), '--most': part(range?.max ?? value) } as CSSProperties}
    />
  );
}
