import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useSearchParams } from 'react-router';
import { read, whyFailed } from '#src/api/client.ts';
import { memberApi } from '#src/session/account.client.ts';
import { useSession } from '#src/session/session.client.ts';
import { fieldErrors } from '#src/lib/field-errors.ts';
import { Button } from '#src/ui/button.tsx';
import { controlLook, Field, FieldFrame } from '#src/ui/field.tsx';
import { useKeptTyping } from '#src/ui/kept-typing.client.ts';
import { feedbackLimits, sentParameter } from './limits.ts';
import { contactMessages } from './messages.ts';
import type { RefusedForm } from './plain-form.client.ts';

/** How long the thanks stand (specification §9). */
const thanksMs = 5000;

type Outcome =
  | { readonly kind: 'none' | 'sending' | 'sent' }
  | { readonly kind: 'failed'; readonly message: string };

/** How a form went that was sent without scripts. */
function useOutcome(refused: RefusedForm | undefined) {
  const isSent = useSearchParams()[0].has(sentParameter);
  return useState<Outcome>(
    refused?.failure ? { kind: 'failed', message: refused.failure } : { kind: isSent ? 'sent' : 'none' },
  );
}

/** 'Send Us a Message'. The fields are the form's own, so that nothing typed is lost, whatever happens. */
export function ContactForm({ refused }: { refused: RefusedForm | undefined }) {
  const { t, i18n } = useLingui();
  const { user } = useSession();
  const form = useRef<HTMLFormElement>(null);
  const [outcome, setOutcome] = useOutcome(refused);
  const [errors, setErrors] = useState(refused?.errors ?? {});
  useKeptTyping(form);

  // A member need not say who writes. What is typed already stays.
  useEffect(() => {
    const { elements } = form.current ?? {};
    for (const name of ['name', 'email'] as const) {
      const field = elements?.namedItem(name);
      if (user && field instanceof HTMLInputElement) field.defaultValue = user[name];
    }
  }, [user]);

  useEffect(() => {
    if (outcome.kind !== 'sent') return;
    const timer = setTimeout(() => setOutcome({ kind: 'none' }), thanksMs);
    return () => clearTimeout(timer);
  }, [outcome, setOutcome]);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (outcome.kind === 'sending') return;
    const typed = Object.fromEntries(new FormData(event.currentTarget));
    setOutcome({ kind: 'sending' });
    try {
      // Weighs more than the rest of the page, and most readers never send.
      const { contactSchema } = await import('./schema.ts');
      const input = contactSchema.safeParse(typed);
      const found = input.success ? {} : fieldErrors(input.error.issues);
      setErrors(found);
      if (!input.success) {
        setOutcome({ kind: 'none' });
        focusFirst(form.current, Object.keys(found));
        return;
      }
      await read(memberApi().feedback.$post({ json: input.data }));
      form.current?.reset();
      setOutcome({ kind: 'sent' });
    } catch (error) {
      setOutcome({ kind: 'failed', message: whyFailed(error, contactMessages.failed) });
    }
  }

  const forget = (name: string) => setErrors((current) => ({ ...current, [name]: '' }));
  const of = (name: string) => ({
    name,
    error: errors[name] ? i18n._(errors[name]) : undefined,
    defaultValue: refused?.typed[name],
  });
  const message = of('message');
  return (
    <form
      ref={form}
      method="post"
      noValidate
      className="grid gap-5"
      onInput={(event) => forget((event.target as HTMLInputElement).name)}
      onSubmit={(event) => void send(event)}
    >
      <h2 className="text-title">
        <Trans>Send Us a Message</Trans>
      </h2>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field {...of('name')} label={<Trans>Name</Trans>} autoComplete="name" required />
        <Field {...of('email')} label={<Trans>Email</Trans>} type="email" autoComplete="email" required />
      </div>
      <Field
        {...of('subject')}
        label={<Trans>Subject</Trans>}
        autoComplete="off"
        maxLength={feedbackLimits.subject}
        required
      />
      <FieldFrame label={<Trans>Message</Trans>} error={message.error}>
        {(control) => (
          <textarea
            {...control}
            name={message.name}
            defaultValue={message.defaultValue}
            rows={7}
            maxLength={feedbackLimits.message}
            required
            className={controlLook}
          />
        )}
      </FieldFrame>
      <label className="hidden">
        <Trans>Leave this empty</Trans>
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
      <Button
        type="submit"
        look="primary"
        className="justify-self-start"
        busyLabel={outcome.kind === 'sending' ? t`Sending…` : undefined}
      >
        <Trans>Send Message</Trans>
      </Button>
      <p
        role="status"
        className={outcome.kind === 'sent' ? 'bg-green-tint rounded-card p-4 font-semibold' : 'sr-only'}
      >
        {outcome.kind === 'sent' && i18n._(contactMessages.sent.id)}
      </p>
      <p
        role="alert"
        className={
          outcome.kind === 'failed' ? 'bg-red-tint text-red rounded-card p-4 font-semibold' : 'sr-only'
        }
      >
        {outcome.kind === 'failed' && i18n._(outcome.message)}
      </p>
    </form>
  );
}

function focusFirst(form: HTMLFormElement | null, names: readonly string[]): void {
  const field = form?.elements.namedItem(names[0] ?? '');
  if (field instanceof HTMLElement) field.focus();
}
