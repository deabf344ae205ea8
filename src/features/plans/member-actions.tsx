import { lazy, Suspense, type ComponentType } from 'react';
import { useSession } from '#src/session/session.client.ts';
import type { PlanReference } from './saved/schema.ts';

// Most visitors are no members, and never load it. Where it cannot load, the plan can be read all the same.
const PlanActions = lazy<ComponentType<PlanReference>>(() =>
  import('./saved/plan-actions.tsx').catch(() => ({ default: () => null })),
);

const KeepDay = lazy<ComponentType<{ planId: string }>>(() =>
  import('./saved/plan-actions.tsx').then(
    (actions) => ({ default: actions.KeepDay }),
    () => ({ default: () => null }),
  ),
);

/** What members can do with a day of a plan. Its place is kept for them until it is there; visitors have none. */
export function MemberDayActions({ planId }: Pick<PlanReference, 'planId'>) {
  const isMember = useSession().status === 'signed-in';
  return (
    <div className={`no-print min-h-11 ${isMember ? '' : 'hidden in-data-member:block'}`}>
      {isMember && (
        <Suspense>
          <KeepDay planId={planId} />
        </Suspense>
      )}
    </div>
  );
}

/** What members can do with a plan. Its place is kept for them until it is there; visitors have none. */
export function MemberActions(plan: PlanReference) {
  const isMember = useSession().status === 'signed-in';
  return (
    <div
      className={`${isMember ? 'grid sm:flex' : 'hidden in-data-member:grid sm:in-data-member:flex'} ${plan.kind === 'fitness' ? 'min-h-39' : 'min-h-25'} gap-3 sm:min-h-11 sm:flex-wrap`}
    >
      {isMember && (
        <Suspense>
          <PlanActions {...plan} />
        </Suspense>
      )}
    </div>
  );
}
