import { Hono } from 'hono';
import { z } from 'zod';
import { describe, found, refusals, wholeList, wholeListSchema } from '#src/api/describe.server.ts';
import { memberOf, ownerOf, validated } from '#src/api/respond.server.ts';
import type { ApiEnvironment } from '#src/server/context.server.ts';
import { trainingMessages } from '../messages.ts';
import { routineMessages as messages } from './messages.ts';
import { listedRoutineSchema, newRoutineSchema, routineChangeSchema, routineSchema } from './schema.ts';
import {
  changeRoutine,
  createRoutine,
  deleteRoutine,
  listRoutines,
  readRoutine,
  restoreRoutine,
} from './service.server.ts';

const tag = 'Training';
const idSchema = z.object({ id: z.uuid() });
const refuse = refusals({
  not_found: [404, trainingMessages.routineNotFound],
  too_many: [409, messages.tooMany],
  id_taken: [409, messages.idTaken],
  no_such_exercise: [409, messages.noSuchExercise],
  changed_meanwhile: [409, messages.changed, { current: routineSchema }],
});

type Saved = Awaited<ReturnType<typeof createRoutine | typeof changeRoutine>>;

/** @throws what stands in its way */
function saved(outcome: Saved) {
  const record = refuse.unless(outcome);
  if ('current' in record) throw refuse('changed_meanwhile', { current: record.current });
  return record;
}

/** `/api/training/routines`: workouts that members put together for themselves. Nobody meets another one's. */
export const routinesApi = new Hono<ApiEnvironment>()
  .get(
    '/',
    describe({
      tag,
      summary: 'The member’s own routines, the last used first',
      answers: { 200: ['All of them', wholeListSchema(listedRoutineSchema)] },
    }),
    async (c) => c.json(wholeList(await listRoutines(ownerOf(c)))),
  )
  .post(
    '/',
    describe({
      tag,
      summary: 'Keep a new routine; sent again under its id it is kept once',
      answers: { 201: ['The routine', routineSchema] },
      refusals: refuse.of('id_taken', 'too_many', 'no_such_exercise', 'changed_meanwhile'),
    }),
    validated('json', newRoutineSchema),
    async (c) => c.json(saved(await createRoutine(memberOf(c), c.req.valid('json'))), 201),
  )
  .get(
    '/:id',
    describe({
      tag,
      summary: 'A routine with the workouts that were done of it',
      answers: { 200: ['The routine', routineSchema] },
      refusals: refuse.of('not_found'),
    }),
    validated('param', idSchema),
    async (c) => {
      const { sql, actor } = ownerOf(c);
      return c.json(found(await readRoutine(sql, actor.userId, c.req.valid('param').id), refuse));
    },
  )
  .put(
    '/:id',
    describe({
      tag,
      summary: 'Write a routine over the version that was read',
      answers: { 200: ['The routine as it stands then', routineSchema] },
      refusals: refuse.of('not_found', 'no_such_exercise', 'changed_meanwhile'),
    }),
    validated('param', idSchema),
    validated('json', routineChangeSchema),
    async (c) =>
      c.json(saved(await changeRoutine(memberOf(c), c.req.valid('param').id, c.req.valid('json')))),
  )
  .delete(
    '/:id',
    describe({
      tag,
      summary: 'Delete a routine; for a day it can be brought back',
      answers: { 204: 'Deleted' },
      refusals: refuse.of('not_found'),
    }),
    validated('param', idSchema),
    async (c) => {
      if (!(await deleteRoutine(memberOf(c), c.req.valid('param').id))) throw refuse('not_found');
      return c.body(null, 204);
    },
  )
  .post(
    '/:id/restore',
    describe({
      tag,
      summary: 'Bring back a deleted routine; one that is there stays as it is',
      answers: { 200: ['The routine', routineSchema] },
      refusals: refuse.of('not_found', 'too_many'),
    }),
    validated('param', idSchema),
    async (c) => c.json(refuse.unless(await restoreRoutine(memberOf(c), c.req.valid('param').id))),
  );
