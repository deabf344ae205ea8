import type { Localized } from '#src/lib/language.ts';

/**
 * The words of text messages. `{code}` and the like stand for values given when one is sent. A message in Ethiopic
 * letters costs a part for every 70 characters, so they are short.
 */
export const textWords = {
  'factor-code': {
    en: '{code} is your Birtu code. It works for {minutes} minutes. Tell it to nobody.',
    am: 'የብርቱ ኮድዎ {code} ነው። የሚሠራው ለ{minutes} ደቂቃ ነው። ለማንም አይንገሩ።',
  },
} as const satisfies Readonly<Record<string, Localized>>;
