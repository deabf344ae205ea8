import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useSession } from '#src/features/auth/session.tsx';
import { ButtonLink } from '#src/ui/button.tsx';

/** Asks visitors to become members; members do not see it. */
export function JoinCall({ children }: { children: ReactNode }) {
  const { status } = useSession();
  if (status === 'signed-in') return null;
  return (
    <aside className="card grid gap-4 border-green bg-green-tint p-5 sm:p-6">
      <p className="text-large">{children}</p>
      <p className="flex flex-wrap gap-3">
        <ButtonLink look="primary" to="/register">
          <Trans>Register</Trans>
        </ButtonLink>
        <ButtonLink to="/login">
          <Trans>Login</Trans>
        </ButtonLink>
      </p>
    </aside>
  );
}
