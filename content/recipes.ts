import platters from './recipes/platters.json' with { type: 'json' };

/** The recipes that come with the product, as `recipeSchema` has them. */
export const bundledRecipes = [...platters];
