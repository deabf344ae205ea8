import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { isStaff } from '#src/lib/roles.ts';
import { NavLink } from './navigation.tsx';

/** What the mobile menu has for members, before what it has for everybody. */
export default function MemberLinks({ role }: { role: string }): ReactNode {
  return (
    <>
      <NavLink to="/today" className="menu-link">
        <Trans>Today</Trans>
      </NavLink>
      <NavLink to="/profile/training" className="menu-link">
        <Trans>My training</Trans>
      </NavLink>
      {isStaff(role) && (
        <NavLink to="/admin" className="menu-link">
          <Trans>Dashboard</Trans>
        </NavLink>
      )}
    </>
  );
}
