import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { read, whyFailed } from '#src/api/client.ts';
import { memberApi } from '#src/session/account.client.ts';
import { colons } from '#src/lib/listed.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { useLanguage } from '#src/ui/language.client.ts';
import { useLocalPath } from '#src/ui/link.tsx';
import { showToast } from '#src/ui/toast.tsx';
import { savedPlanMessages } from './messages.ts';
import { useSwitch } from './switch-plan.tsx';
import type { Whereabouts } from './whereabouts.client.ts';

interface StartPlanProps {
  readonly planId: string;
  /** Where it stands among others. */
  readonly name?: string;
  /** Null where it is not known. */
  readonly whereabouts: Whereabouts | null;
  /** Primary where it is what the page is for. */
  readonly look?: 'plain' | 'primary';
}

/** Starts a fitness plan, or goes on with it, and leads to its next day. */
export function StartPlan({ planId, name, whereabouts, look = 'plain' }: StartPlanProps) {
  const { t, i18n } = useLingui();
  const colon = colons[useLanguage()];
  const navigate = useNavigate();
  const trainingPath = useLocalPath()('/profile/training');
  const [isStarting, setIsStarting] = useState(false);
  const { begin, dialog } = useSwitch();
  const start = async () => {
    setIsStarting(true);
    try {
      await begin(async (replace) => {
        const json = { planId, ...(replace !== undefined && { replace }) };
        await read(memberApi().training.plans.$post({ json }));
        await navigate(trainingPath);
      });
    } catch (error) {
      showToast('error', i18n._(whyFailed(error, savedPlanMessages.notStarted)));
    }
    setIsStarting(false);
  };
  const { plan = null, left = [] } = whereabouts ?? {};
  const named = (label: string) => name !== undefined && { 'aria-label': label + colon + name };
  if (plan?.planId === planId) {
    const { week, day } = plan.next ?? {};
    const label = plan.next ? t`Go on with week ${week}, day ${day}` : t`Go on with this plan`;
    return (
      <ButtonLink look={look} to="/profile/training" {...named(label)}>
        {label}
      </ButtonLink>
    );
  }
  const label = left.includes(planId) ? t`Take it up again` : t`Start this plan`;
  return (
    <>
      <Button
        look={look}
        {...named(label)}
        onClick={() => void start()}
        busyLabel={isStarting ? t`Starting…` : undefined}
      >
        {label}
      </Button>
      {dialog}
    </>
  );
}
