import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '#test/database.ts';
import postgres from 'postgres';
import { createListener, keepListening } from './listener.server.ts';
import { createLog } from './log.server.ts';

const log = createLog({ level: 'silent', readable: false });

async function twoDatabases() {
  const [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  onTestFinished(async () => void (await Promise.all([one.close(), other.close()])));
  return { one, other };
}

test('what is sent is heard; where it is not, as through a pooler, the setting that is missing is named', async () => {
  const { one, other } = await twoDatabases();
  const stop = await keepListening({ sql: one.sql, listener: one.listener, log });
  stop();
  // A notice reaches its own database only.
  await expect(keepListening({ sql: other.sql, listener: one.listener, log })).rejects.toThrow(
    'DATABASE_DIRECT_URL: notices of changes do not come back',
  );
});

test('what is listened to goes on over another connection, and is told that it may have missed something', async () => {
  const { one } = await twoDatabases();
  const listener = createListener(() => postgres(one.directUrl, { max: 1 }));
  onTestFinished(() => listener.close());
  const heard: string[] = [];
  let beginnings = 0;
  const { unlisten } = await listener.listen(
    'news',
    (payload) => heard.push(payload),
    () => (beginnings += 1),
  );
  await listener.renew();
  expect(beginnings).toBe(2);
  await one.sql`select pg_notify('news', 'again')`;
  await expect.poll(() => heard).toEqual(['again']);
  await unlisten();
  await listener.renew();
  expect(beginnings).toBe(2);
});
