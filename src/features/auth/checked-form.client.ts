import { useLingui } from '@lingui/react';
import { useRef, useState, type FormEvent } from 'react';
import type { ZodType } from 'zod';
import { networkMessage } from '#src/lib/network.ts';
import { fieldErrors } from '#src/lib/field-errors.ts';
import type { Message } from '#src/session/messages.ts';
import { useKeptTyping } from '#src/ui/kept-typing.client.ts';
import { showToast } from '#src/ui/toast.tsx';
import { loadAccount } from './form-parts.client.ts';
import type { SendFailure } from './messages.ts';

/**
 * A native form checked by a schema: what is wrong stands at its field until that field is edited, and the first
 * wrong field gets the focus.
 *
 * @param send does what the form is for; nothing typed is lost where it fails. `leaving`: the page goes, and the form
 *   stays busy until then
 */
export function useCheckedForm<T, Failure extends SendFailure = SendFailure>(
  loadSchema: () => Promise<ZodType<T>>,
  send: (values: T) => Promise<Failure | null | 'leaving'>,
) {
  const { i18n } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isBusy, setIsBusy] = useState(false);
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

  async function submit() {
    const values = await check();
    if (!values || isBusy) return;
    setIsBusy(true);
    setFailure(null);
    const outcome = await send(values).catch(() => {
      // A part of the program that cannot be loaded.
      showToast('error', i18n._(networkMessage.id));
      return null;
    });
    if (outcome === 'leaving') return;
    setIsBusy(false);
    if (outcome) fail(outcome);
  }

  /** At its field, where the form has that; else the form says it. */
  function fail(failed: Failure) {
    const field = failed.field === undefined ? null : fieldOf(failed.field);
    if (!field) return setFailure(failed);
    mark(field.name, failed.message);
    field.focus();
    field.select();
  }

  const fieldOf = (name: string) => form.current?.querySelector<HTMLInputElement>(byName(name)) ?? null;
  const mark = (name: string, { id }: Message) => setErrors((current) => ({ ...current, [name]: id }));

  return {
    /** For the `<form>`. */
    form: {
      ref: form,
      method: 'post',
      noValidate: true,
      onInput({ target }: FormEvent) {
        setErrors((current) => ({ ...current, [(target as HTMLInputElement).name]: '' }));
        setFailure(null);
      },
      onSubmit(event: FormEvent) {
        event.preventDefault();
        void submit();
      },
    } as const,
    fieldOf,
    /** What is wrong with a field, in the reader's language. */
    errorOf: (name: string) => (errors[name] ? i18n._(errors[name]) : undefined),
    /** What is found wrong with a field later; the message is a text to translate. */
    mark,
    failure,
    setFailure,
    isBusy,
  };
}

const byName = (name: string) => `[name="${name}"]`;
