import { expect, test } from 'vitest';
import { pulseLevel } from './pulse.ts';

test.each([
  [59, 'slow'],
  [60, 'usual'],
  [100, 'usual'],
  [101, 'fast'],
] as const)('%i beats a minute at rest are %s', (pulse, level) => expect(pulseLevel(pulse)).toBe(level));
