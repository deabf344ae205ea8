import { expect, test } from 'vitest';
import { foodTable } from '#content/foods.ts';
import { foodTableSchema } from '#src/features/foods/schema.ts';
import { portionSchema } from './schema.ts';
import { trayPortions } from './tray-portions.ts';

const { foods } = foodTableSchema.parse(foodTable);
const forFour = 'dish=injera-teff&count=4&measure=injera&dish=gomen&count=3&measure=ladle&dish=ayib&grams=50';

test.each([
  [
    'one’s own part of a tray is told by its measures, and by grams where those are no part that a kitchen knows',
    `${forFour}&eaters=4`,
    [
      { foodId: 'injera-teff', grams: 310, measure: { id: 'injera', count: 1 } },
      { foodId: 'gomen', grams: 75, measure: { id: 'ladle', count: 0.75 } },
      { foodId: 'ayib', grams: 12.5 },
    ],
  ],
  [
    'a third of a ladle is grams',
    'dish=gomen&count=1&measure=ladle&eaters=3',
    [{ foodId: 'gomen', grams: 33.3 }],
  ],
  [
    'a part in per cent of it too',
    'dish=gomen&count=2&measure=ladle&eaters=3&share=25',
    [{ foodId: 'gomen', grams: 50, measure: { id: 'ladle', count: 0.5 } }],
  ],
  ['what is not understood is left out', 'dish=sushi&grams=5&dish=gomen&count=2&measure=sini&eaters=1', []],
  ['nothing is known of a part of none', `${forFour}&eaters=none`, []],
  [
    'more than a day can hold is cut off',
    'dish=gomen&count=80&measure=ladle&eaters=1',
    [{ foodId: 'gomen', grams: 5000 }],
  ],
])('%s', (_, tray, portions) => {
  expect(trayPortions(tray, foods)).toEqual(portions);
  for (const portion of portions) expect(portionSchema.safeParse(portion).success).toBe(true);
});
