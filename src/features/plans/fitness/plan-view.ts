import type { Language } from '#src/lib/language.ts';
import { otherLanguageNote } from '#src/lib/other-language.ts';
import { pictureIn } from '#src/lib/picture.ts';
import { translated } from '#src/lib/translated.ts';
import { categoryLabels, setTypeLabels } from './labels.ts';
import { levelLabels } from '../exercises/labels.ts';
import type { FitnessPlanCard, FitnessPlanDetail } from './listing.ts';
import { muscleLabels } from '../exercises/muscles.ts';
import { daySets, selectedDay } from './schedule.ts';
import type { Exercise } from '../exercises/schema.ts';
import type { FitnessPlan } from './schema.ts';
import { setGroups } from './set-groups.ts';
import { weekEnergy } from './week-energy.ts';

/** What a page about a plan shows, in one language: the plan, its days by number, and one day whole. */
export function planView(
  { plan, exercises, picture }: FitnessPlanDetail,
  dayNumber: number | null,
  language: Language,
) {
  const { schedule, mealSuggestion, progression, week, ...rest } = plan;
  const day = selectedDay(schedule, dayNumber);
  const shown = {
    ...pick(rest, 'id', 'title', 'description', 'level', 'duration', 'durationUnit', 'weeklyWorkouts'),
    ...pick(
      rest,
      'estimatedCaloriesBurn',
      'difficulty',
      'targetAudience',
      'prerequisites',
      'equipment',
      'goals',
    ),
    ...pick(rest, 'tips', 'sources', 'rating', 'reviewCount', 'completionRate', 'imageUrl'),
    picture: pictureIn(plan.imageUrl, picture, language),
    /** kcal a week by our own method, beside what the plan says of itself. */
    reckonedCalories: weekEnergy(schedule, exercises),
    levelLabel: levelLabels[plan.level],
    categoryLabel: categoryLabels[plan.category],
    mealSuggestion: mealSuggestion && {
      breakfast: mealSuggestion.breakfast.text,
      lunch: mealSuggestion.lunch.text,
      snack: mealSuggestion.snack.text,
      dinner: mealSuggestion.dinner.text,
      postWorkout: mealSuggestion.postWorkout.text,
      tips: mealSuggestion.tips,
    },
    week,
    /** Every week of the plan once, in order. Without words where the plan says nothing about them. */
    stretches: progression.map((stretch) => ({
      ...stretch,
      isShown: stretch.fromWeek <= week && week <= stretch.toWeek,
    })),
    days: schedule.map(({ day: number, restDay }) => ({ number, restDay })),
    day: day && {
      ...pick(day, 'restDay', 'focusAreas'),
      number: day.day,
      notes: day.notes ?? null,
      minutes: day.totalEstimatedTime,
      sets: daySets(day),
      exercises: day.exercises.flatMap((scheduled) => exerciseView(scheduled, exercises)),
    },
  };
  return { ...translated(shown, language), ...otherLanguageNote(shown, language) };
}
export type PlanView = ReturnType<typeof planView>;
export type ExerciseView = NonNullable<PlanView['day']>['exercises'][number];

/** Nothing where the exercise was deleted since. */
function exerciseView(
  { exerciseId, sets, estimatedTime }: FitnessPlan['schedule'][number]['exercises'][number],
  exercises: readonly Exercise[],
) {
  const exercise = exercises.find(({ id }) => id === exerciseId);
  if (!exercise) return [];
  return [
    {
      ...pick(
        exercise,
        'id',
        'name',
        'description',
        'image',
        'gifUrl',
        'steps',
        'tips',
        'commonMistakes',
        'variations',
      ),
      muscles: exercise.targetMuscles.map((muscle) => muscleLabels[muscle]),
      level: exercise.difficulty,
      levelLabel: levelLabels[exercise.difficulty],
      minutes: estimatedTime,
      sets: sets.length,
      setGroups: setGroups(sets).map(({ count, set }) => ({
        ...pick(set, 'reps', 'restTime'),
        count,
        typeLabel: setTypeLabels[set.setType],
        repsMax: set.repsMax ?? null,
        seconds: set.durationSeconds ?? null,
        eachSide: set.eachSide ?? false,
        walkRest: set.walkRest ?? false,
        rpe: set.rpe ?? null,
        notes: set.notes ?? null,
      })),
    },
  ];
}

/** What a list shows of a plan, in one language. */
export function cardView(card: FitnessPlanCard, language: Language) {
  return translated(
    {
      ...card,
      picture: pictureIn(card.imageUrl, card.picture, language),
      levelLabel: levelLabels[card.level],
      categoryLabel: categoryLabels[card.category],
    },
    language,
  );
}
export type CardView = ReturnType<typeof cardView>;

function pick<T extends object, Key extends keyof T>(value: T, ...keys: Key[]): Pick<T, Key> {
  return Object.fromEntries(keys.map((key) => [key, value[key]])) as Pick<T, Key>;
}
