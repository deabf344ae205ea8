import { useLingui } from '@lingui/react';
import type { Language } from '#src/lib/language.ts';

/** The language of the page. */
export const useLanguage = (): Language => useLingui().i18n.locale as Language;
