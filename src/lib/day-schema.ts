import { z } from 'zod';
import { daysBetween, earliestDay, isDay, latestDay, type Day } from './day.ts';

const { id: error } = /*i18n*/ { id: 'Please choose a day between 1900 and 2100.' };

/** JSON Schema has no bounds for days: this says the years from `earliestDay` to `latestDay`. */
const years = '^(19\\d{2}|20\\d{2}|2100)-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$';

/** A day that something can be kept for. */
export const daySchema = z.iso
  .date({ error })
  .refine((day) => isDay(day) && earliestDay <= day && day <= latestDay, { error })
  .meta({ pattern: years });

/** The longest stretch of activities or of food that can be read at once, both ends counted. */
export const maxRangeDays = 100;

/**
 * The days that somebody asks for.
 *
 * @param error where they are not in order, or more than that
 */
export const rangeOfDays = (maxDays: number, error: string) =>
  z
    .object({
      from: daySchema.describe('The first day'),
      to: daySchema.describe(`The last day; ${maxDays} days at most`),
    })
    .refine(
      ({ from, to }) => {
        const days = daysBetween(from as Day, to as Day) + 1;
        return days >= 1 && days <= maxDays;
      },
      { path: ['to'], error, when: ({ issues }) => issues.length === 0 },
    );
