import { refusals } from '#src/api/describe.server.ts';
import { problemSchema } from '#src/api/problem-schema.ts';
import { staffResource } from '#src/api/staff-resource.server.ts';
import { publishingRefusals } from '../../publishing/publishable.server.ts';
import { planDraftSchema } from '../schema.ts';
import { staffPlanReasons } from './messages.ts';
import { planChangeSchema, staffListQuerySchema, staffPlanPageSchema, storedPlanSchema } from './schema.ts';
import {
  bringBackPlan,
  changePlan,
  createPlan,
  deletePlan,
  draftFrom,
  listForStaff,
  readForStaff,
  records,
} from './service.server.ts';

const deleting = {
  followed: [409, staffPlanReasons.followed, { followers: problemSchema.shape.followers.unwrap() }],
} as const;
const refuse = refusals(deleting);

/** `/api/admin/fitness-plans`: the fitness plans, for those who write them. */
export const staffFitnessPlansApi = staffResource({
  name: 'fitness plan',
  list: 'All fitness plans, drafts among them, newest first',
  schemas: {
    query: staffListQuerySchema,
    page: staffPlanPageSchema,
    draft: planDraftSchema,
    change: planChangeSchema,
    stored: storedPlanSchema,
  },
  verbs: {
    list: listForStaff,
    read: readForStaff,
    create: createPlan,
    change: changePlan,
    remove: (context, id) =>
      deletePlan(context, id, (followers) =>
        refuse('followed', {
          detail: staffPlanReasons.followed.id.replace('{count}', String(followers)),
          followers,
        }),
      ),
    bringBack: bringBackPlan,
  },
  versions: { records, draftOf: draftFrom },
  states: {
    publish: ({ plan }) => ({ ...plan, status: 'published' }),
    unpublish: ({ plan }) => ({ ...plan, status: 'draft' }),
    archive: ({ plan }) => ({ ...plan, status: 'archived' }),
  },
  notFound: staffPlanReasons.notFound,
  refusals: { saving: { not_publishable: publishingRefusals.not_publishable }, deleting },
});
