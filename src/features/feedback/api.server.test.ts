import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { feedback } from '#db/schema.ts';
import { problemSchema } from '#src/api/problem-schema.ts';
import { startApi, type ApiCaller } from '#test/api-caller.ts';
import { feedbackLimits } from './limits.ts';
import { feedbackSchema } from './schema.ts';

let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  api = await startApi({ CLIENT_LIMIT_FACTOR: '1' });
});
afterAll(() => api.close());

const address = () => `${randomUUID()}@birtu.test`;
const message = (given: Record<string, unknown> = {}) => ({
  name: 'Selam Tesfaye',
  email: address(),
  subject: 'ቆሎ',
  message: "O'Brien & sons ask about <kolo>.",
  ...given,
});

const send = (body: object, caller: ApiCaller = api.visitor(randomUUID())) =>
  caller.call('POST', '/feedback', body);

const storedBy = (email: string) => api.db.select().from(feedback).where(eq(feedback.email, email));

describe('the contact form', () => {
  test('stores what a visitor wrote as it was typed, the subject too, under no account', async () => {
    const sent = message();
    const { status, body } = await send(sent);
    expect(status).toBe(201);
    expect(feedbackSchema.parse(body)).toMatchObject({
      user_id: null,
      rating: null,
      is_resolved: false,
    });
    expect(await storedBy(sent.email)).toMatchObject([
      { userId: null, fullName: sent.name, subject: sent.subject, content: sent.message, language: 'en' },
    ]);
  });

  test('stores a member’s message under the account, but not one from a reset link’s session', async () => {
    const member = await api.logIn(await api.account());
    const [asMember, asRecovery] = [message(), message()];
    await send(asMember, member);
    await send(asRecovery, await api.logIn(member.id, { recovery: true }));
    expect(await storedBy(asMember.email)).toMatchObject([{ userId: member.id }]);
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
    const { status, body } = await send(message(given));
    expect(status).toBe(422);
    const { errors } = problemSchema.parse(body);
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
    expect(refused.body).toMatchObject({
      detail: 'Too many messages. Please wait a few minutes before trying again.',
    });
    expect(await storedBy(email)).toHaveLength(5);
  });

  test('takes a hundred messages from one client, whoever signs them', async () => {
    const client = api.visitor(randomUUID());
    const answers = await Promise.all(Array.from({ length: 102 }, () => send(message(), client)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(100);
  });
});
