import { givenBackBy, useTakenBack } from '#src/ui/staff/taken-back.client.ts';
import type { PlanStatus } from '../status-labels.ts';

interface PlanSaved {
  readonly plan: {
    readonly status: PlanStatus;
    readonly title: { readonly en: string; readonly am?: string };
  };
  readonly version: number;
}

/** What a save that has taken a plan from its readers says, and how that is undone; null for any other save. */
export const usePlanTakenBack = <Stored extends PlanSaved>(
  changeAll: Parameters<typeof givenBackBy>[2],
  idOf: (saved: Stored) => string,
) =>
  useTakenBack<Stored>({
    reachOf: ({ plan }) => (plan.status === 'published' ? 1 : 0),
    nameOf: ({ plan }) => plan.title,
    giveBack: givenBackBy('publish', idOf, changeAll),
  });
