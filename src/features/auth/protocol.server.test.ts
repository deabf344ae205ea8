import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startAccountNode, type AccountNode } from '#test/account-server.ts';
import { createTestDatabase } from '#test/database.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let node: AccountNode;
beforeAll(async () => {
  database = await createTestDatabase();
  node = await startAccountNode(database);
});
afterAll(async () => {
  await node.close();
  await database.close();
});

async function refused(version: string | null, body: object) {
  const headers: Record<string, string> = version === null ? {} : { 'x-supabase-api-version': version };
  const response = await fetch(`${node.origin}/auth/v1/signup`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  return {
    status: response.status,
    echoed: response.headers.get('x-supabase-api-version'),
    named: response.headers.get('x-sb-error-code'),
    body: (await response.json()) as unknown,
  };
}

const weak = { email: 'weak@birtu.test', password: 'Abc12' };
const text = 'Password must be at least 8 characters long';
const reasons = { weak_password: { reasons: ['length'] } };

describe('a refusal', () => {
  test.each([null, '', '2023-12-31', 'tomorrow', '2024-13-45'])(
    'to a client of version %o says the status in `code`',
    async (version) => {
      expect(await refused(version, weak)).toEqual({
        status: 422,
        echoed: null,
        named: 'weak_password',
        body: { code: 422, error_code: 'weak_password', msg: text, ...reasons },
      });
    },
  );

  test.each(['2024-01-01', '2024-01-02', '2026-09-11'])(
    'to a client of version %s says its name in `code`, and the version that it is written in',
    async (version) => {
      expect(await refused(version, weak)).toEqual({
        status: 422,
        echoed: '2024-01-01',
        named: 'weak_password',
        body: { code: 'weak_password', message: text, ...reasons },
      });
    },
  );
});
