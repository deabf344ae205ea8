import { eq } from 'drizzle-orm';
import { userProfiles } from '#db/schema.ts';
import type { Problem } from '#src/api/problem.ts';
import type { Activity } from '#src/features/activity/schema.ts';
import type {
  Finished,
  OpenSession,
  SetChange,
  StartedPlan,
  Training,
} from '#src/features/training/schema.ts';
import { startApi } from './api-caller.ts';

export const lossPlan = 'weight-loss-foundation';
export const gainPlan = 'weight-gain-strength';
/** On which workouts are finished. */
export const date = '2026-11-21';

/** What any of the answers can hold; a test looks for what belongs to its own. */
type Answer = StartedPlan &
  Omit<OpenSession, keyof StartedPlan> &
  Pick<Finished, 'minutes' | 'estimate'> &
  Pick<Problem, 'code'> & {
    readonly session: OpenSession;
    readonly plans: StartedPlan[];
    readonly items: readonly Activity[];
  };
export type Caller = (
  method: string,
  path: string,
  body?: object,
) => Promise<{ status: number; body: Answer }>;

/** Training and the calendar on a database of its own, with Selam, who weighs 60 kg, and Dawit, of whom no weight is known. */
export async function openTrainingStage() {
  const api = await startApi({}, 'bundled');
  const [selam, dawit] = [await api.member('user', 'Selam'), await api.member('user', 'Dawit')];
  await api.db.update(userProfiles).set({ weight: 60 }).where(eq(userProfiles.id, selam.id));
  return {
    sql: api.sql,
    selamId: selam.id,
    selam: selam.call as Caller,
    dawit: dawit.call as Caller,
    /** Takes away whatever was begun and done. */
    async clear() {
      for (const table of [
        'workout_sessions',
        'deleted_workouts',
        'started_plans',
        'routines',
        'own_exercises',
        'activities',
      ])
        await api.sql`delete from ${api.sql(table)}`;
    },
    close: () => api.close(),
  };
}

export const start = async (caller: Caller, planId = lossPlan): Promise<StartedPlan> =>
  (await caller('POST', '/training/plans', { planId })).body;

export const training = async (caller: Caller): Promise<Training> => (await caller('GET', '/training')).body;

export const begin = async (caller: Caller, plan: StartedPlan, week = 1, day = 1): Promise<OpenSession> => {
  const { status, body } = await caller('POST', '/training/session', { startedPlanId: plan.id, week, day });
  if (status !== 201) throw new Error(`No session began: ${status} ${body.code}`);
  return body;
};

export const change = (position: number, more: Partial<SetChange> = {}): SetChange => ({
  position,
  moves: 0,
  changes: 1,
  state: 'done',
  reps: 10,
  seconds: null,
  weight: null,
  at: '2026-11-21T06:00:00.000Z',
  ...more,
});

export const tell = (caller: Caller, { id }: { id: string }, ...sets: SetChange[]) =>
  caller('PUT', `/training/sessions/${id}/sets`, { sets });

export const finish = (caller: Caller, { id }: { id: string }, more: object = {}) =>
  caller('POST', `/training/sessions/${id}/finish`, { minutes: 30, date, ...more });

export const mark = (caller: Caller, method: string, plan: StartedPlan, week: number, day: number) =>
  caller(method, `/training/plans/${plan.id}/weeks/${week}/days/${day}`);

export const logged = async (caller: Caller): Promise<readonly Activity[]> =>
  (await caller('GET', `/activities?from=${date}&to=${date}`)).body.items;
