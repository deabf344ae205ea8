import { Trans } from '@lingui/react/macro';
import { useTodayOnceRunning } from '#src/ui/today.tsx';
import { fastOn } from './tsom.ts';
import { useTsom } from './use-tsom.tsx';

/** Whether today is one of the person's fasting days; nothing without a choice. */
export function TodayNote() {
  const [tsom] = useTsom();
  const day = useTodayOnceRunning();
  if (!tsom || tsom.tradition === 'none' || !day) return null;
  return (
    <p className="font-semibold">
      {fastOn(tsom, day) ? (
        <Trans>Today is a fasting day for you.</Trans>
      ) : (
        <Trans>Today is not a fasting day for you.</Trans>
      )}
    </p>
  );
}
