import type { ReactNode } from 'react';
import { ButtonLink } from '#src/ui/button.tsx';
import { useSession } from './session.client.ts';

/** A way that only members have: for visitors it is not there. */
export function MemberLink({ to, label, children }: { to: string; label?: string; children: ReactNode }) {
  if (useSession().status !== 'signed-in') return null;
  return (
    <ButtonLink to={to} aria-label={label} className="no-print mt-2 justify-self-start">
      {children}
    </ButtonLink>
  );
}
