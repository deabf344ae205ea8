import { useEffect, type RefObject } from 'react';
import { withoutLanguage } from '#src/lib/language.ts';
import { areaOf } from './session-storage.tsx';

type Typed = Readonly<Record<string, string | boolean>>;

/** Switching the language opens a new document: what was typed goes along, passwords and codes do not. */
export function useKeptTyping(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const fields = [...(form.current?.elements ?? [])].filter(isOpen);
    const key = `birtu-typed:${withoutLanguage(location.pathname)}:${fields.map(({ name }) => name).join()}`;
    restore(fields, key);
    const keep = ({ target }: Event) => {
      if (!(target as Element).closest('a[hreflang]')) return;
      const typed: Typed = Object.fromEntries(fields.map((field) => [field.name, contentOf(field)]));
      areaOf('sessionStorage').setItem(key, JSON.stringify(typed));
    };
    document.addEventListener('click', keep, true);
    return () => document.removeEventListener('click', keep, true);
  }, [form]);
}

/** A field whose content is no secret. Its type does not tell: a password can be shown. */
const isOpen = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement &&
  element.name !== '' &&
  !/password|one-time-code/.test(element.autocomplete);

const contentOf = (field: HTMLInputElement) => (field.type === 'checkbox' ? field.checked : field.value);

/** Once: whoever comes back later finds the form as it begins. */
function restore(fields: readonly HTMLInputElement[], key: string): void {
  const typed = JSON.parse(areaOf('sessionStorage').getItem(key) ?? '{}') as Typed;
  areaOf('sessionStorage').removeItem(key);
  for (const field of fields) {
    const content = typed[field.name];
    if (typeof content === 'boolean') field.checked = content;
    else if (content) field.value = content;
  }
}
