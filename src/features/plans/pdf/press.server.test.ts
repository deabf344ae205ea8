import { afterEach, describe, expect, test } from 'vitest';
import bundledExercises from '#content/exercises.json' with { type: 'json' };
import weightLoss from '#content/plans/fitness/weight-loss-foundation.json' with { type: 'json' };
import { fitnessPlanDetailSchema } from '../fitness/listing.ts';
import type { Order } from './order.ts';
import { createPress, type PressLimits } from './press.server.ts';

const detail = fitnessPlanDetailSchema.parse({ plan: weightLoss, exercises: bundledExercises });
/** A plan of one day, soon made. */
const plan = { ...detail.plan, schedule: detail.plan.schedule.slice(0, 1) };

const order = (version: number): Order => ({
  kind: 'fitness',
  detail: { ...detail, plan },
  language: 'en',
  address: 'https://birtu.test/plan',
  changed: new Date(version).toISOString(),
});

const open: ReturnType<typeof createPress>[] = [];
afterEach(async () => {
  for (const press of open.splice(0)) await press.stop();
});

function pressWith(limits: Partial<PressLimits> = {}) {
  const press = createPress({
    mostAtOnce: 8,
    mostKept: 16_000_000,
    longest: 60_000,
    idle: 60_000,
    ...limits,
  });
  open.push(press);
  return press;
}

describe('the press', () => {
  test('makes what is asked for several times at once only once, and keeps it', async () => {
    const press = pressWith();
    const [first, second] = await Promise.all([press.print(order(1)), press.print(order(1))]);
    expect(second).toBe(first);
    expect(await press.print(order(1))).toBe(first);
    expect(Buffer.from(first.bytes.subarray(0, 5)).toString()).toBe('%PDF-');
  });

  test('makes the same of the same, and something else of a changed plan', async () => {
    const here = await pressWith().print(order(1));
    const press = pressWith();
    const [there, changed] = await Promise.all([press.print(order(1)), press.print(order(2))]);
    expect(there.etag).toBe(here.etag);
    expect(changed.etag).not.toBe(here.etag);
  });

  test('refuses what is too much at once, and is open again afterwards', async () => {
    const press = pressWith({ mostAtOnce: 1 });
    const first = press.print(order(1));
    await expect(press.print(order(2))).rejects.toMatchObject({
      problem: { status: 503 },
      retryAfterSeconds: 3,
    });
    await first;
    await expect(press.print(order(2))).resolves.toBeDefined();
  });

  test('keeps no more than it may, and lets go of what was not asked for the longest', async () => {
    const { bytes } = await pressWith().print(order(1));
    const press = pressWith({ mostKept: 2.5 * bytes.length });
    const [first, second] = [await press.print(order(1)), await press.print(order(2))];
    expect(await press.print(order(1))).toBe(first);
    await press.print(order(3));
    expect(await press.print(order(1))).toBe(first);
    expect(await press.print(order(2))).not.toBe(second);
  });

  test('gives up what takes too long or fails, and goes on with the next', async () => {
    const press = pressWith({ longest: 1 });
    await expect(press.print(order(1))).rejects.toThrow('too long');
    const other = pressWith();
    const broken = { ...order(1), detail: {} } as unknown as Order;
    await expect(other.print(broken)).rejects.toThrow();
    await expect(other.print(order(1))).resolves.toBeDefined();
  });

  test('ends its thread when it is idle, and begins anew', async () => {
    const press = pressWith({ idle: 1 });
    await press.print(order(1));
    await new Promise((resolve) => setTimeout(resolve, 50));
    await expect(press.print(order(2))).resolves.toBeDefined();
  });
});
