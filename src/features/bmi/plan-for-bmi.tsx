import { Trans } from '@lingui/react/macro';
import { finderFrom, ForKeepers } from '#src/features/plans/finder/for-keepers.tsx';
import { goalForBmi } from '#src/features/plans/finder/answers.ts';
import type { BmiCategory } from '#src/lib/bmi.ts';
import { ArrowLink } from '#src/ui/arrow-link.tsx';

/** The way from a BMI to a training plan: by the answers that a member keeps, or by three questions. */
export function PlanForBmi({ category }: { category: BmiCategory }) {
  const known = { goal: goalForBmi[category], minds: [] };
  return (
    <>
      <ForKeepers known={known} />
      <p className="no-print">
        <ArrowLink to={finderFrom(known)}>
          <Trans>Three questions lead to your training plan</Trans>
        </ArrowLink>
      </p>
    </>
  );
}
