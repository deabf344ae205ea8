import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { languageOf, languages, type Language } from '#src/lib/language.ts';

export type Area =
  | 'shell'
  | 'site'
  | 'bmi'
  | 'plans'
  | 'exercises'
  | 'nutrition'
  | 'shopping'
  | 'saved'
  | 'education'
  | 'assessment'
  | 'assessed'
  | 'motivation'
  | 'account'
  | 'member'
  | 'recovery'
  | 'settings'
  | 'training'
  | 'training-import'
  | 'try'
  | 'workout'
  | 'after-workout'
  | 'progress'
  | 'diary'
  | 'today'
  | 'waiting'
  | 'foods'
  | 'food-pages'
  | 'recipes'
  | 'search'
  | 'fasting'
  | 'staff';

const catalogues = import.meta.glob<{ messages: Messages }>('./*/*.po', { base: '../../content/locales/' });

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

/** The words of an area: those that stand in the document (`entry.server.tsx`) need no file. */
export async function readCatalogue(language: Language, area: Area): Promise<Messages> {
  const held = globalThis.document?.querySelector(`[data-words="${language}/${area}"]`)?.textContent;
  if (held) return JSON.parse(held) as Messages;
  return (await catalogues[`./${language}/${area}.po`]!()).messages;
}

const loading = new Map<string, Promise<void>>();

/** Loads the words of an area once; a failed load is tried again at the next call. */
export function loadCatalogue(language: Language, area: Area): Promise<void> {
  const key = `${language}/${area}`;
  let load = loading.get(key);
  if (!load) {
    load = readCatalogue(language, area).then((messages) => i18nFor(language).load(language, messages));
    load.catch(() => loading.delete(key));
    loading.set(key, load);
  }
  return load;
}

/** What a route says of itself: the areas that it speaks, whose words its document fetches ahead. */
export interface Spoken {
  readonly words: readonly Area[];
}

/**
 * The words of areas, awaited by the module of a page that speaks them, or of the layout around such pages. A browser
 * keeps to one language from document to document, the server speaks them all; either way the words are there before a
 * page is rendered.
 *
 * @example
 * export const handle = await speak('progress');
 */
export async function speak(...areas: Area[]): Promise<Spoken> {
  const spoken = typeof document === 'undefined' ? languages : [languageOf(location.pathname)];
  await Promise.all(spoken.flatMap((language) => areas.map((area) => loadCatalogue(language, area))));
  return { words: areas };
}
