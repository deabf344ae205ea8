import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { mapError } from '#src/api/errors.server.ts';
import { userProfiles, users } from '#db/schema.ts';
import { createApi } from '#src/api/mount.server.ts';
import { openSession, sessionJson } from '#src/features/auth/sessions/session.server.ts';
import type { ApiEnvironment, RequestContext } from '#src/server/context.server.ts';
import { sitemap } from '#src/features/site/sitemap.server.ts';
import { startAccountNode } from './account-server.ts';
import { createTestDatabase } from './database.ts';
import type { Content } from './database-server.ts';
import { withSecondStep } from './second-step.ts';

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // oxlint-disable-next-line typescript/no-explicit-any -- answers of every shape, looked into by the tests
  readonly body: any;
}

export interface ApiCaller {
  /**
   * @param path below `/api`
   * @param body a text or a file is sent as it stands
   * @param key the `Idempotency-Key`
   */
  readonly call: (
    method: string,
    path: string,
    body?: object | string | Uint8Array<ArrayBuffer>,
    key?: string,
  ) => Promise<Answer>;
}

export interface ApiMember extends ApiCaller {
  readonly id: string;
}

interface Caller {
  /** As `openSession` has it: what a reset link opened. */
  readonly recovery?: boolean;
  /** The address on the internet that the call comes from. */
  readonly address?: string;
}

/**
 * The whole API on a database of its own, with people of every role, visitors, and a clock that the test sets.
 *
 * @param environment settings as in the environment
 */
export async function startApi(
  environment: Readonly<Record<string, string>> = {},
  content: Content = 'empty',
) {
  const database = await createTestDatabase(content);
  const node = await startAccountNode(database, { CLIENT_LIMIT_FACTOR: '1000', ...environment });
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
  const api = new Hono<ApiEnvironment & { Bindings: { address?: string } }>();
  api.use((c, next) => {
    c.set('context', { ...context, clientAddress: c.env?.address ?? context.clientAddress });
    return next();
  });
  api.route('/', sitemap).route('/', createApi().onError(mapError));

  const callerWith = (token: () => Promise<string | null>, address?: string): ApiCaller => ({
    async call(method, path, body, key) {
      const bearer = await token();
      const headers = {
        'content-type': body instanceof Uint8Array ? 'application/octet-stream' : 'application/json',
        ...(bearer !== null && { authorization: `Bearer ${bearer}` }),
        ...(key !== undefined && { 'idempotency-key': key }),
      };
      const sent = typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body);
      const asked = { method, headers, ...(sent !== undefined && { body: sent }) };
      const response = await api.request(path, asked, address === undefined ? {} : { address });
      const text = await response.text();
      return {
        status: response.status,
        headers: response.headers,
        body: response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text || null,
      };
    },
  });
  const logIn = async (id: string, { recovery = false, address }: Caller = {}): Promise<ApiMember> => {
    const open = await openSession(context, db, id, { method: 'password', recovery });
    const [profile] = await db.select().from(userProfiles).where(eq(userProfiles.id, id));
    if (profile?.role === 'admin_super') await database.sql.unsafe(withSecondStep(id));
    // Made anew each time, so that the clock can be set on.
    const token = async () => (await sessionJson(context, open)).access_token;
    return { id, ...callerWith(token, address) };
  };
  let people = 0;
  const account = async (values: Partial<typeof users.$inferInsert> = {}): Promise<string> => {
    const email = `p${(people += 1)}@birtu.test`;
    const [user] = await db
      .insert(users)
      .values({ email, emailConfirmedAt: new Date(), ...values })
      .returning();
    return user!.id;
  };
  return {
    sql: database.sql,
    listener: database.listener,
    db,
    node,
    context,
    setClock: (to: Date) => void (now = to),
    /** What a visitor is answered, as it comes. @param path below `/api` */
    visit: async (path: string): Promise<Response> => await api.request(path),
    /** What a visitor's request without a body is answered, with headers of its own. @param path below `/api` */
    send: async (method: string, path: string, headers: Record<string, string>): Promise<Response> =>
      await api.request(path, { method, headers }),
    visitor: (address?: string) => callerWith(async () => null, address),
    /** Somebody without a profile. */
    account,
    /** One more session of an account; a super admin’s has shown a second step. */
    logIn,
    async member(
      role = 'user',
      name = 'Selam Tesfaye',
      createdAt = new Date(),
      email = `p${people + 1}@birtu.test`,
    ): Promise<ApiMember & { readonly email: string }> {
      const id = await account({ email, emailConfirmedAt: createdAt });
      await db.insert(userProfiles).values({ id, fullName: name, email, role, createdAt });
      return { ...(await logIn(id)), email };
    },
    sitemap: async () => await (await api.request('/sitemap.xml')).text(),
    async close() {
      await node.close();
      await database.close();
    },
  };
}
