import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Field } from '#src/ui/field.tsx';
import { beginPhone, cancelEnrolment, finishEnrolment, type PhoneKey } from './enrolment.client.ts';
import { CodeField } from '../account-frame.tsx';
import { EndsOtherLogins, FactorNameField, type EnrolmentProps } from './factor-fields.tsx';
import { freeName } from './free-name.ts';
import { SecurityForm } from './security-form.tsx';

/** A phone that gets codes by text message: its number, then the first code. */
export default function PhoneEnrolment({ taken, onClose, onDone }: EnrolmentProps) {
  const { t } = useLingui();
  const [key, setKey] = useState<PhoneKey | null>(null);
  if (key)
    return (
      <SecurityForm
        key="code"
        loadSchema={async () => (await import('./schema.ts')).codeFormSchema}
        onSubmit={async ({ code }) => {
          const { failure } = await finishEnrolment(key, code);
          if (!failure) onDone();
          return failure;
        }}
        onCancel={() => {
          cancelEnrolment(key.factorId);
          onClose();
        }}
        action={<Trans>Turn on</Trans>}
        busyLabel={t`Checking…`}
      >
        {(errorOf) => (
          <CodeField hint={<Trans>The six digits from the text message.</Trans>} error={errorOf('code')} />
        )}
      </SecurityForm>
    );
  return (
    <SecurityForm
      key="number"
      loadSchema={async () => (await import('./schema.ts')).phoneFormSchema}
      onSubmit={async ({ friendly_name: name, phone }) => {
        const begun = await beginPhone(name, phone);
        if (!begun.failure) setKey(begun.data);
        return begun.failure;
      }}
      onCancel={onClose}
      action={<Trans>Send me a text message</Trans>}
      busyLabel={t`Sending…`}
    >
      {(errorOf) => (
        <>
          <EndsOtherLogins />
          <Field
            label={<Trans>Phone number</Trans>}
            name="phone"
            type="tel"
            autoComplete="tel"
            placeholder="+251 91 234 5678"
            error={errorOf('phone')}
          />
          <FactorNameField name={freeName(t`My phone`, taken)} error={errorOf('friendly_name')} />
        </>
      )}
    </SecurityForm>
  );
}
