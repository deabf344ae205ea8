import { expect, test } from 'vitest';
import { z } from 'zod';
import { bodyCompositionMethods } from '#content/education/body-composition.ts';
import { fitnessComponents } from '#content/education/components.ts';
import { fieldTests } from '#content/education/field-tests.ts';
import {
  enduranceTests,
  flexibilityTest,
  muscularEnduranceTest,
  strengthTest,
} from '#content/education/health-tests.ts';
import { healthMeasures } from '#content/education/measures.ts';
import { definitions, metabolicGains, nutritionTips, reasons } from '#content/education/overview.ts';
import { oxygenByAge } from '#content/education/oxygen.ts';
import * as sources from '#content/education/sources.ts';
import { waistRisks } from '#content/education/waist.ts';
import {
  bodyCompositionMethodSchema,
  definitionSchema,
  findingSchema,
  fitnessComponentsSchema,
  fitnessTestSchema,
  healthMeasureSchema,
  oxygenByAgeSchema,
  sourceSchema,
  waistRiskSchema,
} from './schema.ts';

const tests = [strengthTest, muscularEnduranceTest, ...enduranceTests, flexibilityTest, ...fieldTests];

test.each([
  ['fitness components', fitnessComponentsSchema.array().min(3), fitnessComponents],
  ['health measures', healthMeasureSchema.array().min(3), healthMeasures],
  ['body composition methods', bodyCompositionMethodSchema.array().min(7), bodyCompositionMethods],
  ['definitions', definitionSchema.array().min(3), definitions],
  ['findings', findingSchema.array().min(9), [...reasons, ...metabolicGains, ...nutritionTips]],
  ['waist risks', waistRiskSchema.array().length(4), waistRisks],
  ['oxygen uptakes', oxygenByAgeSchema.array().length(6), oxygenByAge],
  ['fitness tests', fitnessTestSchema.array().length(10), tests],
  ['sources', z.record(z.string(), sourceSchema), { ...sources }],
])('the %s are whole, in both languages, each with its source', (_, schema, content) => {
  expect(schema.parse(content)).toEqual(content);
});

test('the values that the specification names are there as it writes them', () => {
  const normal = healthMeasures.slice(0, 3).map(({ normal }) => normal.en);
  expect(normal).toEqual(['120/80 mmHg or lower', '60-100 bpm at rest', '5-20 µU/mL']);
});

test('each test of the guide has an address of its own', () => {
  expect(new Set(tests.map(({ id }) => id)).size).toBe(tests.length);
});

test('the formula for a walk takes kilograms where the published one takes pounds', () => {
  expect(0.0769 / 0.45359237).toBeCloseTo(0.1695, 4);
});

test('the example of the estimates follows from their formulas', () => {
  const [load, repetitions] = [40, 5];
  const epley = load * (1 + repetitions / 30);
  const brzycki = (load * 36) / (37 - repetitions);
  expect(strengthTest.formula?.en).toContain(
    `${load} kg lifted ${repetitions} times: ${epley.toFixed(1)} or ${brzycki} kg`,
  );
});
