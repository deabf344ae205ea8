import { isStorable, readable } from '#src/lib/text.ts';
import { routineLimits, trainingLimits as limits, workoutLimits } from './limits.ts';
import { trainingMessages } from './messages.ts';
import { routineMessages } from './routines/messages.ts';
import type { Finish } from './schema.ts';

/** What stands in the form at the end of a workout. */
export interface TypedFinish {
  readonly minutes: string;
  readonly date: string;
  /** Empty where none is given, as name and effort. */
  readonly bodyWeight: string;
  readonly name: string;
  readonly effort: string;
}

type Faults = Readonly<Partial<Record<keyof TypedFinish, string>>>;

const isWithin = (value: number, { min, max }: { min: number; max: number }) => value >= min && value <= max;

/**
 * What finishes the workout, or what is wrong with it, as texts to translate. It takes what `finishSchema` takes, without
 * the library for such rules: it must be possible to finish a workout on any line.
 */
export function checkedFinish(
  typed: TypedFinish,
): { readonly finish: Finish; readonly faults: Faults } | { readonly finish: null; readonly faults: Faults } {
  const minutes = Number(typed.minutes);
  const bodyWeight = typed.bodyWeight === '' ? undefined : Number(typed.bodyWeight);
  const name = typed.name.trim() === '' ? undefined : readable(typed.name).trim();
  const isNamed =
    name === undefined || (name !== '' && name.length <= routineLimits.name && isStorable(name));
  const effort = typed.effort === '' ? undefined : Number(typed.effort);
  const isTimed = Number.isInteger(minutes) && isWithin(minutes, limits.minutes);
  const isWeighed = bodyWeight === undefined || isWithin(bodyWeight, limits.bodyWeight);
  const isSaid = effort === undefined || (Number.isInteger(effort) && isWithin(effort, workoutLimits.effort));
  const faults: Faults = {
    ...(!isTimed && { minutes: trainingMessages.minutes.id }),
    ...(!isWeighed && { bodyWeight: trainingMessages.weight.id }),
    ...(!isSaid && { effort: trainingMessages.effort.id }),
    ...(!isNamed && { name: routineMessages.name.id }),
  };
  if (Object.keys(faults).length > 0) return { finish: null, faults };
  const finish = {
    minutes,
    date: typed.date,
    ...(name !== undefined && { name }),
    ...(bodyWeight !== undefined && { bodyWeight }),
    ...(effort !== undefined && { effort }),
  };
  return { finish, faults };
}
