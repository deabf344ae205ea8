import { useLingui } from '@lingui/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { read } from '#src/api/client.ts';
import { memberApi } from '#src/features/auth/session.tsx';
import type { Day } from '#src/lib/day.ts';
import { loadFailure } from './failure.tsx';
import type { Logbook } from './logbook.tsx';
import type { Activity } from './schema.ts';

/**
 * Reads the activities of the shown days into the logbook, each stretch of days once.
 *
 * @returns what went wrong, in the reader's language, and how to try again
 */
export function useMonthLoading(from: Day, to: Day, merge: Logbook['merge']) {
  const { i18n } = useLingui();
  const read_ = useRef(new Set<string>());
  const [state, setState] = useState<{ isLoading: boolean; failure: string | null }>({
    isLoading: true,
    failure: null,
  });
  const load = useCallback(async () => {
    const key = `${from}/${to}`;
    if (read_.current.has(key)) return setState({ isLoading: false, failure: null });
    setState({ isLoading: true, failure: null });
    try {
      const { activities } = await read(memberApi().activities.$get({ query: { from, to } }));
      read_.current.add(key);
      merge(activities as Activity[]);
      setState({ isLoading: false, failure: null });
    } catch (error) {
      setState({ isLoading: false, failure: loadFailure(i18n, error) });
    }
  }, [from, to, merge, i18n]);
  useEffect(() => void load(), [load]);
  return { ...state, retry: load };
}
