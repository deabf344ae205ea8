import { read } from '#src/api/client.ts';
import type { Food } from '#src/features/foods/schema.ts';
import { memberApi } from '#src/session/account.client.ts';
import { staffRecords } from '#src/api/staff-records.client.ts';

export const plans = staffRecords(
  () => memberApi().admin['nutrition-plans'],
  async () => (await import('./schema.ts')).staffListQuerySchema,
  ({ plan }) => plan.id,
);

/** The table of foods. @throws {ApiError} */
export const readFoods = async (): Promise<Food[]> => (await read(memberApi().foods.$get())).items;
