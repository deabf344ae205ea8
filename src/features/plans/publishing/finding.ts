import type { FieldError } from '#src/api/problem.ts';
import type { Finding } from '#src/lib/finding.ts';
import { inLanguage, type Language } from '#src/lib/language.ts';
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

/** Where texts stand that are not in Amharic yet. A text is a record with `en`. */
function untranslated(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((part, index) => untranslated(part, [...path, index]));
  const record = value as Readonly<Record<string, unknown>>;
  const { en, am } = record;
  if (typeof en === 'string')
    return en.trim() !== '' && (typeof am !== 'string' || am.trim() === '') ? [path] : [];
  return Object.entries(record).flatMap(([name, part]) => untranslated(part, [...path, name]));
}

/** Days whose number another one before them has. @param list where the days stand in the plan */
export function repeatedDays(days: readonly { readonly day: number }[], list: string): Finding[] {
  return days.flatMap(({ day }, index) =>
    days.findIndex((other) => other.day === day) < index
      ? [finding('blocks', 'day_twice', messages.dayTwice, [list, index], { day })]
      : [],
  );
}

/**
 * What is not in Amharic yet: the title, the description, each day, and the rest together.
 *
 * @param list where the days stand in the plan
 */
export function untranslatedParts<List extends string>(
  plan: Readonly<Record<List, readonly { readonly day: number }[]>> & object,
  list: List,
): Finding[] {
  const paths = untranslated(plan);
  const at = (name: string) => paths.filter(([first]) => first === name);
  const warn = (rule: { readonly id: string }, found: Path[], values: Finding['values'] = {}): Finding[] =>
    found[0] ? [finding('warns', 'no_amharic', rule, found[0], values)] : [];
  const others = paths.filter(([first]) => first !== 'title' && first !== 'description' && first !== list);
  return [
    ...warn(messages.titleAmharic, at('title')),
    ...warn(messages.descriptionAmharic, at('description')),
    ...plan[list].flatMap(({ day }, index) => {
      const found = at(list).filter(([, place]) => place === index);
      return warn(messages.dayAmharic, found, { day, count: found.length });
    }),
    ...warn(messages.otherAmharic, others, { count: others.length }),
  ];
}

export const finding = (
  severity: Finding['severity'],
  code: string,
  { id: message }: { readonly id: string },
  path: Path,
  values: Finding['values'] = {},
): Finding => ({ code, severity, path, message, values });
