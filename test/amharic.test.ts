import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { errorsOf, readRules, textsOf } from '../scripts/amharic.ts';

const rules = readRules(readFileSync('docs/glossary-am.md', 'utf8'));
const found = (text: string) => errorsOf(text, rules).map((fault) => fault.found);

describe('what the glossary rules out is found', () => {
  test.each([
    ['ውኃ', 'ውኃ ይጠጡ።', 'ውኃ'],
    ['with a prefix and suffixes', 'ከስጋውና ከአትክልቱ', 'ከስጋውና'],
    ['with the vowel of a suffix', 'የስፖርት እቅዶች', 'እቅዶች'],
    ['with a possessive', 'እቅድዎን ይምረጡ', 'እቅድዎን'],
    ['in the plural of time', 'በአመታት ውስጥ', 'በአመታት'],
    ['inside a verb', 'ከወንበር ሲነሡ', 'ሲነሡ'],
    ['inside a noun of a verb', 'ክብደት ማንሣት', 'ማንሣት'],
    ['of two words', 'ዝቅተኛ ክብደት አለው', 'ዝቅተኛ ክብደት'],
    ['of two words, with affixes', 'ለእንቅስቃሴ ዕቅዶቹ የእንቅስቃሴ ዕቅዶቹን', 'የእንቅስቃሴ ዕቅዶቹን'],
    ['what is done to the reader', 'የልብ ሕመም ካለብዎ', 'ካለብዎ'],
    ['the first person after a consonant', 'ገና አልቻልሁም', 'አልቻልሁም'],
    ['the first person with an object', 'ያስቀመጥሁዋቸው ዕቅዶች', 'ያስቀመጥሁዋቸው'],
    ['days after #', '{0, plural, one {# ቀን} other {# ቀናት}}', '# ቀናት'],
    ['minutes after #', '{n, plural, one {# ደቂቃ} other {# ደቂቃዎች}}', '# ደቂቃዎች'],
    ['hours after a number', 'ለ8 ሰዓታት ይተኙ', '8 ሰዓታት'],
    ['codes after a placeholder', '{left} ኮዶች ቀርተዋል', '{left} ኮዶች'],
    ['rounds after a number with an object', '3 ዙሮችን ይሥሩ', '3 ዙሮችን'],
    ['after a number of thousands', '1,200 ምግቦች', '1,200 ምግቦች'],
    ['after a tag', '<0>{count}</0> ዕቅዶች', '<0>{count}</0> ዕቅዶች'],
    ['a Latin comma', 'ሽሮ, ምስር', 'ሽሮ,'],
    ['a full stop', 'ውሃ ይጠጡ.', 'ውሃ ይጠጡ.'],
    ['three dots', 'በመጫን ላይ...', 'በመጫን ላይ...'],
    ['a colon', 'ምንጭ: ዓለም', 'ምንጭ:'],
    ['a semicolon', 'ይብሉ; ይጠጡ', 'ይብሉ;'],
    ['other quotation marks', '“ገና” ይበሉ', '“'],
  ])('%s', (_, text, fault) => expect(found(text)).toContain(fault));
});

describe('what is right passes', () => {
  test.each([
    ['risk is not meat', 'ስጋት ይጨምራል፣ ስጋቱ'],
    ['forty is not Friday', 'አርባ አራት ቀን'],
    ['a pig is no fish', 'አሳማ'],
    ['distribution is not work', 'ስርጭቱ፣ ይሰራጫል'],
    ['the root of a word that stays', 'ከሥሩ፣ ቀይ ሥር፣ ሥርዓት'],
    ['a vow is no picture', 'ትልቅ ስእለት'],
    ['Easter', 'በትንሣኤው'],
    ['what is the reader’s own', 'ልብዎ፣ ግብዎ፣ ሐሳብዎና ክብደትዎ'],
    ['the reader, in full', 'ካለብዎት፣ ሲሰማዎትም'],
    ['the first person after a vowel', 'ሠርቻለሁ፣ ካነሳሁ በኋላ፣ እችላለሁ'],
    ['so, all and scholars', 'እንዲሁ፣ እንዲሁም፣ በዚሁ፣ ለሁሉም፣ ምሁራን'],
    ['a counted thing', '# ቀን፣ 5 ደቂቃ፣ ከ150 እስከ 300 ደቂቃ፣ {left} ኮድ'],
    ['people', 'በ140 አዋቂዎች ላይ፣ 55 ሰዎች'],
    ['a plural without a number', 'የመጠባበቂያ ኮዶች ያዘጋጁ፤ በጥቂት ቀናት'],
    ['a placeholder that is no number', '{name} ልምምዶች፣ {year} በዓላት'],
    ['a number that ends a phrase', 'ሳምንት 1፣ ቀናት'],
    ['units', 'ከ170 ሴ.ሜ እስከ 2 ሜትር፣ 15 ሚ.ግ. ብረት፣ 108 እ.ኤ.አ. ገደማ'],
    ['a decimal number and a score', '18.5፣ 120/80፣ 1,800'],
    ['ICU syntax', '{0, plural, one {# ዙር} other {# ዙር}}'],
    ['an English text with a word of Amharic', 'Shiro, injera, ምስር...'],
    ['an address', '[ቃል](https://birtu.test/am)፣ ሌላም'],
  ])('%s', (_, text) => expect(found(text)).toEqual([]));
});

