import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { read, whyFailed } from '#src/api/client.ts';
import { memberApi } from '#src/session/account.client.ts';
import { showToast } from '#src/ui/toast.tsx';
import { useUndoFocus } from '#src/ui/undo-focus.client.ts';
import { savedPlanMessages } from './messages.ts';
import type { PlanReference, SavedPlan } from './schema.ts';

const plansApi = () => memberApi()['saved-plans'];
const planApi = () => plansApi()[':kind'][':planId'];

/** @throws {ApiError} */
export const readSavedPlans = async (): Promise<readonly SavedPlan[]> =>
  (await read(plansApi().$get())).items;

/** @throws {ApiError} */
export const readIsSaved = async ({ kind, planId }: PlanReference): Promise<boolean> =>
  (await read(planApi().$get({ param: { kind, planId } }))).saved;

/** Saves a plan, or removes it from the saved ones. @throws {ApiError} */
async function keepPlan({ kind, planId }: PlanReference, isKept: boolean): Promise<void> {
  const param = { kind, planId };
  if (isKept) await read(planApi().$put({ param }));
  else await read(planApi().$delete({ param }));
}

/** Whether a plan is kept, as far as is known here, and what keeps it or gives it up. */
export function useKeeping(plan: PlanReference, isKeptAtFirst: boolean) {
  const { i18n } = useLingui();
  const [isKept, setIsKept] = useState(isKeptAtFirst);
  const { button, press } = useUndoFocus(isKept);

  /** Shows the change at once, and takes it back when the server refuses it. */
  async function keep(next: boolean) {
    setIsKept(next);
    try {
      await keepPlan(plan, next);
    } catch (error) {
      setIsKept(!next);
      const { notSaved, notRemoved } = savedPlanMessages;
      showToast('error', i18n._(whyFailed(error, next ? notSaved : notRemoved)));
    }
  }
  return { isKept, button, keep: (next: boolean) => press(() => keep(next))() };
}
