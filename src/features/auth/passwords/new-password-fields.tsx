import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PasswordField } from '#src/ui/password-field.tsx';

interface NewPasswordFieldsProps {
  /** Whose password it is. */
  readonly email: string;
  /** Characters. */
  readonly minimum: number;
  readonly errorOf: (name: string) => string | undefined;
  /** What is asked for before. */
  readonly children?: ReactNode;
}

/** A new password, twice. */
export const NewPasswordFields = ({ email, minimum, errorOf, children }: NewPasswordFieldsProps) => (
  <>
    {/* Tells password managers whose password it is. */}
    <input type="email" autoComplete="username" value={email} readOnly hidden />
    {children}
    <PasswordField
      label={<Trans>New Password</Trans>}
      hint={<Trans>At least {minimum} characters, with a capital letter, a small letter and a number.</Trans>}
      name="password"
      autoComplete="new-password"
      error={errorOf('password')}
    />
    <PasswordField
      label={<Trans>Confirm New Password</Trans>}
      name="confirmPassword"
      autoComplete="new-password"
      error={errorOf('confirmPassword')}
    />
  </>
);
