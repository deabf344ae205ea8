import { pathIn } from '#src/lib/language.ts';
import { recipePath } from '#src/lib/recipe-path.ts';
import { publisherFacts, type Facts } from '#src/lib/structured-data.ts';
import type { RecipeView } from './recipes-view.ts';

const duration = (minutes: number) => `PT${minutes}M`;

/** What is known of a recipe, in the words of schema.org. */
export const recipeFacts =
  (recipe: RecipeView): Facts =>
  (absolute, language) => {
    const { id, name, description, picture, steps, parts, minutes, eaters, serving, figures } = recipe;
    const energy = figures.find((figure) => figure.name === 'calories')?.serving;
    return {
      '@type': 'Recipe',
      name,
      description,
      url: absolute(pathIn(language, recipePath(id))),
      image: absolute(picture),
      inLanguage: language,
      isAccessibleForFree: true,
      recipeCuisine: 'Ethiopian',
      recipeCategory: recipe.group.name,
      recipeYield: String(eaters),
      prepTime: duration(minutes.active),
      totalTime: duration(minutes.total),
      recipeIngredient: parts
        .flatMap(({ ingredients }) => ingredients)
        .map((each) => [each.measure, each.name, `(${each.grams} g)`].filter(Boolean).join(' ')),
      recipeInstructions: steps.map((text) => ({ '@type': 'HowToStep', text })),
      ...(energy?.estimate &&
        energy.complete && {
          nutrition: {
            '@type': 'NutritionInformation',
            servingSize: `${serving} g`,
            calories: `${Math.round(energy.estimate.value)} kcal`,
          },
        }),
      ...(recipe.fasting === 'yes' && { suitableForDiet: 'https://schema.org/VeganDiet' }),
      author: publisherFacts(absolute),
    };
  };
