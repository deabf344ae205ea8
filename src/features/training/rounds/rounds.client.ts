import { read } from '#src/api/client.ts';
import { memberApi } from '#src/session/account.client.ts';
import { sendOrKeep, waits } from '#src/session/send-or-keep.client.ts';
import type { StartedPlan } from '../schema.ts';
import { withWaiting } from '../waiting-training.ts';

const roundApi = () => memberApi().training.plans[':id'].weeks[':week'].rounds[':round'];

/** A week that is done once more, under an id that this device chose: by it that is taken back. */
export interface Round {
  readonly week: number;
  readonly round: string;
}

type Deed = 'again' | 'taken-back';

async function tell(
  { id, endedAt }: Pick<StartedPlan, 'id' | 'endedAt'>,
  { week, round }: Round,
  is: Deed,
  replace?: string,
): Promise<StartedPlan | typeof waits> {
  const param = { id, week: String(week), round };
  const query = replace === undefined ? {} : { replace };
  const send = async () =>
    await read(is === 'again' ? roundApi().$put({ param, query }) : roundApi().$delete({ param }));
  // Whether one that has ended can go on, the server alone knows.
  if (endedAt !== null) return await send();
  return await sendOrKeep(
    {
      method: is === 'again' ? 'PUT' : 'DELETE',
      path: `/training/plans/${id}/weeks/${week}/rounds/${round}`,
      about: { kind: 'training_week', value: String(week) },
    },
    send,
  );
}

/**
 * Opens all days of a week again.
 *
 * @param replace the started plan that is left for it, where this one has ended
 * @throws {ApiError} as what takes it back
 */
export async function doWeekAgain(plan: StartedPlan, round: Round, replace?: string): Promise<StartedPlan> {
  const told = await tell(plan, round, 'again', replace);
  const { week, round: id } = round;
  return told === waits
    ? withWaiting(plan, { deeds: [{ startedPlanId: plan.id, week, is: 'again', round: id }] })
    : told;
}

/** @param before how the plan stood before */
export async function takeWeekBack(before: StartedPlan, round: Round): Promise<StartedPlan> {
  const told = await tell({ ...before, endedAt: null }, round, 'taken-back');
  return told === waits ? before : told;
}
