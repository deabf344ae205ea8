import { otherLanguage, type Language } from '#src/lib/language.ts';
import { useLingui } from '@lingui/react';

/** The name of a food in the other language. */
export function OtherName({ name }: { name: string | null }) {
  const { i18n } = useLingui();
  if (name === null) return null;
  return <span lang={otherLanguage(i18n.locale as Language)}>{name}</span>;
}
