import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { ApiError, read } from '#src/api/client.ts';
import { networkMessage } from '#src/api/network.ts';
import { memberApi } from '#src/features/auth/account.tsx';
import { useSiteContact } from '#src/features/site/contact.tsx';
import { fieldErrors } from '#src/lib/field-errors.ts';
import { Button } from '#src/ui/button.tsx';
import { controlLook, Field, FieldFrame } from '#src/ui/field.tsx';
import { feedbackLimits } from './limits.ts';
import { contactMessages } from './messages.ts';

/** How long the thanks stand (specification §9). */
const thanksMs = 5000;

type Outcome =
  | { readonly kind: 'none' | 'sending' | 'sent' }
  | { readonly kind: 'failed'; readonly message: string };
/** What a person is told when the message did not go out: the server's own words where the page knows them. */
function failureOf(error: unknown, language: string): string {
  // A gateway's answer, which is none of the server's, cannot be read.
  if (!(error instanceof ApiError) || error.problem.code === 'unreadable') return contactMessages.failed.id;
  const { detail } = error.problem;
  const isKnown = [...Object.values(contactMessages), networkMessage].some(({ id }) => id === detail);
  return language === 'en' || isKnown ? detail : contactMessages.failed.id;
}

/** 'Send Us a Message'. The fields are the form's own, so that nothing typed is lost, whatever happens. */
export function ContactForm() {
  const { t, i18n } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' });
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});

  useEffect(() => {
    if (outcome.kind !== 'sent') return;
    const timer = setTimeout(() => setOutcome({ kind: 'none' }), thanksMs);
    return () => clearTimeout(timer);
  }, [outcome]);

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
      setOutcome({ kind: 'failed', message: failureOf(error, i18n.locale) });
    }
  }

  const forget = (name: string) => setErrors((current) => ({ ...current, [name]: '' }));
  const errorOf = (name: string) => (errors[name] ? i18n._(errors[name]) : undefined);
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
      <WithoutScripts />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={<Trans>Name</Trans>} name="name" autoComplete="name" error={errorOf('name')} required />
        <Field
          label={<Trans>Email</Trans>}
          name="email"
          type="email"
          autoComplete="email"
          error={errorOf('email')}
          required
        />
      </div>
      <Field
        label={<Trans>Subject</Trans>}
        name="subject"
        autoComplete="off"
        maxLength={feedbackLimits.subject}
        error={errorOf('subject')}
        required
      />
      <FieldFrame label={<Trans>Message</Trans>} error={errorOf('message')}>
        {(control) => (
          <textarea
            {...control}
            name="message"
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

/** Sending needs the application; a mail does not. */
function WithoutScripts() {
  const { email } = useSiteContact();
  return (
    <noscript>
      <p className="bg-gold-tint rounded-card p-4">
        {email ? (
          <Trans>
            Your browser runs no scripts, which this form needs. Please write to{' '}
            <a href={`mailto:${email}`}>{email}</a>.
          </Trans>
        ) : (
          <Trans>Your browser runs no scripts, which this form needs.</Trans>
        )}
      </p>
    </noscript>
  );
}
