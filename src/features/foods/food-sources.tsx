import { Trans, useLingui } from '@lingui/react/macro';
import { colons, listed } from '#src/lib/listed.ts';
import { useLanguage } from '#src/ui/language.client.ts';
import { Link } from '#src/ui/link.tsx';
import { foodSourcesPath } from './foods-address.ts';
import type { FoodView } from './foods-view.ts';
import { useNutrientLabels } from './nutrient-labels.client.ts';

/** Where each figure comes from, and how sure that makes it. */
export function Sources({ food: { sources, rangeSources } }: { food: FoodView }) {
  const language = useLanguage();
  const labels = useNutrientLabels();
  return (
    <section aria-labelledby="sources" className="grid gap-4">
      <h2 id="sources">
        <Trans>Where the figures come from</Trans>
      </h2>
      <ul className="rows">
        {sources.map(({ source, grade, isTitle, meaning, names }, i) => (
          <li key={names[0]} id={`source-${i}`} className="grid scroll-mt-24 gap-1 py-4">
            {sources.length > 1 && (
              <p className="text-small text-soft">
                {listed(
                  names.map((name) => labels[name]),
                  language,
                )}
              </p>
            )}
            <p className="wrap-anywhere" lang={isTitle ? 'en' : undefined}>
              {source}
            </p>
            <p>
              <strong className="font-semibold">
                <Trans>Grade {grade}.</Trans>
              </strong>{' '}
              {meaning}
            </p>
          </li>
        ))}
      </ul>
      {rangeSources.length > 0 && (
        <div className="grid max-w-prose gap-2 text-small text-soft">
          <p>
            <Trans>A range is what different publications give. Its other ends come from here:</Trans>
          </p>
          <dl className="grid gap-3">
            {rangeSources.map(({ names, source }) => (
              <div key={names[0]}>
                <dt className="inline font-semibold">
                  {listed(
                    names.map((name) => labels[name]),
                    language,
                  )}
                  {colons[language].trim()}
                </dt>{' '}
                <dd className="inline wrap-anywhere">{source}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      <p>
        <Link to={foodSourcesPath} className="inline-flex min-h-11 items-center underline">
          <Trans>The works, their licences and their faults</Trans>
        </Link>
      </p>
    </section>
  );
}

/** What it weighs in the measures of a kitchen. */
export function Measures({ measures }: Pick<FoodView, 'measures'>) {
  const { i18n } = useLingui();
  return (
    <section aria-labelledby="measures" className="grid gap-3">
      <h2 id="measures" className="text-title">
        <Trans>Without scales</Trans>
      </h2>
      <ul className="rows">
        {measures.map(({ text, grams, source, isTitle }) => (
          <li key={text} className="flex flex-wrap justify-between gap-x-4 py-2">
            <span className="min-w-0">{text}</span>
            <span>
              <Trans>{i18n.number(grams)} g</Trans>
            </span>
            <span className="basis-full text-small text-soft" lang={isTitle ? 'en' : undefined}>
              {source ?? <Trans>assumed</Trans>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface RecipeProps {
  recipe: NonNullable<FoodView['recipe']>;
  isCalculated: boolean;
}

export function Recipe({ recipe: { ingredients, cookedGrams }, isCalculated }: RecipeProps) {
  const { i18n } = useLingui();
  const cooked = i18n.number(cookedGrams);
  return (
    <section aria-labelledby="recipe" className="grid gap-3">
      <h2 id="recipe" className="text-title">
        <Trans>The assumed recipe</Trans>
      </h2>
      <p className="text-small text-soft">
        {isCalculated ? (
          <Trans>
            Calculated figures are those of this recipe. With more oil or butter in your kitchen they are
            higher.
          </Trans>
        ) : (
          <Trans>
            Not the figures here, but an end of the range of energy was calculated from this recipe.
          </Trans>
        )}
      </p>
      <ul className="rows">
        {ingredients.map(({ name, grams }) => (
          <li key={name} className="flex justify-between gap-4 py-2">
            {name}
            <span className="whitespace-nowrap">
              <Trans>{i18n.number(grams)} g</Trans>
            </span>
          </li>
        ))}
      </ul>
      <p>
        <Trans>It makes {cooked} g when it is ready to eat.</Trans>
      </p>
    </section>
  );
}
