import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { foodPath } from '#src/features/foods/foods-address.ts';
import { NutrientFigure } from '#src/features/foods/nutrient-figure.tsx';
import { useNutrientLabels } from '#src/features/foods/nutrient-labels.client.ts';
import { Link } from '#src/ui/link.tsx';
import type { RecipeView } from './recipes-view.ts';

/** What is in a serving and in 100 g, from the least to the most that the sources leave open. */
export function Figures({ recipe: { name, figures, serving, dish } }: { readonly recipe: RecipeView }) {
  const { i18n } = useLingui();
  const labels = useNutrientLabels();
  const grams = i18n.number(serving);
  return (
    <section aria-labelledby="figures" className="grid min-w-0 grid-cols-1 gap-4">
      <h2 id="figures" className="text-title">
        <Trans>What is in it</Trans>
      </h2>
      <table className="recipe-figures">
        <caption className="sr-only">
          <Trans>Energy and nutrients of {name}</Trans>
        </caption>
        <thead>
          <tr>
            <td />
            <th scope="col">
              <Trans>One serving, {grams} g</Trans>
            </th>
            <th scope="col">
              <Trans>In 100 g</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {figures.map((figure) => (
            <tr key={figure.name}>
              <th scope="row">{labels[figure.name]}</th>
              <td>
                <NutrientFigure name={figure.name} amount={figure.serving} />
              </td>
              <td>
                <NutrientFigure name={figure.name} amount={figure.in100g} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <a href="#ingredients" className="inline-flex min-h-11 items-center text-small underline">
          <Trans>The ingredients, each with its source</Trans>
        </a>
      </p>
      <Reasons>
        <p>
          <Trans>
            The sum of the ingredients by the table of foods: each of them leads to its source with one tap. A
            range is what those sources leave open. Cooking takes some of the vitamin C and the folate, and
            how much it leaves here is not known: they are not stated for what is cooked.
          </Trans>
        </p>
        {dish && <Published dish={dish} />}
        <p>
          <Trans>Our own recipe: the amounts are those of a home kitchen, and yours may differ.</Trans>
        </p>
      </Reasons>
    </section>
  );
}

const Reasons = ({ children }: { children: ReactNode }) => (
  <details className="text-small">
    <summary className="min-h-11 content-center font-semibold">
      <Trans>Where the figures come from</Trans>
    </summary>
    <div className="grid max-w-prose gap-2 text-soft">{children}</div>
  </details>
);

/** The same dish in the table of foods, which others have made. */
function Published({ dish }: { dish: NonNullable<RecipeView['dish']> }) {
  const { i18n } = useLingui();
  const { published, own } = dish;
  const { min, max } = published;
  const [fat, ownFat] = [published.fat, own.fat].map((grams) => i18n.number(grams));
  const range = min === max ? i18n.number(min) : `${i18n.number(min)}–${i18n.number(max)}`;
  return (
    <p>
      <Link to={`${foodPath(dish.id)}#sources`} className="underline">
        {dish.name}
      </Link>{' '}
      <Trans>
        has {range} kcal and {fat} g of fat in 100 g in the table, this recipe {i18n.number(own.calories)}{' '}
        kcal and {ownFat} g. Kitchens differ most in their oil.
      </Trans>
    </p>
  );
}
