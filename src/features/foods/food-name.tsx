import { Trans } from '@lingui/react/macro';
import { useLingui } from '@lingui/react';

/** The name of a food in the other language; an Amharic one that nobody has checked bears a star. */
export function OtherName({ name, isChecked }: { name: string | null; isChecked: boolean }) {
  const { i18n } = useLingui();
  if (name === null) return null;
  const language = i18n.locale === 'am' ? 'en' : 'am';
  return (
    <>
      <span lang={language}>{name}</span>
      {!isChecked && '*'}
    </>
  );
}

/** What the star behind a name says. */
export const NameNote = () => <Trans>* No native speaker has checked the Amharic name yet.</Trans>;
