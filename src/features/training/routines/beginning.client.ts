import { inLanguage, type Language } from '#src/lib/language.ts';
import { orNothing, readWorkout } from '../workouts/workouts.client.ts';
import { cut, routineOfDay, routineOfWorkout } from './routine-fields.ts';
import { readPlan, readRoutine } from './routines.client.ts';
import type { RoutineDraft } from './schema.ts';

/**
 * What a new routine begins with: the day of a plan (`plan`, `week`, `day`), a finished `workout`, the `copy` of another
 * routine, or nothing. `isMissing` where what was asked for is not there.
 */
export async function beginningOf(
  asked: URLSearchParams,
  language: Language,
): Promise<{ readonly draft: RoutineDraft | null; readonly isMissing: boolean }> {
  const reading = reader(asked, language);
  const draft = reading && (await reading);
  return { draft, isMissing: reading !== null && (draft === null || draft.exercises.length === 0) };
}

function reader(asked: URLSearchParams, language: Language): Promise<RoutineDraft | null> | null {
  const [plan, workout, copy] = [asked.get('plan'), asked.get('workout'), asked.get('copy')];
  if (plan !== null) return dayOfPlan(plan, asked, language);
  if (workout !== null)
    return orNothing(readWorkout(workout)).then(
      (done) =>
        done &&
        routineOfWorkout(done.name ?? (done.title ? inLanguage(done.title, language) : ''), done.sets),
    );
  if (copy !== null)
    return orNothing(readRoutine(copy)).then(
      (routine) => routine && { name: cut(`${routine.name} (2)`), exercises: routine.exercises },
    );
  return null;
}

async function dayOfPlan(
  id: string,
  asked: URLSearchParams,
  language: Language,
): Promise<RoutineDraft | null> {
  const plan = await orNothing(readPlan(id, asked.get('week') ?? '1'));
  const day = plan?.schedule.find((one) => String(one.day) === (asked.get('day') ?? '1'));
  return plan && day ? routineOfDay(inLanguage(plan.title, language), day) : null;
}
