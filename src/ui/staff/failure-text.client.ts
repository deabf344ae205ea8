import { useLingui } from '@lingui/react/macro';
import type { Language } from '#src/lib/language.ts';
import { failureTexts, type Failed, type Refusal } from '#src/lib/save-result.ts';
import { useLanguage } from '../language.client.ts';

/** Behind a sentence that brings no mark along, where another one follows. */
export const stops: Readonly<Record<Language, string>> = { en: '. ', am: '። ' };

/** Says what could not be done, and why where that helps, in the reader's language. */
export function useFailureText(): (failed: Failed, refusal: Refusal) => string {
  const { i18n } = useLingui();
  const language = useLanguage();
  return (failed, refusal) =>
    failureTexts(failed, refusal)
      .map((text) => i18n._(text))
      .join(stops[language]);
}
