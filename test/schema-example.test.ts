import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Schema } from '#src/api/openapi.ts';
import { exampleOf } from './schema-example.ts';

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
