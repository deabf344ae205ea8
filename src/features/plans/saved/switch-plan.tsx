import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ApiError, whyFailed } from '#src/api/client.ts';
import { inLanguage } from '#src/lib/language.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { useLanguage } from '#src/ui/language.client.ts';
import { speak } from '#src/words/catalogues.client.ts';
import { savedPlanMessages } from './messages.ts';
import type { CurrentPlan } from './whereabouts.client.ts';

await speak('saved');

/** Makes a plan go on. @param replace the started plan that is left for it */
type Change = (replace?: string) => Promise<void>;

const codeOf = (error: unknown) => (error instanceof ApiError ? error.problem.code : null);

/** One plan is followed at a time: where another one goes on, `begin` asks what is to become of it before it changes. */
export function useSwitch() {
  const { t, i18n } = useLingui();
  const [inTheWay, setInTheWay] = useState<{ current: CurrentPlan; change: Change } | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<{ text: string; isWorkout: boolean } | null>(null);

  /** Whether the plan goes on; asks where another one does. */
  async function goesOn(change: Change, replace?: string): Promise<boolean> {
    try {
      await change(replace);
      return true;
    } catch (error) {
      if (!(error instanceof ApiError) || error.problem.code !== 'other_plan_going_on') throw error;
      setInTheWay({ current: error.problem.current as CurrentPlan, change });
      setFailure(null);
      setIsOpen(true);
      return false;
    }
  }

  const begin = async (change: Change): Promise<void> => void (await goesOn(change));

  async function replace() {
    if (!inTheWay || isBusy) return;
    setIsBusy(true);
    try {
      // Another device may have begun one more meanwhile: then that one is named.
      setIsOpen(!(await goesOn(inTheWay.change, inTheWay.current.id)));
    } catch (error) {
      const text = i18n._(whyFailed(error, savedPlanMessages.notStarted));
      setFailure({ text, isWorkout: codeOf(error) === 'session_going_on' });
    } finally {
      setIsBusy(false);
    }
  }

  const dialog = (
    <Dialog
      isOpen={isOpen}
      onClose={() => setIsOpen(false)}
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
            <Button
              look="primary"
              onClick={() => void replace()}
              busyLabel={isBusy ? t`Starting…` : undefined}
            >
              <Trans>Leave it and start this one</Trans>
            </Button>
          )}
          <Button onClick={() => setIsOpen(false)}>
            <Trans>Stay with it</Trans>
          </Button>
        </>
      }
    >
      {inTheWay && <WhatBecomes current={inTheWay.current} />}
      {failure && (
        <p role="alert" className="mt-3 text-red">
          {failure.text}
        </p>
      )}
    </Dialog>
  );
  return { begin, dialog };
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
