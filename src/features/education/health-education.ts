import { bodyCompositionMethods } from '#content/education/body-composition.ts';
import { fitnessComponents } from '#content/education/components.ts';
import { glossarySubjects } from '#content/education/glossary-subjects.ts';
import { glossary } from '#content/education/glossary.ts';
import { healthMeasures } from '#content/education/measures.ts';
import { inLanguage, languages, type Language } from '#src/lib/language.ts';
import { translated } from '#src/lib/translated.ts';
import { cited } from './cited.ts';
import { byLetter, matchingTerms } from './glossary.ts';
import { glossarySubjectIds, type HealthChoice } from './health-address.ts';

/** What the first page shows of the measures: those that anyone can have taken. */
const firstMeasures = ['Blood pressure', 'Pulse at rest', 'Fasting blood glucose', 'Waist against height'];

/** Words that much else is explained with. */
const firstTerms = [
  'physical-activity',
  'intensity',
  'talk-test',
  'blood-pressure',
  'bmi',
  'fibre',
  'anaemia',
  'sleep',
];

/** What one part of the health education shows, in one language. */
export function healthPart(choice: HealthChoice, language: Language) {
  const { tab } = choice;
  switch (tab) {
    case 'glossary':
      return { tab, ...glossaryPart(choice, language) } as const;
    case 'measures': {
      const { shown, notes } = cited(translated(healthMeasures, language));
      return { tab, measures: shown, notes } as const;
    }
    case 'body-composition': {
      const { shown, notes } = cited(translated(bodyCompositionMethods, language));
      return { tab, methods: shown, notes } as const;
    }
    case 'components': {
      const { shown, notes } = cited(componentGroups(language));
      return { tab, groups: shown, notes } as const;
    }
    default:
      return { tab: 'overview', ...overviewPart(language) } as const;
  }
}
export type HealthPart = ReturnType<typeof healthPart>;
export type PartOf<Tab extends HealthPart['tab']> = Extract<HealthPart, { tab: Tab }>;

/** The words that are asked for: of one subject, of one letter, with what was typed, or all. */
function glossaryPart({ q, subject, letter }: HealthChoice, language: Language) {
  const ids: readonly string[] | null = subject ? glossarySubjects[subject].terms : null;
  const all = byLetter(glossary, language);
  const found = ids ? glossary.filter(({ id }) => ids.includes(id)) : matchingTerms(glossary, q);
  // A letter that this alphabet lacks, as after a change of language, is not chosen.
  const chosen = all.find((each) => each.letter === letter)?.letter;
  const letters = byLetter(found, language, glossary).filter((each) => !chosen || each.letter === chosen);
  const { shown, notes } = cited(letters);
  return {
    q,
    subject,
    letter: chosen,
    count: letters.reduce((sum, { terms }) => sum + terms.length, 0),
    letters: shown,
    notes,
    alphabet: all.map((each) => each.letter),
    subjects: glossarySubjectIds.map((id) => ({
      id,
      name: inLanguage(glossarySubjects[id].name, language),
      count: glossarySubjects[id].terms.length,
    })),
  };
}

function overviewPart(language: Language) {
  const named = (wanted: string) => healthMeasures.filter(({ measure }) => measure.en === wanted);
  const terms = glossary.filter(({ id }) => firstTerms.includes(id));
  return {
    measures: firstMeasures
      .flatMap(named)
      .map(({ measure, normal }) => translated({ measure, normal }, language)),
    methods: bodyCompositionMethods.map(({ method }) => inLanguage(method, language)),
    groups: componentGroups(language),
    terms: translated(
      terms.map(({ id, term, definition }) => ({ id, term, definition })),
      language,
    ),
    count: glossary.length,
  };
}

/** The kinds of fitness; a component that the glossary explains leads there. */
function componentGroups(language: Language) {
  return fitnessComponents.map(({ components, ...group }) => ({
    ...translated(group, language),
    components: components.map((component) => ({
      name: inLanguage(component, language),
      term: glossary.find(({ term }) => languages.some((each) => term[each] === component[each]))?.id ?? null,
    })),
  }));
}
