import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { fromParameter } from '#src/session/addresses.ts';
import { useSession } from '#src/session/session.client.ts';
import { ButtonLink } from '#src/ui/button.tsx';

/** Asks visitors to become members, and leads them back here; members do not see it. */
export function JoinCall({ children }: { children: ReactNode }) {
  const { status } = useSession();
  const { pathname, search } = useLocation();
  if (status === 'signed-in') return null;
  const origin = new URLSearchParams({ [fromParameter]: pathname + search });
  return (
    <aside
      className={`no-print card grid gap-4 border-green bg-green-tint p-5 sm:p-6 ${status === 'loading' ? 'until-known' : ''}`}
    >
      <p className="text-large">{children}</p>
      <p className="flex flex-wrap gap-3">
        <ButtonLink look="primary" to={`/register?${origin}`}>
          <Trans>Register</Trans>
        </ButtonLink>
        <ButtonLink to={`/login?${origin}`}>
          <Trans>Login</Trans>
        </ButtonLink>
      </p>
    </aside>
  );
}
