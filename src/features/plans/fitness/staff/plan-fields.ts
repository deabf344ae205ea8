import {
  isBlank,
  noText,
  withBothLanguages,
  withoutEmptyTranslations,
  type InFields,
  type TextFields,
} from '#src/lib/translations.ts';
import { without } from '#src/lib/without.ts';
import type { PlanDraft, ScheduleDay } from '../schema.ts';
import type { EditedDay, EditedSchedule } from './schedule-changes.ts';
import type { StoredPlan } from './schema.ts';

/** A plan as the form holds it. */
export interface PlanFields extends Omit<InFields<PlanDraft>, 'targetAudience' | 'schedule'> {
  targetAudience: TextFields;
  schedule: EditedSchedule;
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
  schedule: [],
  progression: [],
  tips: [],
  mealSuggestion: null,
  sources: [],
  tags: [],
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
  const { schedule, targetAudience, ...rest } = stored?.plan ?? newPlan;
  return {
    ...withBothLanguages(rest),
    targetAudience: { ...noText, ...targetAudience },
    schedule: schedule.map(editedDay),
  };
}

/** What the form asks for, without what was left empty. */
export const draftOf = ({ targetAudience, schedule, ...rest }: PlanFields): PlanDraft =>
  withoutEmptyTranslations({
    ...rest,
    targetAudience: isBlank(targetAudience) ? null : targetAudience,
    schedule: schedule.map(draftDay),
  });

/** The lists of texts that a form adds rows to. */
export const textLists = ['prerequisites', 'equipment', 'goals', 'tips', 'tags'] as const;

/** Rows that were added and never written in count for nothing. */
export const writtenRows = (rows: readonly TextFields[]): TextFields[] => rows.filter((row) => !isBlank(row));

/** Names by place: they only have to differ, and to be the same whenever the same plan is opened. */
const editedDay = (day: ScheduleDay, dayIndex: number): EditedDay => ({
  ...day,
  key: `day-${dayIndex}`,
  notes: { ...noText, ...day.notes },
  focusAreas: withBothLanguages(day.focusAreas),
  exercises: day.exercises.map((exercise, index) => ({
    ...exercise,
    key: `exercise-${dayIndex}-${index}`,
    sets: exercise.sets.map((set) => ({ ...set, notes: { ...noText, ...set.notes } })),
  })),
});

function draftDay({ notes, focusAreas, exercises, ...day }: EditedDay): ScheduleDay {
  return {
    ...without(day, 'key'),
    ...(!isBlank(notes) && { notes }),
    focusAreas: focusAreas.filter((text) => !isBlank(text)),
    exercises: exercises.map(({ exerciseId, sets }) => ({
      exerciseId,
      sets: sets.map(({ notes: said, ...set }) => ({ ...set, ...(!isBlank(said) && { notes: said }) })),
    })),
  };
}
