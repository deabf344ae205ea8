import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { User } from '#src/session/session.client.ts';
import { useLogOut } from '#src/session/guard.tsx';
import { initialsOf } from '#src/lib/initials.ts';
import { isStaff } from '#src/lib/roles.ts';
import { ChevronIcon } from '#src/ui/icons.tsx';
import { Link } from '#src/ui/link.tsx';
import { ThumbBar } from '#src/ui/thumb-bar.tsx';
import { NavLink } from './navigation.tsx';
import './member-menu.css';

const accountMenuId = 'account-menu';

/** A popover: the platform closes it on Escape and on a tap beside it. */
export default function MemberMenu({ user }: { user: User }) {
  const { t } = useLingui();
  const menu = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  const logOut = useLogOut();
  useEffect(() => menu.current?.hidePopover(), [key]);
  return (
    <>
      <ThumbBar isThumbOnly />
      <button
        type="button"
        popoverTarget={accountMenuId}
        className="flex min-h-11 min-w-11 cursor-pointer items-center justify-center gap-2 font-semibold"
      >
        <span className="initial" aria-hidden="true">
          {initialsOf(user.name)}
        </span>
        <span className="max-w-40 truncate max-sm:sr-only">{user.name}</span>
        <ChevronIcon className="flex-none max-sm:hidden" />
      </button>
      <div ref={menu} id={accountMenuId} popover="auto" className="account-menu">
        <p className="px-3 py-2 font-semibold wrap-anywhere sm:hidden">{user.name}</p>
        <nav aria-label={t`Account`}>
          <Link to="/today" className="account-link">
            <Trans>Today</Trans>
          </Link>
          <Link to="/profile/training" className="account-link">
            <Trans>My training</Trans>
          </Link>
          <Link to="/profile" className="account-link">
            <Trans>Profile</Trans>
          </Link>
          <Link to="/today/food" className="account-link">
            <Trans>What I ate</Trans>
          </Link>
          {isStaff(user.role) && (
            <Link to="/admin" className="account-link">
              <Trans>Dashboard</Trans>
            </Link>
          )}
          <button type="button" onClick={() => void logOut()} className="account-link">
            <Trans>Logout</Trans>
          </button>
        </nav>
      </div>
    </>
  );
}

/** What the mobile menu has for members, before what it has for everybody. */
export function MemberLinks({ role }: { role: string }): ReactNode {
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
