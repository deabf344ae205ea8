/** Bahire Hasab is held against the Easter of the Julian calendar for these years of the Ethiopian era. */
export const [firstYear, lastYear] = [1, 3000] as const;
