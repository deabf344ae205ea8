import bread from './recipes/bread.json' with { type: 'json' };
import breakfast from './recipes/breakfast.json' with { type: 'json' };
import drinks from './recipes/drinks.json' with { type: 'json' };
import fastingWats from './recipes/fasting-wats.json' with { type: 'json' };
import platters from './recipes/platters.json' with { type: 'json' };
import snacks from './recipes/snacks.json' with { type: 'json' };
import vegetables from './recipes/vegetables.json' with { type: 'json' };
import wats from './recipes/wats.json' with { type: 'json' };

/** The recipes that come with the product, as `recipeSchema` has them. */
export const bundledRecipes = [
  ...fastingWats,
  ...wats,
  ...platters,
  ...breakfast,
  ...vegetables,
  ...snacks,
  ...bread,
  ...drinks,
];
