import { daysBetween, isDay, type Day } from '#src/lib/day.ts';

/** What can be said of a day by what was known on one before it: the pages say from when that is. */
const carriedOver = /^\/api\/(today|progress|measurements|diary\/(aims|often))$/;

interface Asked {
  readonly path: string;
  /** The latest day that its parameters name. */
  readonly day: Day | null;
  /** How many days the others are before it. */
  readonly before: readonly number[];
  /** The parameters, without those days. */
  readonly shape: string;
}

function askedBy(address: string): Asked {
  const { pathname, searchParams } = new URL(address);
  const days = [...searchParams.values()].filter(isDay).toSorted();
  const day = days.at(-1) ?? null;
  const named = [...searchParams].map(([name, value]) => `${name}=${isDay(value) ? '' : value}`);
  return {
    path: pathname,
    day,
    before: days.map((each) => daysBetween(each, day!)),
    shape: named.toSorted().join('&'),
  };
}

/** Whole weeks up to a day are now longer, now shorter. */
const isAsLong = (one: Asked, other: Asked): boolean =>
  one.before.every((days, place) => Math.abs(days - (other.before[place] ?? Infinity)) < 7);

/**
 * Which kept answers can stand for one that was never given: those to the same question about an earlier day. Only from
 * today on: of a day that is over, what was known before says nothing.
 *
 * @param kept addresses
 * @returns some of them
 */
export function copiesFor(address: string, kept: readonly string[], today: Day): string[] {
  const asked = askedBy(address);
  const { day: until } = asked;
  if (!carriedOver.test(asked.path) || until === null || until < today) return [];
  return kept.filter((each) => {
    const known = askedBy(each);
    const { path, day, shape } = known;
    const isSame = path === asked.path && shape === asked.shape && day !== null && day <= until;
    return isSame && isAsLong(asked, known);
  });
}
