import type { Strictness } from './kinds.ts';
import type { Food } from './schema.ts';

/** For which of them a food is left out by some; null for a food that is not disputed. */
export const strictnessOf = ({
  fasting,
  disputedFor,
}: Pick<Food, 'fasting' | 'disputedFor'>): Strictness | null =>
  fasting === 'disputed' ? (disputedFor ?? null) : null;
