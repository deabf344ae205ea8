import { Trans, useLingui } from '@lingui/react/macro';
import { data, Form, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { apiClient, read } from '#src/api/client.ts';
import { serverFetch } from '#src/api/server-fetch.ts';
import { languageOf } from '#src/lib/language.ts';
import { recipePath } from '#src/lib/recipe-path.ts';
import { ArrowLink } from '#src/ui/arrow-link.tsx';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { Dot } from '#src/ui/facts.tsx';
import { controlLook, Field, FieldFrame } from '#src/ui/field.tsx';
import { eatFoodAddress } from '#src/lib/diary-address.ts';
import { MemberLink } from '#src/session/member-link.tsx';
import { Link, useLocalPath } from '#src/ui/link.tsx';
import { NotesOverText } from '#src/ui/notes-over-text.tsx';
import { LanguageNote, OwnWords } from '#src/ui/own-words.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { FastingMark, FastingReason } from './fasting-mark.tsx';
import { FigureWithRange } from './figure-text.tsx';
import { OtherName } from './food-name.tsx';
import { Measures, Recipe, Sources } from './food-sources.tsx';
import styles from './foods.css?url';
import {
  compareAddress,
  comparePath,
  foodPath,
  foodsAddress,
  foodsPath,
  gramsIn,
  portionLimits,
  trayAddress,
} from './foods-address.ts';
import { foodNames, foodView, type FoodView } from './foods-view.ts';
import { useNutrientLabels } from './nutrient-labels.client.ts';

export async function loader({ url, params, context }: LoaderFunctionArgs) {
  const language = languageOf(url.pathname);
  const api = apiClient(context.get(serverFetch), 'http://internal');
  const { items: foods } = await read(api.foods.$get());
  const food = foods.find(({ id }) => id === params['id']);
  if (!food) return data({ food: null, others: [], recipeId: null }, { status: 404 });
  const { items: recipes } = await read(api.recipes.$get({ query: { foodId: food.id } }));
  const others = foodNames(
    foods.filter(({ id, group }) => id !== food.id && group === food.group),
    language,
  );
  return {
    food: foodView(food, gramsIn(url.searchParams), language),
    others,
    recipeId: recipes[0]?.recipe.id ?? null,
  };
}

export default function FoodPage() {
  const { food, ...around } = useLoaderData<typeof loader>();
  return food ? <Food food={food} {...around} /> : <FoodMissing />;
}

/** An address that names no food of the table. */
function FoodMissing() {
  const { t } = useLingui();
  return (
    <main className="page">
      <PageHead title={t`No such food`} description={t`The table holds no food of this address.`} />
      <div className="notice">
        <h1>
          <Trans>No such food</Trans>
        </h1>
        <p className="text-large text-soft">
          <Trans>The table holds no food of this address.</Trans>
        </p>
        <ButtonLink to={foodsPath} look="primary">
          <Trans>Show all foods</Trans>
        </ButtonLink>
      </div>
    </main>
  );
}

interface FoodProps {
  food: FoodView;
  /** To compare it with. */
  /** What is eaten in its place. */
  others: readonly { readonly id: string; readonly name: string }[];
  /** Of the recipe that makes it; null where there is none. */
  recipeId: string | null;
}

function Food({ food, others, recipeId }: FoodProps) {
  const { t } = useLingui();
  const { name } = food;
  return (
    <main className="page grid grid-cols-1 gap-10 pt-4">
      <link rel="stylesheet" href={styles} precedence="page" />
      <PageHead
        title={name}
        description={t`What is in ${name}: energy, protein, fat, fibre, iron and calcium, per 100 g and per portion, each figure with its source and its range.`}
      />
      <Head food={food} recipeId={recipeId} />
      <div className="grid grid-cols-1 items-start gap-10 md:grid-cols-[1fr_22rem] md:gap-14">
        <div className="grid min-w-0 grid-cols-1 gap-10">
          <Figures food={food} />
          <Sources food={food} />
          <NotesOverText />
        </div>
        <div className="grid grid-cols-1 gap-10">
          {food.measures.length > 0 && <Measures measures={food.measures} />}
          {food.recipe && <Recipe recipe={food.recipe} isCalculated={food.isCalculated} />}
          <FastingPart food={food} />
          <Further food={food} others={others} />
        </div>
      </div>
    </main>
  );
}

function Head({ food, recipeId }: Pick<FoodProps, 'food' | 'recipeId'>) {
  return (
    <header className="grid gap-2">
      <Link to={foodsPath} className="no-print inline-flex min-h-11 items-center justify-self-start">
        <Trans>← Foods</Trans>
      </Link>
      <div className="flex items-center gap-4 sm:gap-6">
        <img src={food.picture} alt="" width="96" height="96" className="size-20 shrink-0 sm:size-24" />
        <div className="grid gap-1">
          <h1>
            <OwnWords>{food.name}</OwnWords>
          </h1>
          <p className="text-large text-soft">
            <OtherName name={food.other} />
            {food.nameOm !== null && (
              <>
                <Dot />
                <span lang="om">{food.nameOm}</span>{' '}
                <span className="text-small">
                  <Trans>(Afaan Oromo)</Trans>
                </span>
              </>
            )}
          </p>
          <p className="flex flex-wrap gap-x-4">
            <Link
              to={foodsAddress({ group: food.group.id })}
              className="inline-flex min-h-11 items-center underline"
            >
              {food.group.name}
            </Link>
            <span className="inline-flex min-h-11 items-center">
              <FastingMark verdict={food.fasting} />
            </span>
          </p>
        </div>
      </div>
      {(!food.isChecked || food.nameOm !== null) && (
        <p className="text-small text-soft">
          {food.isChecked ? (
            <Trans>The name in Afaan Oromo is not yet checked.</Trans>
          ) : (
            <Trans>The Amharic name is not yet checked.</Trans>
          )}
        </p>
      )}
      {food.isRetired && (
        <p>
          <Trans>It is no longer offered; its figures stay for what already holds it.</Trans>
        </p>
      )}
      {food.note !== null && (
        <p className="max-w-prose border-s-4 border-gold ps-4">
          <OwnWords>{food.note}</OwnWords>
        </p>
      )}
      <LanguageNote>{food.languageNote}</LanguageNote>
      {recipeId !== null && (
        <p>
          <ArrowLink to={recipePath(recipeId)}>
            <Trans>How to cook it</Trans>
          </ArrowLink>
        </p>
      )}
      <MemberLink to={eatFoodAddress(food.id)}>
        <Trans>I ate this</Trans>
      </MemberLink>
    </header>
  );
}

/** Each figure per 100 g and per portion, with what its sources leave open. */
function Figures({ food }: { food: FoodView }) {
  const { i18n } = useLingui();
  const labels = useNutrientLabels();
  const { t } = useLingui();
  const grams = i18n.number(food.portion.grams);
  const { measure } = food.portion;
  // A measure that holds 100 g says nothing else.
  const isOwn = food.portion.grams !== 100;
  return (
    <section aria-labelledby="figures" className="grid grid-cols-1 gap-4">
      <h2 id="figures">
        <Trans>What is in it</Trans>
      </h2>
      <Portion food={food} />
      <table className="food-figures">
        <caption className="sr-only">
          <Trans>Energy and nutrients of {food.name}</Trans>
        </caption>
        <thead>
          <tr>
            <td />
            {isOwn && (
              <th scope="col">
                <Trans>In 100 g</Trans>
              </th>
            )}
            <th scope="col">
              {measure === null ? (
                <Trans>In {grams} g</Trans>
              ) : (
                <Trans>
                  In {measure} <span className="whitespace-nowrap">({grams} g)</span>
                </Trans>
              )}
            </th>
          </tr>
        </thead>
        <tbody>
          {food.figures.map((figure) => (
            <tr key={figure.name}>
              <th scope="row">
                {labels[figure.name]}
                {figure.value !== null && (
                  <a
                    href={`#source-${figure.source}`}
                    role="doc-noteref"
                    className="source-mark"
                    aria-label={t`${figure.grade}: source of ${labels[figure.name]}`}
                  >
                    {figure.grade}
                  </a>
                )}
              </th>
              {isOwn && (
                <td>
                  <FigureWithRange {...figure} />
                </td>
              )}
              <td>
                <FigureWithRange {...figure.portion} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="max-w-prose text-small text-soft">
        <Trans>
          “Not known” means that no source states the figure: it is not 0. Below a figure stands its range,
          where the sources leave one open. The letter is its grade, and leads to its source.
        </Trans>
      </p>
    </section>
  );
}

/** How much of it: by a measure of the kitchen, or by weight. */
function Portion({ food: { id, portion, measures } }: { food: FoodView }) {
  const { t, i18n } = useLingui();
  const { min, max } = portionLimits;
  return (
    <div className="no-print grid gap-3">
      {measures.length > 0 && (
        <nav aria-label={t`Portion`} className="portion-chips">
          {measures.map(({ text, grams }) => (
            <Link
              key={text}
              to={`${foodPath(id)}?grams=${grams}`}
              preventScrollReset
              aria-current={grams === portion.grams ? 'true' : undefined}
            >
              {text}
              <span className="text-small font-normal text-soft">
                <Trans>{i18n.number(grams)} g</Trans>
              </span>
            </Link>
          ))}
        </nav>
      )}
      <Form
        method="get"
        action={useLocalPath()(foodPath(id))}
        preventScrollReset
        key={portion.grams}
        className="flex flex-wrap items-end gap-3"
      >
        <Field
          label={<Trans>Grams of your portion</Trans>}
          type="number"
          name="grams"
          inputMode="decimal"
          step="any"
          min={min}
          max={max}
          defaultValue={portion.grams}
          className="max-w-40"
        />
        <Button type="submit">
          <Trans>Work it out</Trans>
        </Button>
      </Form>
    </div>
  );
}

const FastingPart = ({ food }: { food: FoodView }) => (
  <section aria-labelledby="fasting" className="grid gap-2">
    <h2 id="fasting" className="text-title">
      <Trans>On fasting days</Trans>
    </h2>
    <p>
      <FastingReason verdict={food.fasting} condition={food.fastingIf} strictness={food.strictness} />
    </p>
  </section>
);

/** To another food beside it, and to the tray. */
function Further({ food, others }: Pick<FoodProps, 'food' | 'others'>) {
  const localPath = useLocalPath();
  return (
    <section aria-labelledby="compare" className="no-print grid gap-3">
      <h2 id="compare" className="text-title">
        <Trans>Beside another food</Trans>
      </h2>
      {others.length > 0 && (
        <Form method="get" action={localPath(comparePath)} className="grid gap-3">
          <input type="hidden" name="a" value={food.id} />
          <FieldFrame label={<Trans>Compare it with</Trans>}>
            {(control) => (
              <select {...control} name="b" className={controlLook}>
                {others.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
            )}
          </FieldFrame>
          <Button type="submit" className="justify-self-start">
            <Trans>Compare</Trans>
          </Button>
        </Form>
      )}
      <ArrowLink to={compareAddress({ a: food.id })}>
        <Trans>Compare it with any other food</Trans>
      </ArrowLink>
      <ArrowLink
        to={trayAddress({ id: food.id, grams: food.portion.grams, measure: food.portion.measureId })}
      >
        <Trans>Put it on a tray</Trans>
      </ArrowLink>
    </section>
  );
}
