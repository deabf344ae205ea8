import { useLingui } from '@lingui/react/macro';
import { inLanguage, type Language } from '#src/lib/language.ts';

type Text = { readonly en: string; readonly am?: string };

/** Labels as choices in the reader's language. */
export function useOptions() {
  const { i18n } = useLingui();
  return <Value extends string>(labels: Readonly<Record<Value, Text>>) =>
    (Object.entries(labels) as [Value, Text][]).map(([value, label]) => ({
      value,
      label: inLanguage(label, i18n.locale as Language),
    }));
}
