import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatTimer,
  isRunningOff,
  lengthenTimer,
  pauseTimer,
  resumeTimer,
  secondsDone,
  startTimer,
  timeLeft,
} from './rest-timer.ts';

const now = Date.UTC(2026, 10, 21, 6);

test('ends by the clock, however long nobody looked', () => {
  const timer = startTimer(60, now);
  expect(timeLeft(timer, now)).toBe(60_000);
  expect(timeLeft(timer, now + 45_000)).toBe(15_000);
  expect(isRunningOff(timer, now + 59_999)).toBe(true);
  expect(timeLeft(timer, now + 3_600_000)).toBe(0);
  expect(isRunningOff(timer, now + 60_000)).toBe(false);
});

test('is the same after it was kept as text', () => {
  const timer = startTimer(60, now);
  expect(timeLeft(JSON.parse(JSON.stringify(timer)), now + 1000)).toBe(59_000);
});

describe('a pause', () => {
  const ms = fc.integer({ min: 0, max: 10_000_000 });
  test('takes nothing, however long', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 900 }), ms, ms, ms, (seconds, ran, paused, after) => {
        const timer = startTimer(seconds, now);
        const held = pauseTimer(timer, now + ran);
        expect(timeLeft(held, now + ran + paused)).toBe(timeLeft(timer, now + ran));
        const again = resumeTimer(held, now + ran + paused);
        expect(timeLeft(again, now + ran + paused + after)).toBe(timeLeft(timer, now + ran + after));
      }),
    );
  });
});

test('can be lengthened while it runs and while it is held, and never goes below nothing', () => {
  const timer = startTimer(30, now);
  expect(timeLeft(lengthenTimer(timer, 15, now), now)).toBe(45_000);
  expect(timeLeft(lengthenTimer(pauseTimer(timer, now), 15, now + 99_000), now)).toBe(45_000);
  expect(timeLeft(lengthenTimer(timer, -60, now), now)).toBe(0);
  expect(timeLeft(lengthenTimer(timer, 15, now + 100_000), now + 100_000)).toBe(15_000);
});

test.each([
  [0, '0:00'],
  [1, '0:01'],
  [59_001, '1:00'],
  [65_000, '1:05'],
  [1_500_000, '25:00'],
])('%i ms reads %s', (milliseconds, text) => {
  expect(formatTimer(milliseconds)).toBe(text);
});

describe('a set counted in seconds is recorded', () => {
  const timer = (run = startTimer(300, now)) => ({ seconds: 300, run });

  test.each([
    ['with what ran, when it is stopped', 2_600, 3],
    ['with a second at least', 20, 1],
    ['whole, when the time is over', 300_000, 300],
    ['whole, however long ago that was', 3_000_000, 300],
  ])('%s', (_what, after, seconds) => {
    expect(secondsDone(timer(), 300, now + after)).toBe(seconds);
  });

  test('without the time that it was paused', () => {
    const held = pauseTimer(startTimer(300, now), now + 60_000);
    expect(secondsDone(timer(held), 300, now + 999_000)).toBe(60);
    expect(secondsDone(timer(resumeTimer(held, now + 999_000)), 300, now + 1_009_000)).toBe(70);
  });

  test('with what was entered, where no timer ran or its number was corrected', () => {
    expect(secondsDone(null, 45, now)).toBe(45);
    expect(secondsDone(timer(), 240, now + 2_600)).toBe(240);
    expect(secondsDone(timer(), null, now + 2_600)).toBe(null);
  });
});
