import { fieldNames } from '#src/features/assessment/answers.ts';
import { components } from '#src/features/assessment/scoring.ts';
import type { Assessment } from '#src/features/assessment/schema.ts';
import { measuresOf, nameOf } from '#src/features/activity/naming.ts';
import type { Activity } from '#src/features/activity/schema.ts';
import { ownFoodOf, ownNutrients, ownPortion } from '#src/features/diary/own-food.ts';
import type { Entry } from '#src/features/diary/schema.ts';
import type { Measurement } from '#src/features/measurements/schema.ts';
import type { WorkoutSet } from '#src/features/training/schema.ts';
import { withoutDropped } from '#src/features/training/workout-sets.ts';
import { byteOrderMark, csvRecord, type Cell } from '#src/lib/csv.ts';
import { inLanguage, type Language } from '#src/lib/language.ts';
import type { MemberContext } from '#src/server/context.server.ts';
import { batchesOf, personOf } from './rows.server.ts';
import type { TakeoutFile } from './schema.ts';
import { sections, type Row } from './sections.server.ts';

/** A table for spreadsheets: what its columns are called, and the records that a stored row becomes. */
interface Table {
  readonly section: (typeof sections)[number]['name'];
  readonly columns: readonly string[];
  readonly recordsOf: (row: Row, language: Language) => readonly (readonly Cell[])[];
}

const momentOf = (value: unknown): Cell => (value instanceof Date ? value.toISOString() : null);

/** What each column tells of a set. */
const setColumns = {
  exercise_id: 'exerciseId',
  set: 'setNumber',
  set_type: 'setType',
  state: 'state',
  reps: 'reps',
  seconds: 'seconds',
  weight_kg: 'weight',
  target_reps: 'targetReps',
  target_reps_max: 'targetRepsMax',
  target_seconds: 'targetSeconds',
  target_rpe: 'targetRpe',
  at: 'at',
} as const satisfies Readonly<Record<string, keyof WorkoutSet>>;

/** What one of them tells, by its kind; what another kind tells stays empty. */
const measures = ['systolic', 'diastolic', 'arm', 'pulse', 'waist'] as const;

type HealthRow = Measurement & {
  readonly figures: Readonly<Partial<Record<(typeof measures)[number], Cell>>>;
};
type AssessmentRow = Pick<Assessment, 'form' | 'results'>;
type SessionRow = { readonly sets: readonly WorkoutSet[] } & Row;

const tables: Readonly<Record<Extract<TakeoutFile, `${string}.csv`>, Table>> = {
  'activities.csv': {
    section: 'activities',
    columns: ['date', 'type', 'name', 'minutes', 'kcal', 'details', 'logged_at', 'id'],
    recordsOf(row, language) {
      const { id, date, type, details } = row as unknown as Activity;
      const { minutes, calories } = measuresOf({ type, details });
      const told = JSON.stringify(details);
      return [
        [
          date,
          type,
          nameOf({ type, details }, language),
          minutes,
          calories,
          told,
          momentOf(row['created_at']),
          id,
        ],
      ];
    },
  },
  'measurements.csv': {
    section: 'body_measurements',
    columns: ['date', 'height_cm', 'weight_kg', 'bmi'],
    recordsOf: (row) => [['date', 'height', 'weight', 'bmi'].map((name) => row[name] as Cell)],
  },
  'assessments.csv': {
    section: 'assessments',
    columns: [
      'taken_at',
      ...fieldNames.map(snakeCase),
      ...components.flatMap((component) => [
        `${snakeCase(component)}_score`,
        `${snakeCase(component)}_rating`,
      ]),
    ],
    recordsOf(row) {
      const { form, results } = row as unknown as AssessmentRow;
      const rated = components.flatMap((component): Cell[] => {
        const result = results.find((each) => each.component === component);
        return [result?.score ?? null, result?.rating ?? null];
      });
      return [[momentOf(row['created_at']), ...fieldNames.map((name) => form[name] ?? null), ...rated]];
    },
  },
  'diary.csv': {
    section: 'diary',
    columns: [
      'day',
      'meal',
      'name',
      'food_id',
      'recipe_id',
      'grams',
      'measure',
      'count',
      'portion_kcal',
      'portion_protein_g',
      'portion_carbs_g',
      'written_at',
      'id',
    ],
    recordsOf(row, language) {
      const { id, day, meal, name, portions } = row as unknown as Entry;
      return portions.map(({ foodId, recipeId, grams, measure }) => {
        const own = ownFoodOf(foodId);
        const amount: Cell[] = own
          ? [null, null, null, 'portion', grams / ownPortion]
          : [foodId ?? null, recipeId ?? null, grams, measure?.id ?? null, measure?.count ?? null];
        const told = ownNutrients.map((nutrient) => own?.[nutrient] ?? null);
        return [day, meal, inLanguage(name, language), ...amount, ...told, momentOf(row['created_at']), id];
      });
    },
  },
  'health-measures.csv': {
    section: 'measurements',
    columns: ['day', 'time', 'kind', ...measures, 'id'],
    recordsOf(row) {
      const { day, time, kind, id, figures } = row as unknown as HealthRow;
      return [[day, time, kind, ...measures.map((name) => figures[name] ?? null), id]];
    },
  },
  'workout-sets.csv': {
    section: 'workout_sessions',
    columns: [
      'session_started_at',
      'session_finished_at',
      'plan_id',
      'week',
      'day',
      ...Object.keys(setColumns),
      'session_id',
    ],
    recordsOf(row) {
      const { sets } = row as SessionRow;
      const session = [
        momentOf(row['started_at']),
        momentOf(row['finished_at']),
        ...['plan_id', 'week', 'day'].map((name) => row[name] as Cell),
      ];
      const told = Object.values(setColumns);
      return withoutDropped(sets).map((set) => [
        ...session,
        ...told.map((name) => set[name]),
        row['id'] as string,
      ]);
    },
  },
};

/** `restingHeartRate`, `resting heart rate` → `resting_heart_rate` */
function snakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).replaceAll(/[^a-z0-9]+/g, '_');
}

/** One of the tables, as RFC 4180 has it, for programs that take UTF-8 for an older encoding without a mark. */
export async function* tableOf(
  context: MemberContext,
  file: keyof typeof tables,
  language: Language,
): AsyncGenerator<string, void> {
  const { section: name, columns, recordsOf } = tables[file];
  const section = sections.find((each) => each.name === name)!;
  yield byteOrderMark + csvRecord(columns);
  for await (const rows of batchesOf(context, section, await personOf(context)))
    yield rows
      .flatMap((row) => recordsOf(row, language))
      .map(csvRecord)
      .join('');
}

export const isTable = (file: TakeoutFile): file is keyof typeof tables => file in tables;
