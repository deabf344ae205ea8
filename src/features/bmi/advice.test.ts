import { expect, test } from 'vitest';
import { z } from 'zod';
import { advice } from '#content/bmi/advice.ts';
import { nutritionTips } from '#content/bmi/nutrition-tips.ts';
import { adviceSchema, nutritionTipSchema } from './advice.ts';
import { bmiCategories } from '#src/lib/bmi.ts';

test('every band has its risk, its recommendations and their sources, in both languages', () => {
  expect(z.record(z.enum(bmiCategories), adviceSchema).parse(advice)).toEqual(advice);
});

test('every tip has a source and carries its figure; only the one that nobody disputes has no note', () => {
  expect(z.array(nutritionTipSchema).parse(nutritionTips)).toEqual(nutritionTips);
  for (const { figure, text } of nutritionTips) {
    const numbers = figure.en.match(/[\d-]+\+?/g) ?? [];
    for (const number of numbers) {
      expect(text.en).toContain(number);
      expect(text.am).toContain(number);
    }
  }
  expect(nutritionTips.filter(({ note }) => !note).map(({ figure }) => figure.en)).toEqual(['150+ minutes']);
});

test('the tips say what the specification asks for', () => {
  const texts = nutritionTips.map(({ text }) => text.en).join('\n');
  for (const words of [
    'carbohydrate 30-60 minutes before exercise',
    'protein within 30 minutes after',
    '16-24 oz of water',
    '2 hours before',
    '45-65% of your energy come from carbohydrate, 20-35% from fat and 10-35% from protein',
    '8 glasses of water',
    '150+ minutes a week',
    '1-2 pounds of weight loss per week',
  ])
    expect(texts).toContain(words);
});
