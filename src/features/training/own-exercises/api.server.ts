import { Hono } from 'hono';
import { z } from 'zod';
import { describe, refusals, wholeList, wholeListSchema } from '#src/api/describe.server.ts';
import { memberOf, ownerOf, validated } from '#src/api/respond.server.ts';
import type { ApiEnvironment } from '#src/server/context.server.ts';
import { ownExerciseMessages as messages } from './messages.ts';
import { newOwnExerciseSchema, ownExerciseChangeSchema, ownExerciseSchema, ownIdSchema } from './schema.ts';
import { changeOwnExercise, createOwnExercise, listOwnExercises } from './service.server.ts';

const tag = 'Training';
const refuse = refusals({
  not_found: [404, messages.notFound],
  too_many: [409, messages.tooMany],
  changed_meanwhile: [409, messages.changed, { current: ownExerciseSchema }],
});

/** @throws what stands in its way */
function saved(outcome: Awaited<ReturnType<typeof createOwnExercise | typeof changeOwnExercise>>) {
  const record = refuse.unless(outcome);
  if ('current' in record) throw refuse('changed_meanwhile', { current: record.current });
  return record;
}

/** `/api/training/own-exercises`: exercises that members made for themselves. Nobody meets another one's. */
export const ownExercisesApi = new Hono<ApiEnvironment>()
  .get(
    '/',
    describe({
      tag,
      summary: 'The exercises that the member made, retired ones too',
      description: 'Their ids stand in routines and sets beside those of the library.',
      answers: { 200: ['All of them', wholeListSchema(ownExerciseSchema)] },
    }),
    async (c) => c.json(wholeList(await listOwnExercises(ownerOf(c)))),
  )
  .post(
    '/',
    describe({
      tag,
      summary: 'Keep a new exercise of one’s own; sent again under its id it is kept once',
      answers: { 201: ['The exercise', ownExerciseSchema] },
      refusals: refuse.of('too_many', 'changed_meanwhile'),
    }),
    validated('json', newOwnExerciseSchema),
    async (c) => c.json(saved(await createOwnExercise(memberOf(c), c.req.valid('json'))), 201),
  )
  .put(
    '/:id',
    describe({
      tag,
      summary:
        'Write an exercise of one’s own over the version that was read: rename, retire or offer it again',
      answers: { 200: ['The exercise as it stands then', ownExerciseSchema] },
      refusals: refuse.of('not_found', 'changed_meanwhile'),
    }),
    validated('param', z.object({ id: ownIdSchema })),
    validated('json', ownExerciseChangeSchema),
    async (c) =>
      c.json(saved(await changeOwnExercise(memberOf(c), c.req.valid('param').id, c.req.valid('json')))),
  );
