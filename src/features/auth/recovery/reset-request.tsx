import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { Button } from '#src/ui/button.tsx';
import { Field } from '#src/ui/field.tsx';
import { FormFailure } from '../account-frame.tsx';
import { useCheckedForm } from '../checked-form.client.ts';
import type { Message } from '#src/session/messages.ts';

const loadSchema = async () => (await import('../schema.ts')).resetRequestSchema;

interface ResetRequestProps {
  /** Sends the mail. @returns what went wrong */
  readonly request: (email: string) => Promise<Message | null>;
  readonly onSent: (email: string) => void;
  /** What the button says. */
  readonly children: ReactNode;
}

/** Asks whose password shall be reset. */
export function ResetRequest({ request, onSent, children }: ResetRequestProps) {
  const { t } = useLingui();
  const { form, check, errorOf, forget } = useCheckedForm(loadSchema);
  const [failure, setFailure] = useState<Message | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function submit() {
    const values = await check();
    if (!values || isBusy) return;
    setIsBusy(true);
    setFailure(null);
    const failed = await request(values.email);
    setIsBusy(false);
    setFailure(failed);
    if (!failed) onSent(values.email);
  }

  return (
    <form
      ref={form}
      method="post"
      noValidate
      className="grid gap-4"
      onInput={(event) => {
        forget((event.target as HTMLInputElement).name);
        setFailure(null);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Field
        label={<Trans>Email</Trans>}
        name="email"
        type="email"
        autoComplete="username"
        error={errorOf('email')}
      />
      <FormFailure message={failure} />
      <Button type="submit" look="primary" busyLabel={isBusy ? t`Sending…` : undefined}>
        {children}
      </Button>
    </form>
  );
}
