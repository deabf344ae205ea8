import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { feedback, users } from '#db/schema.ts';
import { mapError } from '#src/api/errors.server.ts';
import { problemSchema } from '#src/api/problem-schema.ts';
import type { Actor, ApiEnvironment } from '#src/server/context.server.ts';
import type { OpenDatabase } from '#src/server/database.server.ts';
import { readSettings } from '#src/server/env.server.ts';
import { createLog } from '#src/server/log.server.ts';
import { createTestDatabase } from '#test/database.ts';
import { feedbackApi } from './api.server.ts';
import { feedbackLimits } from './limits.ts';
import { feedbackSchema } from './schema.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const address = () => `${randomUUID()}@birtu.test`;
const message = (given: Record<string, unknown> = {}) => ({
  name: 'Selam Tesfaye',
  email: address(),
  subject: 'ቆሎ',
  message: "O'Brien & sons ask about <kolo>.",
  ...given,
});

async function send(
  body: unknown,
  { actor = null, client = randomUUID() }: { actor?: Actor | null; client?: string } = {},
) {
  const api = new Hono<ApiEnvironment>();
  api.use((c, next) => {
    c.set('context', {
      sql: database.sql,
      db: database.db,
      actor,
      settings: readSettings({}),
      log: createLog({ level: 'silent', readable: false }),
      jobs: { enqueue: () => Promise.reject(new Error('no jobs here')) },
      now: () => new Date(),
      requestId: '',
      clientAddress: client,
      userAgent: '',
      language: 'en',
    });
    return next();
  });
  api.route('/', feedbackApi);
  api.onError(mapError);
  return await api.request('/', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });
}

const storedBy = (email: string) => database.db.select().from(feedback).where(eq(feedback.email, email));

async function member(recovery = false): Promise<Actor> {
  const [user] = await database.db.insert(users).values({ email: address() }).returning();
  return {
    userId: user!.id,
    sessionId: randomUUID(),
    role: 'user',
    aal: 'aal1',
    recovery,
    needsSecondFactor: false,
  };
}

describe('the contact form', () => {
  test('stores what a visitor wrote as it was typed, the subject too, under no account', async () => {
    const sent = message();
    const response = await send(sent);
    expect(response.status).toBe(201);
    expect(feedbackSchema.parse(await response.json())).toMatchObject({
      user_id: null,
      rating: null,
      is_resolved: false,
    });
    expect(await storedBy(sent.email)).toMatchObject([
      { userId: null, fullName: sent.name, subject: sent.subject, content: sent.message, language: 'en' },
    ]);
  });

  test('stores a member’s message under the account, but not one from a reset link’s session', async () => {
    const actor = await member();
    const [asMember, asRecovery] = [message(), message()];
    await send(asMember, { actor });
    await send(asRecovery, { actor: await member(true) });
    expect(await storedBy(asMember.email)).toMatchObject([{ userId: actor.userId }]);
    expect(await storedBy(asRecovery.email)).toMatchObject([{ userId: null }]);
  });

  test.each([
    ['name', { name: ' ' }, 'Name is required'],
    ['email', { email: '' }, 'Email is required'],
    ['email', { email: 'selam@' }, 'Please enter a valid email address'],
    ['subject', { subject: undefined }, 'Subject is required'],
    ['message', { message: '' }, 'Message is required'],
    ['message', { message: 'a'.repeat(feedbackLimits.message + 1) }, 'This is too long'],
  ])('names what is wrong with the %s: %o', async (field, given, text) => {
    const response = await send(message(given));
    expect(response.status).toBe(422);
    const { errors } = problemSchema.parse(await response.json());
    expect(errors?.[0]).toEqual({ path: [field], message: text });
  });

  test('thanks a machine that fills in the hidden field, and keeps nothing', async () => {
    const sent = message({ website: 'https://spam.test' });
    expect((await send(sent)).status).toBe(201);
    expect(await storedBy(sent.email)).toEqual([]);
  });

  test('takes five messages from one sender in a quarter of an hour', async () => {
    const email = address();
    for (let count = 0; count < 5; count += 1) expect((await send(message({ email }))).status).toBe(201);
    const refused = await send(message({ email: email.toUpperCase() }));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({
      detail: 'Too many messages. Please wait a few minutes before trying again.',
    });
    expect(await storedBy(email)).toHaveLength(5);
  });

  test('takes a hundred messages from one client, whoever signs them', async () => {
    const client = randomUUID();
    const answers = await Promise.all(Array.from({ length: 102 }, () => send(message(), { client })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(100);
  });
});
