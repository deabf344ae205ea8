import { Hono } from 'hono';
import { userProfiles, users } from '#db/schema.ts';
import { createApi } from '#src/api/mount.server.ts';
import { openSession, sessionJson } from '#src/features/auth/sessions/session.server.ts';
import type { ApiEnvironment, RequestContext } from '#src/server/context.server.ts';
import { sitemap } from '#src/features/site/sitemap.server.ts';
import { startAccountNode } from './account-server.ts';
import { createTestDatabase } from './database.ts';

interface Answer {
  readonly status: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- answers of every shape, looked into by the tests
  readonly body: any;
}

interface StaffMember {
  readonly id: string;
  /**
   * @param path below `/api`
   * @param key the `Idempotency-Key`
   */
  call(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: object,
    key?: string,
  ): Promise<Answer>;
}

/** The whole API on a database of its own, with people of every role and a clock that the test sets. */
export async function startApi() {
  const database = await createTestDatabase();
  const node = await startAccountNode(database, { CLIENT_LIMIT_FACTOR: '1000' });
  const { db } = node.runtime;
  let now: Date | null = null;
  const context: RequestContext = {
    ...node.runtime,
    now: () => now ?? node.runtime.now(),
    requestId: '',
    clientAddress: '192.0.2.1',
    userAgent: '',
    language: 'en',
    actor: null,
  };
  const api = new Hono<ApiEnvironment>();
  api.use((c, next) => {
    c.set('context', context);
    return next();
  });
  api.route('/', sitemap).route('/', createApi());
  let people = 0;
  return {
    sql: database.sql,
    db,
    setClock: (to: Date) => void (now = to),
    /** As a visitor. @param path below `/api` */
    visit: async (path: string): Promise<Response> => await api.request(path),
    async member(role: string, name = 'Selam Tesfaye', createdAt = new Date()): Promise<StaffMember> {
      const email = `p${(people += 1)}@birtu.test`;
      const [user] = await db.insert(users).values({ email, emailConfirmedAt: createdAt }).returning();
      const { id } = user!;
      await db.insert(userProfiles).values({ id, fullName: name, email, role, createdAt });
      const open = await openSession(context, db, id, { method: 'password' });
      return {
        id,
        async call(method, path, body, key) {
          // Made anew each time, so that the clock can be set on.
          const { access_token: token } = await sessionJson(context, open);
          const response = await api.request(path, {
            method,
            headers: {
              'content-type': 'application/json',
              authorization: `Bearer ${token}`,
              ...(key !== undefined && { 'idempotency-key': key }),
            },
            ...(body && { body: JSON.stringify(body) }),
          });
          const text = await response.text();
          return { status: response.status, body: text ? JSON.parse(text) : null };
        },
      };
    },
    sitemap: async () => await (await api.request('/sitemap.xml')).text(),
    async close() {
      await node.close();
      await database.close();
    },
  };
}
