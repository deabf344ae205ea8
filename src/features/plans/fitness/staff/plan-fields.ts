import {
  isBlank,
  noText,
  withBothLanguages,
  withoutEmptyTranslations,
  type InFields,
  type TextFields,
} from '#src/lib/translations.ts';
import { copyNames } from '#src/lib/copy-name.ts';
import { fitnessPlanLimits as limits } from '../kinds.ts';
import type { Block, ExerciseSet, PlanDraft, ScheduleDay, ScheduledExercise } from '../schema.ts';
import type { StoredPlan } from './schema.ts';
import type { SetAmount } from './sets-shorthand.ts';

/** A set as the form holds it: an amount of either measure, of which one counts. */
export interface SetFields extends Required<Omit<ExerciseSet, 'reps' | 'repsMax' | 'rpe' | 'notes'>> {
  measure: 'reps' | 'seconds';
  reps: number;
  repsMax: number | null;
  rpe: number | null;
  notes: TextFields;
}
export interface ExerciseFields extends Omit<ScheduledExercise, 'sets'> {
  sets: SetFields[];
}
export interface DayFields extends Omit<InFields<ScheduleDay>, 'exercises' | 'notes'> {
  exercises: ExerciseFields[];
  notes: TextFields;
}

export interface BlockFields extends Omit<Block, 'title' | 'text' | 'schedule'> {
  title: TextFields;
  text: TextFields;
  schedule: DayFields[];
}

/** A plan as the form holds it. */
export interface PlanFields extends Omit<InFields<PlanDraft>, 'targetAudience' | 'blocks'> {
  targetAudience: TextFields;
  blocks: BlockFields[];
}

/** What the form for a new plan starts with. */
export const newPlan: PlanDraft = {
  title: noText,
  description: noText,
  category: 'weight-loss',
  level: 'beginner',
  duration: 30,
  durationUnit: 'minutes',
  weeklyWorkouts: 3,
  difficulty: 1,
  estimatedCaloriesBurn: null,
  targetAudience: null,
  prerequisites: [],
  equipment: [],
  goals: [],
  blocks: [{ weeks: 1, title: null, text: null, schedule: [] }],
  tips: [],
  mealSuggestion: null,
  sources: [],
  tags: [],
  suits: [],
  imageUrl: null,
  featured: false,
  equipmentRequired: false,
  timeOfDay: 'any',
  location: 'any',
  intensity: 'low',
  status: 'draft',
};

/** What the form begins with. */
export function fieldsOf(stored: Pick<StoredPlan, 'plan'> | null): PlanFields {
  const { blocks, targetAudience, ...rest } = stored?.plan ?? newPlan;
  return {
    ...withBothLanguages(rest),
    targetAudience: { ...noText, ...targetAudience },
    blocks: blocks.map(({ weeks, title, text, schedule }) => ({
      weeks,
      title: { ...noText, ...title },
      text: { ...noText, ...text },
      schedule: schedule.map(dayFields),
    })),
  };
}

/** What the form of another plan like this one begins with. */
export const copiedFields = (stored: Pick<StoredPlan, 'plan'>): PlanFields => {
  const fields = fieldsOf(stored);
  return { ...fields, title: copyNames(fields.title, limits.title), status: 'draft', featured: false };
};

/** What the form asks for, without what was left empty. */
export const draftOf = ({ targetAudience, blocks, ...rest }: PlanFields): PlanDraft =>
  withoutEmptyTranslations({
    ...rest,
    targetAudience: isBlank(targetAudience) ? null : targetAudience,
    blocks: blocks.map(({ weeks, title, text, schedule }) => ({
      weeks,
      title: isBlank(title) ? null : title,
      text: isBlank(text) ? null : text,
      schedule: schedule.map(draftDay),
    })),
  });

/** The lists of texts that a form adds rows to. */
export const textLists = ['prerequisites', 'equipment', 'goals', 'tips', 'tags'] as const;

/** Rows that were added and never written in count for nothing. */
export const writtenRows = (rows: readonly TextFields[]): TextFields[] => rows.filter((row) => !isBlank(row));

export const newSet: SetFields = {
  setType: 'working',
  measure: 'reps',
  reps: 10,
  repsMax: null,
  durationSeconds: 30,
  eachSide: false,
  restTime: 60,
  walkRest: false,
  rpe: null,
  notes: noText,
};

/** Sets as a line tells them; notes, and rests that are walked, stay with the sets that had them. */
export const setsOf = (amounts: readonly SetAmount[], before: readonly SetFields[]): SetFields[] =>
  amounts.map(({ reps, durationSeconds, ...amount }, index) => ({
    ...amount,
    measure: reps === null ? 'seconds' : 'reps',
    reps: reps ?? newSet.reps,
    durationSeconds: durationSeconds ?? newSet.durationSeconds,
    walkRest: before[index]?.walkRest ?? false,
    notes: before[index]?.notes ?? noText,
  }));

/** What another exercise begins with; a note is about its own. */
export const withoutNote = (set: SetFields): SetFields => ({ ...set, notes: noText });

export const newDay: DayFields = { day: 1, restDay: false, exercises: [], focusAreas: [], notes: noText };

const dayFields = ({ notes, focusAreas, exercises, ...day }: ScheduleDay): DayFields => ({
  ...day,
  notes: { ...noText, ...notes },
  focusAreas: withBothLanguages(focusAreas),
  exercises: exercises.map(({ exerciseId, sets }) => ({ exerciseId, sets: sets.map(setFields) })),
});

const setFields = (set: ExerciseSet): SetFields => ({
  ...newSet,
  ...set,
  measure: set.reps === null ? 'seconds' : 'reps',
  reps: set.reps ?? newSet.reps,
  notes: { ...noText, ...set.notes },
});

export const draftDay = ({ notes, focusAreas, exercises, ...day }: DayFields): ScheduleDay => ({
  ...day,
  ...(!isBlank(notes) && { notes }),
  focusAreas: focusAreas.filter((text) => !isBlank(text)),
  exercises: exercises.map(({ exerciseId, sets }) => ({ exerciseId, sets: sets.map(draftSet) })),
});

export const draftSet = (fields: SetFields): ExerciseSet => {
  const { measure, reps, repsMax, durationSeconds, eachSide, walkRest, rpe, notes, ...set } = fields;
  return {
    ...set,
    ...(measure === 'reps'
      ? { reps, ...(repsMax !== null && { repsMax }) }
      : { reps: null, durationSeconds }),
    ...(eachSide && { eachSide }),
    ...(walkRest && { walkRest }),
    ...(rpe !== null && { rpe }),
    ...(!isBlank(notes) && { notes }),
  };
};
