import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { ApiError, whyFailed } from '#src/api/client.ts';
import { laterPart, useLaterPart } from '#src/session/loaded.client.ts';
import { savedPlanMessages } from './messages.ts';
import type { CurrentPlan } from './whereabouts.client.ts';

const switchDialog = laterPart(() => import('./switch-dialog.tsx'));

/** Makes a plan go on. @param replace the started plan that is left for it */
type Change = (replace?: string) => Promise<void>;

const codeOf = (error: unknown) => (error instanceof ApiError ? error.problem.code : null);

/** One plan is followed at a time: where another one goes on, `begin` asks what is to become of it before it changes. */
export function useSwitch() {
  const { i18n } = useLingui();
  const asking = useLaterPart(switchDialog);
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
      asking.want(() => setIsOpen(true));
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

  const dialog = asking.part && inTheWay && (
    <asking.part.SwitchDialog
      isOpen={isOpen}
      current={inTheWay.current}
      isBusy={isBusy}
      failure={failure}
      onReplace={() => void replace()}
      onClose={() => setIsOpen(false)}
    />
  );
  return { begin, dialog };
}
