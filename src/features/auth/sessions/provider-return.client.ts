import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { socialMessageOf, socialMessages } from '../identities/messages.ts';
import type { Message } from '#src/session/messages.ts';
import { useSession, type SessionState } from '#src/session/session.client.ts';

/** What a visit to a provider adds to the address. */
const added = ['code', 'error', 'error_code', 'error_description'] as const;
export const comesFromProvider = (parameters: URLSearchParams) => added.some((name) => parameters.has(name));

/** The rest of an address's query. */
export function withoutVisit(search: string): string {
  const rest = new URLSearchParams(search);
  for (const name of added) rest.delete(name);
  return rest.toString();
}

const never = () => () => undefined;

/** What stands in the address; nothing while the page takes over the HTML, which was made for every address alike. */
export function useSearch(): string {
  const { search } = useLocation();
  const isTakenOver = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isTakenOver ? search : '';
}

interface ProviderReturn {
  /** The person comes from a provider, and is being signed in or has been. */
  readonly isBack: boolean;
  /** Why it did not work. */
  readonly failure: Message | null;
}

/**
 * How signing in with a provider went, for the page that it leads back to. What the visit added to the address is taken
 * out of it and of the history.
 */
export function useProviderReturn(): ProviderReturn {
  const { status } = useSession();
  const { pathname } = useLocation();
  const search = useSearch();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<Message | null>(null);
  const parameters = new URLSearchParams(search);
  const error = parameters.get('error');
  // The code is exchanged while the session loads; once there is one, this page is left.
  const isBack = error === null && parameters.has('code') && (status === 'loading' || status === 'signed-in');
  const isOver = error !== null || (parameters.has('code') && !isBack);
  // Kept, since the address soon no longer tells.
  const found = isOver ? failureIn(parameters, status) : null;
  if (found && found !== failure) setFailure(found);
  useEffect(() => {
    if (!isOver) return;
    void navigate({ pathname, search: withoutVisit(search) }, { replace: true });
  }, [isOver, pathname, search, navigate]);
  return { isBack, failure };
}

function failureIn(parameters: URLSearchParams, status: SessionState['status']): Message | null {
  if (parameters.has('error')) return socialMessageOf(parameters.get('error_description'));
  return status === 'second-factor' || status === 'leaving' ? null : socialMessages.codeExpired;
}
