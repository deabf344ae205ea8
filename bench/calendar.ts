/** `npm run bench:calendar`: what a conversion between the calendars costs; wanted are less than 5 µs. */
import { toEthiopian } from '#src/lib/ethiopian-date.ts';
import { addDays } from '#src/lib/day.ts';

const days = Array.from({ length: 73_000 }, (_, index) => addDays('1900-01-01', index));

/** Microseconds a day, over two hundred years of days. */
function measure(): number {
  const start = performance.now();
  for (const day of days) toEthiopian(day);
  return ((performance.now() - start) * 1000) / days.length;
}

measure();
const rounds = Array.from({ length: 5 }, measure).toSorted((a, b) => a - b);
const microseconds = (value: number) => value.toFixed(2);
console.log(
  `a day to the Ethiopian calendar: ${microseconds(rounds[2]!)} µs (${microseconds(rounds[0]!)}–${microseconds(rounds.at(-1)!)})`,
);
