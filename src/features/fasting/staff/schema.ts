import { z } from 'zod';
import { isDay, type Day } from '#src/lib/day.ts';
import { requiredText } from '#src/lib/localized.ts';
import { firstHijriYear, islamicFeastIds, lastHijriYear } from '../ramadan.ts';
import { feastMessages } from './messages.ts';
import { maxSourceLength } from './kinds.ts';

const hijriYear = z.coerce.number().int().min(firstHijriYear).max(lastHijriYear);

export const feastsQuerySchema = z.object({
  year: hijriYear.optional().describe('Of the Hijri era; the present one if left out'),
});

export const feastKeySchema = z.object({ feast: z.enum(islamicFeastIds), year: hijriYear });
export type FeastKey = z.infer<typeof feastKeySchema>;

const day = z.string().refine(isDay).meta({ format: 'date' });

export const announcementSchema = z.object({
  date: day,
  source: requiredText(maxSourceLength, feastMessages.noSource).describe('Who announced it'),
  version: z.int().min(0).describe('As it was read; 0 while the estimate holds'),
});
export type Announcement = z.infer<typeof announcementSchema>;

/** A feast of a year as staff have it. */
export const storedFeastSchema = z.object({
  feast: z.enum(islamicFeastIds),
  hijriYear: z.int(),
  estimate: z.iso.date().transform((text) => text as Day),
  /** Null while the estimate holds. */
  announced: z
    .object({
      date: z.iso.date().transform((text) => text as Day),
      source: z.string(),
      updatedAt: z.iso.datetime(),
      updatedBy: z.string().nullable().describe('Null where the account is gone'),
    })
    .nullable(),
  version: z.int().min(0).describe('0 while the estimate holds'),
});
export type StoredFeast = z.infer<typeof storedFeastSchema>;

export const staffFeastsSchema = z.object({
  year: z.int().describe('Of the Hijri era'),
  items: z.array(storedFeastSchema),
  total: z.int(),
});
export type StaffFeasts = z.infer<typeof staffFeastsSchema>;
