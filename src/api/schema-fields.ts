import type { Schema } from './openapi.ts';

/** One field of what is sent or answered, as a reader of the documentation sees it. */
export interface Field {
  /** Where it stands: `schedule[].day`. Empty for a value that is no object. */
  readonly name: string;
  readonly type: string;
  /** `filled`: it may be left out of a request, but an answer has it. */
  readonly presence: 'always' | 'filled' | 'optional';
  readonly description: string;
}

/** Every field of a schema, those inside others after them. */
export function fieldsOf(schema: Schema, name = '', presence: Field['presence'] = 'always'): Field[] {
  const { of, type } = unwrapped(schema);
  const own = { name, type, presence, description: schema.description ?? '' };
  if (isTranslated(of)) return [own];
  const inner = Object.entries(of.properties ?? {}).flatMap(([key, part]) =>
    fieldsOf(part, [name, key].filter(Boolean).join('.'), presenceOf(of, key, part)),
  );
  const each = of.items ? itemFields(of.items, name) : [];
  // The whole of an answer has no name; what it is made of says enough.
  return name === '' && inner.length > 0 ? inner : [own, ...inner, ...each];
}

function presenceOf({ required = [] }: Schema, key: string, part: Schema): Field['presence'] {
  if ('default' in part) return 'filled';
  return required.includes(key) ? 'always' : 'optional';
}

/** The fields of a list's items, where these are objects; simple items are said by the list's own type. */
const itemFields = (items: Schema, name: string): Field[] =>
  fieldsOf(items, `${name}[]`).filter((field) => field.name !== `${name}[]`);

/** A schema without the wrapping that lets it be null, and the name of its type. */
function unwrapped(schema: Schema): { of: Schema; type: string } {
  const choices = schema.anyOf ?? schema.oneOf ?? severalTypes(schema);
  const others = choices.filter((choice) => choice.type !== 'null');
  const [only] = others;
  const nullable = others.length < choices.length ? ' or null' : '';
  if (only && others.length === 1) return { of: only, type: typeOf(only) + nullable };
  if (others.length > 1) return { of: {}, type: others.map(typeOf).join(', or ') + nullable };
  return { of: schema, type: typeOf(schema) };
}

/** A schema that names several types, as one for each. */
const severalTypes = (schema: Schema): Schema[] =>
  typeof schema.type === 'object' ? schema.type.map((type) => ({ ...schema, type })) : [];

/** Whether it is one text in every language. */
const isTranslated = ({ properties }: Schema): boolean =>
  properties !== undefined &&
  Object.keys(properties).join() === 'en,am' &&
  Object.values(properties).every(({ type }) => type === 'string');

const formats: Readonly<Record<string, string>> = {
  date: 'day, as 2026-11-21',
  'date-time': 'instant, as 2026-11-21T08:00:00Z',
  uuid: 'UUID',
  uri: 'address',
  email: 'e-mail',
};

/** The type in words, with its bounds. */
export function typeOf(schema: Schema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(', ');
  if (isTranslated(schema)) return 'text as {en, am}';
  if (schema.items)
    return `list of ${schema.items.properties && !isTranslated(schema.items) ? 'objects' : unwrapped(schema.items).type}`;
  if (schema.type === 'object') return 'object';
  if (schema.type === 'boolean') return 'true or false';
  if (schema.type === 'integer') return `whole number${bounds(schema.minimum, schema.maximum)}`;
  if (schema.type === 'number') return `number${bounds(schema.minimum, schema.maximum)}`;
  if (schema.type === 'null') return 'null';
  if (schema.type !== 'string') return 'anything';
  const most = schema.maxLength === undefined ? '' : ` of up to ${schema.maxLength} characters`;
  return formats[schema.format ?? ''] ?? `text${most}`;
}

function bounds(least: number | undefined, most: number | undefined): string {
  if (least !== undefined && most !== undefined) return ` from ${least} to ${most}`;
  if (least !== undefined) return ` from ${least}`;
  return most === undefined ? '' : ` up to ${most}`;
}

const sampleTexts: Readonly<Record<string, string>> = {
  date: '2026-11-21',
  'date-time': '2026-11-21T08:00:00.000Z',
  uuid: '0f8fad5b-d9cb-469f-a165-70867728950e',
  uri: 'https://example.org/',
  email: 'selam@example.et',
};

/** A value that fits a schema, to show its shape: one item for each list. */
export function exampleOf(schema: Schema, name = ''): unknown {
  const { of } = unwrapped(schema);
  if (of.const !== undefined) return of.const;
  if (of.enum) return of.enum[0];
  if (isTranslated(of)) return { en: '…', am: '…' };
  if (of.properties)
    return Object.fromEntries(
      Object.entries(of.properties).map(([key, part]) => [key, exampleOf(part, key)]),
    );
  if (of.items) return [exampleOf(of.items, name)];
  if (of.type === 'boolean') return of.default ?? true;
  if (of.type === 'integer' || of.type === 'number') return of.default ?? of.minimum ?? 1;
  if (of.type === 'string') return of.default ?? sampleTexts[of.format ?? ''] ?? sampleNamed(name);
  if (of.additionalProperties && typeof of.additionalProperties === 'object') return {};
  return null;
}

/** What a text of this name looks like; most can be anything. */
function sampleNamed(name: string): string {
  if (/id$/i.test(name)) return 'weight-loss-foundation';
  if (/email/i.test(name)) return 'selam@example.et';
  return /name/i.test(name) ? 'Selam' : '…';
}
