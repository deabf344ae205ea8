import { expect, test } from 'vitest';
import { shareRefused, watchLoad } from './overload.server.ts';

/** Probes that are answered when the test says so, on a clock of its own. */
function stage() {
  let time = 0;
  let asked = 0;
  let warnings = 0;
  let waiting = Promise.withResolvers<void>();
  const load = watchLoad(
    () => {
      asked += 1;
      waiting = Promise.withResolvers();
      return waiting.promise;
    },
    { warn: () => (warnings += 1) },
    () => time,
  );
  const settled = async () => await new Promise((resolve) => setImmediate(resolve));
  return {
    load,
    asked: () => asked,
    warnings: () => warnings,
    pass: (milliseconds: number) => void (time += milliseconds),
    answer: async () => {
      waiting.resolve();
      await settled();
    },
    fail: async () => {
      waiting.reject(new Error('away'));
      await settled();
    },
    refusedOf: (requests: number) => {
      let refused = 0;
      for (let request = 0; request < requests; request += 1) if (!load.admits()) refused += 1;
      return refused;
    },
  };
}

test.each([
  [0, 0],
  [2000, 0],
  [2500, 0.25],
  [3000, 0.5],
  [4000, 1],
  [60_000, 1],
])('at a wait of %i ms the share of %f is refused', (wait, share) => {
  expect(shareRefused(wait)).toBe(share);
});

test('nothing is asked while nobody asks, and one question at a time while many do', async () => {
  const { refusedOf, asked, pass, answer } = stage();
  expect(asked()).toBe(0);
  expect(refusedOf(100)).toBe(0);
  expect(asked()).toBe(1);
  await answer();
  expect(refusedOf(100)).toBe(0);
  expect(asked()).toBe(1);
  pass(250);
  refusedOf(1);
  expect(asked()).toBe(2);
});

test('who would wait long is refused, in proportion, and nobody when it is over', async () => {
  const { load, refusedOf, pass, answer, warnings } = stage();
  refusedOf(1);
  pass(5000);
  await answer();
  pass(250);
  refusedOf(1);
  pass(2000);
  expect(load.isTooMuch()).toBe(false);
  expect(refusedOf(100)).toBe(0);
  pass(1000);
  expect(load.isTooMuch()).toBe(true);
  expect(refusedOf(100)).toBe(50);
  pass(1000);
  expect(refusedOf(100)).toBe(100);
  // What was found stands until the next question is answered.
  await answer();
  expect(refusedOf(100)).toBe(100);
  pass(250);
  refusedOf(1);
  await answer();
  expect(load.wait()).toBe(0);
  expect(refusedOf(100)).toBe(0);
  expect(warnings()).toBe(1);
});

test('a moment in which everything stood still refuses nobody', async () => {
  const { refusedOf, pass, answer } = stage();
  refusedOf(1);
  pass(10_000);
  expect(refusedOf(10)).toBe(0);
  await answer();
  expect(refusedOf(10)).toBe(0);
});

test('what was found long ago refuses nobody', async () => {
  const { refusedOf, pass, answer } = stage();
  refusedOf(1);
  pass(10_000);
  await answer();
  pass(1000);
  refusedOf(1);
  pass(10_000);
  expect(refusedOf(10)).toBe(0);
});

test('a database that fails at once is left to say so itself, one that fails late makes a queue', async () => {
  const { load, refusedOf, pass, fail } = stage();
  for (const late of [0, 0, 5000, 5000]) {
    refusedOf(1);
    pass(late);
    await fail();
    pass(250);
  }
  expect(load.wait()).toBe(5000);
  refusedOf(1);
  await fail();
  expect(load.wait()).toBe(0);
});
