import { without } from '#src/lib/without.ts';
import { setsMinutes } from '../schedule.ts';
import type { FitnessPlan, ScheduleDay } from '../schema.ts';
import type { DraftDay, Library, PlanDraft } from './schema.ts';
import { dayTotals, focusOf, weekTotals } from './totals.ts';

/** What staff cannot set: what tells plans apart, and the figures that came with a bundled plan. */
const keptFields = [
  'id',
  'rating',
  'reviewCount',
  'completionRate',
  'thumbnailGifUrl',
  'fullGifUrl',
] as const satisfies readonly (keyof FitnessPlan)[];
type KeptFields = Pick<FitnessPlan, (typeof keptFields)[number]>;

export const newPlanFields = (id: string): KeptFields => ({
  id,
  rating: null,
  reviewCount: 0,
  completionRate: null,
  thumbnailGifUrl: null,
  fullGifUrl: null,
});

export const keptFieldsOf = ({
  id,
  rating,
  reviewCount,
  completionRate,
  thumbnailGifUrl,
  fullGifUrl,
}: FitnessPlan): KeptFields => ({ id, rating, reviewCount, completionRate, thumbnailGifUrl, fullGifUrl });

/** The plan as it is kept and shown: the draft, and all that follows from its schedule. */
export function storedPlan(draft: PlanDraft, library: Library, kept: KeptFields): FitnessPlan {
  const week = weekTotals(draft.schedule, library);
  return {
    ...draft,
    ...kept,
    schedule: numbered(draft.schedule).map((day) => storedDay(day, library)),
    averageWorkoutTime: week.averageMinutes,
    muscleGroups: [...week.muscleGroups],
  };
}

/** What the form starts from. Focus areas that follow from the exercises go on following from them. */
export function draftOf(plan: FitnessPlan, library: Library): PlanDraft {
  const typed = without(plan, ...keptFields, 'averageWorkoutTime', 'muscleGroups');
  return { ...typed, schedule: plan.schedule.map((day) => draftDay(day, library)) };
}

/**
 * Days by their place where a number stands twice or out of order: pages and documents tell days apart by number.
 * Taking a day away leaves a gap, which stays.
 */
export function numbered<Day extends { readonly day: number }>(schedule: readonly Day[]): readonly Day[] {
  const inOrder = schedule.every(({ day }, index) => index === 0 || day > schedule[index - 1]!.day);
  return inOrder ? schedule : schedule.map((day, index) => ({ ...day, day: index + 1 }));
}

function storedDay(day: DraftDay, library: Library): ScheduleDay {
  const { minutes, calories } = dayTotals(day, library);
  return {
    ...day,
    exercises: day.exercises.map((exercise) => ({
      exerciseId: exercise.exerciseId,
      sets: exercise.sets.map((set, index) => ({ setNumber: index + 1, ...set })),
      estimatedTime: setsMinutes(exercise.sets),
    })),
    totalEstimatedTime: minutes,
    totalCaloriesBurn: calories,
    focusAreas: day.focusAreas.length > 0 ? day.focusAreas : focusOf(day, library),
  };
}

function draftDay(day: ScheduleDay, library: Library): DraftDay {
  const typed = without(day, 'totalEstimatedTime', 'totalCaloriesBurn');
  const exercises = day.exercises.map(({ exerciseId, sets }) => ({
    exerciseId,
    sets: sets.map((set) => without(set, 'setNumber')),
  }));
  const follows = areAlike(day.focusAreas, focusOf({ exercises }, library));
  return { ...typed, exercises, focusAreas: follows ? [] : day.focusAreas };
}

type Texts = DraftDay['focusAreas'];

const areAlike = (some: Texts, others: Texts) =>
  some.length === others.length &&
  some.every((text, index) => text.en === others[index]?.en && text.am === others[index].am);
