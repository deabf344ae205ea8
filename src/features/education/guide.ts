import { bodyCompositionMethods } from '#content/education/body-composition.ts';
import { fitnessComponents } from '#content/education/components.ts';
import { fieldTests } from '#content/education/field-tests.ts';
import {
  enduranceTests,
  flexibilityTest,
  muscularEnduranceTest,
  strengthTest,
} from '#content/education/health-tests.ts';
import { guideWords } from '#content/education/guide-words.ts';
import { healthMeasures } from '#content/education/measures.ts';
import { definitions, metabolicGains, nutritionTips, reasons } from '#content/education/overview.ts';
import { altitudeSource, oxygenByAge, oxygenSource } from '#content/education/oxygen.ts';
import { waistLines, waistRisks, waistSource } from '#content/education/waist.ts';
import type { Language } from '#src/lib/language.ts';
import { translated } from '#src/lib/translated.ts';
import { cited, type Cited, type Note } from './cited.ts';
import type { GuideTab } from './guide-tabs.ts';

const guide = {
  words: guideWords,
  definitions,
  components: fitnessComponents,
  reasons,
  measures: healthMeasures,
  metabolicGains,
  waist: { risks: waistRisks, source: waistSource, lines: waistLines },
  methods: bodyCompositionMethods,
  strengthTest,
  muscularEnduranceTest,
  oxygen: { byAge: oxygenByAge, source: oxygenSource, altitudeSource },
  enduranceTests,
  flexibilityTest,
  fieldTests,
  nutritionTips,
};

/** All that the guide says, in one language. */
export type Guide = ReturnType<typeof guideIn>;
export type Words = Guide['words'];

export function guideIn(language: Language) {
  const { methods, ...said } = translated(guide, language);
  // Formulas, and how exact they are, are for health education.
  return {
    ...said,
    methods: methods.map(({ method, description, source }) => ({ method, description, source })),
  };
}

/** What each chapter says, in the order in which it is read. */
const parts = {
  overview: ['definitions', 'components', 'reasons', 'nutritionTips'],
  metabolic: ['measures', 'metabolicGains'],
  'health-related': [
    'waist',
    'methods',
    'strengthTest',
    'muscularEnduranceTest',
    'oxygen',
    'enduranceTests',
    'flexibilityTest',
  ],
  testing: ['fieldTests'],
} as const satisfies Readonly<Record<GuideTab, readonly (keyof Guide)[]>>;

type Said<Tab extends GuideTab> = Pick<Guide, (typeof parts)[Tab][number]>;

/** One chapter with the marks and notes of its sources. */
export type Chapter<Tab extends GuideTab> = Cited<Said<Tab>> & {
  readonly words: Words;
  readonly notes: readonly Note[];
};

export function chapterIn<Tab extends GuideTab>(tab: Tab, language: Language): Chapter<Tab> {
  const { words, ...guide } = guideIn(language);
  const said = Object.fromEntries(parts[tab].map((part) => [part, guide[part]])) as Said<Tab>;
  const { shown, notes } = cited(said, tab);
  return Object.assign(shown, { words, notes });
}
