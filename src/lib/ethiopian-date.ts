import { dayNumber, dayOfNumber, modulo, type Day } from './day.ts';
import type { Localized } from './language.ts';

/** A day of the Ethiopian calendar. */
export interface EthiopianDate {
  /** Of the Ethiopian era (ዓመተ ምሕረት) */
  readonly year: number;
  /** 1 (Meskerem) to 13 (Pagume) */
  readonly month: number;
  readonly day: number;
}

/** Day number (`day.ts`) of the first day of year 0; as a Julian day number 1,723,856. */
const epoch = 1_723_856 - 2_440_588;
const daysInFourYears = 1461;

/** The day's number as `day.ts` counts. A day beyond the month's last goes on into the next. */
export const ethiopianDayNumber = ({ year, month, day }: EthiopianDate): number =>
  epoch + 365 * year + Math.floor(year / 4) + 30 * (month - 1) + day - 1;

export const fromEthiopian = (date: EthiopianDate): Day => dayOfNumber(ethiopianDayNumber(date));

export function toEthiopian(date: Day): EthiopianDate {
  const days = dayNumber(date) - epoch;
  const dayInCycle = modulo(days, daysInFourYears);
  // The cycle's last day belongs to its last year, which has one day more.
  const yearInCycle = Math.min(3, Math.floor(dayInCycle / 365));
  const dayInYear = dayInCycle - 365 * yearInCycle;
  return {
    year: 4 * Math.floor(days / daysInFourYears) + yearInCycle,
    month: Math.floor(dayInYear / 30) + 1,
    day: (dayInYear % 30) + 1,
  };
}

/** From Meskerem to Pagume. Never from `Intl`: engines disagree. */
export const ethiopianMonths: Localized<readonly string[]> = {
  en: [
    'Meskerem',
    'Tikimt',
    'Hidar',
    'Tahsas',
    'Tir',
    'Yekatit',
    'Megabit',
    'Miyazya',
    'Ginbot',
    'Sene',
    'Hamle',
    'Nehase',
    'Pagume',
  ],
  am: ['መስከረም', 'ጥቅምት', 'ኅዳር', 'ታኅሣሥ', 'ጥር', 'የካቲት', 'መጋቢት', 'ሚያዝያ', 'ግንቦት', 'ሰኔ', 'ሐምሌ', 'ነሐሴ', 'ጳጉሜ'],
};

export type Evangelist = 'matthew' | 'mark' | 'luke' | 'john';

const evangelists = ['john', 'matthew', 'mark', 'luke'] as const;

/** Each year bears the name of an evangelist, in turn; the one of Luke has a day more. */
export const evangelistOf = (year: number): Evangelist => evangelists[modulo(year, 4) as 0 | 1 | 2 | 3];

const geezOnes = ['', '፩', '፪', '፫', '፬', '፭', '፮', '፯', '፰', '፱'];
const geezTens = ['', '፲', '፳', '፴', '፵', '፶', '፷', '፸', '፹', '፺'];

/**
 * A whole number from 1 in Geez numerals: `2019` → `፳፻፲፱`. Pairs of digits stand between signs for a hundred (፻) and
 * ten thousand (፼) in turn; a single one before a hundred, or before all else, is not written.
 */
export function toGeez(number: number): string {
  const digits = String(number);
  const pairs = digits.padStart(digits.length + (digits.length % 2), '0').match(/../g) ?? [];
  return pairs
    .map((pair, index) => {
      const place = pairs.length - 1 - index;
      const isHundreds = place % 2 === 1;
      const isUnsaid = pair === '01' && place > 0 && (isHundreds || index === 0);
      const value = isUnsaid ? '' : `${geezTens[Number(pair[0])]}${geezOnes[Number(pair[1])]}`;
      if (isHundreds) return pair === '00' ? '' : `${value}፻`;
      return place > 0 ? `${value}፼` : value;
    })
    .join('');
}
