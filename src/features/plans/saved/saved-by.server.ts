import { and, eq } from 'drizzle-orm';
import { savedPlans } from '#db/schema.ts';
import type { PlanReference } from './schema.ts';

/** Of a plan, those who have saved it. */
export const isSaved = (kind: PlanReference['kind'], planId: string) =>
  and(eq(savedPlans.kind, kind), eq(savedPlans.planId, planId));
