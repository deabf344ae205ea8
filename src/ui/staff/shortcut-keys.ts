/** Keys that press something by themselves. */
export type SingleKey = '/' | 'n' | '?';

interface PressedKey {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

const byKey: Readonly<Record<string, SingleKey | 'next' | 'previous'>> = {
  '/': '/',
  '?': '?',
  n: 'n',
  j: 'next',
  k: 'previous',
  ArrowDown: 'next',
  ArrowUp: 'previous',
};
/** Where the keyboard writes another script: by where the key is. */
const byPlace: Readonly<Record<string, string>> = { KeyN: 'n', KeyJ: 'j', KeyK: 'k', KeyS: 's' };

/** What a press of a key means in the staff area; null where it means nothing. */
export function shortcutOf(pressed: PressedKey): SingleKey | 'next' | 'previous' | 'save' | null {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = pressed;
  const isLatin = key.length > 1 || key.codePointAt(0)! < 128;
  const meant = isLatin ? key : (byPlace[code] ?? key);
  if (ctrlKey || metaKey) {
    const isSave = meant.toLowerCase() === 's' && ctrlKey !== metaKey && !altKey && !shiftKey;
    return isSave ? 'save' : null;
  }
  if (altKey) return null;
  // A sign may need Shift on this keyboard; a letter or an arrow with it is something else.
  const isSign = meant === '/' || meant === '?';
  if (shiftKey && !isSign) return null;
  const name = meant.length === 1 ? meant.toLowerCase() : meant;
  return Object.hasOwn(byKey, name) ? byKey[name]! : null;
}
