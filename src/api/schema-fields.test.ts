import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Schema } from './openapi.ts';
import { exampleOf, fieldsOf, typeOf } from './schema-fields.ts';

const schemaOf = (type: z.ZodType) => JSON.parse(JSON.stringify(z.toJSONSchema(type))) as Schema;
const text = z.object({ en: z.string(), am: z.string().optional() });

const plan = z.object({
  id: z.string().max(60),
  title: text,
  weeks: z.int().min(1).max(104),
  rating: z.number().nullable(),
  tags: z.array(text),
  days: z.array(z.object({ day: z.iso.date(), rest: z.boolean().optional() })),
  level: z.enum(['easy', 'hard']),
});

test('fields are listed as deep as they go, by where they stand', () => {
  expect(fieldsOf(schemaOf(plan)).map(({ name, type }) => `${name}: ${type}`)).toEqual([
    'id: text of up to 60 characters',
    'title: text as {en, am}',
    'weeks: whole number from 1 to 104',
    'rating: number or null',
    'tags: list of text as {en, am}',
    'days: list of objects',
    'days[].day: day, as 2026-11-21',
    'days[].rest: true or false',
    'level: "easy", "hard"',
  ]);
});

test('a field says whether it can be left out', () => {
  const form = schemaOf(z.object({ a: z.string(), b: z.string().optional(), c: z.string().default('x') }));
  expect(fieldsOf(form).map(({ presence }) => presence)).toEqual(['always', 'optional', 'filled']);
});

test('a list of objects at the top is described by its items', () => {
  expect(
    fieldsOf(schemaOf(z.array(z.object({ id: z.uuid() })))).map(({ name, type }) => [name, type]),
  ).toEqual([
    ['', 'list of objects'],
    ['[].id', 'UUID'],
  ]);
});

test.each([
  [z.literal('bearer'), '"bearer"'],
  [z.number().min(2), 'number from 2'],
  [z.number().max(3), 'number up to 3'],
  [z.unknown(), 'anything'],
  [z.iso.datetime(), 'instant, as 2026-11-21T08:00:00Z'],
])('the type of %o is %s', (type, words) => {
  expect(typeOf(schemaOf(type))).toBe(words);
});

test('a sample is what the schema takes', () => {
  expect(plan.safeParse(exampleOf(schemaOf(plan))).success).toBe(true);
});

test('numbers of a sample keep to their bounds', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1000, max: 1000 }), fc.nat(1000), (least, span) => {
      const bounded = z
        .int()
        .min(least)
        .max(least + span);
      expect(bounded.safeParse(exampleOf(schemaOf(bounded))).success).toBe(true);
    }),
  );
});
