import { Trans } from '@lingui/react/macro';
import { useEffect, useState, type ReactNode } from 'react';
import { readWhereaboutsTogether, type Whereabouts } from '#src/features/plans/saved/whereabouts.client.ts';
import { ButtonLink } from '#src/ui/button.tsx';

/** What a member has begun, to go on with; `otherwise` for whoever has begun nothing, and until it is known. */
export default function NextStep({ otherwise }: { otherwise: ReactNode }) {
  const [found, setFound] = useState<Whereabouts | null>(null);
  useEffect(() => {
    let isLeft = false;
    readWhereaboutsTogether().then(
      (read) => !isLeft && setFound(read),
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, []);
  if (found?.session)
    return (
      <ButtonLink to="/profile/training/session" look="primary">
        <Trans>Go on with your workout</Trans>
      </ButtonLink>
    );
  if (!found?.plan) return otherwise;
  const { week, day } = found.plan.next ?? {};
  return (
    <ButtonLink to="/profile/training" look="primary">
      {found.plan.next ? (
        <Trans>
          Go on with week {week}, day {day}
        </Trans>
      ) : (
        <Trans>Go on with your plan</Trans>
      )}
    </ButtonLink>
  );
}
