import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { showToast } from '#src/ui/toast.tsx';
import { confirmationOutcomes, isConfirmationOutcome, isGoodNews, outcomeParameter } from '../messages.ts';

const noticeDurationMs = 10_000;

/** What toasts on the login are about: the newest takes the place of the one before. */
export const loginTopic = 'login';

/** What a page may hand to the login as navigation state: a success message, already translated. */
export interface LoginNotice {
  readonly message: string;
}

const isNotice = (state: unknown): state is LoginNotice =>
  typeof state === 'object' && state !== null && 'message' in state && typeof state.message === 'string';

/** Shows what the navigation or a confirmation link brought along, once, and takes it out of the history. */
export function useNotice(): void {
  const { i18n } = useLingui();
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
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
    void navigate({ pathname, search: parameters.toString() }, { replace: true, state: null });
  }, [i18n, navigate, pathname, search, state]);
}
