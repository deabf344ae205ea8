import { describe, expect, it } from 'vitest';
import { bundledExercises } from '#content/exercises.ts';
import { languages } from '#src/lib/language.ts';
import { conditionLabels } from './cautions.ts';
import { exercisesAddress } from './exercises-address.ts';
import { chosenExercises, exercisesChosen, exercisesSearch } from './exercises-choice.ts';
import { exercisePageView, libraryView } from './exercises-view.ts';
import { exerciseSchema, type Exercise } from './schema.ts';

const exercises = exerciseSchema.array().parse(bundledExercises);
const asked = (search: string) => new URLSearchParams(search);
const chosen = (search: string) => exercisesChosen(exercises, chosenExercises(asked(search)), 'en');
const sectionsOf = (...given: Parameters<typeof libraryView>) => libraryView(...given).sections;
const nothing = { q: undefined, muscleGroup: undefined, pattern: undefined, gear: undefined };

describe('what an address of the library chooses', () => {
  it.each([
    ['', {}],
    [
      'q=+plank+&muscleGroup=core&pattern=brace&gear=mat',
      { q: 'plank', muscleGroup: 'core', pattern: 'brace', gear: 'mat' },
    ],
    ['gear=none', { gear: 'none' }],
    ['muscleGroup=tail&pattern=fly&gear=rocket&q=%00', {}],
    [`q=${'x'.repeat(80)}`, { q: 'x'.repeat(60) }],
  ])('%j: %j', (search, choice) => {
    expect(chosenExercises(asked(search))).toEqual({ ...nothing, ...choice });
  });

  it('comes back from the address that is made of it', () => {
    const choice = { q: 'ፑሽ & more', muscleGroup: 'chest', pattern: 'push', gear: 'none' } as const;
    expect(chosenExercises(new URL(exercisesAddress(choice), 'http://birtu.test').searchParams)).toEqual(
      choice,
    );
  });

  it('narrows the library down', () => {
    expect(chosen('')).toHaveLength(exercises.length);
    expect(new Set(chosen('muscleGroup=legs').map(({ muscleGroup }) => muscleGroup))).toEqual(
      new Set(['legs']),
    );
    expect(new Set(chosen('pattern=push').map(({ pattern }) => pattern))).toEqual(new Set(['push']));
    for (const { gear } of chosen('gear=chair')) expect(gear).toContain('chair');
    expect(chosen('gear=none').flatMap(({ gear }) => gear)).toEqual([]);
    const ids = chosen('q=push&gear=mat').map(({ id }) => id);
    expect(ids).toContain('push-up');
    expect(ids).not.toContain('overhead-press');
  });
});

describe('of a page it matters', () => {
  it.each([
    ['/exercises', 'utm_source=x', '', false],
    ['/exercises', 'gear=none&x=1&muscleGroup=legs', '?muscleGroup=legs&gear=none', false],
    ['/exercises', 'q=plank', '?q=plank', true],
  ])('%s?%s: %s', (path, search, kept, isTyped) => {
    expect(exercisesSearch(path, asked(search))).toEqual({ search: kept, isTyped });
  });

  it('nothing where it is not the library', () => {
    expect(exercisesSearch('/exercises/plank', asked('q=plank'))).toBeNull();
    expect(exercisesSearch('/foods', asked('q=plank'))).toBeNull();
  });
});

describe('the list', () => {
  const idsIn = (sections: ReturnType<typeof sectionsOf>) =>
    sections.flatMap((section) => section.exercises.map(({ id }) => id));

  it('holds every exercise once, below its part of the body, the easiest first', () => {
    for (const language of languages) {
      const sections = sectionsOf(exercises, {}, language);
      expect(idsIn(sections).toSorted()).toEqual(exercises.map(({ id }) => id).toSorted());
      const levels = sections.map((section) => section.exercises.map(({ level }) => level));
      for (const inSection of levels)
        expect(new Set(inSection).size).toBe(
          inSection.filter((level, index) => level !== inSection[index - 1]).length,
        );
    }
  });

  it('is one list in the order of the search where something is looked for', () => {
    const sections = sectionsOf(exercises, { q: 'push' }, 'en');
    expect(sections).toMatchObject([{ name: null }]);
    expect(idsIn(sections)[0]).toBe('push-up');
  });

  it('says in the reader’s language what works and what is needed, and nothing where nothing is', () => {
    const rows = sectionsOf(exercises, {}, 'am').flatMap((section) => section.exercises);
    expect(rows.find(({ id }) => id === 'push-up')).toMatchObject({
      name: 'ፑሽ አፕ',
      muscles: 'ደረት፣ የክንድ ኋላ ጡንቻ',
      gear: 'ምንጣፍ ወይም ብርድ ልብስ',
    });
    const bare = exercises.find(({ gear }) => gear.length === 0)!;
    expect(rows.find(({ id }) => id === bare.id)?.gear).toBe('');
  });

  it('leaves out what a later release brought and this one has no word for', () => {
    const later = exerciseSchema.parse({ ...exercises[0]!, id: 'later', gear: ['bench'] });
    (later.gear as string[]).push('rings');
    for (const choice of [{}, { q: exercises[0]!.name.en }]) {
      const rows = sectionsOf([later], choice, 'en').flatMap((section) => section.exercises);
      expect(rows).toMatchObject([{ id: 'later', gear: 'Bench' }]);
    }
  });
});

