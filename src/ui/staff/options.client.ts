import { inLanguage } from '#src/lib/language.ts';
import { useLanguage } from '../language.client.ts';

type Text = { readonly en: string; readonly am?: string };

/** Labels as choices in the reader's language. */
export function useOptions() {
  const language = useLanguage();
  return <Value extends string>(labels: Readonly<Record<Value, Text>>) =>
    (Object.entries(labels) as [Value, Text][]).map(([value, label]) => ({
      value,
      label: inLanguage(label, language),
    }));
}
