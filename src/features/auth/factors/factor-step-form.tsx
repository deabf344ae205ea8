import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { Field } from '#src/ui/field.tsx';
import { CodeField, FormFailure } from '../account-frame.tsx';
import { useCheckedForm } from '../checked-form.client.ts';
import {
  sendText,
  showCode,
  type FactorFailure,
  type OpenAccount,
  type SecondFactor,
} from './factor-step-check.client.ts';

interface FactorStepFormProps {
  readonly account: OpenAccount;
  readonly factor: SecondFactor;
  /** A recovery code is asked for, in place of one of the factor. */
  readonly isRecovery: boolean;
  readonly onPassed: () => void;
}

/** Asks for the code. Of a phone it asks only once a text message was wanted: messages cost money. */
export function FactorStepForm({ account, factor, isRecovery, onPassed }: FactorStepFormProps) {
  const { t } = useLingui();
  const [challengeId, setChallengeId] = useState<string | null>(null);
  const [sent, setSent] = useState(0);
  const [isSending, setIsSending] = useState(false);
  const loadSchema = async () => {
    const { recoveryCodeFormSchema, factorCodeFormSchema } = await import('../schema.ts');
    return isRecovery ? recoveryCodeFormSchema : factorCodeFormSchema;
  };
  const { form, errorOf, failure, setFailure, isBusy } = useCheckedForm<{ code: string }, FactorFailure>(
    loadSchema,
    async ({ code }) => {
      if (isSending) return null;
      const failed = await showCode(account, { factorId: factor.id, challengeId, code });
      if (failed) return failed;
      onPassed();
      return 'leaving';
    },
  );
  const field = useRef<HTMLInputElement>(null);
  const isPhone = factor.type === 'phone' && !isRecovery;
  // The code is all that is wanted here, and the field comes anew with each way and each text message.
  useEffect(() => field.current?.focus(), [challengeId]);

  async function send() {
    if (isBusy || isSending) return;
    setIsSending(true);
    setFailure(null);
    const outcome = await sendText(account, factor.id);
    setIsSending(false);
    if (typeof outcome !== 'string') return setFailure(outcome);
    setChallengeId(outcome);
    setSent((count) => count + 1);
  }

  const phone = factor.phoneEnd;
  if (isPhone && challengeId === null)
    return (
      <div className="grid gap-4">
        <p>
          <Trans>We send a code to your phone whose number ends in {phone}.</Trans>
        </p>
        <Failure failure={failure} />
        <Button look="primary" onClick={() => void send()} busyLabel={isSending ? t`Sending…` : undefined}>
          <Trans>Send me a text message</Trans>
        </Button>
      </div>
    );
  return (
    <form {...form} className="grid gap-4">
      {isRecovery ? (
        <Field
          ref={field}
          label={<Trans>Recovery code</Trans>}
          hint={<Trans>One of the codes you kept when you set this step up. Each works once.</Trans>}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          error={errorOf('code')}
        />
      ) : (
        <CodeField
          ref={field}
          hint={
            isPhone ? (
              <Trans>The six digits from the text message to the number ending in {phone}.</Trans>
            ) : (
              <Trans>The six digits that your authenticator app shows for Birtu.</Trans>
            )
          }
          error={errorOf('code')}
        />
      )}
      <Failure failure={failure} />
      <Button type="submit" look="primary" busyLabel={isBusy ? t`Checking…` : undefined}>
        <Trans>Continue</Trans>
      </Button>
      {isPhone && (
        <div className="grid gap-2">
          <Button onClick={() => void send()} busyLabel={isSending ? t`Sending…` : undefined}>
            <Trans>Send again</Trans>
          </Button>
          <output className="text-small text-soft">
            {sent > 1 && <Trans>A new text message is on its way.</Trans>}
          </output>
        </div>
      )}
    </form>
  );
}

/** A pause is told with its length. */
function Failure({ failure }: { failure: FactorFailure | null }) {
  if (!failure) return null;
  if (failure.waitMinutes === null) return <FormFailure message={failure.message} />;
  return (
    <p role="alert" className="rounded-card bg-red-tint p-3 text-small text-red">
      <Plural
        value={failure.waitMinutes}
        one="Too many attempts. Please wait # minute."
        other="Too many attempts. Please wait # minutes."
      />
    </p>
  );
}
