import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { showToast } from '#src/ui/toast.tsx';
import {
  beginAuthenticator,
  cancelEnrolment,
  finishEnrolment,
  type AuthenticatorKey,
} from './enrolment.client.ts';
import { CodeField } from '../account-frame.tsx';
import { EndsOtherLogins, FactorNameField, type EnrolmentProps } from './factor-fields.tsx';
import { freeName } from './free-name.ts';
import { SecurityForm } from './security-form.tsx';

/** An authenticator app: it gets a name, learns the key, and shows that it did. */
export default function AuthenticatorEnrolment({ taken, onClose, onDone }: EnrolmentProps) {
  const { t } = useLingui();
  const [key, setKey] = useState<AuthenticatorKey | null>(null);
  if (key)
    return (
      <KeyForm
        authenticator={key}
        onCancel={() => {
          cancelEnrolment(key.factorId);
          onClose();
        }}
        onDone={onDone}
      />
    );
  return (
    <SecurityForm
      loadSchema={async () => (await import('./schema.ts')).factorNameFormSchema}
      onSubmit={async ({ friendly_name: name }) => {
        const begun = await beginAuthenticator(name);
        if (!begun.failure) setKey(begun.data);
        return begun.failure;
      }}
      onCancel={onClose}
      action={<Trans>Continue</Trans>}
      busyLabel={t`Loading...`}
    >
      {(errorOf) => (
        <>
          <p>
            <Trans>
              You need an authenticator app on your phone, such as Google Authenticator, Microsoft
              Authenticator or Aegis. It works without internet.
            </Trans>
          </p>
          <EndsOtherLogins />
          <FactorNameField name={freeName(t`Authenticator app`, taken)} error={errorOf('friendly_name')} />
        </>
      )}
    </SecurityForm>
  );
}

interface KeyFormProps {
  readonly authenticator: AuthenticatorKey;
  readonly onCancel: () => void;
  readonly onDone: () => void;
}

function KeyForm({ authenticator, onCancel, onDone }: KeyFormProps) {
  const { t } = useLingui();
  const { factorId, qrCode, secret, uri } = authenticator;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <SecurityForm
      loadSchema={async () => (await import('./schema.ts')).codeFormSchema}
      onSubmit={async ({ code }) => {
        const { failure } = await finishEnrolment({ factorId }, code);
        if (!failure) onDone();
        return failure;
      }}
      onCancel={onCancel}
      action={<Trans>Turn on</Trans>}
      busyLabel={t`Checking…`}
    >
      {(errorOf) => (
        <>
          <h3 ref={heading} tabIndex={-1} className="text-base font-semibold">
            <Trans>Scan this with your app</Trans>
          </h3>
          <img
            src={qrCode}
            alt={t`QR code with the key that stands below`}
            width="200"
            height="200"
            className="qr-code rounded-card border border-edge p-3"
          />
          <p className="text-small text-soft">
            <Trans>Is the app on this device? Open it directly, or copy the key into it.</Trans>
          </p>
          <div className="flex flex-wrap gap-3">
            <a href={uri} className="button">
              <Trans>Open the app</Trans>
            </a>
            <CopyKey secret={secret} />
          </div>
          <p className="secret text-small wrap-anywhere" translate="no">
            {inFours(secret)}
          </p>
          <CodeField
            hint={<Trans>The six digits that the app shows for Birtu.</Trans>}
            error={errorOf('code')}
          />
        </>
      )}
    </SecurityForm>
  );
}

/** As a person can type it off. */
const inFours = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

function CopyKey({ secret }: { secret: string }) {
  const { t } = useLingui();
  const copy = async () => {
    await navigator.clipboard.writeText(secret);
    showToast('success', t`The key is copied.`);
  };
  return (
    <Button
      onClick={() =>
        void copy().catch(() => showToast('error', t`Copying is not allowed here. Please type the key.`))
      }
    >
      <Trans>Copy the key</Trans>
    </Button>
  );
}
