/**
 * `npm run bench:pdf`: how long a plan takes to be put on paper, and its size, beside an empty sheet made by the same
 * library; and for how long that holds up everybody else.
 */
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { Document, Page, renderToBuffer } from '@react-pdf/renderer';
import { createElement } from 'react';
import { bundledExercises } from '#content/exercises.ts';
import { foodTable as bundledFoods } from '#content/foods.ts';
import {
  weightGainStrength as weightGain,
  weightLossFoundation as weightLoss,
} from '#content/plans/fitness.ts';
import fastingTable from '#content/plans/nutrition/fasting-table.json' with { type: 'json' };
import gainWeightWell from '#content/plans/nutrition/gain-weight-well.json' with { type: 'json' };
import { foodSchema } from '#src/features/foods/schema.ts';
import { exerciseSchema } from '#src/features/plans/exercises/schema.ts';
import { blockDetails } from '#src/features/plans/fitness/schedule.ts';
import { writtenPlanSchema } from '#src/features/plans/fitness/schema.ts';
import { dayNutrients, fastingOfDay } from '#src/features/plans/nutrition/meals.ts';
import { nutritionPlanSchema } from '#src/features/plans/nutrition/schema.ts';
import type { AskedOrder, Order } from '#src/features/plans/pdf/order.ts';
import { createPress, type PressLimits } from '#src/features/plans/pdf/press.server.ts';
import { languages, type Language } from '#src/lib/language.ts';

const rounds = 7;
/** The bounds. */
const wanted = { milliseconds: 2000, bytes: 300_000 };
/** Nothing is kept, so that each is made anew. */
const limits: PressLimits = { maxAtOnce: 1, maxCached: 1, longest: 60_000, idle: 60_000 };

const foods = foodSchema.array().parse(bundledFoods.foods);
const byId = new Map(foods.map((food) => [food.id, food]));

function asked(language: Language): AskedOrder[] {
  const fitness = [weightLoss, weightGain].map((plan) =>
    blockDetails(writtenPlanSchema.parse(plan), exerciseSchema.array().parse(bundledExercises)),
  );
  const nutrition = [fastingTable, gainWeightWell].map((bundled) => {
    const plan = nutritionPlanSchema.parse(bundled);
    const days = plan.meals.map((meals) => ({
      day: meals.day,
      fasting: fastingOfDay(meals, byId),
      nutrients: dayNutrients(meals, byId),
    }));
    return { plan, days, foods };
  });
  return [
    ...fitness.map((blocks) => ({ kind: 'fitness' as const, detail: blocks[0]!, blocks, language })),
    ...nutrition.map((detail) => ({ kind: 'nutrition' as const, detail, language })),
  ];
}

const whole = (order: AskedOrder): Order => ({
  ...order,
  address: `https://birtu.example/services/${order.kind}-plans/${order.detail.plan.id}`,
  changed: '2026-11-21T00:00:00.000Z',
});

/** By the clock, and by the processor, which a busy machine does not change. */
async function timed<T>(make: () => Promise<T>) {
  const [started, used] = [performance.now(), process.cpuUsage()];
  const made = await make();
  const { user, system } = process.cpuUsage(used);
  return { made, milliseconds: performance.now() - started, cpu: (user + system) / 1000 };
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!;

/** Median of several, the first of which only warms up. */
async function usual<T>(make: () => Promise<T>) {
  const { made } = await timed(make);
  const times: { milliseconds: number; cpu: number }[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await timed(make));
  const [milliseconds, cpu] = (['milliseconds', 'cpu'] as const).map((of) =>
    median(times.map((time) => time[of])),
  );
  return { made, milliseconds: milliseconds!, cpu: cpu! };
}

const empty = () => renderToBuffer(createElement(Document, {}, createElement(Page, { size: 'A4' })));
const blank = await usual(empty);
console.log(`an empty sheet: ${blank.milliseconds.toFixed(1)} ms, ${blank.made.length} bytes`);

const orders = languages.flatMap(asked).map(whole);
const press = createPress(limits);
const first = await timed(() => press.print(orders[0]!));
console.log(
  `the first of a new thread, fonts and all: ${Math.round(first.milliseconds)} ms (${Math.round(first.cpu)} of the processor)`,
);

const rows = [];
for (const order of orders) {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const { made, milliseconds, cpu } = await usual(() => press.print(order));
  delay.disable();
  rows.push({
    plan: order.detail.plan.id,
    language: order.language,
    ms: Math.round(milliseconds),
    'of the processor, ms': Math.round(cpu),
    'times an empty sheet': Math.round(milliseconds / blank.milliseconds),
    kB: Math.round(made.bytes.length / 1000),
    'others wait at most, ms': Math.round(delay.max / 1e6),
    'as wanted': milliseconds < wanted.milliseconds && made.bytes.length < wanted.bytes ? '✓' : '✗',
  });
}
await press.stop();
console.table(rows);
process.exitCode = rows.every((row) => row['as wanted'] === '✓') ? 0 : 1;
