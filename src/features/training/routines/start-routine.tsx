import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '#src/api/client.ts';
import { Button } from '#src/ui/button.tsx';
import { Link, useLocalPath } from '#src/ui/link.tsx';
import { beginSession } from '../begin-session.client.ts';
import { useAction } from '../use-action.client.ts';

/** Begins a workout of a routine. @param name of the routine, where several stand side by side */
export function StartRoutine({ id, name }: { id: string; name?: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const sessionPath = useLocalPath()('/profile/training/session');
  const { isBusy, act } = useAction();
  const [isInTheWay, setIsInTheWay] = useState(false);
  const start = () =>
    act(async () => {
      try {
        await beginSession({ routineId: id });
        await navigate(sessionPath);
      } catch (error) {
        if (!(error instanceof ApiError) || error.problem.code !== 'session_going_on') throw error;
        setIsInTheWay(true);
      }
    });
  return (
    <>
      <Button
        look="primary"
        className="min-h-14 basis-full sm:basis-auto"
        onClick={() => void start()}
        aria-label={name === undefined ? undefined : t`Start the workout: ${name}`}
        busyLabel={isBusy ? t`Starting…` : undefined}
      >
        <Trans>Start the workout</Trans>
      </Button>
      {isInTheWay && (
        <p role="alert" className="basis-full rounded-card bg-gold-tint px-4 py-2">
          <Trans>Another workout is still going on</Trans>:{' '}
          <Link to="/profile/training/session" className="inline-flex min-h-11 items-center">
            <Trans>Go on with it</Trans>
          </Link>
        </p>
      )}
    </>
  );
}
