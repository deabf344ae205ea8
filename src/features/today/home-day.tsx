import { Trans } from '@lingui/react/macro';
import { useCallback, useEffect, useState } from 'react';
import { LoadingWords } from '#src/session/guard.tsx';
import { useSent } from '#src/session/sent.client.ts';
import { sessionSettled, useSession } from '#src/session/session.client.ts';
import { Button } from '#src/ui/button.tsx';
import { useToday } from '#src/ui/today.client.ts';
import { DayBoard } from './day-board.tsx';
import { DayHead } from './day-head.tsx';
import type { Today } from './schema.ts';
import { readToday } from './today.client.ts';

/** A member's day at the top of home. It is read while it is still being found out who they are. */
export default function HomeDay() {
  const { status, user } = useSession();
  const day = useToday();
  const [today, setToday] = useState<Today | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const hasFailed = isMissing || status === 'failed';
  const reload = useCallback(() => readToday(day).then(setToday, () => setIsMissing(true)), [day]);
  useEffect(() => void reload(), [reload]);
  // What was done without a connection is with the server.
  useSent(reload);
  return (
    <section className="page pt-4 pb-12" aria-busy={!today && !hasFailed}>
      {today && user ? (
        <DayBoard
          key={`${user.id} ${today.day}`}
          userId={user.id}
          today={today}
          heading="h2"
          onDone={reload}
        />
      ) : (
        <>
          <DayHead day={day} heading="h2" />
          {hasFailed ? (
            <p className="mt-5 flex flex-wrap items-center gap-3" role="status">
              <span>
                <Trans>Your day could not be loaded.</Trans>
              </span>
              <Button
                onClick={() => {
                  setIsMissing(false);
                  void sessionSettled().then(reload);
                }}
              >
                <Trans>Try again</Trans>
              </Button>
            </p>
          ) : (
            <LoadingWords />
          )}
        </>
      )}
    </section>
  );
}
