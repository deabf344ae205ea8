import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '#src/session/session.client.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { CloseButton } from '#src/ui/close-button.tsx';
import { NavLink, useMainLinks, useSections } from './navigation.tsx';

// Most visitors are no members, and never load it.
const MemberLinks = lazy(() =>
  import('./member-menu.tsx').then(
    ({ MemberLinks }) => ({ default: MemberLinks }),
    () => ({ default: () => null }),
  ),
);

export const menuId = 'mobile-menu';

/**
 * A popover: the platform opens it, and closes it on Escape and on a tap beside it; the style sheet locks scrolling. Where
 * a line holds them, its sections stand below the header instead.
 */
export function MobileMenu() {
  const { t } = useLingui();
  const sections = useSections();
  const links = useMainLinks();
  const { user } = useSession();
  const panel = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  const shownAt = useRef(key);
  useEffect(() => {
    // Opened before the application was here, it stays open.
    if (shownAt.current === key) return;
    shownAt.current = key;
    panel.current?.hidePopover();
  }, [key]);
  return (
    <div ref={panel} id={menuId} popover="auto" className="mobile-menu">
      <CloseButton
        label={t`Close menu`}
        className="ml-auto"
        popoverTarget={menuId}
        popoverTargetAction="hide"
      />
      <nav aria-label={t`Menu`} className="flex flex-1 flex-col">
        {user && (
          <Suspense>
            <MemberLinks role={user.role} />
          </Suspense>
        )}
        <NavLink to="/search" className="menu-link">
          <Trans>Search</Trans>
        </NavLink>
        <div className="sections">
          {sections.map(({ to, label }) => (
            <NavLink key={to} to={to} className="menu-link">
              {label}
            </NavLink>
          ))}
        </div>
        <div className="mt-2 grid grid-cols-2 px-2 md:hidden">
          {links.map(({ to, label }) => (
            <NavLink key={to} to={to} className="footer-link">
              {label}
            </NavLink>
          ))}
        </div>
        {!user && (
          <div className="mt-auto grid gap-3 pt-4 md:hidden">
            <ButtonLink to="/register" look="primary">
              <Trans>Sign Up</Trans>
            </ButtonLink>
            <ButtonLink to="/login">
              <Trans>Login</Trans>
            </ButtonLink>
          </div>
        )}
      </nav>
    </div>
  );
}
