import { expect, test } from 'vitest';
import { mailedMoment } from './due-date.ts';

test.each([
  ['en', '2026-11-28T11:05:00Z', 'Saturday, 28 November 2026 (Hidar 19, 2019), 14:05 in Addis Ababa'],
  ['en', '2026-11-28T22:30:00Z', 'Sunday, 29 November 2026 (Hidar 20, 2019), 01:30 in Addis Ababa'],
  ['am', '2026-11-28T11:05:00Z', 'ቅዳሜ፣ ኅዳር 19 ቀን 2019 (ኖቬምበር 28 ቀን 2026)፣ በአዲስ አበባ ሰዓት ከቀኑ 8:05'],
] as const)('in %s %s is %s', (language, moment, text) =>
  expect(mailedMoment(new Date(moment), language)).toBe(text),
);
