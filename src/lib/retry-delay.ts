const firstMs = 5_000;
const maxMs = 120_000;

/** Milliseconds to wait after so many attempts that failed one after the other: each time twice as long, up to two minutes. */
export const retryDelay = (failures: number): number =>
  Math.min(firstMs * 2 ** Math.max(0, failures - 1), maxMs);
