import type { Schema } from '#src/api/openapi.ts';

/** A schema without the wrapping that lets it be null; of several things the text, else nothing. */
function unwrapped(schema: Schema): Schema {
  const { type } = schema;
  const severalTypes = typeof type === 'object' ? type.map((each) => ({ ...schema, type: each })) : [];
  const choices = schema.anyOf ?? schema.oneOf ?? severalTypes;
  const others = choices.filter((choice) => choice.type !== 'null');
  // What comes in several kinds, each with its name, may be of the first.
  if (others.length > 1 && choices.every(({ properties }) => properties?.['kind']?.const)) return others[0]!;
  // A title of a work may be one text or translated: either fits.
  if (others.length > 1) return others.find(({ type }) => type === 'string') ?? {};
  return others[0] ?? schema;
}

/** Whether it is one text in every language. */
const isTranslated = ({ properties }: Schema): boolean =>
  properties !== undefined &&
  Object.keys(properties).join() === 'en,am' &&
  Object.values(properties).every(({ type }) => type === 'string');

const sampleTexts: Readonly<Record<string, string>> = {
  date: '2026-11-21',
  time: '07:30',
  'date-time': '2026-11-21T08:00:00.000Z',
  uuid: '0f8fad5b-d9cb-469f-a165-70867728950e',
  uri: 'https://example.org/',
  email: 'selam@example.et',
};

/** A value that fits a schema, to send: one item for each list, or as many as it must have. */
export function exampleOf(schema: Schema, name = ''): unknown {
  const of = unwrapped(schema);
  if (of.const !== undefined) return of.const;
  if (of.enum) return of.enum[0];
  if (isTranslated(of)) return { en: '…', am: '…' };
  if (of.properties)
    return Object.fromEntries(
      Object.entries(of.properties).map(([key, part]) => [key, exampleOf(part, key)]),
    );
  if (of.items) {
    const { items } = of;
    return Array.from({ length: Math.max(1, of.minItems ?? 1) }, () => exampleOf(items, name));
  }
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
