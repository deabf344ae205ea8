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

/** What there is to look through, which the header's bar has no room for. */
export function useShelves(): { to: string; label: string }[] {
  const { t } = useLingui();
  return [
    { to: '/foods', label: t`Foods` },
    { to: '/recipes', label: t`Recipes` },
    { to: '/exercises', label: t`Exercises` },
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
