import { Hono } from 'hono';
import { describeRoute, resolver } from 'hono-openapi';
import { z } from 'zod';
import { problemSchema } from '#src/api/problem-schema.ts';
import { problem, ProblemError } from '#src/api/problem.ts';
import { memberOf, validated } from '#src/api/respond.server.ts';
import type { ApiEnvironment } from '#src/server/context.server.ts';
import { staffPlanReasons } from './messages.ts';
import {
  planCreationSchema,
  planUpdateSchema,
  staffListQuerySchema,
  staffPlanPageSchema,
  staffPlanRowSchema,
  staffPlanSchema,
} from './schema.ts';
import {
  createStaffPlan,
  deleteStaffPlan,
  listStaffPlans,
  readStaffPlan,
  updateStaffPlan,
} from './service.server.ts';

const json = (schema: z.ZodType) => ({ 'application/json': { schema: resolver(schema) } });

const forStaff = { tags: ['Staff'], security: [{ session: [] }] };
const notAllowed = {
  401: { description: 'Not signed in', content: json(problemSchema) },
  403: { description: 'The caller may not change fitness plans', content: json(problemSchema) },
};
const notFound = { 404: { description: 'There is no such plan', content: json(problemSchema) } };
const faulty = { 422: { description: 'What is wrong, field by field', content: json(problemSchema) } };

export const staffFitnessPlansApi = new Hono<ApiEnvironment>()
  .get(
    '/',
    describeRoute({
      ...forStaff,
      summary: 'All fitness plans, drafts among them, newest first',
      responses: {
        200: { description: 'One page of the list', content: json(staffPlanPageSchema) },
        ...notAllowed,
        ...faulty,
      },
    }),
    validated('query', staffListQuerySchema),
    async (c) => c.json(await listStaffPlans(c.get('context'), c.req.valid('query'))),
  )
  .post(
    '/',
    describeRoute({
      ...forStaff,
      summary: 'A new fitness plan',
      responses: {
        201: { description: 'What lists show of it', content: json(staffPlanRowSchema) },
        ...notAllowed,
        ...faulty,
      },
    }),
    validated('json', planCreationSchema),
    async (c) => c.json(await createStaffPlan(memberOf(c), c.req.valid('json').plan), 201),
  )
  .get(
    '/:id',
    describeRoute({
      ...forStaff,
      summary: 'A fitness plan to be edited',
      responses: {
        200: { description: 'The plan', content: json(staffPlanSchema) },
        ...notAllowed,
        ...notFound,
      },
    }),
    async (c) => {
      const found = await readStaffPlan(c.get('context'), c.req.param('id'));
      if (!found) throw new ProblemError(problem(404, 'not_found', staffPlanReasons.notFound.id));
      return c.json(found);
    },
  )
  .put(
    '/:id',
    describeRoute({
      ...forStaff,
      summary: 'Writes a fitness plan over the version that was read',
      responses: {
        200: { description: 'What lists show of it', content: json(staffPlanRowSchema) },
        ...notAllowed,
        ...notFound,
        409: {
          description: 'Another version stands by now: it comes as `current`, and nothing is written',
          content: json(problemSchema),
        },
        ...faulty,
      },
    }),
    validated('json', planUpdateSchema),
    async (c) => c.json(await updateStaffPlan(memberOf(c), c.req.param('id'), c.req.valid('json'))),
  )
  .delete(
    '/:id',
    describeRoute({
      ...forStaff,
      summary: 'Deletes a fitness plan for good',
      responses: {
        200: { description: 'It is gone', content: json(z.object({ deleted: z.literal(true) })) },
        ...notAllowed,
        ...notFound,
        409: { description: 'Members follow it (`followers`: how many)' },
      },
    }),
    async (c) => {
      await deleteStaffPlan(memberOf(c), c.req.param('id'));
      return c.json({ deleted: true as const });
    },
  );
