import { expect, test } from 'vitest';
import { z } from 'zod';
import { bodyCompositionMethods } from '#content/education/body-composition.ts';
import { fitnessComponents } from '#content/education/components.ts';
import { healthMeasures } from '#content/education/measures.ts';
import { sources } from '#content/education/sources.ts';
import {
  bodyCompositionMethodSchema,
  fitnessComponentsSchema,
  healthMeasureSchema,
  sourceSchema,
} from './schema.ts';

test.each([
  ['fitness components', fitnessComponentsSchema.array().min(3), fitnessComponents],
  ['health measures', healthMeasureSchema.array().min(3), healthMeasures],
  ['body composition methods', bodyCompositionMethodSchema.array().min(7), bodyCompositionMethods],
  ['sources', z.record(z.string(), sourceSchema), sources],
])('the %s are whole, in both languages, each with its source', (_, schema, content) => {
  expect(schema.parse(content)).toEqual(content);
});

test('the values that the specification names are there as it writes them', () => {
  const normal = healthMeasures.slice(0, 3).map(({ normal }) => normal.en);
  expect(normal).toEqual(['120/80 mmHg or lower', '60-100 bpm at rest', '5-20 µU/mL']);
});
