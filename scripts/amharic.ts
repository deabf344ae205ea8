/** What the glossary (docs/glossary-am.md) rules out in Amharic texts, read from its own tables, and where a text has it. */

export interface Rules {
  readonly words: readonly WordRule[];
  /** Plurals that may follow a number: people. */
  readonly countedInPlural: ReadonlySet<string>;
}

interface WordRule {
  readonly wanted: string;
  readonly never: RegExp;
  readonly right: RegExp | null;
}

export interface Fault {
  readonly found: string;
  readonly wanted: string;
}

const letter = '[\\u1200-\\u135a]';
const letters = new RegExp(`${letter}+`, 'g');
/** Seven vowels of a consonant stand side by side, in eights; the sixth is the consonant alone, the seventh is o. */
const vowelOf = (sign: string) => (sign.codePointAt(0)! - 0x12_00) % 8;
const consonantAlone = 5;
const vowelO = 6;

const before = '(?:ስለ|እንደ|እስከ|ያለ|ባለ|እነ|ነ|የ|በ|ለ|ከ){0,3}';
const after = '(?:ዎች|ዎቹ|ዎቻ|ች|ቹ|ቻ|ያቸው|ያችን|ቸው|ችን|ችሁ|ዎት|ዎ|ው|ዋ|ዬ|ያ|ዊ|ነት|ኛ|ም|ን|ና|ስ){0,4}';

/**
 * The pattern of a form of the table: `ሥጋ` stands for the word with its prefixes and suffixes, `…` for anything.
 * A final consonant takes the vowel of its suffix (ዕቅድ, ዕቅዱ, ዕቅዶች).
 */
function patternOf(form: string): string {
  const start = form.startsWith('…') ? `${letter}*` : before;
  const word = form.replaceAll('…', '');
  if (form.endsWith('…')) return `${start}${word}${letter}*`;
  if (form.startsWith('…')) return `${start}${word}`;
  const last = word.at(-1)!;
  if (vowelOf(last) !== consonantAlone) return `${start}${word}${after}`;
  const family = last.codePointAt(0)! - consonantAlone;
  const series = `[${String.fromCodePoint(family)}-${String.fromCodePoint(family + 7)}]`;
  return `${start}${word.slice(0, -1)}${series}(?:${after}|ት${after}|ታት${after}|ታዊ${after})`;
}

const matching = (forms: readonly string[]) =>
  new RegExp(`(?<!${letter})(?:${forms.map(patternOf).join('|')})(?!${letter})`, 'g');

const cellsOf = (row: string) =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

const formsOf = (cell: string) => cell.split('፣').flatMap((form) => form.trim() || []);

/** The rows of all tables of the glossary that begin with this heading. */
function rowsUnder(glossary: string, heading: string): string[][] {
  const lines = glossary.split('\n');
  return lines.flatMap((line, index) => {
    if (cellsOf(line)[0] !== heading) return [];
    const rows = lines.slice(index + 2);
    const end = rows.findIndex((row) => !row.startsWith('|'));
    return rows.slice(0, end < 0 ? rows.length : end).map(cellsOf);
  });
}

export function readRules(glossary: string): Rules {
  const words = rowsUnder(glossary, 'write').map(([wanted = '', never = '', right = '']) => ({
    wanted,
    never: matching(formsOf(never)),
    right: formsOf(right).length > 0 ? new RegExp(`^(?:${matching(formsOf(right)).source})$`) : null,
  }));
  const counted = rowsUnder(glossary, 'plural after a number').flatMap(([forms = '']) => formsOf(forms));
  return { words, countedInPlural: new Set(counted) };
}

