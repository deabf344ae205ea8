import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { NavLink as RouterNavLink } from 'react-router';
import { useLocalPath } from '#src/ui/link.tsx';

/** The header's links, in its bar and in the mobile menu. */
export function useMainLinks(): { to: string; label: string }[] {
  const { t } = useLingui();
  return [
    { to: '/', label: t`Home` },
    { to: '/about', label: t`About` },
    { to: '/services', label: t`Services` },
    { to: '/contact', label: t`Contact` },
    { to: '/bmi', label: t`BMI` },
  ];
}

/** A link that knows whether it leads to the page being read. */
export function NavLink({ to, className, children }: { to: string; className: string; children: ReactNode }) {
  return (
    <RouterNavLink to={useLocalPath()(to)} end={to === '/'} className={className}>
      {children}
    </RouterNavLink>
  );
}
