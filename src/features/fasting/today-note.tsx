import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { today } from '#src/lib/day.ts';
import { fastOn } from './tsom.ts';
import { useTsom } from './use-tsom.tsx';

/** Whether today is one of the person's fasting days; nothing without a choice. */
export function TodayNote() {
  const [tsom] = useTsom();
  const [day] = useState(() => today(new Date()));
  if (!tsom || tsom.tradition === 'none') return null;
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
