import { Trans } from '@lingui/react/macro';
import { Field } from '#src/ui/field.tsx';
import { factorNameMaximum } from '../factors/limits.ts';

/** What a new factor does beside protecting: said before it is set up. */
export const EndsOtherLogins = () => (
  <p>
    <Trans>As soon as it is on, you are logged out on every other device.</Trans>
  </p>
);

/** What the person calls a factor. */
export function FactorNameField({ name, error }: { name: string; error: string | undefined }) {
  return (
    <Field
      label={<Trans>Name</Trans>}
      hint={<Trans>So that you know which one it is.</Trans>}
      name="friendly_name"
      defaultValue={name}
      maxLength={factorNameMaximum}
      autoComplete="off"
      error={error}
    />
  );
}

export interface EnrolmentProps {
  /** The names of the factors that are there. */
  readonly taken: readonly string[];
  readonly onClose: () => void;
  /** The factor is on. */
  readonly onDone: () => void;
}
