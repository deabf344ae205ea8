import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useRevalidator } from 'react-router';
import { Button } from '#src/ui/button.tsx';
import { useLocalPath } from '#src/ui/link.tsx';
import { beginSession } from './begin-session.client.ts';
import { useAction } from './use-action.client.ts';

/** Begins a workout without a plan. @param isHere whether it is gone through on this very page */
export function TrainFreely({ isHere = false, look }: { isHere?: boolean; look?: 'primary' }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const sessionPath = useLocalPath()('/profile/training/session');
  const { isBusy, act } = useAction();
  const begin = () =>
    act(async () => {
      await beginSession({});
      await (isHere ? revalidate() : navigate(sessionPath));
    });
  return (
    <Button
      {...(look && { look })}
      onClick={() => void begin()}
      busyLabel={isBusy ? t`Starting…` : undefined}
    >
      <Trans>Train without a plan</Trans>
    </Button>
  );
}
