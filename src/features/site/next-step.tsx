import { Trans } from '@lingui/react/macro';
import { useEffect, useState, type ReactNode } from 'react';
import { read } from '#src/api/client.ts';
import { memberApi } from '#src/session/account.client.ts';
import { ButtonLink } from '#src/ui/button.tsx';

type Step = 'workout' | 'plan' | null;

/** What a member has begun, to go on with; `otherwise` for whoever has begun nothing, and until it is known. */
export default function NextStep({ otherwise }: { otherwise: ReactNode }) {
  const [step, setStep] = useState<Step>(null);
  useEffect(() => {
    let isLeft = false;
    void readStep().then(
      (found) => !isLeft && setStep(found),
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, []);
  if (step === null) return otherwise;
  return (
    <ButtonLink to={`/profile/training${step === 'workout' ? '/session' : ''}`} look="primary">
      {step === 'workout' ? <Trans>Go on with your workout</Trans> : <Trans>Go on with your plan</Trans>}
    </ButtonLink>
  );
}

async function readStep(): Promise<Step> {
  const { plans, session } = await read(memberApi().training.$get());
  if (session) return 'workout';
  return plans.some(({ endedAt }) => endedAt === null) ? 'plan' : null;
}
