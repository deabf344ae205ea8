import { Hono } from 'hono';
import { describe, found, refusals, wholeList, wholeListSchema } from '#src/api/describe.server.ts';
import { publicCache } from '#src/api/public-cache.ts';
import { validated } from '#src/api/respond.server.ts';
import type { ApiEnvironment } from '#src/server/context.server.ts';
import { listedRecipeSchema, recipeDetailSchema, recipesQuerySchema } from './listing.ts';
import { findRecipes, readRecipe } from './service.server.ts';

const tag = 'Plans';
const refuse = refusals({ not_found: [404, { id: 'There is no such recipe.' }] });

/** `/api/recipes`: how dishes are made, their figures counted from the table of foods. */
export const recipesApi = new Hono<ApiEnvironment>()
  .get(
    '/',
    describe({
      tag,
      summary: 'Recipes, by name',
      description: 'Where a name is looked for, what sounds most like it comes first.',
      answers: { 200: ['Every recipe of the choice', wholeListSchema(listedRecipeSchema)] },
    }),
    validated('query', recipesQuerySchema),
    async (c) =>
      c.json(wholeList(await findRecipes(c.get('context'), c.req.valid('query'))), 200, publicCache),
  )
  .get(
    '/:id',
    describe({
      tag,
      summary: 'A recipe with its foods and what is in it',
      description:
        'Figures are sums of its ingredients by the table of foods, without what is optional or poured off. Vitamin C and folate of what is cooked are not known.',
      answers: { 200: ['The recipe', recipeDetailSchema] },
      refusals: refuse.of('not_found'),
    }),
    async (c) =>
      c.json(found(await readRecipe(c.get('context'), c.req.param('id')), refuse), 200, publicCache),
  );
