import { formatNumber } from './numbers.ts';

/** An amount of data as it is read: `412` kB, `1.3` MB. The unit is named in the reader's language. */
export function formatBytes(bytes: number): { readonly value: string; readonly unit: 'kB' | 'MB' } {
  const isSmall = bytes < 999_500;
  const value = isSmall
    ? Math.max(bytes > 0 ? 1 : 0, Math.round(bytes / 1_000))
    : Math.round(bytes / 100_000) / 10;
  return { value: formatNumber(value), unit: isSmall ? 'kB' : 'MB' };
}
