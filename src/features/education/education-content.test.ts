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
import { glossary } from '#content/education/glossary.ts';
import { healthMeasures } from '#content/education/measures.ts';
import { definitions, metabolicGains, nutritionTips, reasons } from '#content/education/overview.ts';
import { oxygenByAge } from '#content/education/oxygen.ts';
import * as sources from '#content/education/sources.ts';
import { waistLines, waistRisks } from '#content/education/waist.ts';
import { pressureBounds } from '#src/lib/blood-pressure.ts';
import {
  bodyCompositionMethodSchema,
  definitionSchema,
  findingSchema,
  fitnessComponentsSchema,
  fitnessTestSchema,
  healthMeasureSchema,
  oxygenByAgeSchema,
  sourceSchema,
  waistLineSchema,
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
  ['lines of the waist', waistLineSchema.array().length(3), waistLines],
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

/** The ends of a band such as `< 70`, `70-89` or `≥ 110`. */
function ends(band: string): readonly [number, number] {
  const [low = NaN, high = Infinity] = (band.match(/[\d.]+/g) ?? []).map(Number);
  return band.startsWith('<') ? [0, low] : [low, high];
}

test.each([
  ['cm', 1],
  ['inches', 0.1],
] as const)('every waist lies in a band, in %s', (unit, step) => {
  for (const sex of ['women', 'men'] as const) {
    const bands = waistRisks.map((risk) => risk[sex][unit]);
    for (const [index, band] of bands.slice(1).entries()) {
      const [, before] = ends(bands[index]!);
      const [start] = ends(band);
      // `< 70` ends where `70-89` begins, and so does `100-120` for `> 120`.
      const meet = bands[index]!.startsWith('<') || band.startsWith('>');
      expect(start - before, `${sex} ${band}`).toBeCloseTo(meet ? 0 : step, 5);
    }
  }
});

test('the lines beside the table of waists are those of the World Health Organization and of Africa', () => {
  expect(waistLines.map(({ women, men }) => [women, men])).toEqual([
    ['80', '94'],
    ['88', '102'],
    ['81.0', '81.2'],
  ]);
});

test('blood pressure is high where the one rule says so, here and in the glossary', () => {
  const levels = Object.values(pressureBounds).slice(1);
  const { description } = healthMeasures.find(({ measure }) => measure.en === 'Blood pressure')!;
  for (const text of [description.en, description.am])
    for (const { systolic, diastolic } of levels) expect(text).toContain(`${systolic}/${diastolic}`);
  const term = glossary.find(({ id }) => id === 'hypertension')!.definition;
  for (const text of [term.en, term.am]) expect(text).toContain('140');
});

test('what is hyphened in the name of a test stays on one line', () => {
  expect(strengthTest.name.en).toContain('1\u2011RM');
});

test('the water of the guide is told apart from that of the plans and the BMI tool', () => {
  const water = nutritionTips.find(({ figure }) => figure.en === '2-2.5 L');
  expect(water?.text.en).toContain('3 L of the fitness plans count the water in food too');
  expect(water?.text.en).toContain('8 glasses are a rule of thumb');
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
