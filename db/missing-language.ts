import { languages, type Language } from '#src/lib/language.ts';

/** Of each table, whether any text of a record that readers see is there in the other language only. */
type Lacks = Readonly<Record<Language, string>>;

/** What is told of a text at the end of a path. Of what is written in Amharic alone, the English is empty. */
const untold: Lacks = {
  en: '(@.en == "" && exists (@.am))',
  am: '(@.en != "" && !exists (@.am))',
};

const anyOf = (...conditions: string[]): string => `(${conditions.join(' or ')})`;
const inEach = (lacks: (language: Language) => string): Lacks =>
  Object.fromEntries(languages.map((language) => [language, lacks(language)])) as Lacks;

const lacksAt = (column: string, path: string, language: Language) =>
  `jsonb_path_exists(${column}, '${path} ? ${untold[language]}')`;

export const exercisesWithout = inEach((language) => lacksAt('data', '$.**', language));

/** What is deleted, and can be brought back, lacks nothing. */
export const plansWithout = inEach(
  (language) =>
    `(status <> 'deleted' and ${anyOf(
      lacksAt('title', '$', language),
      lacksAt('description', '$', language),
      lacksAt('data', '$.**', language),
    )})`,
);

/** Publications stand as they are called. */
export const foodsWithout = inEach((language) =>
  anyOf(
    ...['$.name', '$.note', '$.fastingIf', '$.measures[*].name'].map((path) =>
      lacksAt('data', path, language),
    ),
  ),
);

export const recipesWithout = inEach((language) =>
  anyOf(
    ...['$.name', '$.description', '$.steps[*]', '$.swaps[*].text', '$.ingredients[*].*'].map((path) =>
      lacksAt('data', path, language),
    ),
  ),
);

export const savedRepliesWithout = inEach((language) => lacksAt('data', '$.text', language));

export const articlesWithout: Lacks = {
  en: `(title->>'en' = '' or data->'summary'->>'en' = '' and data->'summary' ? 'am'
    or data->'body'->>'en' = '' and data->'body' ? 'am')`,
  am: `(not title ? 'am' and title->>'en' <> '' or data->'summary'->>'en' <> '' and not data->'summary' ? 'am'
    or data->'body'->>'en' <> '' and not data->'body' ? 'am')`,
};
