import { bodyCompositionMethods } from '#content/education/body-composition.ts';
import { fitnessComponents } from '#content/education/components.ts';
import { fieldTests } from '#content/education/field-tests.ts';
import {
  enduranceTests,
  flexibilityTest,
  muscularEnduranceTest,
  strengthTest,
} from '#content/education/health-tests.ts';
import { guideFrame, guideWords } from '#content/education/guide-words.ts';
import { healthMeasures } from '#content/education/measures.ts';
import { definitions, metabolicGains, nutritionTips, reasons } from '#content/education/overview.ts';
import { altitudeSource, oxygenByAge, oxygenSource } from '#content/education/oxygen.ts';
import { waistLines, waistRisks, waistSource } from '#content/education/waist.ts';
import type { Language } from '#src/lib/language.ts';
import { translated, type Translated } from '#src/lib/translated.ts';

const guide = {
  words: guideWords,
  definitions,
  components: fitnessComponents,
  reasons,
  measures: healthMeasures,
  metabolicGains,
  methods: bodyCompositionMethods,
  waist: { risks: waistRisks, lines: waistLines, source: waistSource },
  strengthTest,
  muscularEnduranceTest,
  oxygen: { byAge: oxygenByAge, source: oxygenSource, altitudeSource },
  enduranceTests,
  flexibilityTest,
  fieldTests,
  nutritionTips,
};

/** All that the guide says, in one language. */
export type Guide = Translated<typeof guide>;
export type Words = Guide['words'];

/** What stands around the panels, with the words that are known while a page is read and changed. */
export const frameIn = (language: Language) => translated(guideFrame, language);

export const guideIn = (language: Language): Guide => translated(guide, language);
