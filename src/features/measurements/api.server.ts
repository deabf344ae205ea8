import { Hono } from 'hono';
import { z } from 'zod';
import { describe, refusals } from '#src/api/describe.server.ts';
import { memberOf, ownerOf, validated } from '#src/api/respond.server.ts';
import type { ApiEnvironment } from '#src/server/context.server.ts';
import { measurementMessages as messages } from './messages.ts';
import {
  measurementChangeSchema,
  measurementSchema,
  measurementsQuerySchema,
  measurementsSchema,
  newMeasurementSchema,
} from './schema.ts';
import {
  changeMeasurement,
  deleteMeasurement,
  keepMeasurement,
  readMeasurements,
  restoreMeasurement,
} from './service.server.ts';

const tag = 'Measurements';
const idSchema = z.object({ id: z.uuid() });
const refuse = refusals({
  not_found: [404, messages.notFound],
  too_many: [409, messages.tooMany],
  id_taken: [409, messages.idTaken, { current: measurementSchema }],
  changed_meanwhile: [409, messages.changed, { current: measurementSchema }],
  future: [422, messages.future],
});

/** `/api/measurements`: blood pressure, pulse and waist of a member. Nobody meets another one's. */
export const measurementsApi = new Hono<ApiEnvironment>()
  .get(
    '/',
    describe({
      tag,
      summary: 'What the member measured in a stretch of days, and the newest of each kind',
      description: 'What they weigh is kept once a day, and told by `GET /progress`.',
      answers: { 200: ['The measurements', measurementsSchema] },
    }),
    validated('query', measurementsQuerySchema),
    async (c) => c.json(await readMeasurements(ownerOf(c), c.req.valid('query'))),
  )
  .post(
    '/',
    describe({
      tag,
      summary: 'Keep a measurement; sent again under its id it is kept once',
      answers: { 201: ['The measurement', measurementSchema] },
      refusals: refuse.of('id_taken', 'too_many', 'future'),
    }),
    validated('json', newMeasurementSchema),
    async (c) => {
      const kept = refuse.unless(await keepMeasurement(memberOf(c), c.req.valid('json')));
      if ('current' in kept) throw refuse('id_taken', { current: kept.current });
      return c.json(kept, 201);
    },
  )
  .put(
    '/:id',
    describe({
      tag,
      summary: 'Write a measurement over the version that was read; its kind stays',
      answers: { 200: ['The measurement as it stands then', measurementSchema] },
      refusals: refuse.of('not_found', 'too_many', 'changed_meanwhile', 'future'),
    }),
    validated('param', idSchema),
    validated('json', measurementChangeSchema),
    async (c) => {
      const { id } = c.req.valid('param');
      const changed = refuse.unless(await changeMeasurement(memberOf(c), id, c.req.valid('json')));
      if ('current' in changed) throw refuse('changed_meanwhile', { current: changed.current });
      return c.json(changed);
    },
  )
  .delete(
    '/:id',
    describe({
      tag,
      summary: 'Remove a measurement; for a day it can be brought back',
      answers: { 204: 'Removed' },
      refusals: refuse.of('not_found'),
    }),
    validated('param', idSchema),
    async (c) => {
      if (!(await deleteMeasurement(memberOf(c), c.req.valid('param').id))) throw refuse('not_found');
      return c.body(null, 204);
    },
  )
  .post(
    '/:id/restore',
    describe({
      tag,
      summary: 'Bring back a removed measurement; one that is there stays as it is',
      answers: { 200: ['The measurement', measurementSchema] },
      refusals: refuse.of('not_found', 'too_many'),
    }),
    validated('param', idSchema),
    async (c) => c.json(refuse.unless(await restoreMeasurement(memberOf(c), c.req.valid('param').id))),
  );
