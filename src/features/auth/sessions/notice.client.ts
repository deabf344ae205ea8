import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { showToast } from '#src/ui/toast.tsx';
import { confirmationOutcomes, isConfirmationOutcome, isGoodNews } from '../messages.ts';
import { outcomeParameter, emailParameter } from '#src/session/addresses.ts';
import { useSearch } from './provider-return.client.ts';

const noticeDurationMs = 10_000;
/** What stands in an address is shown, so it had better be what it says. */
const isAddress = /^[^\s@]{1,64}@[^\s@]+\.[^\s@]+$/;

/** What toasts on the login are about: the newest takes the place of the one before. */
export const loginTopic = 'login';

/** What a page may hand to the login as navigation state: a success message, already translated. */
export interface LoginNotice {
  readonly message: string;
}

const isNotice = (state: unknown): state is LoginNotice =>
  typeof state === 'object' && state !== null && 'message' in state && typeof state.message === 'string';

const addressIn = (parameters: URLSearchParams): string | null => {
  const address = parameters.get(emailParameter) ?? '';
  return parameters.get(outcomeParameter) === 'email-changed' && isAddress.test(address) ? address : null;
};

/**
 * Shows what the navigation or a confirmation link brought along, once, and takes it out of the history.
 *
 * @returns the address that a change of e-mail has just moved the account to
 */
export function useNotice(): string | null {
  const { i18n } = useLingui();
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const [movedTo, setMovedTo] = useState<string | null>(null);
  // Kept, since the address soon no longer tells.
  const found = addressIn(new URLSearchParams(useSearch()));
  if (found !== null && found !== movedTo) setMovedTo(found);
  useEffect(() => {
    const parameters = new URLSearchParams(search);
    const outcome = parameters.get(outcomeParameter);
    if (!outcome && !isNotice(state)) return;
    const options = { durationMs: noticeDurationMs, topic: loginTopic };
    if (isNotice(state)) showToast('success', state.message, options);
    if (isConfirmationOutcome(outcome))
      showToast(
        isGoodNews(outcome) ? 'success' : 'warning',
        i18n._(confirmationOutcomes[outcome].id),
        options,
      );
    parameters.delete(outcomeParameter);
    if (outcome) parameters.delete(emailParameter);
    void navigate({ pathname, search: parameters.toString() }, { replace: true, state: null });
  }, [i18n, navigate, pathname, search, state]);
  return movedTo;
}
