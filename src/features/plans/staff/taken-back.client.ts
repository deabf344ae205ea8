import { useLingui } from '@lingui/react/macro';
import type { BulkAnswer, BulkChange } from '#src/api/bulk-change.ts';
import type { SaveKey } from '#src/lib/idempotency.ts';
import { inLanguage } from '#src/lib/language.ts';
import type { Loaded } from '#src/lib/save-result.ts';
import { useLanguage } from '#src/ui/language.client.ts';
import { useKeyOf } from '#src/ui/staff/save-key.client.ts';
import type { SavedUndoing } from '#src/ui/staff/versioned-form.tsx';
import type { PlanStatus } from '../status-labels.ts';

interface PlanSaved {
  readonly plan: {
    readonly status: PlanStatus;
    readonly title: { readonly en: string; readonly am?: string };
  };
  readonly version: number;
}

/** What a save that has taken a plan from its readers says, and how that is undone; null for any other save. */
export function useTakenBack(
  changeAll: (change: BulkChange, key: SaveKey) => Promise<Loaded<BulkAnswer>>,
): (id: string, before: PlanSaved, after: PlanSaved) => SavedUndoing | null {
  const { t } = useLingui();
  const language = useLanguage();
  const keyOf = useKeyOf();
  return (id, before, { plan, version }) => {
    if (before.plan.status !== 'published' || plan.status === 'published') return null;
    const title = inLanguage(plan.title, language);
    const change = { action: 'publish', items: [{ id, version }] };
    return {
      done: t`Taken back: ${title}`,
      undone: t`Published: ${title}`,
      undo: async () => {
        const { value, refusal } = await changeAll(change, keyOf(change));
        return refusal ?? value.items[0]?.refusal ?? null;
      },
    };
  };
}
