import type { Content, OpenApi, Operation, Schema } from './openapi.ts';

/** Characters of JSON. What is shorter is read sooner where it stands than behind its name. */
const worthAName = 120;

/**
 * The same document with each schema that stands in it twice written once, under a name in `components.schemas`. Viewers
 * and generators of clients work through every copy.
 */
export function withSharedSchemas(document: OpenApi): OpenApi {
  const counts = new Map<string, number>();
  const count = (schema: Schema) => {
    const key = JSON.stringify(schema);
    const before = counts.get(key) ?? 0;
    counts.set(key, before + 1);
    // Parts of a copy are no copies of their own.
    if (before === 0) mapParts(schema, (part) => (count(part), part));
  };
  mapSchemas(document, (schema) => (count(schema), schema));

  const named: Record<string, Schema> = { ...document.components?.schemas };
  const names = new Map<string, string>();
  const share = (schema: Schema, hint: string): Schema => {
    const key = JSON.stringify(schema);
    const isShared = schema.$ref === undefined && key.length >= worthAName && counts.get(key)! > 1;
    if (!isShared) return mapParts(schema, (part, name) => share(part, name ? pascal(name) : hint));
    let name = names.get(key);
    if (name === undefined) {
      name = freeName(ownName(schema) ?? hint, named);
      names.set(key, name);
      // Its place, before that of its parts.
      named[name] = schema;
      named[name] = mapParts(schema, (part, property) => share(part, property ? pascal(property) : hint));
    }
    return { $ref: `#/components/schemas/${name}` };
  };
  const { paths } = mapSchemas(document, share);
  return { ...document, paths, components: { ...document.components, schemas: named } };
}

/** Refusals go by their code. */
function ownName({ properties }: Schema): string | undefined {
  const code = properties?.['code']?.const;
  return typeof code === 'string' ? `Problem${pascal(code)}` : undefined;
}

const pascal = (name: string) =>
  name.replaceAll(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_, letter: string) => letter.toUpperCase());

function freeName(wanted: string, taken: Readonly<Record<string, unknown>>): string {
  let name = wanted;
  for (let number = 2; name in taken; number += 1) name = `${wanted}${number}`;
  return name;
}

type OnPart = (part: Schema, property?: string) => Schema;

/** The schema with what `onPart` makes of each schema right inside it. */
function mapParts(schema: Schema, onPart: OnPart): Schema {
  const { properties, items, additionalProperties, anyOf, oneOf, allOf } = schema;
  const each = (all: readonly Schema[]) => all.map((part) => onPart(part));
  return {
    ...schema,
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, part]) => [name, onPart(part, name)]),
      ),
    }),
    ...(items && { items: onPart(items) }),
    ...(typeof additionalProperties === 'object' && { additionalProperties: onPart(additionalProperties) }),
    ...(anyOf && { anyOf: each(anyOf) }),
    ...(oneOf && { oneOf: each(oneOf) }),
    ...(allOf && { allOf: each(allOf) }),
  };
}

/** The document with what `onSchema` makes of each schema of an operation, of which it hears what to call it. */
function mapSchemas(document: OpenApi, onSchema: (schema: Schema, hint: string) => Schema): OpenApi {
  const inContent = (content: Content, hint: string): Content =>
    mapValues(content, (media) =>
      media.schema ? { ...media, schema: onSchema(media.schema, hint) } : media,
    );
  const inOperation = (operation: Operation): Operation => {
    const { parameters, requestBody, responses, operationId = 'call' } = operation;
    const hint = pascal(operationId);
    return {
      ...operation,
      ...(parameters && {
        parameters: parameters.map((each) =>
          each.schema ? { ...each, schema: onSchema(each.schema, pascal(each.name)) } : each,
        ),
      }),
      ...(requestBody && {
        requestBody: { ...requestBody, content: inContent(requestBody.content, `${hint}Body`) },
      }),
      ...(responses && {
        responses: mapValues(responses, (answer, status) =>
          answer.content
            ? {
                ...answer,
                content: inContent(answer.content, `${hint}${status.startsWith('2') ? 'Answer' : status}`),
              }
            : answer,
        ),
      }),
    };
  };
  return { ...document, paths: mapValues(document.paths, (methods) => mapValues(methods, inOperation)) };
}

const mapValues = <Value, Made>(
  all: Readonly<Record<string, Value>>,
  make: (value: Value, key: string) => Made,
): Record<string, Made> =>
  Object.fromEntries(Object.entries(all).map(([key, value]) => [key, make(value, key)]));
