import { describe, expect, test } from 'vitest';
import { glossary } from '#content/education/glossary.ts';
import { asItSounds, byLetter, letterOf, matchingTerms } from './glossary.ts';
import { glossaryTermSchema } from './schema.ts';

const ids = glossary.map(({ id }) => id);
/** As laboratories print them, in Amharic, too. */
const units = /mmHg|mg\/dL|mmol\/L/g;

describe('the glossary', () => {
  test('has far more than forty terms, each whole and in both languages', () => {
    expect(glossaryTermSchema.array().parse(glossary)).toEqual(glossary);
    expect(glossary.length).toBeGreaterThan(70);
  });

  test('names no term twice, in neither language', () => {
    for (const names of [ids, glossary.map(({ term }) => term.en), glossary.map(({ term }) => term.am)])
      expect(new Set(names).size).toBe(names.length);
  });

  test('leads only to terms that are there, and never to the one that is read', () => {
    for (const { id, see = [] } of glossary) {
      expect(see).not.toContain(id);
      for (const next of see) expect(ids).toContain(next);
    }
  });

  test('gives a source wherever it gives a limit or a share', () => {
    const withFigures = glossary.filter(({ definition }) => /\d/.test(definition.en));
    for (const { id, source } of withFigures) expect(source, id).toBeDefined();
  });

  test('writes Amharic in Amharic letters and punctuation', () => {
    for (const { id, term, definition } of glossary) {
      expect(term.am, id).toMatch(/^[\u1200-\u135a]/);
      expect(definition.am, id).toMatch(/[።፤]$/);
      expect(definition.am.replaceAll(units, ''), id).not.toMatch(/[A-Za-z]/);
    }
  });
});

describe('the letter of a word', () => {
  test.each([
    ['vo₂ max', 'V'],
    ['Énergie', 'E'],
    ['ሚዛን', 'መ'],
    ['ሥር', 'ሰ'],
    ['ሕመም', 'ሀ'],
    ['ኃይል', 'ሀ'],
    ['ዕረፍት', 'አ'],
    ['ፀሐይ', 'ጸ'],
    ['ቋንቋ', 'ቀ'],
    ['ጓደኛ', 'ገ'],
    ['ቪኦ2 ማክስ', 'ቨ'],
  ])('%s is %s', (word, letter) => expect(letterOf(word)).toBe(letter));
});

describe('the index', () => {
  test('goes from A to Z in English', () => {
    const letters = byLetter(glossary, 'en').map(({ letter }) => letter);
    expect(letters).toEqual(letters.toSorted());
    expect(letters.every((letter) => /^[A-Z]$/.test(letter))).toBe(true);
  });

  test('follows the Ethiopian alphabet in Amharic', () => {
    const alphabet = Array.from('ሀለመረሰሸቀበቨተቸነኘአከኸወዘዠየደጀገጠጨጰጸፈፐ');
    const letters = byLetter(glossary, 'am').map(({ letter }) => letter);
    expect(letters.every((letter) => alphabet.includes(letter))).toBe(true);
    const places = letters.map((letter) => alphabet.indexOf(letter));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  test('loses no term and knows the names of those that others lead to', () => {
    const [only] = matchingTerms(glossary, 'talk test');
    expect(byLetter(glossary, 'am').flatMap(({ terms }) => terms)).toHaveLength(glossary.length);
    expect(byLetter([only!], 'en', glossary)[0]?.terms[0]?.see[0]?.term).toBe('Intensity');
  });
});

describe('the search', () => {
  test('finds what was typed in any spelling that sounds the same', () => {
    expect(asItSounds('ኃይል')).toBe(asItSounds('ሀይል'));
    expect(asItSounds('ሥጋ')).toBe(asItSounds('ስጋ'));
    expect(matchingTerms(glossary, 'ጸሀይ').map(({ id }) => id)).toContain('osteoporosis');
  });

  test('reads both languages, whatever is spoken', () => {
    for (const typed of ['BMI', 'ቢኤምአይ', 'vo2', ' blood  PRESSURE '])
      expect(matchingTerms(glossary, typed).length).toBeGreaterThan(0);
  });

  test('asks for every word, and for none when nothing was typed', () => {
    expect(matchingTerms(glossary, 'pressure zebra')).toEqual([]);
    expect(matchingTerms(glossary, '  ')).toHaveLength(glossary.length);
  });
});
