import type { BulkAnswer, BulkChange } from '#src/api/bulk-change.ts';
import type { SaveKey } from '#src/lib/idempotency.ts';
import type { Loaded } from '#src/lib/save-result.ts';
import { useTakenBack } from '#src/ui/staff/taken-back.client.ts';
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
  changeAll: (change: BulkChange, key: SaveKey) => Promise<Loaded<BulkAnswer>>,
  idOf: (saved: Stored) => string,
) =>
  useTakenBack<Stored>({
    reachOf: ({ plan }) => (plan.status === 'published' ? 1 : 0),
    nameOf: ({ plan }) => plan.title,
    async giveBack(saved, _before, keyOf) {
      const change = { action: 'publish', items: [{ id: idOf(saved), version: saved.version }] };
      const { value, refusal } = await changeAll(change, keyOf(change));
      return refusal ?? value.items[0]?.refusal ?? null;
    },
  });
