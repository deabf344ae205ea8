import { Trans } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import { FastingMark } from '#src/features/foods/fasting-mark.tsx';
import type { NutrientName } from '#src/features/foods/kinds.ts';
import { NutrientFigure } from '#src/features/foods/nutrient-figure.tsx';
import { useNutrientLabels } from '#src/features/foods/nutrient-labels.client.ts';
import { useFoods } from '#src/features/foods/staff/foods-known.tsx';
import { Dot } from '#src/ui/facts.tsx';
import { fastingOf, nutrientsPer100g, nutrientsPerServing } from '../nutrition.ts';
import { draftOf, type RecipeFields } from './recipe-fields.ts';

const shown: readonly NutrientName[] = ['calories', 'protein', 'fat', 'fibre', 'iron', 'sodium'];

/** What the recipe comes to as it is typed; what is no number yet counts as nothing. */
export function LiveFigures() {
  const labels = useNutrientLabels();
  const { byId } = useFoods();
  const fields = useWatch<RecipeFields>() as RecipeFields;
  const draft = draftOf(fields);
  const amount = (value: number) => (Number.isFinite(value) && value > 0 ? value : 0);
  const reckoned = {
    ...draft,
    servings: amount(draft.servings) || 1,
    yieldGrams: amount(draft.yieldGrams) || 1,
    ingredients: draft.ingredients.map((each) => ({ ...each, grams: amount(each.grams) })),
  };
  const [serving, in100g] = [nutrientsPerServing(reckoned, byId), nutrientsPer100g(reckoned, byId)];
  const mass = reckoned.ingredients
    .filter(({ optional, lost }) => !optional && !lost)
    .reduce((sum, { grams }) => sum + grams, 0);
  const grams = Math.round(mass);
  if (draft.ingredients.length === 0) return null;
  return (
    <section aria-labelledby="live" className="grid gap-3 rounded-card border border-edge p-4">
      <h4 id="live" className="font-semibold">
        <Trans>What that comes to</Trans>
      </h4>
      <p>
        <FastingMark verdict={fastingOf(draft, byId)} />
        <Dot />
        <Trans>{grams} g go in</Trans>
      </p>
      <dl className="grid gap-x-8 sm:grid-cols-2">
        {shown.map((name) => (
          <div key={name} className="flex justify-between gap-4 border-b border-edge py-1">
            <dt>{labels[name]}</dt>
            <dd className="text-end">
              <strong className="font-semibold">
                <NutrientFigure name={name} amount={serving[name]} />
              </strong>
              <span className="block text-small text-soft">
                <Trans>
                  <NutrientFigure name={name} amount={in100g[name]} /> in 100 g
                </Trans>
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
