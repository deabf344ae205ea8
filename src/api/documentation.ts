import type { Caller } from './access.ts';
import { endpointOf, type Content, type OpenApi, type Operation } from './openapi.ts';
import { exampleOf, fieldsOf, typeOf, type Field } from './schema-fields.ts';

/** What stands in a request or an answer: its fields, and a sample of it as JSON where it is JSON. */
export interface Body {
  readonly type: string;
  readonly fields: readonly Field[];
  readonly example: string | null;
}

interface Answer {
  readonly status: string;
  readonly description: string;
  /** Null for the refusals, which all have one shape, and for answers without a body. */
  readonly body: Body | null;
}

export interface Endpoint {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  readonly callers: string;
  readonly parameters: readonly (Field & { readonly place: string })[];
  readonly body: Body | null;
  readonly answers: readonly Answer[];
  /** How to ask for it from a terminal. */
  readonly command: string;
}

export interface Documentation {
  readonly title: string;
  readonly version: string;
  /** Where the paths of the endpoints begin. */
  readonly server: string;
  readonly groups: readonly {
    readonly name: string;
    readonly description: string;
    readonly endpoints: readonly Endpoint[];
  }[];
}

/** What a reader of the documentation sees of an OpenAPI document, part by part. */
export function documentationOf(
  document: OpenApi,
  access: Readonly<Record<string, readonly Caller[]>>,
): Documentation {
  const server = document.servers?.[0]?.url ?? '';
  const endpoints = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      tag: operation.tags?.[0],
      endpoint: endpointView(method.toUpperCase(), path, operation, {
        server,
        callers: callersText(access[endpointOf(method, path)] ?? []),
      }),
    })),
  );
  const groups = (document.tags ?? []).map(({ name, description = '' }) => ({
    name,
    description,
    endpoints: endpoints.filter(({ tag }) => tag === name).map(({ endpoint }) => endpoint),
  }));
  const { title, version } = document.info;
  return { title, version, server, groups: groups.filter((group) => group.endpoints.length > 0) };
}

function endpointView(
  method: string,
  path: string,
  operation: Operation,
  { server, callers }: { server: string; callers: string },
): Endpoint {
  const body = bodyOf(operation.requestBody?.content);
  return {
    id: operation.operationId ?? endpointOf(method, path),
    method,
    path,
    summary: operation.summary ?? '',
    description: operation.description ?? '',
    callers,
    parameters: (operation.parameters ?? []).map(({ in: place, name, schema, required, description }) => ({
      place,
      name,
      type: typeOf(schema ?? {}),
      presence: required ? 'always' : 'optional',
      description: description ?? schema?.description ?? '',
    })),
    body,
    answers: Object.entries(operation.responses ?? {}).map(([status, answer]) => ({
      status,
      description: answer.description,
      body: Number(status) < 400 ? bodyOf(answer.content) : null,
    })),
    command: commandOf(method, server + path, operation, body),
  };
}

function callersText(callers: readonly Caller[]): string {
  if (callers.includes('visitor')) return 'Everyone';
  if (callers.includes('user')) return 'Members';
  return callers.map((caller) => (caller === 'admin_*' ? 'any other admin role' : caller)).join(', ');
}

function bodyOf(content: Content | undefined): Body | null {
  const [type, media] = Object.entries(content ?? {})[0] ?? [];
  if (type === undefined) return null;
  if (!media?.schema || !type.endsWith('json')) return { type, fields: [], example: null };
  return {
    type,
    fields: fieldsOf(media.schema),
    example: JSON.stringify(exampleOf(media.schema), null, 2),
  };
}

const samplePaths: Readonly<Record<string, string>> = {
  '/plans/fitness/{id}': 'weight-loss-foundation',
  '/plans/nutrition/{id}': 'everyday-balance',
  '/content/{id}': 'building-habits',
  '/fasting/{year}': '2019',
  '/calendar/{date}': '2026-11-21',
};

/** A call that can be pasted into a terminal; public ones work as they stand. */
function commandOf(method: string, address: string, operation: Operation, body: Body | null): string {
  const sample = Object.entries(samplePaths).find(([path]) => address.includes(path))?.[1];
  const lines = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}'${sample ? address.replace(/\{\w+\}/, sample) : address}'`,
    ...(operation.security?.length ? ["-H 'Authorization: Bearer ACCESS_TOKEN'"] : []),
    ...(body
      ? ["-H 'Content-Type: application/json'", `-d '${body.example?.replaceAll(/\n\s*/g, ' ')}'`]
      : []),
  ];
  return lines.join(' \\\n  ');
}
