/** A text as its two fields hold it: empty where there is none. */
export interface TextFields {
  en: string;
  am: string;
}

export const noText: TextFields = { en: '', am: '' };

/** Whether nothing is written in either language. */
export const isBlank = ({ en, am }: TextFields): boolean => en.trim() === '' && am.trim() === '';

/** What is stored, with its texts as their fields hold them. */
export type InFields<T> = T extends { en: string }
  ? TextFields
  : T extends readonly (infer Item)[]
    ? InFields<Item>[]
    : T extends object
      ? { [Key in keyof T]: InFields<T[Key]> }
      : T;

/** Both languages of every text, as a form holds them. Goes through lists and records. */
export function withBothLanguages<T>(value: T): InFields<T> {
  return bothLanguagesOf(value) as InFields<T>;
}

function bothLanguagesOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(bothLanguagesOf);
  if (typeof value !== 'object' || value === null) return value;
  if ('en' in value) return { ...noText, ...value };
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, bothLanguagesOf(part)]));
}

/** A form holds an empty text where a translation is missing; what is stored holds none. Goes through lists and records. */
export function withoutEmptyTranslations<T>(value: T): T {
  if (Array.isArray(value)) return value.map(withoutEmptyTranslations) as T;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(
    ([name, text]) => name !== 'am' || String(text ?? '').trim() !== '',
  );
  return Object.fromEntries(entries.map(([name, part]) => [name, withoutEmptyTranslations(part)])) as T;
}
