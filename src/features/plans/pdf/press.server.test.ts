import { afterAll, describe, expect, test } from 'vitest';
import { bundledExercises } from '#content/exercises.ts';
import { weightLossFoundation as weightLoss } from '#content/plans/fitness.ts';
import { exerciseSchema } from '../exercises/schema.ts';
import { planDetail } from '../fitness/schedule.ts';
import { writtenPlanSchema } from '../fitness/schema.ts';
import type { Order } from './order.ts';
import { createPress, type PressLimits } from './press.server.ts';

const detail = planDetail(
  writtenPlanSchema.parse(weightLoss),
  exerciseSchema.array().parse(bundledExercises),
);
/** A plan of one day, soon made. */
const plan = { ...detail.plan, schedule: detail.plan.schedule.slice(0, 1) };
const short = { ...detail, plan };

const order = (version: number): Order => ({
  kind: 'fitness',
  detail: short,
  blocks: [short],
  language: 'en',
  address: 'https://birtu.test/plan',
  changed: new Date(version).toISOString(),
});

const usual: PressLimits = { maxAtOnce: 2, maxCached: 16_000_000, longest: 60_000, idle: 60_000 };

const open: ReturnType<typeof createPress>[] = [];
afterAll(async () => {
  for (const press of open) await press.stop();
});

/** Each has a thread of its own, which takes a second to begin. */
function pressWith(limits: Partial<PressLimits> = {}) {
  const press = createPress({ ...usual, ...limits });
  open.push(press);
  return press;
}

describe('the press', () => {
  const press = pressWith();

  test('makes what is asked for several times at once only once, and keeps it', async () => {
    const [first, second] = await Promise.all([press.print(order(1)), press.print(order(1))]);
    expect(second).toBe(first);
    expect(await press.print(order(1))).toBe(first);
    expect(Buffer.from(first.bytes.subarray(0, 5)).toString()).toBe('%PDF-');
  });

  test('makes another document of a plan that has changed', async () => {
    expect((await press.print(order(2))).etag).not.toBe((await press.print(order(1))).etag);
  });

  test('refuses what is too much at once, and is open again afterwards', async () => {
    const begun = [press.print(order(3)), press.print(order(4))];
    await expect(press.print(order(5))).rejects.toMatchObject({
      problem: { status: 503 },
      retryAfterSeconds: 3,
    });
    await Promise.all(begun);
    await expect(press.print(order(5))).resolves.toBeDefined();
  });

  test('keeps no more than it may, and lets go of what was not asked for the longest', async () => {
    const { bytes } = await press.print(order(1));
    const small = pressWith({ maxCached: Math.ceil(2.5 * bytes.length) });
    const [first, second] = [await small.print(order(1)), await small.print(order(2))];
    expect(await small.print(order(1))).toBe(first);
    await small.print(order(3));
    expect(await small.print(order(1))).toBe(first);
    expect(await small.print(order(2))).not.toBe(second);
  });

  test('ends its thread when it is idle, and begins anew: the same plan is the same document', async () => {
    const restless = pressWith({ idle: 1, maxCached: 1 });
    const ended = new Promise((resolve) => process.once('worker', (thread) => thread.once('exit', resolve)));
    const first = await restless.print(order(1));
    await ended;
    const second = await restless.print(order(1));
    expect(second).not.toBe(first);
    expect(second.etag).toBe(first.etag);
  });

  test('gives up what fails or takes too long, and goes on with the next', async () => {
    const broken = { ...order(1), detail: {} } as unknown as Order;
    await expect(press.print(broken)).rejects.toThrow();
    await expect(press.print(order(6))).resolves.toBeDefined();
    await expect(pressWith({ longest: 1 }).print(order(1))).rejects.toThrow('too long');
  });
});
