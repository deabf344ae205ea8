import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { userProfiles, users } from '#db/schema.ts';
import { seed } from '#db/seed.server.ts';
import { mapError } from '#src/api/errors.server.ts';
import type { Problem } from '#src/api/problem.ts';
import { activitiesApi } from '#src/features/activity/api.server.ts';
import type { Activity } from '#src/features/activity/schema.ts';
import { trainingApi } from '#src/features/training/api.server.ts';
import type {
  Finished,
  OpenSession,
  SetChange,
  StartedPlan,
  Training,
} from '#src/features/training/schema.ts';
import type { Actor, ApiEnvironment } from '#src/server/context.server.ts';
import type { OpenDatabase } from '#src/server/database.server.ts';
import { readSettings } from '#src/server/env.server.ts';
import { createLog } from '#src/server/log.server.ts';
import { createTestDatabase } from './database.ts';

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
  const database = await createTestDatabase();
  await seed(database.sql);
  const selamId = await memberCalled(database, 'Selam', 60);
  return {
    sql: database.sql,
    selamId,
    selam: callAs(database, selamId),
    dawit: callAs(database, await memberCalled(database, 'Dawit', null)),
    /** Takes away whatever was begun and done. */
    async clear() {
      for (const table of ['workout_sessions', 'started_plans', 'activities'])
        await database.sql`delete from ${database.sql(table)}`;
    },
    close: () => database.close(),
  };
}

async function memberCalled({ db }: OpenDatabase, name: string, weight: number | null): Promise<string> {
  const email = `${name}@birtu.test`;
  const [user] = await db.insert(users).values({ email }).returning();
  await db.insert(userProfiles).values({ id: user!.id, fullName: name, email, weight });
  return user!.id;
}

function callAs({ sql, db }: OpenDatabase, userId: string): Caller {
  const actor: Actor = {
    sessionId: randomUUID(),
    role: 'user',
    aal: 'aal1',
    userId,
    recovery: false,
    needsSecondFactor: false,
  };
  const api = new Hono<ApiEnvironment>();
  api.use((c, next) => {
    c.set('context', {
      sql,
      db,
      actor,
      requestId: '',
      clientAddress: '',
      userAgent: '',
      language: 'en',
      settings: readSettings({}),
      log: createLog({ level: 'silent', readable: false }),
      jobs: { enqueue: () => Promise.reject(new Error('no jobs here')) },
      now: () => new Date(),
    });
    return next();
  });
  api.route('/training', trainingApi).route('/activities', activitiesApi);
  api.onError(mapError);
  return async (method, path, body) => {
    const response = await api.request(path, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const text = await response.text();
    return { status: response.status, body: JSON.parse(text || '{}') as Answer };
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
