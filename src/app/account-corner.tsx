import { Trans } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { useSession } from '#src/session/session.client.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { NavLink } from './navigation.tsx';

// Most visitors are no members, and never load it. A member for whom it cannot load still gets to the profile.
const MemberMenu = lazy(() => import('./member-menu.tsx').catch(() => ({ default: ProfileLink })));

const EndedNote = lazy(() => import('./ended-note.tsx').catch(() => ({ default: () => null })));

/** Login and Register for a visitor, who on a phone finds them in the menu; the name and its menu for a member. */
export function AccountCorner() {
  const { status, user, error } = useSession();
  if (!user)
    return (
      <>
        <VisitorLinks isHeld={status === 'loading'} />
        {status === 'signed-out' && error && (
          <Suspense>
            <EndedNote message={error} />
          </Suspense>
        )}
      </>
    );
  return (
    <Suspense fallback={<VisitorLinks isHeld />}>
      <MemberMenu user={user} />
    </Suspense>
  );
}

/** `isHeld`: they only keep the place, until it is known that nobody is signed in. */
function VisitorLinks({ isHeld }: { isHeld: boolean }) {
  return (
    <div className={`hidden items-center gap-1 md:flex ${isHeld ? 'until-known' : ''}`}>
      <NavLink to="/login" className="nav-link">
        <Trans>Login</Trans>
      </NavLink>
      <ButtonLink to="/register" look="primary">
        <Trans>Register</Trans>
      </ButtonLink>
    </div>
  );
}

const ProfileLink = () => (
  <NavLink to="/profile" className="nav-link">
    <Trans>Profile</Trans>
  </NavLink>
);