describe('the filters', () => {
  it('offer what the library has, and count what each part of the body would show', () => {
    const choice = { gear: 'none', muscleGroup: 'legs' } as const;
    const { muscleGroups, patterns, gear, total } = libraryView(exercises, choice, 'en').filters;
    expect(total).toBe(chosen('gear=none').length);
    expect(muscleGroups.reduce((sum, { count }) => sum + count, 0)).toBe(total);
    for (const { value, count } of muscleGroups)
      expect(count).toBe(chosen(`gear=none&muscleGroup=${value}`).length);
    for (const { value } of patterns) expect(chosen(`pattern=${value}`)).not.toEqual([]);
    for (const { value } of gear) expect(chosen(`gear=${value}`)).not.toEqual([]);
  });

  it('keep what is chosen, though it shows nothing', () => {
    const choice = { muscleGroup: 'arms', pattern: 'jump', gear: 'rope' } as const;
    const { muscleGroups, patterns, gear } = libraryView([], choice, 'en').filters;
    expect(muscleGroups).toEqual([{ value: 'arms', label: 'Arms', count: 0 }]);
    expect([patterns, gear].map((list) => list.map(({ value }) => value))).toEqual([['jump'], ['rope']]);
  });
});

describe('when to take care', () => {
  const careFor = (given: readonly Exercise['cautions'][number][]) => {
    const exercise = { ...exercises[0]!, cautions: [...given] };
    return exercisePageView({ exercise, easier: null, harder: null, plans: [] }, 'en').care;
  };

  it('is told to each whom it concerns, once, in one order, with who says so', () => {
    const care = careFor(['losing-balance', 'heavy-load', 'lying-on-the-back']);
    const labels = Object.values(conditionLabels).map(({ en }) => en);
    const concerned = care.map(({ condition }) => condition);
    expect(concerned).toEqual(labels.filter((label) => concerned.includes(label)));
    const pregnancy = care.find(({ condition }) => condition === 'Pregnancy');
    expect(pregnancy?.advice).toHaveLength(2);
    for (const { advice, citation, url } of care.flatMap((each) => each.advice)) {
      expect(advice).not.toBe('');
      expect(citation).not.toBe('');
      expect(url).toMatch(/^https:/);
    }
  });

  it('is not spoken of where nobody needs to', () => {
    expect(careFor([])).toEqual([]);
  });
});

describe('an exercise in one language', () => {
  const view = (changes: Partial<Exercise>, language: 'en' | 'am') =>
    exercisePageView(
      { exercise: { ...exercises[0]!, ...changes }, easier: null, harder: null, plans: [] },
      language,
    );

  it('says which of its texts are in the other one, each with its language', () => {
    const steps = [
      { en: '', am: 'ይቁሙ' },
      { en: 'Sit', am: 'ይቀመጡ' },
    ];
    const shown = view({ steps }, 'en');
    expect(shown.steps).toEqual([{ text: 'ይቁሙ', lang: 'am' }, { text: 'Sit' }]);
    expect(shown.languageNote).toMatch(/not all of this is in English/i);
    expect(view({ tips: [{ en: 'Breathe' }] }, 'am').languageNote).toContain('በእንግሊዝኛ ቀርቧል');
  });

  it('says nothing of it where all is there', () => {
    for (const language of languages) expect(view({}, language).languageNote).toBeUndefined();
  });
});
