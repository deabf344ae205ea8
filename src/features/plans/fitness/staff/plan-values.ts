import { withoutEmptyTranslations } from '#src/lib/translations.ts';
import { without } from '#src/lib/without.ts';
import { noText, type EditedDay, type EditedSchedule, type EditedText } from './schedule-changes.ts';
import type { DraftDay, PlanDraft } from './schema.ts';

/** Texts as their fields hold them: both languages, empty where there is none. */
type Edited<T> = T extends { en: string }
  ? EditedText
  : T extends readonly (infer Item)[]
    ? Edited<Item>[]
    : T extends object
      ? { [Key in keyof T]: Edited<T[Key]> }
      : T;

/** What the form holds. */
export interface PlanValues extends Omit<Edited<PlanDraft>, 'targetAudience' | 'schedule'> {
  targetAudience: EditedText;
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

/** What the form holds of a plan. */
export function valuesOf(draft: PlanDraft): PlanValues {
  const { schedule, targetAudience, ...rest } = draft;
  return {
    ...(withBothLanguages(rest) as Edited<typeof rest>),
    targetAudience: textOf(targetAudience),
    schedule: schedule.map(editedDay),
  };
}

/** What is to be validated and sent: without what was left empty. */
export function draftFrom({ targetAudience, schedule, ...rest }: PlanValues): PlanDraft {
  return withoutEmptyTranslations({
    ...rest,
    targetAudience: isBlank(targetAudience) ? null : targetAudience,
    schedule: schedule.map(draftDay),
  });
}

/** The lists of texts that a form adds rows to. */
export const textLists = ['prerequisites', 'equipment', 'goals', 'tips', 'tags'] as const;

/** Rows that were added and never written in count for nothing. */
export const withoutBlankRows = (values: PlanValues): PlanValues => ({
  ...values,
  ...Object.fromEntries(textLists.map((name) => [name, values[name].filter((row) => !isBlank(row))])),
});

const isBlank = ({ en, am }: EditedText) => en.trim() === '' && am.trim() === '';

const textOf = (text: { readonly en: string; readonly am?: string } | null | undefined): EditedText => ({
  ...noText,
  ...text,
});

function withBothLanguages(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withBothLanguages);
  if (typeof value !== 'object' || value === null) return value;
  if ('en' in value) return { ...noText, ...value };
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withBothLanguages(part)]));
}

/** Names by place: they only have to differ, and to be the same whenever the same plan is opened. */
const editedDay = (day: DraftDay, dayIndex: number): EditedDay => ({
  ...day,
  key: `day-${dayIndex}`,
  notes: textOf(day.notes),
  focusAreas: day.focusAreas.map(textOf),
  exercises: day.exercises.map((exercise, index) => ({
    ...exercise,
    key: `exercise-${dayIndex}-${index}`,
    sets: exercise.sets.map((set) => ({ ...set, notes: textOf(set.notes) })),
  })),
});

function draftDay({ notes, focusAreas, exercises, ...day }: EditedDay): DraftDay {
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
