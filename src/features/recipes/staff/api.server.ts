import { Hono } from 'hono';
import { changedMeanwhile, describe, found, refusals, saved } from '#src/api/describe.server.ts';
import { memberOf, validated } from '#src/api/respond.server.ts';
import { staffBulk } from '#src/api/staff-bulk.server.ts';
import { staffVersions } from '#src/api/staff-versions.server.ts';
import type { ApiEnvironment } from '#src/server/context.server.ts';
import { staffRecipeMessages as messages } from './messages.ts';
import {
  recipeChangeSchema,
  recipeDraftSchema,
  recipeListQuerySchema,
  staffRecipesSchema,
  storedRecipeSchema,
} from './schema.ts';
import {
  changeRecipe,
  createRecipe,
  draftFrom,
  listForStaff,
  offerRecipe,
  readForStaff,
  records,
} from './service.server.ts';

const tag = 'Staff';
const refuse = refusals({
  not_found: [404, messages.notFound],
  changed_meanwhile: changedMeanwhile(storedRecipeSchema),
});
const stored = ['The recipe with its version', storedRecipeSchema] as const;

/** `/api/admin/recipes`: recipes, for staff. None is deleted: a diary may hold it. It is retired. */
export const staffRecipesApi = new Hono<ApiEnvironment>()
  .get(
    '/',
    describe({
      tag,
      summary: 'Recipes with their versions, also those that are retired',
      answers: { 200: ['A page of the recipes that fit', staffRecipesSchema] },
    }),
    validated('query', recipeListQuerySchema),
    async (c) => c.json(await listForStaff(memberOf(c), c.req.valid('query'))),
  )
  .post(
    '/',
    describe({ tag, summary: 'Make a new recipe', answers: { 201: stored } }),
    validated('json', recipeDraftSchema),
    async (c) => c.json(await createRecipe(memberOf(c), c.req.valid('json')), 201),
  )
  .get(
    '/:id',
    describe({
      tag,
      summary: 'The recipe as staff write it',
      answers: { 200: stored },
      refusals: refuse.of('not_found'),
    }),
    async (c) => c.json(found(await readForStaff(memberOf(c), c.req.param('id')), refuse)),
  )
  .put(
    '/:id',
    describe({
      tag,
      summary: 'Write the recipe over the version that was read',
      description:
        'Where it is no longer that version, nothing is changed. With `retired` it leaves the list, and without it comes back.',
      answers: { 200: stored },
      refusals: refuse.of('not_found', 'changed_meanwhile'),
    }),
    validated('json', recipeChangeSchema),
    async (c) => {
      const outcome = await changeRecipe(memberOf(c), c.req.param('id'), c.req.valid('json'));
      return c.json(saved(outcome, refuse, (record) => record));
    },
  )
  .route(
    '/',
    staffBulk({
      name: 'recipe',
      records,
      actions: {
        retire: (context, id, version) => offerRecipe(context, id, version, false),
        offer: (context, id, version) => offerRecipe(context, id, version, true),
      },
      notFound: messages.notFound,
    }),
  )
  .route(
    '/',
    staffVersions({
      name: 'recipe',
      at: '/:id',
      keyOf: ({ id = '' }) => id,
      records,
      draftOf: draftFrom,
      change: recipeChangeSchema,
      save: changeRecipe,
      stored: storedRecipeSchema,
      notFound: messages.notFound,
      saving: {},
    }),
  );
