import { useEffect, type RefObject } from 'react';
import { withoutLanguage } from '#src/lib/language.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;
type Typed = Readonly<Record<string, string | boolean>>;

/** Switching the language opens a new document: what was typed goes along, passwords and codes do not. */
export function useKeptTyping(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const fields = [...(form.current?.elements ?? [])].filter(isOpen);
    const key = `birtu-typed:${withoutLanguage(location.pathname)}:${fields.map(({ name }) => name).join()}`;
    whereAllowed(() => restore(fields, key));
    const keep = ({ target }: Event) => {
      if (!(target as Element).closest('a[hreflang]')) return;
      const typed: Typed = Object.fromEntries(fields.map((field) => [field.name, contentOf(field)]));
      whereAllowed(() => sessionStorage.setItem(key, JSON.stringify(typed)));
    };
    document.addEventListener('click', keep, true);
    return () => document.removeEventListener('click', keep, true);
  }, [form]);
}

/** Storage can be refused, as in some private windows: the form then begins empty. */
function whereAllowed(keepOrRestore: () => void): void {
  try {
    keepOrRestore();
  } catch {
    // The page works without.
  }
}

/** A field whose content is no secret. Its type does not tell: a password can be shown. */
const isOpen = (element: Element): element is Field =>
  (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) &&
  element.name !== '' &&
  !/password|one-time-code/.test(element.autocomplete);

const isTick = (field: Field): field is HTMLInputElement => field.type === 'checkbox';
const contentOf = (field: Field) => (isTick(field) ? field.checked : field.value);

/** Once: whoever comes back later finds the form as it begins. */
function restore(fields: readonly Field[], key: string): void {
  const typed = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Typed;
  sessionStorage.removeItem(key);
  for (const field of fields) {
    const content = typed[field.name];
    if (isTick(field)) field.checked = content === undefined ? field.checked : content === true;
    else if (typeof content === 'string' && content) field.value = content;
  }
}
