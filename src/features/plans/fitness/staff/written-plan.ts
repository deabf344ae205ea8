import { without } from '#src/lib/without.ts';
import { weeksOf } from '../schedule.ts';
import type { PlanDraft, WrittenPlan } from '../schema.ts';

/** What staff cannot set: what tells plans apart, and the figures that came with a bundled plan. */
const fixedNames = [
  'id',
  'rating',
  'reviewCount',
  'completionRate',
  'thumbnailGifUrl',
  'fullGifUrl',
] as const satisfies readonly (keyof WrittenPlan)[];
type Fixed = Pick<WrittenPlan, (typeof fixedNames)[number]>;

/** Of a plan that staff have made. */
export const fixedFields = (id: string): Fixed => ({
  id,
  rating: null,
  reviewCount: 0,
  completionRate: null,
  thumbnailGifUrl: null,
  fullGifUrl: null,
});

/** The plan with what staff have written in the place of what they had. */
export const writtenPlan = (draft: PlanDraft, before: Fixed): WrittenPlan => ({
  ...before,
  ...draft,
  blocks: lasting(draft).map((block) => ({ ...block, schedule: numbered(block.schedule) })),
});

/** A single block lasts as long as its plan. */
const lasting = ({ blocks, ...plan }: PlanDraft): PlanDraft['blocks'] =>
  blocks.length === 1 ? blocks.map((block) => ({ ...block, weeks: weeksOf(plan) })) : blocks;

/** As much of a plan as staff write. */
export const draftIn = (plan: WrittenPlan): PlanDraft => without(plan, ...fixedNames);

/**
 * Days by their place where a number stands twice or out of order: pages and documents tell days apart by number.
 * Taking a day away leaves a gap, which stays.
 */
export function numbered<Day extends { readonly day: number }>(schedule: readonly Day[]): Day[] {
  const inOrder = schedule.every(({ day }, index) => index === 0 || day > schedule[index - 1]!.day);
  return inOrder ? [...schedule] : schedule.map((day, index) => ({ ...day, day: index + 1 }));
}