test('each form that the tables rule out is found, and what is written instead passes', () => {
  const [, tables = ''] = readFileSync('docs/glossary-am.md', 'utf8').split('\n## Spellings\n');
  const rows = [...tables.matchAll(/^\| (?!write |-{3})(.+?) \| (.+?) \| .*\|$/gm)].map(
    ([, wanted, never]) => [wanted!, never!] as const,
  );
  expect(rows.length).toBe(rules.words.length);
  expect(rows.length).toBeGreaterThan(50);
  for (const [wanted, never] of rows) {
    for (const form of never.replaceAll('…', '').split('፣'))
      expect(found(form.trim()), form).toContain(form.trim());
    if (!/[A-Za-z-]/.test(wanted)) expect(found(wanted), wanted).toEqual([]);
  }
});

/** Whether a screen sets a Latin mark between two of its texts; what stands inside a message is the translator's. */
function hasLatinBetween(screen: string): boolean {
  const messages = /\bt`(?:[^`$]|\$\{[^}]*\})*`|<(Trans|Plural)\b[^]*?(?:\/>|<\/\1>)/g;
  const byItself = /\{'[,.:;] '\}/;
  const behindText = /\}[,.:;] (?:<\/|\$\{)|^\s+\{[^=]*\}[,.:;] \{[^=;]*\}$/m;
  const beforeText = /`[,.:;] \$\{/;
  const code = screen.replaceAll(messages, '');
  return [byItself, behindText, beforeText].some((latin) => latin.test(code));
}

test.each([
  ['alone', "{one}\n{', '}\n{other}"],
  ['before the end of an element', '<b>{name}: </b>'],
  ['in a string', 'label={`${name}: ${text}`}'],
  ['at the beginning of a string', '{text && `: ${text}`}'],
  ['in a line', '  {name}: {text}\n'],
])('a Latin mark between two texts is found: %s', (_, screen) => expect(hasLatinBetween(screen)).toBe(true));

test('a Latin mark inside a message is none between two', () =>
  expect(hasLatinBetween('label={t`Remove: ${name}`}\n<Trans>\n  {name}: {text}\n</Trans>')).toBe(false));

test('between two texts of a screen stands the mark of its language, not always a Latin one', () => {
  const screens = globSync('src/**/*.tsx').filter((file) => !file.includes('.test.'));
  expect(screens.length).toBeGreaterThan(300);
  expect(screens.filter((file) => hasLatinBetween(readFileSync(file, 'utf8')))).toEqual([]);
});

describe('the texts of a file', () => {
  test('of a catalogue: the translations, with their lines', () =>
    expect(textsOf('am/a.po', 'msgid "ሽሮ"\nmsgstr "«ሽሮ» \\"እና\\" ምስር"\n')).toEqual([
      { line: 2, text: '«ሽሮ» "እና" ምስር' },
    ]));
  test('of source: each string by itself', () =>
    expect(textsOf('a.ts', "x({ en: 'It’s “a”', am: 'ሽሮ' }, `ምስር`);\n")).toEqual([
      { line: 1, text: 'ሽሮ' },
      { line: 1, text: 'ምስር' },
    ]));
  test('of an article: whole lines, without the mark of a heading', () =>
    expect(textsOf('a.am.md', 'x\n## የሚለወጡ ሦስት\n')).toEqual([{ line: 2, text: 'የሚለወጡ ሦስት' }]));
});
