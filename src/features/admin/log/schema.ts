import { z } from 'zod';
import { isDay } from '#src/lib/day.ts';
import { listQuery } from '#src/lib/list-query.ts';
import { placeOfSort, sortedCursorSchema } from '#src/lib/paging.ts';
import { sortQuery } from '#src/lib/sort-query.ts';
import { subjectKinds } from './labels.ts';

export const logPageSize = 20;
export const logFieldMessages = {
  day: /*i18n*/ { id: 'Please choose a day.' },
  kind: /*i18n*/ { id: 'Please choose one of the kinds.' },
} as const;

const person = z.object({
  id: z.uuid(),
  name: z.string().nullable().describe('Null when the account is gone'),
});
export type Person = z.infer<typeof person>;

const text = z.object({ en: z.string(), am: z.string().optional() });

/** One change by staff, as a list names it. */
export const logEntrySchema = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  actor: person.nullable(),
  action: z.string(),
  subjectKind: z.string(),
  subjectId: z.string(),
  subjectName: z.union([z.string(), text]).nullable().describe('As it was called after the change'),
});
export type LogEntry = z.infer<typeof logEntrySchema>;

const values = z.record(z.string(), z.unknown()).nullable();

/** With the values that changed, as they were and as they became. */
export const fullLogEntrySchema = logEntrySchema.extend({ before: values, after: values });
export type FullLogEntry = z.infer<typeof fullLogEntrySchema>;

const day = z.string().refine(isDay, { error: logFieldMessages.day.id }).optional();

export const logQuerySchema = z
  .object({
    ...sortQuery(['created', 'kind']),
    person: z.uuid().optional().describe('Who made the change'),
    kind: z.enum(subjectKinds, { error: logFieldMessages.kind.id }).optional(),
    q: listQuery.q.describe(
      'Words that must all be found in what the record is called, or was before the change',
    ),
    from: day.meta({ format: 'date', description: 'The first day, in Addis Ababa' }),
    until: day.meta({ format: 'date', description: 'The last day, in Addis Ababa' }),
    after: sortedCursorSchema.number.describe('`next` of the page before'),
    before: sortedCursorSchema.number.describe('`previous` of the page behind'),
  })
  .refine(...placeOfSort('kind'));
export type LogQuery = z.output<typeof logQuerySchema>;

export const logPageSchema = z.object({
  items: z.array(fullLogEntrySchema),
  previous: z.string().nullable().describe('`before` of the page before'),
  next: z.string().nullable().describe('`after` of the page behind'),
});
export type LogPage = z.infer<typeof logPageSchema>;

export const logPeopleSchema = z.object({ items: z.array(person), total: z.int() });
export type LogPeople = z.infer<typeof logPeopleSchema>;
