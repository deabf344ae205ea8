import { Plural, Trans } from '@lingui/react/macro';
import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { fromParameter } from '#src/session/addresses.ts';
import { wantAccount } from '#src/session/device/tried-owner.client.ts';
import { useSession } from '#src/session/session.client.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { estimateEnergy } from '../energy.ts';
import { EnergyNote } from '../energy-note.tsx';
import { Results, WellDone } from '../session-summary.tsx';
import { ForgetTried } from './forget-tried.tsx';
import { triedLimits } from './kept.ts';
import type { TriedCopy } from './schema.ts';
import { TriedOffer } from './tried-offer.tsx';

interface TriedSummaryProps {
  readonly copy: TriedCopy;
  readonly onForgotten: () => void;
}

/** How a visitor's workout ended, and how it is kept. */
export function TriedSummary({ copy, onForgotten }: TriedSummaryProps) {
  const { session, finish } = copy;
  const { user, status } = useSession();
  const minutes = finish?.minutes ?? 0;
  const estimate = estimateEnergy(session.sets, finish?.bodyWeight ?? null, minutes);
  return (
    <div className="grid gap-5 py-6">
      <WellDone sets={session.sets} minutes={minutes} />
      <Suspense>
        <Results session={session} isMembers={false} />
      </Suspense>
      {estimate && <EnergyNote estimate={estimate} />}
      <section className="card grid gap-4 border-green bg-green-tint p-5">
        {user ? (
          <TriedOffer key={user.id} user={user} copy={copy} onForgotten={onForgotten} />
        ) : (
          status === 'signed-out' && <KeepIt onForgotten={onForgotten} />
        )}
      </section>
    </div>
  );
}

function KeepIt({ onForgotten }: Pick<TriedSummaryProps, 'onForgotten'>) {
  const { pathname, search } = useLocation();
  const origin = new URLSearchParams({ [fromParameter]: pathname + search });
  return (
    <>
      <p className="text-large">
        <Trans>
          With a free account this workout stands in your calendar, and the plan goes on from here.
        </Trans>
      </p>
      <p className="flex flex-wrap gap-3">
        <ButtonLink look="primary" to={`/register?${origin}`} onClick={wantAccount}>
          <Trans>Keep it: make an account</Trans>
        </ButtonLink>
        <ButtonLink to={`/login?${origin}`}>
          <Trans>Login</Trans>
        </ButtonLink>
        <ForgetTried onForgotten={onForgotten} />
      </p>
      <p className="text-small text-soft">
        <Plural
          value={triedLimits.days}
          one="Until then it is kept on this device only, and forgotten after # day."
          other="Until then it is kept on this device only, and forgotten after # days."
        />
      </p>
    </>
  );
}