const abbreviated = `(?<!${letter}${letter})`;
const punctuation: readonly (readonly [pattern: RegExp, wanted: string])[] = [
  [new RegExp(`${letter},(?= ?${letter}|$)`, 'g'), '፣'],
  [new RegExp(`${letter};(?=\\s|$)`, 'g'), '፤'],
  [new RegExp(`${letter}{2}:(?=\\s|$)`, 'g'), '፦'],
  [new RegExp(`${letter} ?\\.{3}`, 'g'), '…'],
  [new RegExp(`${letter}(?<!${abbreviated}${letter})\\.(?=\\s|$)`, 'g'), '።'],
  [new RegExp(`[“”„]|"(?=${letter})|(?<=${letter})"`, 'g'), '«»'],
];

/** Placeholders that hold no number: a plural after them is not counted. */
const named =
  /^(?:name|title|date|day|time|year|month|label|device|email|factor|provider|food|dish|browser|machine)$/;
const counted = new RegExp(
  `(?:#|\\{(?<holder>\\w+)\\}|<\\d+/>|<\\d+>[^<]*</\\d+>|(?<!\\d)\\d[\\d,.]*)[ \\u00a0](?<word>${letter}+)`,
  'g',
);
const unitsInPlural = /^(?:ቀናት|ሰዓታት|ሳምንታት|ወራት|ዓመታት|ቃላት|ፊደላት)(?:ን|ና|ም)?$/;

const isPlural = (word: string) => {
  const ending = /(.)[ችቹ](?:ን|ና|ም|ንም|ንና)?$/u.exec(word)?.[1];
  return unitsInPlural.test(word) || (ending !== undefined && vowelOf(ending) === vowelO);
};

const saidByMe = new RegExp(`${letter}+(${letter})ሁ(?:ም|ት|ትም|ዋቸው|ኝ)?(?!${letter})`, 'g');

/** What the glossary rules out in one Amharic text. */
export function errorsOf(text: string, rules: Rules): Fault[] {
  const faults: Fault[] = [];
  for (const { wanted, never, right } of rules.words)
    for (const [found] of text.matchAll(never)) if (!right?.test(found)) faults.push({ found, wanted });
  for (const [found, last] of text.matchAll(saidByMe))
    if (vowelOf(last!) === consonantAlone) faults.push({ found, wanted: found.replace(/ሁ(?=[^ሁ]*$)/, 'ኩ') });
  for (const { 0: found, groups } of text.matchAll(counted)) {
    const { holder = '', word = '' } = groups ?? {};
    const bare = word.replace(/(?:ንም|ንና|ን|ና|ም)$/, '');
    if (named.test(holder) || !isPlural(word) || rules.countedInPlural.has(bare)) continue;
    faults.push({ found, wanted: 'the singular after a number' });
  }
  if (isAmharic(text))
    for (const [pattern, wanted] of punctuation)
      for (const { 0: found, index } of text.matchAll(pattern))
        faults.push({ found: text.slice(Math.max(0, index - 8), index + found.length), wanted });
  return faults;
}

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** English source strings may hold an Amharic word; their punctuation is their own. */
const isAmharic = (text: string) =>
  countOf(text, new RegExp(letter, 'g')) >
  countOf(text.replaceAll(/\{[^{}]*\}|https?:\S+|\]\([^)]*\)/g, ''), /[a-z]/gi);

export interface Said {
  readonly line: number;
  readonly text: string;
}

const literal = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\\n]|\\.)*`/g;

/** The Amharic texts of a file: translations of a catalogue, lines of an article, strings of source and data. */
export function textsOf(file: string, content: string): Said[] {
  return content.split('\n').flatMap((written, index) => {
    if (written.search(letters) < 0) return [];
    const line = index + 1;
    if (file.endsWith('.md')) return [{ line, text: written.replace(/^#+ /, '') }];
    if (file.endsWith('.po'))
      return written.startsWith('msgid') ? [] : unquoted(written).map((text) => ({ line, text }));
    return [...unquoted(written), written.replaceAll(literal, ' ')].flatMap((text) =>
      text.search(letters) < 0 ? [] : { line, text },
    );
  });
}

const unquoted = (line: string) =>
  [...line.matchAll(literal)].map(([quoted]) => quoted.slice(1, -1).replaceAll(/\\(["'`])/g, '$1'));
