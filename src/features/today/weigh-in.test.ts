import { expect, test } from 'vitest';
import { isWeighInDue } from './weigh-in.ts';

test.each([
  [null, null, true],
  ['2026-11-16', null, true],
  ['2026-11-17', null, false],
  ['2026-11-23', 'unknown', false],
  ['2026-11-01', 'unknown', true],
  ['2026-11-01', 'off', false],
  ['2026-11-01', 'young', false],
  [null, 'pregnant', false],
  [null, 'nursing', false],
] as const)('weighed last on %s, no aim because %s: due %s', (latest, none, isDue) =>
  expect(isWeighInDue(latest, '2026-11-23', none)).toBe(isDue),
);
