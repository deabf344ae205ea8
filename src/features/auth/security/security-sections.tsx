import type { AccountSecurity } from './account-security.client.ts';
import { EmailSection } from './email-section.tsx';
import { FactorsSection } from './factors-section.tsx';
import { IdentitiesSection } from './identities-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { SessionsSection } from './sessions-section.tsx';

interface SecuritySectionsProps {
  readonly security: AccountSecurity;
  /** Something has changed: what is shown is to be read again. */
  readonly onChanged: () => void;
}

/** Every subject of an account's safety, the same for members and staff. */
export function SecuritySections({ security, onChanged }: SecuritySectionsProps) {
  const { userId, account, sessions, factors, identities } = security;
  const { email, has_password: hasPassword, recovery_codes_left: codesLeft } = account;
  return (
    <div className="mt-6 grid grid-cols-1 gap-4 sm:gap-6">
      <EmailSection account={account} onChanged={onChanged} />
      <PasswordSection email={email} hasPassword={hasPassword} onChanged={onChanged} />
      <FactorsSection
        userId={userId}
        hasPassword={hasPassword}
        factors={factors}
        codesLeft={codesLeft}
        onChanged={onChanged}
      />
      <IdentitiesSection identities={identities} hasPassword={hasPassword} onChanged={onChanged} />
      <SessionsSection list={sessions} onChanged={onChanged} />
    </div>
  );
}
