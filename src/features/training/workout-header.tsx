import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Dot } from '#src/ui/facts.tsx';
import { Link } from '#src/ui/link.tsx';
import { PlaceName, useSessionTitle } from './amounts.tsx';
import type { WorkoutSession } from './schema.ts';
import { withoutDropped } from './workout-sets.ts';

interface WorkoutHeaderProps {
  readonly session: WorkoutSession;
  /** The way back, where it does not lead to the member's training. */
  readonly back?: ReactNode;
  /** Where what was done is. */
  readonly children: ReactNode;
}

/** Which workout it is, and how far one is. */
export function WorkoutHeader({ session, back, children }: WorkoutHeaderProps) {
  const title = useSessionTitle(session);
  const sets = withoutDropped(session.sets);
  const behind = sets.filter(({ state }) => state !== 'open').length;
  const all = sets.length;
  return (
    <header className="workout-header grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        {back ?? (
          <Link to="/profile/training" className="inline-flex min-h-11 items-center">
            <Trans>← My training</Trans>
          </Link>
        )}
        {children}
      </div>
      <h1 className="text-large wrap-anywhere">
        {title}
        <span className="block font-sans text-small font-normal text-soft">
          {session.week !== null && (
            <>
              <PlaceName {...session} />
              <Dot />
            </>
          )}
          {all > 0 && (
            <Trans>
              {behind} of {all} sets behind you
            </Trans>
          )}
        </span>
      </h1>
      <div className="done-line" aria-hidden="true">
        <span style={{ width: `${(100 * behind) / Math.max(all, 1)}%` }} />
      </div>
    </header>
  );
}
