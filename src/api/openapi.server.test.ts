import { Validator } from '@seriousme/openapi-schema-validator';
import { beforeAll, describe, expect, test } from 'vitest';
import { apiAccess } from './access.ts';
import { endpoints } from './app.server.ts';
import { endpointOf, type OpenApi, type Operation } from './openapi.ts';
import { openApiDocument } from './openapi.server.ts';

let document: OpenApi;
let operations: (Operation & { endpoint: string })[];

beforeAll(async () => {
  document = JSON.parse(JSON.stringify(await openApiDocument(endpoints, 'https://birtu.example'))) as OpenApi;
  operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      endpoint: endpointOf(method, path),
    })),
  );
});

test('the document is what OpenAPI 3.1 asks for', async () => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate({ ...document });
  expect(errors ?? []).toEqual([]);
  expect([valid, validator.version]).toEqual([true, '3.1']);
});

test('it describes every endpoint of the table of access but itself', () => {
  const inOrder = (all: string[]) => all.toSorted((a, b) => a.localeCompare(b));
  expect(inOrder(['GET /openapi.json', ...operations.map(({ endpoint }) => endpoint)])).toEqual(
    inOrder(Object.keys(apiAccess)),
  );
});

test('each endpoint says what it does, to which part it belongs, and what it answers', () => {
  const parts = document.tags?.map(({ name }) => name);
  for (const { endpoint, summary, tags = [], responses = {} } of operations) {
    expect(summary, endpoint).toBeTruthy();
    expect(tags, endpoint).toHaveLength(1);
    expect(parts).toContain(tags[0]);
    expect(
      Object.keys(responses).filter((status) => status.startsWith('2')),
      endpoint,
    ).toHaveLength(1);
    for (const [status, { content }] of Object.entries(responses))
      if (Number(status) >= 400)
        expect(Object.keys(content ?? {}), endpoint).toEqual(['application/problem+json']);
  }
});

describe('who may call', () => {
  test('is what the table of access says', () => {
    for (const { endpoint, security, responses = {} } of operations) {
      const isOpen = apiAccess[endpoint]?.includes('visitor');
      expect(security, endpoint).toEqual(isOpen ? [] : [{ session: [] }]);
      expect('401' in responses, endpoint).toBe(!isOpen);
    }
  });
});

test('what an endpoint takes is described: parameters of addresses, fields of bodies', () => {
  const of = (endpoint: string) => operations.find((operation) => operation.endpoint === endpoint);
  expect(of('GET /plans/fitness')?.parameters?.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['q', 'category', 'level', 'featured', 'page']),
  );
  const body = of('POST /activities')?.requestBody?.content['application/json']?.schema;
  expect(Object.keys(body?.properties ?? {})).toContain('date');
  for (const { endpoint, requestBody, responses = {} } of operations)
    if (requestBody) expect(Object.keys(responses), endpoint).toContain('422');
});
