import { memberApi } from '#src/session/account.client.ts';
import { staffRecords } from '#src/api/staff-records.client.ts';
import { readLibrary as readExercises } from '../../exercises/staff/staff-exercises.client.ts';
import { libraryOf, type Library } from '../schedule.ts';

export const plans = staffRecords(
  () => memberApi().admin['fitness-plans'],
  async () => (await import('./schema.ts')).staffListQuerySchema,
  ({ id }) => id,
);

/** All exercises that a plan can be made of. @throws {ApiError} */
export const readLibrary = async (): Promise<Library> => libraryOf(await readExercises());
