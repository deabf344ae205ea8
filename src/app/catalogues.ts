import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { languageOf, languages, type Language } from '#src/lib/language.ts';

export type Area =
  | 'shell'
  | 'site'
  | 'bmi'
  | 'plans'
  | 'nutrition'
  | 'saved'
  | 'education'
  | 'assessment'
  | 'motivation'
  | 'account'
  | 'member'
  | 'training'
  | 'foods'
  | 'fasting'
  | 'staff';
type Loader = () => Promise<{ messages: Messages }>;

const loaders: Record<Language, Record<Area, Loader>> = {
  en: {
    shell: () => import('#content/locales/en/shell.po'),
    site: () => import('#content/locales/en/site.po'),
    bmi: () => import('#content/locales/en/bmi.po'),
    plans: () => import('#content/locales/en/plans.po'),
    nutrition: () => import('#content/locales/en/nutrition.po'),
    saved: () => import('#content/locales/en/saved.po'),
    education: () => import('#content/locales/en/education.po'),
    assessment: () => import('#content/locales/en/assessment.po'),
    motivation: () => import('#content/locales/en/motivation.po'),
    account: () => import('#content/locales/en/account.po'),
    member: () => import('#content/locales/en/member.po'),
    training: () => import('#content/locales/en/training.po'),
    foods: () => import('#content/locales/en/foods.po'),
    fasting: () => import('#content/locales/en/fasting.po'),
    staff: () => import('#content/locales/en/staff.po'),
  },
  am: {
    shell: () => import('#content/locales/am/shell.po'),
    site: () => import('#content/locales/am/site.po'),
    bmi: () => import('#content/locales/am/bmi.po'),
    plans: () => import('#content/locales/am/plans.po'),
    nutrition: () => import('#content/locales/am/nutrition.po'),
    saved: () => import('#content/locales/am/saved.po'),
    education: () => import('#content/locales/am/education.po'),
    assessment: () => import('#content/locales/am/assessment.po'),
    motivation: () => import('#content/locales/am/motivation.po'),
    account: () => import('#content/locales/am/account.po'),
    member: () => import('#content/locales/am/member.po'),
    training: () => import('#content/locales/am/training.po'),
    foods: () => import('#content/locales/am/foods.po'),
    fasting: () => import('#content/locales/am/fasting.po'),
    staff: () => import('#content/locales/am/staff.po'),
  },
};

const instances = new Map<Language, I18n>();

/** The one translator of a language. It knows the areas that `loadCatalogue` has loaded. */
export function i18nFor(language: Language): I18n {
  let i18n = instances.get(language);
  if (!i18n) {
    i18n = setupI18n({ locale: language, messages: { [language]: {} } });
    instances.set(language, i18n);
  }
  return i18n;
}

const loading = new Map<string, Promise<void>>();

/** Loads the words of an area once; a failed load is tried again at the next call. */
export function loadCatalogue(language: Language, area: Area): Promise<void> {
  const key = `${language}/${area}`;
  let load = loading.get(key);
  if (!load) {
    load = loaders[language][area]().then(({ messages }) => i18nFor(language).load(language, messages));
    load.catch(() => loading.delete(key));
    loading.set(key, load);
  }
  return load;
}

/**
 * The words of an area, awaited by the layout module around the pages that speak them. A browser keeps to one language
 * from document to document, the server speaks them all; either way the words are there before a page is rendered.
 */
export async function speak(area: Area): Promise<void> {
  const spoken = typeof document === 'undefined' ? languages : [languageOf(location.pathname)];
  await Promise.all(spoken.map((language) => loadCatalogue(language, area)));
}
