import type { FieldError } from '#src/api/problem.ts';
import type { Finding } from '#src/lib/finding.ts';
import { inLanguage, languages, otherLanguage, type Language } from '#src/lib/language.ts';
import { planFindingMessages as messages } from './messages.ts';

/** The code of what nobody may even keep: something on a fasting table that breaks the fast. */
export const breaksFast = 'breaks_fast';

/** Only what stands in the way. */
export const blocking = (findings: readonly Finding[]): Finding[] =>
  findings.filter(({ severity }) => severity === 'blocks');

/** The values of a finding as they stand in its message. */
export const valuesIn = ({ values }: Pick<Finding, 'values'>, language: Language): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' ? String(value) : inLanguage(value, language),
    ]),
  );

/** A finding in English, as an API tells it. */
export function findingText(finding: Finding): string {
  const values = valuesIn(finding, 'en');
  return finding.message.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

/** Findings as faults of fields. */
export const asFieldErrors = (findings: readonly Finding[]): FieldError[] =>
  findings.map((finding) => ({ path: finding.path, message: findingText(finding) }));

type Path = Finding['path'];

/** Where texts stand that are not in a language yet. A text is a record with `en`. */
function untranslated(value: unknown, into: Language, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((part, index) => untranslated(part, into, [...path, index]));
  const record = value as Readonly<Record<string, unknown>>;
  if (typeof record['en'] === 'string') {
    const isThere = (language: Language) => {
      const text = record[language];
      return typeof text === 'string' && text.trim() !== '';
    };
    return isThere(otherLanguage(into)) && !isThere(into) ? [[...path, into]] : [];
  }
  return Object.entries(record).flatMap(([name, part]) => untranslated(part, into, [...path, name]));
}

/** A day of a plan: what it is called in a message, and where it stands. */
interface DayPlace {
  readonly day: Finding['values'][string];
  readonly path: Path;
}

/** Days that are called as another one before them. */
export function repeatedDays(days: readonly DayPlace[]): Finding[] {
  const called = days.map(({ day }) => JSON.stringify(day));
  return days.flatMap(({ day, path }, index) =>
    called.indexOf(called[index]!) < index
      ? [finding('blocks', 'day_twice', messages.dayTwice, path, { day })]
      : [],
  );
}

const isWithin = (path: Path, part: Path): boolean => part.every((step, index) => path[index] === step);

const missingIn = {
  am: { code: 'no_amharic', ...messages.inAmharic },
  en: { code: 'no_english', ...messages.inEnglish },
} as const;

/** What is not in one of the languages yet: the title, the description, each day, and the rest together. */
export const untranslatedParts = (plan: object, days: readonly DayPlace[]): Finding[] =>
  languages.flatMap((language) => untranslatedInto(language, plan, days));

function untranslatedInto(language: Language, plan: object, days: readonly DayPlace[]): Finding[] {
  const paths = untranslated(plan, language);
  const { code, title, description, day: ofDay, other } = missingIn[language];
  const warn = (rule: { readonly id: string }, found: Path[], values: Finding['values'] = {}): Finding[] =>
    found[0] ? [finding('warns', code, rule, found[0], values)] : [];
  const within = (part: Path) => paths.filter((path) => isWithin(path, part));
  const named = [['title'], ['description'], ...days.map(({ path }) => path)];
  const others = paths.filter((path) => !named.some((part) => isWithin(path, part)));
  return [
    ...warn(title, within(['title'])),
    ...warn(description, within(['description'])),
    ...days.flatMap(({ day, path }) => {
      const found = within(path);
      return warn(ofDay, found, { day, count: found.length });
    }),
    ...warn(other, others, { count: others.length }),
  ];
}

export const finding = (
  severity: Finding['severity'],
  code: string,
  { id: message }: { readonly id: string },
  path: Path,
  values: Finding['values'] = {},
): Finding => ({ code, severity, path, message, values });
