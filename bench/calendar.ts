/** `npm run bench:calendar`: what it costs to look a day up; wanted are less than 5 µs. */
import { orthodoxFast } from '#src/features/fasting/fasts.ts';
import { feastsOn } from '#src/features/fasting/feasts.ts';
import { addDays, type Day } from '#src/lib/day.ts';
import { toEthiopian } from '#src/lib/ethiopian-date.ts';

const days = Array.from({ length: 73_000 }, (_, index) => addDays('1900-01-01', index));

/** Microseconds a day, over two hundred years of days. */
function measure(lookUp: (day: Day) => unknown): number {
  const start = performance.now();
  for (const day of days) lookUp(day);
  return ((performance.now() - start) * 1000) / days.length;
}

function row(name: string, lookUp: (day: Day) => unknown): void {
  measure(lookUp);
  const rounds = Array.from({ length: 5 }, () => measure(lookUp)).toSorted((a, b) => a - b);
  const microseconds = (value: number | undefined) => (value ?? 0).toFixed(2);
  const range = `${microseconds(rounds[0])}–${microseconds(rounds.at(-1))}`;
  console.log(`${name.padEnd(26)} ${microseconds(rounds[2])} µs (${range})`);
}

row('to the Ethiopian calendar', toEthiopian);
row('its fast', orthodoxFast);
row('its feasts', (day) => feastsOn(day));
