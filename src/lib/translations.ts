/** A form holds an empty text where a translation is missing; what is stored holds none. Goes through lists and records. */
export function withoutEmptyTranslations<T>(value: T): T {
  if (Array.isArray(value)) return value.map(withoutEmptyTranslations) as T;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(
    ([name, text]) => name !== 'am' || String(text ?? '').trim() !== '',
  );
  return Object.fromEntries(entries.map(([name, part]) => [name, withoutEmptyTranslations(part)])) as T;
}
