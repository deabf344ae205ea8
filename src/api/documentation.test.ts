import { expect, test } from 'vitest';
import { apiAccess } from './access.ts';
import { endpoints } from './mount.server.ts';
import { documentationOf } from './documentation.ts';
import { openApiDocument } from './openapi.server.ts';

const document = await openApiDocument(endpoints, 'https://birtu.example');
const documentation = documentationOf(document, apiAccess);
const all = documentation.groups.flatMap((group) => group.endpoints);
const of = (method: string, path: string) =>
  all.find((endpoint) => endpoint.method === method && endpoint.path === path);

test('every endpoint of the document is there once, under its part', () => {
  const described = Object.values(document.paths).flatMap((operations) => Object.keys(operations));
  expect(all).toHaveLength(described.length);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
});

test('it says who may call', () => {
  expect(of('GET', '/exercises')?.callers).toBe('Everyone');
  expect(of('GET', '/profile')?.callers).toBe('Members');
  const staff = documentationOf(document, { ...apiAccess, 'GET /profile': ['admin_super', 'admin_*'] });
  const profile = staff.groups.flatMap((group) => group.endpoints).find(({ path }) => path === '/profile');
  expect(profile?.callers).toBe('admin_super, any other admin role');
});

test('a public call can be pasted as it stands, one of a member wants a token, and a body is sent as JSON', () => {
  expect(of('GET', '/plans/fitness/{id}')?.command).toBe(
    "curl 'https://birtu.example/api/plans/fitness/weight-loss-foundation'",
  );
  expect(of('GET', '/profile')?.command).toContain("-H 'Authorization: Bearer ACCESS_TOKEN'");
  const command = of('POST', '/feedback')?.command ?? '';
  expect(command).toMatch(/^curl -X POST 'https:\/\/birtu\.example\/api\/feedback'/);
  expect(JSON.parse(/-d '(.*)'$/.exec(command)?.[1] ?? '')).toMatchObject({ website: '' });
});

test('an answer shows a sample and its fields; a refusal has the shape that all refusals have', () => {
  const answers = of('GET', '/plans/fitness/{id}')?.answers ?? [];
  const found = answers.find(({ status }) => status === '200')?.body;
  expect(found?.fields.map(({ name }) => name)).toContain('plan.schedule[].exercises[].sets[].reps');
  expect(JSON.parse(found?.example ?? '')).toHaveProperty('plan.title.am');
  expect(answers.find(({ status }) => status === '404')?.body).toBeNull();
});
