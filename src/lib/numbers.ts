import type { Language } from './language.ts';

interface Digits {
  readonly minimumFractionDigits?: number;
  readonly maximumFractionDigits?: number;
}

/**
 * As `Intl.NumberFormat` writes a number in either language: Amharic groups and points as English does. The first of
 * those costs a page 15 ms of a desk's processor as it comes alive, and several times that of a phone's.
 *
 * @param value within 1e21 of nothing; rounded half away from zero
 */
export function formatDecimal(value: number, digits: Digits = {}): string {
  const { minimumFractionDigits: min = 0, maximumFractionDigits: max = Math.max(min, 3) } = digits;
  const sign = value < 0 || Object.is(value, -0) ? '-' : '';
  const amount = Math.abs(value);
  // By its decimal digits: 1.005 rounds to 1.01, though the nearest double is a little less.
  const shifted = Math.round(Number(`${amount}e${max}`));
  const rounded = Number.isNaN(shifted) ? amount : Number(`${shifted}e-${max}`);
  const [whole = '', fraction = ''] = rounded.toFixed(max).split('.');
  const kept = fraction.replace(/0+$/, '').padEnd(min, '0');
  return `${sign}${whole.replace(/\B(?=(\d{3})+$)/g, ',')}${kept && `.${kept}`}`;
}

/** `1,250`, `22.5` */
export const formatNumber = (value: number): string => formatDecimal(value, { maximumFractionDigits: 1 });

/** How a language says so many, by the Unicode CLDR: Amharic has the singular for a part of one, too. */
export function pluralOf(count: number, language: Language): 'one' | 'other' {
  const amount = Math.abs(count);
  return amount === 1 || (language === 'am' && amount < 1) ? 'one' : 'other';
}
