import { z } from 'zod';
import { dayNumber, dayOfNumber, isDay, type Day } from '#src/lib/day.ts';
import { ethiopianDayNumber } from '#src/lib/ethiopian-date.ts';
import { languages } from '#src/lib/language.ts';
import { seasonIds } from './fasts.ts';
import { feastIds } from './feasts.ts';
import { islamicFeastIds } from './ramadan.ts';
import { firstYear, lastYear } from './fasting-address.ts';

/** As day numbers. */
const firstNumber = ethiopianDayNumber({ year: firstYear, month: 1, day: 1 });
const lastNumber = ethiopianDayNumber({ year: lastYear + 1, month: 1, day: 1 }) - 1;

const wrongYear = `The Ethiopian year must be a whole number from ${firstYear} to ${lastYear}.`;
const wrongDay = 'The date must be a day of the Gregorian calendar, as in 2026-11-21.';

export const fastingYearSchema = z.object({
  year: z
    .string()
    .regex(/^[1-9]\d{0,3}$/, wrongYear)
    .transform(Number)
    .refine((year) => firstYear <= year && year <= lastYear, wrongYear)
    .meta({
      type: 'integer',
      minimum: firstYear,
      maximum: lastYear,
      description: `Of the Ethiopian era, from ${firstYear} to ${lastYear}`,
    }),
});

export const calendarDaySchema = z.object({
  date: z
    .string()
    .refine(isDay, wrongDay)
    .refine(
      (day) => firstNumber <= dayNumber(day) && dayNumber(day) <= lastNumber,
      `The date must be of the Ethiopian years ${firstYear} to ${lastYear}.`,
    )
    .meta({
      format: 'date',
      description: `Gregorian, as in 2026-11-21; from ${dayOfNumber(firstNumber)} to ${dayOfNumber(lastNumber)}`,
    }),
});

const isoDay = z.iso.date().transform((text) => text as Day);

/** The answer of `GET /fasting/:year`. */
export const fastingYearAnswer = z.object({
  year: z.int().describe('Of the Ethiopian era'),
  fasika: z.iso.date().describe('Easter'),
  genna: z.iso.date().describe('Christmas'),
  seasons: z.array(
    z.object({
      id: z.enum(seasonIds),
      start: z.iso.date(),
      end: z.iso.date().describe('The last day of the fast'),
    }),
  ),
});

/** The answer of `GET /calendar/:date`. */
export const calendarDayAnswer = z.object({
  ethiopian: z.object({
    year: z.int(),
    month: z.int().describe('From 1 (Meskerem) to 13 (Pagume)'),
    day: z.int(),
  }),
  gregorian: z.iso.date(),
  fast: z
    .enum([...seasonIds, 'weekly'])
    .nullable()
    .describe('Of the Ethiopian Orthodox Tewahedo Church'),
  feasts: z.array(z.enum(feastIds)),
  estimated: z
    .array(z.enum(feastIds))
    .optional()
    .describe('Those of the feasts that may be a day early or late, since the new moon decides'),
});
export type CalendarDay = z.infer<typeof calendarDayAnswer>;

/** A feast's day as it was announced, and by whom. */
export const announcedSchema = z.object({
  feast: z.enum(islamicFeastIds),
  hijriYear: z.int().describe('Of the Hijri era'),
  date: isoDay,
  source: z.string().describe('Who announced it'),
});
export type Announced = z.infer<typeof announcedSchema>;

export const feedQuerySchema = z.object({ lang: z.enum(languages).default('en') });
