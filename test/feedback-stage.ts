import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { mapError } from '#src/api/errors.server.ts';
import { activityLog, feedback, userProfiles, users } from '#db/schema.ts';
import { createApi } from '#src/api/mount.server.ts';
import { openSession, sessionJson } from '#src/features/auth/sessions/session.server.ts';
import { staffFeedbackPageSchema, staffFeedbackSchema } from '#src/features/feedback/staff/schema.ts';
import type { ApiEnvironment, RequestContext } from '#src/server/context.server.ts';
import { startJobs } from '#src/server/jobs.server.ts';
import { mailWorkers } from '#src/server/mail.server.ts';
import { startAccountNode } from './account-server.ts';
import { createTestDatabase } from './database.ts';
import { withSecondStep } from './second-step.ts';
import { startMailServer } from './mail-server.ts';

export type FeedbackStage = Awaited<ReturnType<typeof openFeedbackStage>>;
export type StaffMember = Awaited<ReturnType<FeedbackStage['member']>>;

type NewMessage = Partial<typeof feedback.$inferInsert>;

const message = (given: NewMessage): typeof feedback.$inferInsert => ({
  fullName: 'Selam Tesfaye',
  email: 'selam@mail.test',
  subject: 'My plan',
  content: 'How do I begin?',
  ...given,
});

/** The whole API on a database of its own, with messages in it, staff who call it, and a mail server. */
export async function openFeedbackStage() {
  const [database, mailServer] = await Promise.all([createTestDatabase(), startMailServer()]);
  const node = await startAccountNode(database, {
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'Birtu <hello@birtu.test>',
  });
  const { sql, db, log, settings } = node.runtime;
  const jobs = await startJobs({ sql, log, workers: mailWorkers({ sql, log, settings }), pollSeconds: 0.5 });
  const context: RequestContext = {
    ...node.runtime,
    jobs,
    requestId: '',
    clientAddress: '192.0.2.9',
    userAgent: '',
    language: 'en',
    actor: null,
  };
  const api = new Hono<ApiEnvironment>();
  api.use((c, next) => {
    c.set('context', context);
    return next();
  });
  api.route('/api', createApi().onError(mapError));

  /** @param path below `/api/admin` */
  const caller = (token: string) => async (method: string, path: string, json?: object) =>
    await api.request(`/api/admin${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(json && { body: JSON.stringify(json) }),
    });
  const stored = async (...given: NewMessage[]) => {
    const rows = await db.insert(feedback).values(given.map(message)).returning({ id: feedback.id });
    return rows.map(({ id }) => id);
  };
  return {
    sql,
    db,
    api,
    mailServer,
    /** Somebody new with this name who is logged in. */
    async member(fullName: string, role = 'admin_super') {
      const email = `${fullName.replace(' ', '.')}@birtu.test`;
      const [user] = await db.insert(users).values({ email }).returning();
      const { id } = user!;
      await db.insert(userProfiles).values({ id, fullName, email, role });
      const open = await openSession(context, db, id, { method: 'password' });
      if (role === 'admin_super') await sql.unsafe(withSecondStep(id));
      const call = caller((await sessionJson(context, open)).access_token);
      const json = async (method: string, path: string, body?: object): Promise<unknown> =>
        (await call(method, path, body)).json();
      return {
        id,
        call,
        list: async (query: Record<string, string> = {}) =>
          staffFeedbackPageSchema.parse(await json('GET', `/feedback?${new URLSearchParams(query)}`)),
        resolve: async (messageId: string, isResolved = true) =>
          staffFeedbackSchema.parse(
            await json('PATCH', `/feedback/${messageId}`, { is_resolved: isResolved }),
          ),
      };
    },
    stored,
    storedOne: async (given: NewMessage = {}) => (await stored(given))[0]!,
    /** Messages a microsecond apart, which a moment in milliseconds could not keep apart. */
    storeMany: (count: number) => sql`
      insert into feedback (full_name, email, content, created_at)
      select 'Person ' || n, 'p' || n || '@mail.test',
        'Message ' || n || case when n % 2 = 0 then ' even' else '' end,
        timestamptz '2026-11-01T08:00:00Z' + n * interval '1 microsecond'
      from generate_series(1, ${count}::int) as n`,
    /** What the activity log says of a message. */
    logOf: (id: string) =>
      db.select().from(activityLog).where(eq(activityLog.subjectId, id)).orderBy(activityLog.id),
    async close() {
      await jobs.stop(1000);
      await node.close();
      await mailServer.stop();
      await database.close();
    },
  };
}
