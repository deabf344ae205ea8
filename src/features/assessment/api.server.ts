import { Hono } from 'hono';
import { z } from 'zod';
import { describe, wholeList, wholeListSchema } from '#src/api/describe.server.ts';
import { memberOf, ownerOf, validated } from '#src/api/respond.server.ts';
import type { ApiEnvironment } from '#src/server/context.server.ts';
import { assessmentFormSchema, assessmentSchema } from './schema.ts';
import { keepAssessment, listAssessments, refuse, removeAssessment } from './service.server.ts';

const tag = 'Assessments';

/** `/api/assessments`: a member's fitness assessments. Nobody sees or changes another one's. */
export const assessmentsApi = new Hono<ApiEnvironment>()
  .get(
    '/',
    describe({
      tag,
      summary: 'The member’s fitness assessments, newest first',
      answers: { 200: ['All of them', wholeListSchema(assessmentSchema)] },
    }),
    async (c) => c.json(wholeList(await listAssessments(ownerOf(c)))),
  )
  .post(
    '/',
    describe({
      tag,
      summary: 'Rate a fitness assessment and keep it',
      answers: { 201: ['Kept, with its ratings', assessmentSchema] },
      refusals: refuse.of('full', 'over_request_rate_limit'),
    }),
    validated('json', assessmentFormSchema),
    async (c) => c.json(refuse.unless(await keepAssessment(memberOf(c), c.req.valid('json'))), 201),
  )
  .delete(
    '/:id',
    describe({
      tag,
      summary: 'Remove a fitness assessment',
      answers: { 204: 'Removed' },
      refusals: refuse.of('not_found'),
    }),
    validated('param', z.object({ id: z.uuid() })),
    async (c) => {
      if (!(await removeAssessment(memberOf(c), c.req.valid('param').id))) throw refuse('not_found');
      return c.body(null, 204);
    },
  );
