import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import type { ApiEnvironment } from './context.server.ts';
import { crossOrigin } from './cross-origin.server.ts';

const friend = 'https://app.birtu.example';
const wanted = { 'access-control-request-method': 'PUT', 'access-control-request-headers': 'authorization' };

function api(allowed: readonly string[]) {
  const app = new Hono<ApiEnvironment>();
  app.use(crossOrigin(allowed));
  app.put('/plans', (c) => c.json({ saved: true }, 200, { vary: 'Accept-Language' }));
  return async (method: string, headers: Record<string, string>) => {
    const { status, headers: told } = await app.request('/plans', { method, headers });
    return {
      status,
      origin: told.get('access-control-allow-origin'),
      credentials: told.get('access-control-allow-credentials'),
      vary: told.get('vary'),
      told,
    };
  };
}

describe('another front end', () => {
  test('that is listed asks beforehand, and may send a token', async () => {
    const ask = api(['https://other.example', friend]);
    const { told, ...preflight } = await ask('OPTIONS', { origin: friend, ...wanted });
    expect(preflight).toEqual({ status: 204, origin: friend, credentials: null, vary: 'Origin' });
    expect(told.get('access-control-allow-methods')).toContain('PUT');
    expect(told.get('access-control-allow-headers')).toMatch(/\bauthorization\b.*\bx-supabase-api-version\b/);
    const { told: of, ...saved } = await ask('PUT', { origin: friend });
    expect(saved).toEqual({
      status: 200,
      origin: friend,
      credentials: null,
      vary: 'Accept-Language, Origin',
    });
    expect(of.get('access-control-expose-headers')).toContain('retry-after');
  });

  test.each([
    'https://app.birtu.example.elsewhere.example',
    'http://app.birtu.example',
    'https://app.birtu.example:8443',
    'null',
    '',
  ])('of the origin %o is told nothing', async (origin) => {
    const ask = api([friend]);
    expect(await ask('OPTIONS', { origin, ...wanted })).toMatchObject({ status: 404, origin: null });
    expect(await ask('PUT', { origin })).toMatchObject({
      status: 200,
      origin: null,
      vary: 'Accept-Language, Origin',
    });
  });

  test('is told nothing where none is listed', async () => {
    const ask = api([]);
    expect(await ask('OPTIONS', { origin: friend, ...wanted })).toMatchObject({ status: 404, origin: null });
    expect(await ask('PUT', { origin: friend })).toMatchObject({ origin: null, vary: 'Accept-Language' });
  });
});
