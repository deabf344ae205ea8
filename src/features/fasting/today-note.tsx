import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useToday } from '#src/ui/today.client.ts';
import { useAnnounced } from './announced.client.ts';
import { Estimate } from './estimate.tsx';
import { fastOn, isEstimated } from './fasting-day.ts';
import type { Tsom } from './tsom.ts';

/** Whether today is one of the person's fasting days. */
export default function TodayNote({ tsom }: { tsom: Tsom }): ReactNode {
  const day = useToday();
  const announced = useAnnounced(tsom.tradition === 'muslim');
  return (
    <>
      {fastOn(tsom, day, announced) ? (
        <Trans>Today is a fasting day for you.</Trans>
      ) : (
        <Trans>Today is not a fasting day for you.</Trans>
      )}
      {isEstimated(tsom, day, announced) && <Estimate />}
    </>
  );
}
