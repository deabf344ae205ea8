import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { read, whyFailed } from '#src/api/client.ts';
import { memberApi } from '#src/session/account.client.ts';
import { Button } from '#src/ui/button.tsx';
import { useLocalPath } from '#src/ui/link.tsx';
import { showToast } from '#src/ui/toast.tsx';
import { savedPlanMessages } from './messages.ts';

/** Starts a fitness plan, or goes on with it, and leads to its next day. */
export function StartPlan({ planId, name }: { planId: string; name?: string }) {
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
