import { Trans, useLingui } from '@lingui/react/macro';
import { inLanguage } from '#src/lib/language.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { useLanguage } from '#src/ui/language.client.ts';
import type { CurrentPlan } from './whereabouts.client.ts';

interface SwitchDialogProps {
  readonly isOpen: boolean;
  /** The plan that goes on. */
  readonly current: CurrentPlan;
  readonly isBusy: boolean;
  /** Why the other one could not be begun; a workout that goes on is to be finished first. */
  readonly failure: { readonly text: string; readonly isWorkout: boolean } | null;
  readonly onReplace: () => void;
  readonly onClose: () => void;
}

/** Asks what is to become of the plan that goes on. */
export function SwitchDialog({ isOpen, current, isBusy, failure, onReplace, onClose }: SwitchDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      role="alertdialog"
      size="sm"
      title={<Trans>Leave the other plan?</Trans>}
      actions={
        <>
          {failure?.isWorkout ? (
            <ButtonLink look="primary" to="/profile/training/session">
              <Trans>Back to the workout</Trans>
            </ButtonLink>
          ) : (
            <Button look="primary" onClick={onReplace} busyLabel={isBusy ? t`Starting…` : undefined}>
              <Trans>Leave it and start this one</Trans>
            </Button>
          )}
          <Button onClick={onClose}>
            <Trans>Stay with it</Trans>
          </Button>
        </>
      }
    >
      <WhatBecomes current={current} />
      {failure && (
        <p role="alert" className="mt-3 text-red">
          {failure.text}
        </p>
      )}
    </Dialog>
  );
}

function WhatBecomes({ current: { title, next } }: { current: CurrentPlan }) {
  const language = useLanguage();
  const name = inLanguage(title, language);
  if (next === null)
    return (
      <p>
        <Trans>You follow {name}. One plan is followed at a time.</Trans>
      </p>
    );
  const { week, day } = next;
  return (
    <p>
      <Trans>
        You follow {name}. It stays where it is, at week {week}, day {day}, and you can take it up there again
        whenever you like.
      </Trans>
    </p>
  );
}
