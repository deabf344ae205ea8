type Values = Readonly<Record<string, unknown>> | null;

/** Under which of its values a thing is called by its name. */
const naming = ['title', 'name', 'full_name', 'fullName'] as const;

/** What a changed thing is called: as it is now, else as it was; a text, or one in several languages. */
export function subjectName(before: Values, after: Values): string | { en: string; am?: string } | null {
  for (const values of [after, before])
    for (const key of naming) {
      const name = values?.[key];
      if (typeof name === 'string' && name !== '') return name;
      if (isText(name)) return { en: name.en, ...(typeof name.am === 'string' && { am: name.am }) };
    }
  return null;
}

const isText = (value: unknown): value is { en: string; am?: unknown } =>
  typeof value === 'object' && value !== null && 'en' in value && typeof value.en === 'string';
