import { Hono } from 'hono';
import { changedMeanwhile, describe, found, refusals, saved } from '#src/api/describe.server.ts';
import { memberOf, validated } from '#src/api/respond.server.ts';
import { staffImport } from '#src/api/staff-import.server.ts';
import { staffBulk } from '#src/api/staff-bulk.server.ts';
import { staffVersions } from '#src/api/staff-versions.server.ts';
import type { ApiEnvironment } from '#src/server/context.server.ts';
import { withRecord } from '#src/server/versioned.server.ts';
import { staffFoodMessages as messages } from './messages.ts';
import {
  foodChangeSchema,
  foodListQuerySchema,
  newFoodSchema,
  openedFoodSchema,
  staffFoodsSchema,
  storedFoodSchema,
  wholeFoodSchema,
} from './schema.ts';
import {
  addFood,
  changeFood,
  foodFrom,
  importable,
  listForStaff,
  offerFood,
  putBackFood,
  readForStaff,
  records,
  storedFood,
} from './service.server.ts';

const tag = 'Staff';
const refuse = refusals({
  not_found: [404, messages.notFound],
  changed_meanwhile: changedMeanwhile(storedFoodSchema),
});

/** `/api/admin/foods`: the table of foods, for those who better its figures. */
export const staffFoodsApi = new Hono<ApiEnvironment>()
  .route('/', staffImport('foods', importable))
  .get(
    '/',
    describe({
      tag,
      summary: 'The table of foods with versions',
      answers: { 200: ['A page of the foods that fit', staffFoodsSchema] },
    }),
    validated('query', foodListQuerySchema),
    async (c) => c.json(await listForStaff(memberOf(c), c.req.valid('query'))),
  )
  .post(
    '/',
    describe({ tag, summary: 'Add a food', answers: { 201: ['The food', storedFoodSchema] } }),
    validated('json', newFoodSchema),
    async (c) => c.json(await addFood(memberOf(c), c.req.valid('json')), 201),
  )
  .get(
    '/:id',
    describe({
      tag,
      summary: 'A food with its version, what holds it, and what its figures were',
      answers: { 200: ['The food', openedFoodSchema] },
      refusals: refuse.of('not_found'),
    }),
    async (c) => c.json(found(await readForStaff(memberOf(c), c.req.param('id')), refuse)),
  )
  .put(
    '/:id',
    describe({
      tag,
      summary: 'Replace figures of a food by those of a better source, or change its name or note',
      description:
        'With the version that the change was made to. All figures together change the source of the whole food. What it said before stays in the activity log.',
      answers: { 200: ['The food as it is now', storedFoodSchema] },
      refusals: refuse.of('not_found', 'changed_meanwhile'),
    }),
    validated('json', foodChangeSchema),
    async (c) => {
      const outcome = await changeFood(memberOf(c), c.req.param('id'), c.req.valid('json'));
      return c.json(saved(outcome, refuse, storedFood));
    },
  )
  .route(
    '/',
    staffBulk({
      name: 'food',
      records,
      actions: {
        retire: (context, id, version) => offerFood(context, id, version, false),
        offer: (context, id, version) => offerFood(context, id, version, true),
      },
      notFound: messages.notFound,
    }),
  )
  .route(
    '/',
    staffVersions({
      name: 'food',
      at: '/:id',
      keyOf: ({ id = '' }) => id,
      records,
      draftOf: foodFrom,
      change: wholeFoodSchema,
      save: async (context, id, change) => withRecord(await putBackFood(context, id, change), storedFood),
      stored: storedFoodSchema,
      notFound: messages.notFound,
      saving: {},
    }),
  );
