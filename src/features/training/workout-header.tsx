import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from '#src/ui/link.tsx';
import { PlaceName, useSessionTitle } from './amounts.tsx';
import type { WorkoutSession } from './schema.ts';
import { withoutDropped } from './workout-sets.ts';

/** Which workout it is, and how far one is. @param children where what was done is */
export function WorkoutHeader({ session, children }: { session: WorkoutSession; children: ReactNode }) {
  const title = useSessionTitle(session);
  const sets = withoutDropped(session.sets);
  const behind = sets.filter(({ state }) => state !== 'open').length;
  const all = sets.length;
  return (
    <header className="workout-header grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Link to="/profile/training" className="inline-flex min-h-11 items-center">
          <Trans>← My training</Trans>
        </Link>
        {children}
      </div>
      <h1 className="text-large wrap-anywhere">
        {title}
        <span className="block font-sans text-small font-normal text-soft">
          {session.week !== null && (
            <>
              <PlaceName {...session} />
              {' · '}
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
