/** The languages of the product. English is the source; its pages stand at the root, the others under their code. */
export const languages = ['en', 'am'] as const;
export type Language = (typeof languages)[number];

/** One value in every language. */
export type Localized<T = string> = Readonly<Record<Language, T>>;

/**
 * What a page shows of a text: the reader's language, else the other one. Of what is written in Amharic alone, the
 * English is empty.
 */
export function inLanguage<T>(value: { readonly en: T } & Partial<Localized<T>>, language: Language): T {
  const own = value[language] ?? value.en;
  return (own as unknown) === '' ? (value.am ?? own) : own;
}

/** The language in which `inLanguage` takes it. */
export const shownIn = (text: Partial<Localized>, language: Language): Language =>
  text[language] ? language : (languages.find((other) => text[other]) ?? language);

export const otherLanguage = (language: Language): Language => (language === 'en' ? 'am' : 'en');

/** The same beside what `inLanguage` takes; null where it is there in one language only. */
export function otherName(name: Partial<Localized>, language: Language): string | null {
  const other = name[otherLanguage(language)];
  return name[language] && other ? other : null;
}

/** By its letters, the language of a text where it is not that of the page. In Amharic, Latin letters may stand beside. */
export function spokenBeside(text: string, language: Language): Language | undefined {
  const ethiopic = text.match(/[\u1200-\u137f]/g)?.length ?? 0;
  const latin = text.match(/[a-z]/gi)?.length ?? 0;
  if (language === 'en') return ethiopic > latin ? 'am' : undefined;
  return ethiopic === 0 && latin > 0 ? 'en' : undefined;
}

/** The language that an address speaks: `/am` and below it Amharic, all else English. */
export function languageOf(pathname: string): Language {
  const first = pathname.split('/', 2)[1];
  return languages.find((language) => language !== 'en' && language === first) ?? 'en';
}

/** The address of `path` (without language, starting with `/`) in a language. */
export function pathIn(language: Language, path: string): string {
  if (language === 'en') return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}

/** The address without its language: `/am/bmi` → `/bmi`. */
export function withoutLanguage(pathname: string): string {
  const language = languageOf(pathname);
  if (language === 'en') return pathname;
  return pathname.slice(language.length + 1) || '/';
}
