import { describe, expect, test } from 'vitest';
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
      for (let request = 0; request < requests; request += 1) {
        const over = load.admit();
        if (over) over();
        else refused += 1;
      }
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

/**
 * A server that works at one question at a time, ten milliseconds each, in the order in which they come; the probe stands
 * in the same line. Requests come at `times` what it can answer, for a minute, and then at half of it.
 *
 * @param questionsOf of how many questions the request of this number is, one after the other
 */
async function underLoad(times: number, questionsOf: (request: number) => number) {
  const [questionTakes, minute] = [10, 60_000];
  const mean = Array.from({ length: 100 }, (_, index) => questionsOf(index)).reduce((a, b) => a + b) / 100;
  let time = 0;
  const line: (() => void)[] = [];
  const load = watchLoad(
    () => new Promise<void>((resolve) => void line.push(resolve)),
    { warn: () => undefined },
    () => time,
  );
  const seen = { asked: 0, refused: 0, refusedLater: 0, answered: 0, longest: 0 };
  const ask = () => {
    seen.asked += 1;
    const over = load.admit();
    if (!over) {
      seen.refused += 1;
      if (time > minute + 10_000) seen.refusedLater += 1;
      return;
    }
    const began = time;
    let questions = questionsOf(seen.asked);
    const answered = () => {
      questions -= 1;
      if (questions > 0) return void line.push(answered);
      over();
      if (time < minute) seen.answered += 1;
      seen.longest = Math.max(seen.longest, time - began);
    };
    line.push(answered);
  };
  let due = 0;
  while (time < minute + 20_000) {
    for (; due <= time; due += (questionTakes * mean) / (time < minute ? times : 0.5)) ask();
    time += questionTakes;
    line.shift()?.();
    // Whoever waits for the probe goes on.
    await new Promise((resolve) => setImmediate(resolve));
  }
  return { ...seen, room: minute / questionTakes / mean };
}

describe('who is let in is answered long before the deadline, and as many as there is room for', () => {
  test.each([
    ['one question each', 2, () => 1],
    ['one question each', 4, () => 1],
    ['ten questions each, one after the other', 1.2, () => 10],
    ['ten questions each, one after the other', 2, () => 10],
    ['ten questions each, one after the other', 4, () => 10],
    ['a few with many questions among many with few', 2, (request: number) => (request % 10 === 0 ? 13 : 3)],
  ])('%s, %f times what can be answered', async (_, times, questionsOf) => {
    const { longest, answered, room, refusedLater } = await underLoad(times, questionsOf);
    expect(longest).toBeLessThan(15_000);
    expect(answered).toBeGreaterThan(room * 0.85);
    expect(refusedLater).toBe(0);
  });

  test('where there is room for all of it, nobody is refused', async () => {
    expect((await underLoad(0.9, () => 10)).refused).toBe(0);
  });
});

test('who is still sending stands in nobody’s way', () => {
  const { load, pass, refusedOf } = stage();
  for (let sender = 0; sender < 1000; sender += 1) load.admit(() => true);
  for (let second = 0; second < 60; second += 1) {
    pass(1000);
    expect(refusedOf(10)).toBe(0);
  }
});

test('many at once are no queue before it is known how quickly they are answered, nor where everything stood still', () => {
  const { load, pass, refusedOf } = stage();
  const begun = Array.from({ length: 100 }, () => load.admit()!);
  expect(refusedOf(10)).toBe(0);
  pass(10_000);
  expect(refusedOf(10)).toBe(0);
  for (const over of begun) over();
  expect(load.wait()).toBe(0);
});
