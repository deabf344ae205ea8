import { describe, expect, test } from 'vitest';
import { glossary } from '#content/education/glossary.ts';
import { chosenHealth, glossarySubjectIds, healthAddress, healthPath, healthTabs } from './health-address.ts';
import { healthPart, type PartOf } from './health-education.ts';

const chosen = (query: string) => chosenHealth(new URLSearchParams(query));

describe('the address', () => {
  test.each([
    ['', { tab: 'overview', q: '' }],
    ['tab=nothing', { tab: 'overview', q: '' }],
    ['tab=measures&q=salt', { tab: 'measures', q: '' }],
    ['tab=glossary&q=+salt+', { tab: 'glossary', q: 'salt' }],
    ['tab=glossary&subject=food&letter=A', { tab: 'glossary', q: '', subject: 'food' }],
    ['tab=glossary&letter=ወ', { tab: 'glossary', q: '', letter: 'ወ' }],
    ['tab=glossary&letter=AB&subject=none', { tab: 'glossary', q: '' }],
    ['tab=measures&subject=food', { tab: 'measures', q: '' }],
    [`tab=glossary&q=${'a'.repeat(500)}`, { tab: 'glossary', q: 'a'.repeat(60) }],
  ])('%j chooses %j', (query, choice) => expect(chosen(query)).toEqual(choice));

  test('of a choice chooses just that', () => {
    for (const tab of healthTabs)
      expect(chosenHealth(new URL(healthAddress({ tab }), 'http://a').searchParams).tab).toBe(tab);
    for (const query of ['tab=glossary&subject=food', 'tab=glossary&letter=A', 'tab=glossary&q=salt'])
      expect(healthAddress(chosen(query))).toBe(`${healthPath}?${query}`);
    expect(healthAddress({ tab: 'overview' })).toBe(healthPath);
    expect(healthAddress({ tab: 'glossary' }, 'bmi')).toBe(`${healthPath}?tab=glossary#bmi`);
  });
});

describe('the parts', () => {
  test('begin with four measures, the ways to look at fat, the kinds of fitness and words', () => {
    const part = healthPart(chosen(''), 'en');
    expect(part).toMatchObject({
      tab: 'overview',
      measures: { length: 4 },
      methods: { length: 8 },
      groups: { length: 3 },
      terms: { length: 8 },
      count: glossary.length,
    });
  });

  test('speak the reader’s language only', () => {
    for (const tab of healthTabs) {
      if (tab === 'glossary') continue;
      expect(JSON.stringify(healthPart({ tab, q: '' }, 'am'))).not.toContain('"en"');
    }
  });

  test('lead from every component of fitness that is health or skill to its explanation', () => {
    const part = healthPart(chosen('tab=components'), 'am');
    const [health, skill] = part.tab === 'components' ? part.groups : [];
    for (const { name, term } of [...health!.components, ...skill!.components])
      expect(term, name).not.toBeNull();
  });

  test('of the glossary are each word under one subject and one letter', () => {
    const names = (query: string) => {
      const part = healthPart(chosen(`tab=glossary&${query}`), 'am');
      return part.tab === 'glossary' ? part.letters.flatMap(({ terms }) => terms.map(({ id }) => id)) : [];
    };
    const all = names('').toSorted();
    expect(all).toEqual(glossary.map(({ id }) => id).toSorted());
    expect(glossarySubjectIds.flatMap((subject) => names(`subject=${subject}`)).toSorted()).toEqual(all);
    const { alphabet } = healthPart(chosen('tab=glossary'), 'am') as PartOf<'glossary'>;
    expect(alphabet.flatMap((letter) => names(`letter=${letter}`)).toSorted()).toEqual(all);
    // A letter of the other alphabet, as after a change of language, chooses nothing.
    expect(names('letter=A').toSorted()).toEqual(all);
  });
});
