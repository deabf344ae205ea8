import { useLingui } from '@lingui/react';

/** The name of a food in the other language. */
export function OtherName({ name }: { name: string | null }) {
  const { i18n } = useLingui();
  if (name === null) return null;
  const language = i18n.locale === 'am' ? 'en' : 'am';
  return <span lang={language}>{name}</span>;
}
