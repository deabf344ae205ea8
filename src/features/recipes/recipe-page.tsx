import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Fragment } from 'react';
import { data, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { apiClient, ApiError, read } from '#src/api/client.ts';
import { serverFetch } from '#src/api/server-fetch.ts';
import { FastingMark, FastingReason, useFastingLabels } from '#src/features/foods/fasting-mark.tsx';
import { foodPath } from '#src/features/foods/foods-address.ts';
import type { NutrientName } from '#src/features/foods/kinds.ts';
import { figureSteps } from '#src/features/foods/nutrient-figure.tsx';
import { useNutrientLabels } from '#src/features/foods/nutrient-labels.client.ts';
import { Dot } from '#src/ui/facts.tsx';
import { TakeAlong } from '#src/ui/take-along.tsx';
import { languageOf, otherLanguage } from '#src/lib/language.ts';
import { commas } from '#src/lib/listed.ts';
import { shareOf } from '#src/lib/picture.ts';
import { recipePath, recipesPath } from '#src/lib/recipe-path.ts';
import { eatRecipeAddress } from '#src/lib/diary-address.ts';
import { MemberLink } from '#src/session/member-link.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { useLanguage } from '#src/ui/language.client.ts';
import { Image } from '#src/ui/image.tsx';
import { Link } from '#src/ui/link.tsx';
import { LanguageNote, OwnWords } from '#src/ui/own-words.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { StructuredData } from '#src/ui/structured-data.tsx';
import { eatersIn, eatersLimits } from './kinds.ts';
import { recipeFacts } from './recipe-facts.ts';
import { Figures } from './recipe-figures.tsx';
import styles from './recipes.css?url';
import { recipesAddress } from './recipes-address.ts';
import { recipeView, type RecipeView } from './recipes-view.ts';
import { speak } from '#src/words/catalogues.client.ts';

export const handle = await speak('recipes');

export async function loader({ url, params, context }: LoaderFunctionArgs) {
  const { recipes: api } = apiClient(context.get(serverFetch), 'http://internal');
  try {
    const detail = await read(api[':id'].$get({ param: { id: params['id'] ?? '' } }));
    const recipe = recipeView(detail, eatersIn(url.searchParams), languageOf(url.pathname));
    return { recipe, ...shareOf(recipe.picture, recipe.photo) };
  } catch (error) {
    if (!(error instanceof ApiError && error.problem.status === 404)) throw error;
    return data({ recipe: null }, { status: 404 });
  }
}

export default function RecipePage() {
  const { recipe } = useLoaderData<typeof loader>();
  return recipe ? <Recipe recipe={recipe} /> : <RecipeMissing />;
}

/** An address that names no recipe. */
function RecipeMissing() {
  const { t } = useLingui();
  return (
    <main className="page">
      <PageHead title={t`No such recipe`} description={t`There is no recipe of this address.`} />
      <div className="notice">
        <h1>
          <Trans>No such recipe</Trans>
        </h1>
        <p className="text-large text-soft">
          <Trans>There is no recipe of this address.</Trans>
        </p>
        <ButtonLink to={recipesPath} look="primary">
          <Trans>Show all recipes</Trans>
        </ButtonLink>
      </div>
    </main>
  );
}

interface RecipeProps {
  readonly recipe: RecipeView;
}

/** What goes in and what one does first; then what may be done otherwise, and what is in it. */
function Recipe({ recipe }: RecipeProps) {
  return (
    <main className="page grid grid-cols-1 gap-8 pt-4">
      <link rel="stylesheet" href={styles} precedence="page" />
      <PageHead title={recipe.name} description={recipe.description} />
      <StructuredData facts={import.meta.env.SSR && recipeFacts(recipe)} />
      <Head recipe={recipe} />
      <div className="recipe">
        <Ingredients recipe={recipe} />
        <div className="grid min-w-0 grid-cols-1 content-start gap-8">
          <Steps steps={recipe.steps} />
          <Swaps swaps={recipe.swaps} />
        </div>
      </div>
      <div className="recipe">
        <Fasting recipe={recipe} />
        <Figures recipe={recipe} />
      </div>
      <Sources sources={recipe.sources} />
    </main>
  );
}

function Head({ recipe }: RecipeProps) {
  const language = useLanguage();
  const { name, other, description, picture, photo, group, fasting, minutes } = recipe;
  return (
    <header className="grid gap-3">
      <Link to={recipesPath} className="no-print inline-flex min-h-11 items-center justify-self-start">
        <Trans>← Recipes</Trans>
      </Link>
      <div className="scene-head">
        <Image
          src={picture}
          picture={photo}
          alt=""
          width={640}
          height={360}
          sizes="(min-width: 48rem) 36rem, 100vw"
          className="plate aspect-video h-auto w-full object-cover"
        />
        <div className="grid min-w-0 gap-1">
          <h1>
            <OwnWords>{name}</OwnWords>
          </h1>
          {other !== null && (
            <p className="text-large text-soft" lang={otherLanguage(language)}>
              {other}
            </p>
          )}
          <p className="max-w-prose text-large">
            <OwnWords>{description}</OwnWords>
          </p>
          <LanguageNote>{recipe.languageNote}</LanguageNote>
        </div>
      </div>
      {recipe.isRetired && (
        <p className="border-s-4 border-gold ps-4">
          <Trans>
            This recipe is no longer in the list. It stands here for those who have kept its address.
          </Trans>
        </p>
      )}
      <p className="flex flex-wrap gap-x-4">
        <Link
          to={recipesAddress({ group: group.id })}
          className="inline-flex min-h-11 items-center underline"
        >
          {group.name}
        </Link>
        <span className="inline-flex min-h-11 items-center">
          <FastingMark verdict={fasting} />
        </span>
        <span className="inline-flex min-h-11 items-center">
          <span>
            <Plural value={minutes.total} one="# minute" other="# minutes" />
            {minutes.active < minutes.total && (
              <span className="text-soft">
                {commas[language]}
                <Plural value={minutes.active} one="# of it at work" other="# of them at work" />
              </span>
            )}
          </span>
        </span>
      </p>
      <MemberLink to={eatRecipeAddress(recipe.id)}>
        <Trans>I ate this</Trans>
      </MemberLink>
      <TakeAlong
        title={name}
        label={<Trans>Share this recipe</Trans>}
        copied={<Trans>Its address is copied.</Trans>}
      />
    </header>
  );
}

function Ingredients({ recipe: { id, parts, eaters, servings } }: RecipeProps) {
  return (
    <section aria-labelledby="ingredients" className="grid grid-cols-1 content-start gap-4">
      <h2 id="ingredients" className="text-title">
        <Plural value={eaters} one="For # eater" other="For # eaters" />
      </h2>
      <Eaters id={id} eaters={eaters} servings={servings} />
      {parts.map(({ name, ingredients }) => (
        <div key={name ?? ''} className="grid grid-cols-1 gap-1">
          {name !== null && (
            <h3 className="recipe-part text-large">
              <OwnWords>{name}</OwnWords>
            </h3>
          )}
          <ul className="rows">
            {ingredients.map((ingredient, index) => (
              // A food may go in twice.
              // oxlint-disable-next-line react/no-array-index-key -- the list is never reordered
              <li key={`${ingredient.foodId}-${index}`} className="py-1">
                <IngredientLine ingredient={ingredient} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

/** Each number is an address, so that it works without scripts. */
function Eaters({ id, eaters, servings }: { id: string; eaters: number; servings: number }) {
  const { t } = useLingui();
  const { min, max } = eatersLimits;
  const numbers = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  return (
    <nav aria-label={t`How many eat`} className="recipe-eaters no-print">
      {numbers.map((number) => (
        <Link
          key={number}
          to={recipePath(id, number === servings ? undefined : number)}
          preventScrollReset
          aria-current={number === eaters ? 'true' : undefined}
        >
          {number}
        </Link>
      ))}
    </nav>
  );
}

type Ingredient = RecipeView['parts'][number]['ingredients'][number];

function IngredientLine({ ingredient }: { ingredient: Ingredient }) {
  const { i18n } = useLingui();
  const { foodId, name, measure, grams, note, optional, lost } = ingredient;
  const weight = <Trans>{i18n.number(grams)} g</Trans>;
  return (
    <div className="recipe-line">
      <span className="min-w-0">
        <Link to={`${foodPath(foodId)}#sources`}>
          <OwnWords>{name}</OwnWords>
        </Link>
        {(note !== null || optional || lost) && (
          <small>
            {note !== null && <OwnWords>{note}</OwnWords>}
            {note !== null && (optional || lost) && <Dot />}
            {optional && <Trans>if you like; not counted</Trans>}
            {lost && <Trans>does not stay in the food; not counted</Trans>}
          </small>
        )}
      </span>
      <span className="amount">
        {measure === null ? (
          <strong>{weight}</strong>
        ) : (
          <>
            <strong>{measure}</strong>
            <small>{weight}</small>
          </>
        )}
      </span>
    </div>
  );
}

const Steps = ({ steps }: { steps: readonly string[] }) => (
  <section aria-labelledby="steps" className="grid gap-3">
    <h2 id="steps" className="text-title">
      <Trans>How it is made</Trans>
    </h2>
    <ol className="points grid list-decimal gap-3 ps-6 text-large">
      {steps.map((step) => (
        <li key={step} className="recipe-step">
          <OwnWords>{step}</OwnWords>
        </li>
      ))}
    </ol>
  </section>
);

/** What may be done otherwise at no cost, and what that makes of a serving. */
function Swaps({ swaps }: { swaps: RecipeView['swaps'] }) {
  const labels = useNutrientLabels();
  const verdicts = useFastingLabels();
  if (swaps.length === 0) return null;
  return (
    <section aria-labelledby="swaps" className="grid gap-2">
      <h2 id="swaps" className="text-title">
        <Trans>Made lighter, at no cost</Trans>
      </h2>
      <ul className="rows">
        {swaps.map(({ text, effects, fasting }) => (
          <li key={text} className="grid gap-1 py-3">
            <span>
              <OwnWords>{text}</OwnWords>
            </span>
            <span className="text-small text-soft">
              {effects.map(({ name, from, to }, index) => (
                <Fragment key={name}>
                  {index > 0 && <Dot />}
                  <span className="inline-block">
                    {labels[name]} <Exact name={name} value={from} /> → <Exact name={name} value={to} />
                  </span>
                </Fragment>
              ))}
              {fasting !== null && (
                <>
                  {effects.length > 0 && <Dot />}
                  {verdicts[fasting]}
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
      <p className="text-small text-soft">
        <Trans>In one serving, without their ranges.</Trans>{' '}
        <a href="#ingredients" className="inline-flex min-h-11 items-center underline">
          <Trans>The ingredients, each with its source</Trans>
        </a>
      </p>
    </section>
  );
}

/** One figure, as it is rounded in the table below. */
const Exact = ({ name, value }: { name: NutrientName; value: number }) => {
  const { i18n } = useLingui();
  const step = figureSteps[name];
  return i18n.number(Math.round(value / step) * step);
};

function Fasting({ recipe: { fasting, strictness, conditions } }: RecipeProps) {
  return (
    <section aria-labelledby="fasting" className="grid content-start gap-2">
      <h2 id="fasting" className="text-title">
        <Trans>On fasting days</Trans>
      </h2>
      <p>
        {fasting === 'disputed' && strictness.length === 0 ? (
          <Trans>Nobody has judged all of its ingredients yet.</Trans>
        ) : (
          <FastingReason verdict={fasting} condition={null} strictness={strictness[0] ?? null} />
        )}
      </p>
      {fasting !== 'no' &&
        conditions.map(({ id, name, condition }) => (
          <p key={id} className="border-s-4 border-gold ps-3">
            <strong className="font-semibold">{name}:</strong> {condition}
          </p>
        ))}
      <p className="text-small text-soft">
        <Trans>By the custom of the Ethiopian Orthodox Tewahedo Church.</Trans>{' '}
        <Link to="/fasting" className="inline-flex min-h-11 items-center underline">
          <Trans>Fasting and feasts</Trans>
        </Link>
      </p>
    </section>
  );
}

function Sources({ sources }: { sources: RecipeView['sources'] }) {
  if (sources.length === 0) return null;
  return (
    <section aria-labelledby="sources" className="grid gap-2">
      <h2 id="sources" className="text-title">
        <Trans>Sources</Trans>
      </h2>
      <ul className="grid list-disc gap-1 ps-6 text-small">
        {sources.map(({ source, isTitle }) => (
          <li key={source} className="wrap-anywhere" lang={isTitle ? 'en' : undefined}>
            {source}
          </li>
        ))}
      </ul>
    </section>
  );
}
