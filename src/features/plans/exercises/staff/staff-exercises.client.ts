import { memberApi } from '#src/session/account.client.ts';
import { staffRecords } from '#src/api/staff-records.client.ts';
import { exerciseListQuerySchema } from './schema.ts';

export const exercises = staffRecords(
  () => memberApi().admin.exercises,
  exerciseListQuerySchema,
  ({ exercise }) => exercise.id,
);
