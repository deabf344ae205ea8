import { addDays, dayNumber, type Day } from '#src/lib/day.ts';
import { toEthiopian } from '#src/lib/ethiopian-date.ts';
import type { Fast } from './fasting-day.ts';
import { feastsBetween, type Feast } from './feasts.ts';
import { fastingSeasons } from './fasts.ts';
import { hijriYearOf, islamicFeast, islamicFeastIds, type IslamicCorrections } from './ramadan.ts';
import type { Tradition } from './tsom.ts';

/** A fast of one or more days on end. Those of Wednesday and Friday are none. */
export interface FastSpan {
  readonly id: Fast;
  readonly start: Day;
  /** The last day of it. */
  readonly end: Day;
  /** Its first or last day may be one off. */
  readonly isEstimate: boolean;
}

/** The fasts of a tradition that have not ended on a day, the one that goes on or comes first at the head. */
export function fastsFrom(
  tradition: Tradition,
  day: Day,
  corrections?: IslamicCorrections,
): readonly FastSpan[] {
  if (tradition === 'none') return [];
  return spansAround(tradition, day, corrections).filter(({ end }) => end >= day);
}

function spansAround(
  tradition: Exclude<Tradition, 'none'>,
  day: Day,
  corrections?: IslamicCorrections,
): FastSpan[] {
  if (tradition === 'orthodox') {
    const { year } = toEthiopian(day);
    return [year, year + 1].flatMap((each) =>
      fastingSeasons(each).map((season) => ({ ...season, isEstimate: false })),
    );
  }
  const year = hijriYearOf(dayNumber(day));
  return [year - 1, year, year + 1].map((each) => {
    const first = islamicFeast('ramadan', each, corrections);
    const feast = islamicFeast('eid-al-fitr', each, corrections);
    return {
      id: 'ramadan',
      start: first.day,
      end: addDays(feast.day, -1),
      isEstimate: first.isEstimate || feast.isEstimate,
    };
  });
}

const daysAhead = 366;

const isIslamic = ({ id }: Feast) => islamicFeastIds.some((islamic) => islamic === id);

/** The next feast after a day: of the tradition, where one is chosen. The first day of Ramadan is a fast. */
export function nextFeast(
  tradition: Tradition | null,
  day: Day,
  corrections?: IslamicCorrections,
): Feast | undefined {
  return feastsBetween(addDays(day, 1), addDays(day, daysAhead), corrections).find((feast) => {
    if (feast.id === 'ramadan') return false;
    if (tradition === 'muslim') return isIslamic(feast);
    return tradition !== 'orthodox' || !isIslamic(feast);
  });
}
