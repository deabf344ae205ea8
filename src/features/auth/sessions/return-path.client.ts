import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isAdmin } from '#src/lib/roles.ts';
import { useLocalPath } from '#src/ui/link.tsx';
import { ownDataPath, pathToReturnTo } from '#src/session/addresses.ts';
import { useSession } from '#src/session/session.client.ts';

/** Where admins land after signing in. */
const adminHome = '/admin';

/**
 * Leads whoever is signed in away from the account forms, to the page they came from. While `isHeld`, the form decides
 * itself when to leave, by what this returns: a way there after `delayMs`, or to the home of the role.
 */
export function useReturn({ isHeld }: { isHeld: boolean }): (role: string, delayMs: number) => void {
  const { status } = useSession();
  const { search } = useLocation();
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const origin = pathToReturnTo(search);
  const isLeaving = status === 'leaving';
  const target = isLeaving ? localPath(ownDataPath) : (origin ?? localPath('/'));
  const leaves = isLeaving || (status === 'signed-in' && !isHeld);
  useEffect(() => {
    if (leaves) void navigate(target, { replace: true });
  }, [leaves, navigate, target]);

  return (role, delayMs) => {
    const home = localPath(isAdmin(role) ? adminHome : '/');
    timer.current = setTimeout(() => void navigate(origin ?? home, { replace: true }), delayMs);
  };
}
