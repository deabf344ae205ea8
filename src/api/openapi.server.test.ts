import { Validator } from '@seriousme/openapi-schema-validator';
import { beforeAll, describe, expect, test } from 'vitest';
import { apiAccess } from './access.ts';
import { endpoints } from './mount.server.ts';
import { endpointOf, type OpenApi, type Operation, type Schema } from './openapi.ts';
import { openApiDocument } from './openapi.server.ts';
import { withSharedSchemas } from './shared-schemas.ts';

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

describe('as it is given out', () => {
  test('it is valid too, and less than half as long', async () => {
    const shared = withSharedSchemas(document);
    const { errors } = await new Validator().validate({ ...shared });
    expect(errors ?? []).toEqual([]);
    expect(JSON.stringify(shared).length).toBeLessThan(JSON.stringify(document).length / 2);
  });

  test('it says the same: with what its names stand for it is what it was', () => {
    const { paths, components } = withSharedSchemas(document);
    const unfold = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(unfold);
      if (typeof value !== 'object' || value === null) return value;
      const name = '$ref' in value && String(value.$ref).replace('#/components/schemas/', '');
      if (name && !(name in document.components!.schemas!)) return unfold(components!.schemas![name]);
      return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, unfold(part)]));
    };
    expect(unfold(paths)).toEqual(document.paths);
  });

  test('its names are words that generators can use, and each is used more than once', () => {
    const { paths, components } = withSharedSchemas(document);
    const text = JSON.stringify({ paths, components });
    for (const name of Object.keys(components!.schemas!)) {
      expect(name).toMatch(/^[A-Z][A-Za-z0-9]*$/);
      expect(text.split(`"#/components/schemas/${name}"`).length, name).toBeGreaterThan(2);
    }
  });
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

describe('the bounds that are enforced are described', () => {
  const parameter = (endpoint: string, name: string) =>
    operations
      .find((operation) => operation.endpoint === endpoint)
      ?.parameters?.find((each) => each.name === name)?.schema;
  const field = (endpoint: string, ...names: string[]) => {
    const body = operations.find((operation) => operation.endpoint === endpoint)?.requestBody?.content;
    return names.reduce((schema, name) => schema?.properties?.[name], body?.['application/json']?.schema);
  };

  test.each([
    ['POST /activities', () => field('POST /activities', 'date')],
    ['GET /activities', () => parameter('GET /activities', 'from')],
    ['PUT /progress/measurements/:date', () => parameter('PUT /progress/measurements/:date', 'date')],
    ['PATCH /profile', () => field('PATCH /profile', 'date')],
  ])('days from 1900 to 2100: %s', (_, schemaOf) => {
    const { format, pattern = '' } = schemaOf()!;
    expect(format).toBe('date');
    const days = ['1899-12-31', '1900-01-01', '2100-12-31', '2101-01-01', '2026-13-01', '2026-11-32'];
    expect(days.filter((day) => new RegExp(pattern).test(day))).toEqual(['1900-01-01', '2100-12-31']);
  });

  test.each([
    ['GET /fasting/:year', 'year', { type: 'integer', minimum: 1, maximum: 3000 }],
    ['GET /calendar/:date', 'date', { format: 'date' }],
    ['GET /admin/log', 'from', { format: 'date' }],
  ])('%s: %s', (endpoint, name, bounds) => {
    expect(parameter(endpoint, name)).toMatchObject(bounds);
  });

  test('every number that is sent has a lowest value, or is one of a few', () => {
    const open: string[] = [];
    const look = (schema: Schema | undefined, at: string): void => {
      if (!schema) return;
      const isNumber = (schema.type === 'number' || schema.type === 'integer') && !schema.enum;
      if (isNumber && (schema.minimum ?? schema.exclusiveMinimum) === undefined) open.push(at);
      for (const [name, part] of Object.entries(schema.properties ?? {})) look(part, `${at}.${name}`);
      for (const part of [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])])
        look(part, at);
      look(schema.items, `${at}[]`);
    };
    for (const { endpoint, parameters = [], requestBody } of operations) {
      for (const { name, schema } of parameters) look(schema, `${endpoint} ${name}`);
      for (const { schema } of Object.values(requestBody?.content ?? {})) look(schema, endpoint);
    }
    expect(open).toEqual([]);
  });
});

test('a save that takes a key says all that 409 can mean there: its own refusals and the key’s', () => {
  const { responses = {} } = operations.find(({ endpoint }) => endpoint === 'PUT /admin/foods/:id')!;
  const { description, content } = responses['409']!;
  expect(description).toMatch(/changed_meanwhile[^]+saved_before/);
  const schemas = content!['application/problem+json']!.schema!.anyOf!;
  expect(schemas.map(({ $ref, properties }) => $ref ?? properties?.['code']?.const)).toEqual([
    'changed_meanwhile',
    '#/components/schemas/Problem',
  ]);
});
