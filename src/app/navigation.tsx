import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { NavLink as RouterNavLink } from 'react-router';
import { plansPath } from '#src/features/plans/plans-address.ts';
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

/** What the product has for everybody. */
export function useSections(): { to: string; label: string }[] {
  const { t } = useLingui();
  return [
    { to: plansPath, label: t`Plans` },
    { to: '/exercises', label: t`Exercises` },
    { to: '/foods', label: t`Foods` },
    { to: '/recipes', label: t`Recipes` },
    { to: '/fasting', label: t`Fasting` },
    { to: '/services/educational-content/physical-fitness', label: t`Guide` },
    { to: '/services/educational-content#tools', label: t`Tools` },
  ];
}

/** A link that knows whether it leads to the page being read. */
export function NavLink({ to, className, children }: { to: string; className: string; children: ReactNode }) {
  return (
    <RouterNavLink
      discover="none"
      to={useLocalPath()(to)}
      end={to === '/' || to.includes('#')}
      className={className}
    >
      {children}
    </RouterNavLink>
  );
}
