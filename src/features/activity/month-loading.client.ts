import { useLingui } from '@lingui/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { read } from '#src/api/client.ts';
import { memberApi } from '#src/session/account.client.ts';
import type { Day } from '#src/lib/day.ts';
import { loadFailure } from './failure.client.ts';
import type { Logbook } from './logbook.client.ts';

/**
 * Reads the activities of the shown days into the logbook, each stretch of days once.
 *
 * @returns what went wrong, in the reader's language, and how to try again
 */
export function useMonthLoading(from: Day, to: Day, merge: Logbook['merge']) {
  const { i18n } = useLingui();
  const known = useRef(new Set<string>());
  const shown = useRef('');
  const [{ isLoading, error }, setState] = useState<{ isLoading: boolean; error: unknown }>({
    isLoading: true,
    error: null,
  });
  const load = useCallback(async () => {
    const stretch = `${from}/${to}`;
    shown.current = stretch;
    let failure: unknown = null;
    if (!known.current.has(stretch)) {
      setState({ isLoading: true, error: null });
      try {
        const { items } = await read(memberApi().activities.$get({ query: { from, to } }));
        known.current.add(stretch);
        merge(items);
      } catch (error) {
        failure = error;
      }
    }
    // Months that were leafed past say nothing about the one that is shown.
    if (shown.current === stretch) setState({ isLoading: false, error: failure });
  }, [from, to, merge]);
  useEffect(() => void load(), [load]);
  // `i18n` is another one whenever more words have come: nothing is to be loaded again for that.
  return { isLoading, failure: error === null ? null : loadFailure(i18n, error), retry: load };
}
