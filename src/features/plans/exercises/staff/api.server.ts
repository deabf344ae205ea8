import { refusals } from '#src/api/describe.server.ts';
import { staffImport } from '#src/api/staff-import.server.ts';
import { staffResource } from '#src/api/staff-resource.server.ts';
import { exerciseMessages as messages } from './messages.ts';
import {
  exerciseChangeSchema,
  exerciseDraftSchema,
  exerciseListQuerySchema,
  exercisePageSchema,
  storedExerciseSchema,
} from './schema.ts';
import {
  bringBackExercise,
  changeExercise,
  createExercise,
  deleteExercise,
  draftIn,
  importable,
  listForStaff,
  readForStaff,
  records,
} from './service.server.ts';

const deleting = {
  in_use: [409, messages.inUse, { usedBy: storedExerciseSchema.shape.usedBy }],
} as const;
const refuse = refusals(deleting);

/** `/api/admin/exercises`: the exercise library, for staff. */
export const staffExercisesApi = staffImport('exercises', importable).route(
  '/',
  staffResource({
    name: 'exercise',
    list: 'The exercise library, by name',
    schemas: {
      query: exerciseListQuerySchema,
      page: exercisePageSchema,
      draft: exerciseDraftSchema,
      change: exerciseChangeSchema,
      stored: storedExerciseSchema,
    },
    verbs: {
      list: listForStaff,
      read: readForStaff,
      create: createExercise,
      change: changeExercise,
      remove: (context, id) => deleteExercise(context, id, (usedBy) => refuse('in_use', { usedBy })),
      bringBack: bringBackExercise,
    },
    versions: { records, draftOf: draftIn },
    notFound: messages.notFound,
    refusals: { deleting },
  }),
);
