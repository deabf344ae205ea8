import { idempotencyHeader } from '#src/lib/idempotency.ts';
import { type Caller, takesKey } from './access.ts';
import { maxBodyText } from './body-limit.ts';

/** A JSON schema as far as this API's own have need of it. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly pattern?: string;
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
}

export interface Parameter {
  readonly in: string;
  readonly name: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema?: Schema;
  readonly example?: string | number;
}

export type Content = Readonly<Record<string, { readonly schema?: Schema }>>;

export interface Answer {
  readonly description: string;
  readonly content?: Content;
}

export interface Operation {
  readonly operationId?: string;
  readonly tags?: readonly string[];
  readonly summary?: string;
  readonly description?: string;
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly required?: boolean; readonly content: Content };
  readonly responses?: Readonly<Record<string, Answer>>;
}

/** An OpenAPI 3.1 document. */
export interface OpenApi {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string; readonly description?: string };
  readonly servers?: readonly { readonly url: string }[];
  readonly tags?: readonly { readonly name: string; readonly description?: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components?: {
    readonly schemas?: Readonly<Record<string, Schema>>;
    readonly securitySchemes?: unknown;
  };
}

/** The endpoint of a path and method, as the table of access names it. */
export const endpointOf = (method: string, path: string): string =>
  `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;

const problemType = 'application/problem+json';
const problemContent = {
  [problemType]: { schema: { $ref: '#/components/schemas/Problem' } },
} satisfies Content;

/** Answers that come from what all endpoints share, and so stand in none of their descriptions. */
const shared = {
  401: 'Not signed in, or the token is no good',
  403: 'The session or the role does not allow it',
  413: `The body is larger than ${maxBodyText}`,
  415: 'The body is not application/json',
  422: 'Something in the request is missing or wrong',
} as const;

/** The document with all that the endpoints share: who may call them, and in which form they refuse. */
export function completed(document: OpenApi, access: Readonly<Record<string, readonly Caller[]>>): OpenApi {
  const paths = Object.entries(document.paths).map(([path, operations]) => {
    const all = Object.entries(operations).map(([method, operation]) => {
      const callers = access[endpointOf(method, path)] ?? [];
      const whole = takesKey(method.toUpperCase(), path) ? withKey(operation) : operation;
      const { description, parameters, ...rest } = completedOperation(whole, callers.includes('visitor'));
      return [
        method,
        {
          ...rest,
          description: [description, `Who may call: ${callersText(callers)}.`].filter(Boolean).join('\n\n'),
          ...(parameters && { parameters: parameters.map((each) => withSample(path, each)) }),
        },
      ] as const;
    });
    return [path, Object.fromEntries(all)] as const;
  });
  return { ...document, paths: Object.fromEntries(paths) };
}

function callersText(callers: readonly Caller[]): string {
  if (callers.includes('visitor')) return 'everyone';
  if (callers.includes('user')) return 'members';
  return callers.map((caller) => (caller === 'admin_*' ? 'any other admin role' : caller)).join(', ');
}

/** What stands in a path of something that is there, so that a call can be tried as it stands. */
const samples: Readonly<Record<string, string | number>> = {
  '/plans/fitness/{id}': 'weight-loss-foundation',
  '/plans/nutrition/{id}': 'everyday-balance',
  '/content/{id}': 'building-habits',
  '/fasting/{year}': 2019,
  '/calendar/{date}': '2026-11-21',
};

function withSample(path: string, parameter: Parameter): Parameter {
  const sample = Object.entries(samples).find(([known]) => path.startsWith(known))?.[1];
  return sample !== undefined && parameter.in === 'path' ? { ...parameter, example: sample } : parameter;
}

const keyParameter: Parameter = {
  in: 'header',
  name: idempotencyHeader,
  required: false,
  description:
    'One for each save: sent again because its answer was lost, it is answered and not made twice.',
  schema: { type: 'string', format: 'uuid' },
};

function withKey({ parameters = [], responses = {}, ...operation }: Operation): Operation {
  return {
    ...operation,
    parameters: [...parameters, keyParameter],
    responses: withShared(responses, {
      400: `The ${idempotencyHeader} is not a UUID`,
      409: 'The key has made another record than is sent (`saved_before`)',
    }),
  };
}

/** What an endpoint answers, and what it shares with others: where both are of one status, that is either. */
function withShared(
  own: Readonly<Record<string, Answer>>,
  others: Readonly<Record<number, string>>,
): Record<string, Answer> {
  const either = Object.entries(others).map(([status, description]): [string, Answer] => {
    const answer = own[status];
    const schema = answer?.content?.[problemType]?.schema;
    if (!answer || !schema) return [status, answer ?? { description }];
    const anyOf = [...(schema.anyOf ?? [schema]), problemContent[problemType].schema];
    return [
      status,
      {
        description: `${answer.description}\n\n${description}`,
        content: { [problemType]: { schema: { anyOf } } },
      },
    ];
  });
  return { ...own, ...Object.fromEntries(either) };
}

function completedOperation(operation: Operation, isOpen: boolean): Operation {
  const { parameters = [], requestBody, responses = {} } = operation;
  const added = [
    ...(isOpen ? [] : ([401, 403] as const)),
    ...(requestBody ? ([413, 415] as const) : []),
    ...(requestBody || parameters.some(({ schema }) => !isAnyText(schema)) ? ([422] as const) : []),
  ];
  const all = withShared(responses, Object.fromEntries(added.map((status) => [status, shared[status]])));
  return {
    ...operation,
    security: isOpen ? [] : [{ session: [] }],
    responses: Object.fromEntries(
      Object.entries(all).map(([status, answer]) => [
        status,
        Number(status) < 400 || saysItsProblem(answer) ? answer : { ...answer, content: problemContent },
      ]),
    ),
  };
}

const saysItsProblem = ({ content }: Answer): boolean => content?.[problemType] !== undefined;

/** Whether a schema takes whatever text stands in an address. */
const isAnyText = (schema: Schema | undefined): boolean =>
  schema === undefined || Object.keys(schema).every((key) => key === 'type' || key === 'description');
