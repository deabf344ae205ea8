import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { read, whyFailed } from '#src/api/client.ts';
import { memberApi } from '#src/session/account.client.ts';
import { sessionMessages } from '#src/session/messages.ts';
import { sendOrKeep, waits } from '#src/session/send-or-keep.client.ts';
import { readWaiting } from '#src/session/writes.client.ts';
import { showToast } from '#src/ui/toast.tsx';
import { useUndoFocus } from '#src/ui/undo-focus.client.ts';
import { speak } from '#src/words/catalogues.client.ts';
import { savedPlanMessages } from './messages.ts';
import type { PlanReference, SavedPlan } from './schema.ts';

const plansApi = () => memberApi()['saved-plans'];
const planApi = () => plansApi()[':kind'][':planId'];

/** The last change that is on its way: a list that is opened at once is to tell of it. */
let underway: Promise<unknown> = Promise.resolve();

/** @throws {ApiError} */
export async function readSavedPlans(): Promise<readonly SavedPlan[]> {
  await underway;
  const [{ items }, waiting] = await Promise.all([read(plansApi().$get()), readWaiting()]);
  const isGivenUp = (plan: PlanReference) =>
    waiting.findLast(({ path }) => path === pathOf(plan))?.method === 'DELETE';
  return items.filter((plan) => !isGivenUp(plan));
}

const pathOf = ({ kind, planId }: PlanReference) => `/saved-plans/${kind}/${planId}`;

/** @throws {ApiError} */
export async function readIsSaved({ kind, planId }: PlanReference): Promise<boolean> {
  const kept = (await readWaiting()).findLast(({ path }) => path === pathOf({ kind, planId }));
  if (kept) return kept.method === 'PUT';
  return (await read(planApi().$get({ param: { kind, planId } }))).saved;
}

/** Saves a plan, or removes it from the saved ones. @returns whether it waits for a connection. @throws {ApiError} */
async function keepPlan({ kind, planId, title }: KeptPlan, isKept: boolean): Promise<boolean> {
  const param = { kind, planId };
  const about = { kind: 'saved_plan', ...(title !== undefined && { value: title }) } as const;
  const method = isKept ? 'PUT' : 'DELETE';
  const told = sendOrKeep<unknown>({ method, path: pathOf(param), about }, () =>
    isKept ? read(planApi().$put({ param })) : read(planApi().$delete({ param })),
  );
  underway = told.catch(() => undefined);
  return (await told) === waits;
}

/** A plan, with what it is called where that is known. */
type KeptPlan = PlanReference & { readonly title?: string };

/** Whether a plan is kept, as far as is known here, and what keeps it or gives it up. */
export function useKeeping(plan: KeptPlan, isKeptAtFirst: boolean) {
  const { i18n } = useLingui();
  const [isKept, setIsKept] = useState(isKeptAtFirst);
  const { button, press } = useUndoFocus(isKept);

  /** Shows the change at once, and takes it back when the server refuses it. */
  async function keep(next: boolean) {
    setIsKept(next);
    try {
      if (!(await keepPlan(plan, next))) return;
      await speak('member').catch(() => undefined);
      showToast('info', i18n._(sessionMessages.kept));
    } catch (error) {
      setIsKept(!next);
      const { notSaved, notRemoved } = savedPlanMessages;
      showToast('error', i18n._(whyFailed(error, next ? notSaved : notRemoved)));
    }
  }
  return { isKept, button, keep: (next: boolean) => press(() => keep(next))() };
}
