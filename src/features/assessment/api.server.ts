import { Hono } from 'hono';
import { describeRoute, resolver } from 'hono-openapi';
import { z } from 'zod';
import { problemSchema } from '#src/api/problem-schema.ts';
import { problem } from '#src/api/problem.ts';
import { answerProblem, memberOf, validated } from '#src/api/respond.server.ts';
import type { ApiEnvironment } from '#src/server/context.server.ts';
import { assessmentMessages } from './messages.ts';
import { assessmentFormSchema, assessmentSchema } from './schema.ts';
import { keepAssessment, listAssessments, removeAssessment } from './service.server.ts';

const json = (description: string, schema: z.ZodType) => ({
  description,
  content: { 'application/json': { schema: resolver(schema) } },
});
const refused = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: resolver(problemSchema) } },
});
const forMembers = { tags: ['Assessments'], security: [{ session: [] }] };
const notSignedIn = { 401: refused('Not signed in') };

/** `/api/assessments`: a member's fitness assessments. Nobody sees or changes another one's. */
export const assessmentsApi = new Hono<ApiEnvironment>()
  .get(
    '/',
    describeRoute({
      ...forMembers,
      summary: 'The member’s fitness assessments, newest first',
      responses: {
        200: json('All of them', z.object({ assessments: z.array(assessmentSchema) })),
        ...notSignedIn,
      },
    }),
    async (c) => c.json({ assessments: await listAssessments(memberOf(c)) }),
  )
  .post(
    '/',
    describeRoute({
      ...forMembers,
      summary: 'Rate a fitness assessment and keep it',
      responses: {
        201: json('Kept, with its ratings', assessmentSchema),
        ...notSignedIn,
        422: refused('An answer is wrong, or there is no room for another one'),
        429: refused('Too many at once'),
      },
    }),
    validated('json', assessmentFormSchema),
    async (c) => {
      const kept = await keepAssessment(memberOf(c), c.req.valid('json'));
      if (kept === 'full') return answerProblem(c, problem(422, kept, assessmentMessages.full.id));
      return c.json(kept, 201);
    },
  )
  .delete(
    '/:id',
    describeRoute({
      ...forMembers,
      summary: 'Remove a fitness assessment',
      responses: {
        204: { description: 'Removed' },
        ...notSignedIn,
        404: refused('The member has no such assessment'),
      },
    }),
    validated('param', z.object({ id: z.uuid() })),
    async (c) => {
      if (await removeAssessment(memberOf(c), c.req.valid('param').id)) return c.body(null, 204);
      return answerProblem(c, problem(404, 'not_found', assessmentMessages.notFound.id));
    },
  );
