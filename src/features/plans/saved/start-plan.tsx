import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { read, whyFailed } from '#src/api/client.ts';
import { memberApi } from '#src/session/account.client.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { useLocalPath } from '#src/ui/link.tsx';
import { showToast } from '#src/ui/toast.tsx';
import { savedPlanMessages } from './messages.ts';

interface StartPlanProps {
  readonly planId: string;
  /** Where it stands among others. */
  readonly name?: string;
  readonly isFollowed: boolean;
}

/** Starts a fitness plan, or goes on with it, and leads to its next day. */
export function StartPlan({ planId, name, isFollowed }: StartPlanProps) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const trainingPath = useLocalPath()('/profile/training');
  const [isStarting, setIsStarting] = useState(false);
  const start = async () => {
    setIsStarting(true);
    try {
      await read(memberApi().training.plans.$post({ json: { planId } }));
      await navigate(trainingPath);
    } catch (error) {
      setIsStarting(false);
      showToast('error', i18n._(whyFailed(error, savedPlanMessages.notStarted)));
    }
  };
  if (isFollowed)
    return (
      <ButtonLink
        to="/profile/training"
        {...(name !== undefined && { 'aria-label': t`Go on with this plan: ${name}` })}
      >
        <Trans>Go on with this plan</Trans>
      </ButtonLink>
    );
  return (
    <Button
      {...(name !== undefined && { 'aria-label': t`Start this plan: ${name}` })}
      onClick={() => void start()}
      busyLabel={isStarting ? t`Starting…` : undefined}
    >
      <Trans>Start this plan</Trans>
    </Button>
  );
}
