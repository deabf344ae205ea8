import { expect, test } from 'vitest';
import { signalKinds } from './course.ts';
import { shakes, tones } from './tones.ts';

test('no signal can be taken for another: by ear and by hand they differ in number, or in length', () => {
  const felt = signalKinds.map((kind) => shakes[kind].filter((_ms, at) => at % 2 === 0));
  const heard = signalKinds.map((kind) => tones[kind]);
  for (const [at, kind] of signalKinds.entries()) {
    expect(heard[at]!.length, `${kind}: a shake for each tone`).toBe(felt[at]!.length);
    for (const other of felt.slice(at + 1)) expect(felt[at]!.length).not.toBe(other.length);
  }
});

test('work rises and rest falls', () => {
  const pitches = tones.work.map(({ from }) => from);
  expect(pitches).toEqual(pitches.toSorted((a, b) => a - b));
  expect(tones.rest[0]!.to).toBeLessThan(tones.rest[0]!.from);
});

test('a signal is over before the shortest change is', () => {
  for (const kind of signalKinds)
    expect(Math.max(...tones[kind].map(({ at, lasts }) => at + lasts)), kind).toBeLessThan(5);
});
