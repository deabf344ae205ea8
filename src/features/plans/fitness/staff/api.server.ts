import { Hono } from 'hono';
import { changedMeanwhile, describe, refusals, saved } from '#src/api/describe.server.ts';
import { problemSchema } from '#src/api/problem-schema.ts';
import { memberOf, validated } from '#src/api/respond.server.ts';
import type { ApiEnvironment } from '#src/server/context.server.ts';
import { publishingRefusals } from '../../publishing/publishable.server.ts';
import { planDraftSchema } from '../schema.ts';
import { staffPlanReasons } from './messages.ts';
import { planChangeSchema, staffListQuerySchema, staffPlanPageSchema, storedPlanSchema } from './schema.ts';
import { changePlan, createPlan, deletePlan, listForStaff, readForStaff } from './service.server.ts';

const tag = 'Staff';
const refuse = refusals({
  ...publishingRefusals,
  not_found: [404, staffPlanReasons.notFound],
  changed_meanwhile: changedMeanwhile(storedPlanSchema),
  followed: [409, staffPlanReasons.followed, { followers: problemSchema.shape.followers.unwrap() }],
});

/** `/api/admin/fitness-plans`: the fitness plans, for those who write them. */
export const staffFitnessPlansApi = new Hono<ApiEnvironment>()
  .get(
    '/',
    describe({
      tag,
      summary: 'All fitness plans, drafts among them, newest first',
      answers: { 200: ['One page of the list', staffPlanPageSchema] },
    }),
    validated('query', staffListQuerySchema),
    async (c) => c.json(await listForStaff(memberOf(c), c.req.valid('query'))),
  )
  .post(
    '/',
    describe({
      tag,
      summary: 'A new fitness plan',
      answers: { 201: ['The plan with its version', storedPlanSchema] },
      refusals: refuse.of('not_publishable'),
    }),
    validated('json', planDraftSchema),
    async (c) => c.json(await createPlan(memberOf(c), c.req.valid('json')), 201),
  )
  .get(
    '/:id',
    describe({
      tag,
      summary: 'A fitness plan to be edited',
      answers: { 200: ['The plan with its version', storedPlanSchema] },
      refusals: refuse.of('not_found'),
    }),
    async (c) => {
      const stored = await readForStaff(memberOf(c), c.req.param('id'));
      if (!stored) throw refuse('not_found');
      return c.json(stored);
    },
  )
  .put(
    '/:id',
    describe({
      tag,
      summary: 'Write a fitness plan over the version that was read',
      answers: { 200: ['The plan as it is now', storedPlanSchema] },
      refusals: refuse.of('not_found', 'changed_meanwhile', 'not_publishable'),
    }),
    validated('json', planChangeSchema),
    async (c) => {
      const context = memberOf(c);
      const outcome = await changePlan(context, c.req.param('id'), c.req.valid('json'));
      return c.json(saved(outcome, refuse, (plan) => plan));
    },
  )
  .delete(
    '/:id',
    describe({
      tag,
      summary: 'Delete a fitness plan for good',
      answers: { 204: 'It is gone' },
      refusals: refuse.of('not_found', 'followed'),
    }),
    async (c) => {
      const isGone = await deletePlan(memberOf(c), c.req.param('id'), (followers) =>
        refuse('followed', {
          detail: staffPlanReasons.followed.id.replace('{count}', String(followers)),
          followers,
        }),
      );
      if (!isGone) throw refuse('not_found');
      return c.body(null, 204);
    },
  );
