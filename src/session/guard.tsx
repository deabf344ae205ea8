import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { redirect, useLocation, useNavigate, useRevalidator, useRouteError } from 'react-router';
import { ApiError, whyFailed } from '#src/api/client.ts';
import { networkMessage } from '#src/lib/network.ts';
import { languageOf, pathIn } from '#src/lib/language.ts';
import { nextTask } from '#src/ui/next-task.client.ts';
import { Button } from '#src/ui/button.tsx';
import { useLocalPath } from '#src/ui/link.tsx';
import { outcomeParameter, emailParameter, loginFor, ownDataPath } from './addresses.ts';
import { isCutOff } from './device/copies.client.ts';
import { hasUnsentDraft, mayBeUnsent } from './device/unsent.client.ts';
import { sessionMessages } from './messages.ts';
import { hasStoredSession } from './storage.client.ts';
import { storedSession } from './stored.client.ts';
import { sessionSettled, signOut, useSession, type User } from './session.client.ts';

/** There may be a session, but it could not be found out whose. The message is a text to translate. */
class SessionUnknown extends Error {}

/**
 * For the `clientLoader` of a page that needs an account: its user, or away to the login, which leads back here.
 *
 * @example
 * export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
 *   const user = await requireSession(request);
 *   return await read(memberApi().activities.$get({ query }));
 * }
 * export { MemberError as ErrorBoundary } from './guard.tsx';
 *
 * @throws a redirect to the login; {@link SessionUnknown} where a failure, not a visitor, is the reason
 */
export async function requireSession(request: Request): Promise<User> {
  await nextTask();
  const { status, user, error } = await sessionSettled();
  if (user) return user;
  if (status === 'leaving') throw redirect(pathIn(languageOf(new URL(request.url).pathname), ownDataPath));
  if (status === 'failed' && error) throw new SessionUnknown(error.id);
  const { pathname } = new URL(request.url);
  // A guarded page that is read anew meanwhile must not lead to the login instead.
  if (isLoggingOut) throw redirect(pathIn(languageOf(pathname), '/'));
  throw redirect(loginPath(new URL(request.url)));
}

/** Whether a log-out is on its way home. */
let isLoggingOut = false;

/**
 * What a guarded page shows. It is asked for while the session is still being settled, one wait on a slow line instead
 * of two; for a visitor it is not asked for at all. Once more only where that was too early: a token that was due to be
 * renewed.
 */
export async function readAsMember<T>(request: Request, read: () => Promise<T>): Promise<T> {
  // The task in which a page comes alive is long enough without it.
  await nextTask();
  const early = hasStoredSession() ? read() : undefined;
  early?.catch(() => undefined);
  await requireSession(request);
  return await (early?.catch((error: unknown) => {
    if (error instanceof ApiError && error.problem.status === 401) return read();
    throw error;
  }) ?? read());
}

/** What a mailed link says of itself is said at the login: it is over by the time that the person is back. */
function loginPath({ pathname, search }: { pathname: string; search: string }): string {
  const asked = new URLSearchParams(search);
  const said = new URLSearchParams();
  if (asked.has(outcomeParameter))
    for (const name of [outcomeParameter, emailParameter]) {
      const value = asked.get(name);
      if (value !== null) said.set(name, value);
      asked.delete(name);
    }
  const query = said.size > 0 ? asked.toString() && `?${asked}` : search;
  const login = pathIn(languageOf(pathname), loginFor(pathname + query));
  return said.size > 0 ? `${login}&${said}` : login;
}

/**
 * The member on a guarded page. Whose session has ended there, by another tab or by the server, is led to the login; so
 * is whose session now needs a second factor. Whose account is about to be deleted is led to the way back. Logging out
 * here gives no reason, and leads home by itself.
 */
export function useMember(): User | null {
  const { status, user, error } = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const mustLogIn = (status === 'signed-out' && error !== null) || status === 'second-factor';
  const ownData = pathIn(languageOf(pathname), ownDataPath);
  const elsewhere =
    status === 'leaving' && pathname !== ownData
      ? ownData
      : mustLogIn
        ? loginPath({ pathname, search })
        : null;
  useEffect(() => {
    if (elsewhere !== null) void navigate(elsewhere, { replace: true });
  }, [elsewhere, navigate]);
  return user;
}

/**
 * Ends this session and leads home, since what is on the screen may be the member's own; asked again where something
 * would be lost by it.
 */
export function useLogOut(): () => Promise<void> {
  const navigate = useNavigate();
  const home = useLocalPath()('/');
  return async () => {
    const userId = storedSession()?.user.id;
    if (userId !== undefined && (mayBeUnsent(userId) || hasUnsentDraft(userId))) {
      const leaving = await import('./device/queue/leaving.tsx').catch(() => null);
      if (leaving && !(await leaving.mayLeave(userId))) return;
    }
    isLoggingOut = true;
    try {
      const isWithoutServer = isCutOff();
      // First, so that whoever sees home, and goes, leaves no session behind.
      await signOut();
      // The application's own way there may need what is not on this device, and would load this page anew instead.
      if (isWithoutServer) location.assign(home);
      else await navigate(home);
    } finally {
      isLoggingOut = false;
    }
  };
}

/** In the place of a guarded page's heading and of what is below it, and as it takes shape there. */
export const LoadingWords = () => (
  <div className="loading" aria-busy="true" data-needs-app="">
    <output>
      <Trans>Loading...</Trans>
    </output>
  </div>
);

/** In the place of a guarded page that could not be read: why, and a way to try again. */
export function MemberError() {
  const { t, i18n } = useLingui();
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  // What nobody expected is for the whole product's own error page.
  if (!(error instanceof SessionUnknown || error instanceof ApiError)) throw error;
  return (
    <main className="page notice">
      <h1>
        <Trans>Your page could not be loaded</Trans>
      </h1>
      <p role="alert" className="text-large text-soft">
        {i18n._(error instanceof ApiError ? whyFailed(error, sessionMessages.tryLater) : error.message)}
      </p>
      {error instanceof SessionUnknown && error.message !== networkMessage.id && (
        <p className="text-soft">{i18n._(sessionMessages.tryLater.id)}</p>
      )}
      <Button
        look="primary"
        className="justify-self-start"
        onClick={() => void revalidate()}
        busyLabel={state === 'loading' ? t`Loading...` : undefined}
      >
        <Trans>Try again</Trans>
      </Button>
    </main>
  );
}
