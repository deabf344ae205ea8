import { expect, test } from 'vitest';
import { toEthiopianTime } from './ethiopian-clock.ts';

test.each([
  [7, 0, { hour: 1, minute: 0, part: 1 }],
  [6, 0, { hour: 12, minute: 0, part: 1 }],
  [12, 0, { hour: 6, minute: 0, part: 2 }],
  [15, 5, { hour: 9, minute: 5, part: 2 }],
  [18, 30, { hour: 12, minute: 30, part: 3 }],
  [0, 0, { hour: 6, minute: 0, part: 0 }],
  [5, 59, { hour: 11, minute: 59, part: 0 }],
])('%i:%i', (hours, minutes, time) => expect(toEthiopianTime(hours, minutes)).toEqual(time));

test('no two of the day’s 1,440 minutes are written alike', () => {
  const written = new Set<string>();
  for (let minute = 0; minute < 1440; minute += 1) {
    const [hours, minutes] = [Math.floor(minute / 60), minute % 60];
    const time = toEthiopianTime(hours, minutes);
    expect(time.hour).toBeGreaterThanOrEqual(1);
    expect(time.hour).toBeLessThanOrEqual(12);
    written.add(JSON.stringify(time));
  }
  expect(written.size).toBe(1440);
});
