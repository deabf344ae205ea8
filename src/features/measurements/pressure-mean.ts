import type { Pressure } from '#src/lib/blood-pressure.ts';
import { daysBetween, type Day } from '#src/lib/day.ts';

/** Days up to the newest reading, that one counted, of which a mean is made: a week's readings at home tell most. */
export const meanDays = 7;
/** Fewer say no more than each by itself. */
export const meanReadings = 3;

/**
 * From where on the mean of readings at home is high, which is lower than for a single reading at a health centre:
 * International Society of Hypertension 2020.
 */
export const highAtHome: Pressure = { systolic: 135, diastolic: 85 };

export interface PressureMean extends Pressure {
  readonly readings: number;
  readonly first: Day;
  readonly last: Day;
  readonly isHigh: boolean;
}

/** The mean of the last week's readings, in whole mmHg; null of too few. */
export function meanOf(
  readings: readonly { readonly day: string; readonly figures: Pressure }[],
): PressureMean | null {
  const days = readings.map(({ day }) => day).toSorted();
  const last = days.at(-1) as Day | undefined;
  if (last === undefined) return null;
  const recent = readings.filter(({ day }) => daysBetween(day as Day, last) < meanDays);
  if (recent.length < meanReadings) return null;
  const mean = (of: keyof Pressure) =>
    Math.round(recent.reduce((sum, { figures }) => sum + figures[of], 0) / recent.length);
  const [systolic, diastolic] = [mean('systolic'), mean('diastolic')];
  return {
    systolic,
    diastolic,
    readings: recent.length,
    first: recent.map(({ day }) => day).toSorted()[0] as Day,
    last,
    isHigh: systolic >= highAtHome.systolic || diastolic >= highAtHome.diastolic,
  };
}
