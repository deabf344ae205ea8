import { Trans } from '@lingui/react/macro';
import { useEffect, type ReactNode } from 'react';
import type { ZodType } from 'zod';
import { Button } from '#src/ui/button.tsx';
import { PasswordField } from '#src/ui/password-field.tsx';
import { useCheckedForm } from '../checked-form.client.ts';
import { prepareForm } from '../form-parts.client.ts';
import type { SecurityFailure } from './messages.ts';
import { SecurityFailureNote } from './security-card.tsx';

interface SecurityFormProps<T> {
  /** Its rules, which come once the form is there. */
  readonly loadSchema: () => Promise<ZodType<T>>;
  /** Does what the form is for. @returns why it did not work; nothing typed is lost then */
  readonly onSubmit: (values: T) => Promise<SecurityFailure | null>;
  readonly onCancel: () => void;
  readonly action: ReactNode;
  readonly look?: 'primary' | 'danger';
  readonly busyLabel: string;
  /** The fields, with what is wrong with each. */
  readonly children: (errorOf: (name: string) => string | undefined) => ReactNode;
}

/** A form of the account's screen: checked, busy while it works, and plain about what went wrong. */
export function SecurityForm<T>(props: SecurityFormProps<T>) {
  const { loadSchema, onSubmit, onCancel, action, look = 'primary', busyLabel, children } = props;
  const { form, errorOf, failure, isBusy } = useCheckedForm<T, SecurityFailure>(loadSchema, onSubmit);
  // Whoever opens the form will send it: what that needs is there by then.
  useEffect(() => void prepareForm(), []);
  return (
    <form {...form} className="grid grid-cols-1 gap-4">
      {children(errorOf)}
      <SecurityFailureNote failure={failure} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look={look} busyLabel={isBusy ? busyLabel : undefined}>
          {action}
        </Button>
        <Button onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}

/** What shows that the account is the one's who sits here. */
export const CurrentPasswordField = ({ error }: { error: string | undefined }) => (
  <PasswordField
    label={<Trans>Current password</Trans>}
    name="current_password"
    autoComplete="current-password"
    error={error}
  />
);
