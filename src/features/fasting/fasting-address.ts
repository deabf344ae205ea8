export const fastingPath = '/fasting';

/** Bahire Hasab is held against the Easter of the Julian calendar for these years of the Ethiopian era. */
export const [firstYear, lastYear] = [1, 3000] as const;

/** The Ethiopian year that an address asks for; null where it asks for none that there is. */
export function chosenYear(asked: URLSearchParams): number | null {
  const text = asked.get('year') ?? '';
  const year = /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 0;
  return firstYear <= year && year <= lastYear ? year : null;
}

export const fastingAddress = (year: number): string => `${fastingPath}?year=${year}`;
