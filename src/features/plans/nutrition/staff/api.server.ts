import { staffResource } from '#src/api/staff-resource.server.ts';
import { publishingRefusals } from '../../publishing/publishable.server.ts';
import { nutritionStaffMessages as messages } from './messages.ts';
import {
  nutritionPlanChangeSchema,
  nutritionPlanDraftSchema,
  staffListQuerySchema,
  staffPlanPageSchema,
  storedNutritionPlanSchema,
} from './schema.ts';
import {
  bringBackNutritionPlan,
  changeNutritionPlan,
  createNutritionPlan,
  deleteNutritionPlan,
  draftFrom,
  listForStaff,
  readForStaff,
  records,
} from './service.server.ts';

/** `/api/admin/nutrition-plans`: all nutrition plans, for those who write them. */
export const nutritionStaffApi = staffResource({
  name: 'nutrition plan',
  list: 'Nutrition plans in every state, newest first',
  schemas: {
    query: staffListQuerySchema,
    page: staffPlanPageSchema,
    draft: nutritionPlanDraftSchema,
    change: nutritionPlanChangeSchema,
    stored: storedNutritionPlanSchema,
  },
  verbs: {
    list: listForStaff,
    read: readForStaff,
    create: createNutritionPlan,
    change: changeNutritionPlan,
    remove: deleteNutritionPlan,
    bringBack: bringBackNutritionPlan,
  },
  versions: { records, draftOf: draftFrom },
  states: {
    publish: ({ plan }) => ({ ...plan, status: 'published' }),
    unpublish: ({ plan }) => ({ ...plan, status: 'draft' }),
    archive: ({ plan }) => ({ ...plan, status: 'archived' }),
  },
  notFound: messages.notFound,
  refusals: { saving: publishingRefusals },
});
