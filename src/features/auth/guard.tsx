import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { redirect, useLocation, useNavigate } from 'react-router';
import { languageOf, pathIn } from '#src/lib/language.ts';
import { fromParameter } from './origin.ts';
import { sessionSettled, useSession, type User } from './session.tsx';

/**
 * For the `clientLoader` of a page that needs an account: its user, or away to the login, which leads back here.
 *
 * @example
 * export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
 *   const user = await requireSession(request);
 *   return await read(memberApi().activities.$get({ query }));
 * }
 * export { LoadingScreen as HydrateFallback } from '#src/features/auth/guard.tsx';
 *
 * @throws a redirect to the login
 */
export async function requireSession(request: Request): Promise<User> {
  const { user } = await sessionSettled();
  if (user) return user;
  throw redirect(loginPath(new URL(request.url)));
}

/** The login that leads back to an address of this site; without language, as links are written. */
export const loginFor = (path: string): string => `/login?${new URLSearchParams({ [fromParameter]: path })}`;

const loginPath = ({ pathname, search }: { pathname: string; search: string }) =>
  pathIn(languageOf(pathname), loginFor(pathname + search));

/** The member on a guarded page. Whoever signs out there, in this tab or another, is led away. */
export function useMember(): User | null {
  const { status, user } = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (status === 'signed-out') void navigate(loginPath({ pathname, search }), { replace: true });
  }, [status, navigate, pathname, search]);
  return user;
}

/** What a guarded page shows until it is known who asks. */
export function LoadingScreen() {
  return (
    <main className="page grid min-h-dvh place-items-center" aria-busy="true" data-needs-app="">
      <output className="text-large text-soft">
        <Trans>Loading...</Trans>
      </output>
    </main>
  );
}
