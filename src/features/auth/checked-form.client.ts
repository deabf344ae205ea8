import { useLingui } from '@lingui/react';
import { useRef, useState } from 'react';
import type { ZodType } from 'zod';
import { networkMessage } from '#src/api/network.ts';
import { fieldErrors } from '#src/lib/field-errors.ts';
import { useKeptTyping } from '#src/ui/kept-typing.client.ts';
import { showToast } from '#src/ui/toast.tsx';
import { loadAccount } from './form-parts.client.ts';

/**
 * A native form checked by a schema: what is wrong stands at its field until that field is edited, and the first
 * wrong field gets the focus.
 */
export function useCheckedForm<T>(loadSchema: () => Promise<ZodType<T>>) {
  const { i18n } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const isChecking = useRef(false);
  useKeptTyping(form);

  /** The form's values, or null when something is wrong with them, or when they are being checked already. */
  async function check(): Promise<T | null> {
    if (isChecking.current) return null;
    isChecking.current = true;
    // Who is checked is sent next: what cannot be loaded is said before anything is on its way.
    const loaded = await Promise.all([loadSchema(), loadAccount()]).catch(() => null);
    isChecking.current = false;
    if (!loaded) showToast('error', i18n._(networkMessage.id));
    if (!loaded || !form.current) return null;
    const [schema] = loaded;
    const result = schema.safeParse(Object.fromEntries(new FormData(form.current)));
    const found = result.success ? {} : fieldErrors(result.error.issues);
    setErrors(found);
    form.current.querySelector<HTMLInputElement>(Object.keys(found).map(byName).join() || ':not(*)')?.focus();
    return result.success ? result.data : null;
  }

  return {
    form,
    check,
    /** What is wrong with a field, in the reader's language. */
    errorOf: (name: string) => (errors[name] ? i18n._(errors[name]) : undefined),
    /** What the server finds wrong with a field; the message is a text to translate. */
    mark: (name: string, message: { readonly id: string }) =>
      setErrors((current) => ({ ...current, [name]: message.id })),
    /** For the form's `onInput`. */
    forget: (name: string) => setErrors((current) => ({ ...current, [name]: '' })),
  };
}

const byName = (name: string) => `[name="${name}"]`;
