import { Hono } from 'hono';
import { describeRoute, resolver } from 'hono-openapi';
import type { z } from 'zod';
import { problemSchema } from '#src/api/problem-schema.ts';
import { changedMeanwhile, problem, ProblemError, type Problem } from '#src/api/problem.ts';
import { memberOf, validated } from '#src/api/respond.server.ts';
import { isStorable } from '#src/lib/text.ts';
import type { ApiEnvironment } from '#src/server/context.server.ts';
import { staffContentMessages as messages } from './messages.ts';
import {
  changedContentSchema,
  changedPublicationSchema,
  newContentSchema,
  previewAnswerSchema,
  previewSchema,
  staffContentPageSchema,
  staffContentQuerySchema,
  staffContentSchema,
} from './schema.ts';
import {
  changeContent,
  changePublication,
  createContent,
  deleteContent,
  listStaffContent,
  previewContent,
  readStaffContent,
  type Refusal,
  type RefusalCode,
} from './service.server.ts';

const json = (description: string, schema: z.ZodType) => ({
  description,
  content: { 'application/json': { schema: resolver(schema) } },
});
const forStaff = { tags: ['Staff'], security: [{ session: [] }] };
const refused = {
  401: { description: 'Not signed in' },
  403: { description: 'Not for this role' },
};
const missing = { 404: json('There is no such article', problemSchema) };
const invalid = { 422: json('What is wrong, field by field', problemSchema) };
const conflict = {
  409: json(
    'The address is taken (`id_taken`) or can no longer be changed (`id_fixed`), or somebody else has saved since ' +
      '(`changed_meanwhile`, with what stands now as `current`)',
    problemSchema,
  ),
};

const problems: Readonly<Record<RefusalCode, Problem>> = {
  not_found: problem(404, 'not_found', messages.notFound.id),
  id_taken: problem(409, 'id_taken', messages.addressTaken.id, [
    { path: ['id'], message: messages.addressTaken.id },
  ]),
  id_fixed: problem(409, 'id_fixed', messages.addressFixed.id, [
    { path: ['id'], message: messages.addressFixed.id },
  ]),
  time_past: problem(422, 'invalid_input', messages.timePast.id, [
    { path: ['publication', 'at'], message: messages.timePast.id },
  ]),
  unfinished: problem(422, 'unfinished', messages.unfinished.id),
};

const refusal = (why: Refusal): Problem =>
  why.refused === 'changed_meanwhile' ? changedMeanwhile(why.current) : problems[why.refused];

/** An id that no database can hold is nobody's. */
const known = (id: string): string => (isStorable(id) ? id : '');

/** `/api/admin/content`: articles for those who write them. */
export const staffContentApi = new Hono<ApiEnvironment>()
  .get(
    '/',
    describeRoute({
      ...forStaff,
      summary: 'All articles, drafts and scheduled ones included, the newest first',
      responses: { 200: json('One page of the list', staffContentPageSchema), ...refused, ...invalid },
    }),
    validated('query', staffContentQuerySchema),
    async (c) => c.json(await listStaffContent(c.get('context'), c.req.valid('query'))),
  )
  .post(
    '/',
    describeRoute({
      ...forStaff,
      summary: 'Store a new article, as a draft, published or scheduled',
      responses: {
        201: json('The article', staffContentSchema),
        ...refused,
        409: json('The address is taken (`id_taken`)', problemSchema),
        ...invalid,
      },
    }),
    validated('json', newContentSchema),
    async (c) => {
      const made = await createContent(memberOf(c), c.req.valid('json'));
      if (typeof made === 'string') throw new ProblemError(problems[made]);
      return c.json(made, 201);
    },
  )
  .post(
    '/preview',
    describeRoute({
      ...forStaff,
      summary: 'A text as its readers will see it',
      responses: { 200: json('As HTML', previewAnswerSchema), ...refused, ...invalid },
    }),
    validated('json', previewSchema),
    (c) => c.json(previewContent(c.req.valid('json'))),
  )
  .get(
    '/:id',
    describeRoute({
      ...forStaff,
      summary: 'An article, whole',
      responses: { 200: json('The article', staffContentSchema), ...refused, ...missing },
    }),
    async (c) => {
      const found = await readStaffContent(c.get('context'), known(c.req.param('id')));
      if (!found) throw new ProblemError(problems.not_found);
      return c.json(found);
    },
  )
  .put(
    '/:id',
    describeRoute({
      ...forStaff,
      summary: 'Store an article anew',
      responses: {
        200: json('The article', staffContentSchema),
        ...refused,
        ...missing,
        ...conflict,
        ...invalid,
      },
    }),
    validated('json', changedContentSchema),
    async (c) => {
      const changed = await changeContent(memberOf(c), known(c.req.param('id')), c.req.valid('json'));
      if ('refused' in changed) throw new ProblemError(refusal(changed));
      return c.json(changed);
    },
  )
  .put(
    '/:id/publication',
    describeRoute({
      ...forStaff,
      summary: 'Publish an article, take it back, or give it a time',
      responses: {
        200: json('The article', staffContentSchema),
        ...refused,
        ...missing,
        ...conflict,
        ...invalid,
      },
    }),
    validated('json', changedPublicationSchema),
    async (c) => {
      const changed = await changePublication(memberOf(c), known(c.req.param('id')), c.req.valid('json'));
      if ('refused' in changed) throw new ProblemError(refusal(changed));
      return c.json(changed);
    },
  )
  .delete(
    '/:id',
    describeRoute({
      ...forStaff,
      summary: 'Remove an article for good',
      responses: { 204: { description: 'It is gone' }, ...refused, ...missing },
    }),
    async (c) => {
      const isDeleted = await deleteContent(memberOf(c), known(c.req.param('id')));
      if (!isDeleted) throw new ProblemError(problems.not_found);
      return c.body(null, 204);
    },
  );
