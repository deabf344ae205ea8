import type { Localized } from './language.ts';

/** Which clock a time of day is written by. */
export const clocks = ['everyday', 'ethiopian'] as const;
export type Clock = (typeof clocks)[number];

/** A time of the Ethiopian clock, which counts twelve hours from dawn and twelve from dusk. */
export interface EthiopianTime {
  /** 1 to 12 */
  readonly hour: number;
  /** 0 to 59 */
  readonly minute: number;
  /** Which six hours: after midnight 0, dawn 1, noon 2, dusk 3. They tell two equal hours apart. */
  readonly part: 0 | 1 | 2 | 3;
}

/** As one says it, in the order of {@link EthiopianTime.part}. */
export const partsOfDay: Localized<readonly [string, string, string, string]> = {
  en: ['at night', 'in the morning', 'in the daytime', 'in the evening'],
  am: ['ከሌሊቱ', 'ከጠዋቱ', 'ከቀኑ', 'ከምሽቱ'],
};

/** 07:00 is one o'clock. @param hours 0 to 23 @param minutes 0 to 59 */
export const toEthiopianTime = (hours: number, minutes: number): EthiopianTime => ({
  hour: (hours + 6) % 12 || 12,
  minute: minutes,
  part: Math.floor(hours / 6) as EthiopianTime['part'],
});
