import type { Exercise } from '#src/features/plans/exercises/schema.ts';
import type { FitnessPlanDetail } from '#src/features/plans/fitness/listing.ts';
import { dayMinutes, selectedDay } from '#src/features/plans/fitness/schedule.ts';
import { inLanguage, type Language } from '#src/lib/language.ts';
import { translated } from '#src/lib/translated.ts';
import { alternativesIn } from '../alternatives.ts';
import type { OpenSession } from '../schema.ts';
import { shownOf } from '../shown-exercise.ts';
import { notesOfDay, setsOfDay } from '../workout-sets.ts';

/** What a visitor's workout begins with: nothing is known of before. */
export type TriedBeginning = Omit<OpenSession, 'id' | 'startedAt' | 'finishedAt'>;

/** A day of a plan to be tried, with what its plan says first, in the reader's language. */
export function triedDay(
  { plan, exercises }: FitnessPlanDetail,
  dayNumber: number | null,
  library: readonly Exercise[],
  language: Language,
) {
  const { id, title, week, targetAudience, prerequisites, sources } = plan;
  const day = selectedDay(plan.schedule, dayNumber);
  const inWords = (text: typeof title) => inLanguage(text, language);
  return {
    planId: id,
    title: inWords(title),
    week,
    day: day?.day ?? 1,
    minutes: day ? dayMinutes(day) : 0,
    focus: day?.focusAreas.map(inWords) ?? [],
    notes: day?.notes ? inWords(day.notes) : null,
    targetAudience: targetAudience && inWords(targetAudience),
    prerequisites: prerequisites.map(inWords),
    sources: translated(sources, language),
    /** Null on a day of rest. */
    beginning: day ? beginningOf(id, title, week, day, exercises, library) : null,
  };
}
export type TriedDay = ReturnType<typeof triedDay>;

type Day = FitnessPlanDetail['plan']['schedule'][number];

function beginningOf(
  planId: string,
  title: FitnessPlanDetail['plan']['title'],
  week: number,
  day: Day,
  exercises: readonly Exercise[],
  library: readonly Exercise[],
): TriedBeginning | null {
  const sets = setsOfDay(day, exercises);
  if (sets.length === 0) return null;
  const ids = new Set(sets.map(({ exerciseId }) => exerciseId));
  const alternativesOf = alternativesIn(library);
  return {
    planId,
    startedPlanId: null,
    routineId: null,
    title,
    name: null,
    week,
    day: day.day,
    sets,
    exercises: exercises.filter((exercise) => ids.has(exercise.id)).map(shownOf),
    alternatives: Object.fromEntries([...ids].map((id) => [id, [...alternativesOf(id)]])),
    last: {},
    proposals: [],
    notes: notesOfDay(day, exercises),
    bodyWeight: null,
  };
}
