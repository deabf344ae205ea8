import { expect, test } from 'vitest';
import { wayToHomeScreen, type Way } from './way.ts';

const device = { isInstalled: false, wasShown: false, hasPrompt: false, isByHand: false };

test.each<[string, Partial<typeof device>, Way | null]>([
  ['where a browser cannot', {}, null],
  ['where the browser offers it', { hasPrompt: true }, 'prompt'],
  ['where it is done by hand', { isByHand: true }, 'steps'],
  ['where both, by the browser', { hasPrompt: true, isByHand: true }, 'prompt'],
  ['where it is there, offered or not', { isInstalled: true, hasPrompt: true }, null],
  ['where it is there, by hand', { isInstalled: true, isByHand: true }, null],
  ['never twice', { wasShown: true, hasPrompt: true }, null],
  ['never twice, by hand', { wasShown: true, isByHand: true }, null],
])('the home screen is told of: %s', (_where, more, way) => {
  expect(wayToHomeScreen({ ...device, ...more })).toBe(way);
});
