import { Plural } from '@lingui/react/macro';
import { Dot } from '#src/ui/facts.tsx';
import { tally } from './plan-progress.ts';
import type { StartedPlan } from './schema.ts';

/** Workouts that were done, and days that were passed over, which are none. */
export function Tallied({ plan }: { plan: Pick<StartedPlan, 'blocks' | 'done'> }) {
  const { trained, passedOver } = tally(plan.blocks, plan.done);
  return (
    <>
      <Plural value={trained} one="# workout done" other="# workouts done" />
      {passedOver > 0 && (
        <>
          <Dot />
          <Plural value={passedOver} one="# day passed over" other="# days passed over" />
        </>
      )}
    </>
  );
}
