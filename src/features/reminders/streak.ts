/** So many weeks missed one after the other end it; one is forgiven. */
const missedThatEnd = 2;

/**
 * How many weeks there are in which one trained as often as one meant to, without two others between any of them. The
 * week that goes on counts once it is done, and ends nothing.
 *
 * @param trained how often, week by week, the one that goes on first
 */
export function streakOf(trained: readonly number[], meant: number): number {
  let kept = 0;
  let missed = 0;
  for (const [ago, times] of trained.entries()) {
    if (times >= meant) {
      kept += 1;
      missed = 0;
    } else if (ago > 0) missed += 1;
    if (missed === missedThatEnd) break;
  }
  return kept;
}
