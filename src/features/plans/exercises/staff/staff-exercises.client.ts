import { read } from '#src/api/client.ts';
import { memberApi } from '#src/session/account.client.ts';
import { staffRecords } from '#src/api/staff-records.client.ts';
import type { Exercise } from '../schema.ts';

export const exercises = staffRecords(
  () => memberApi().admin.exercises,
  async () => (await import('./schema.ts')).exerciseListQuerySchema,
  ({ exercise }) => exercise.id,
);

/** The whole library, as everybody reads it. @throws {ApiError} */
export const readLibrary = async (): Promise<Exercise[]> =>
  (await read(memberApi().exercises.$get({ query: {} }))).items;
