import { Trans } from '@lingui/react/macro';
import { useState, type Ref } from 'react';
import { useSwitch } from '#src/features/plans/saved/switch-plan.tsx';
import { Button } from '#src/ui/button.tsx';
import { useUndoFocus } from '#src/ui/undo-focus.client.ts';
import type { StartedPlan } from '../schema.ts';
import { useAction } from '../use-action.client.ts';
import type { Round } from './rounds.client.ts';

/** A week that was opened again just now, and how its plan stood before. */
interface Opened extends Round {
  readonly before: StartedPlan;
}

/**
 * Does a week of a plan once more: what was done of it stays in the calendar, and can be taken back into the plan.
 *
 * @param onChange told how the plan stands then
 */
export function useWeekAgain(onChange: (plan: StartedPlan) => void | Promise<void>) {
  const { isBusy, act } = useAction();
  const { begin: switchTo, dialog } = useSwitch();
  const [opened, setOpened] = useState<Opened | null>(null);
  const { button, press } = useUndoFocus(opened !== null);
  const begin = (plan: StartedPlan, week: number) =>
    act(async () => {
      const { doWeekAgain } = await import('./rounds.client.ts');
      const round = { week, round: crypto.randomUUID() };
      await switchTo(async (replace) => {
        const now = await doWeekAgain(plan, round, replace);
        setOpened({ ...round, before: plan });
        await onChange(now);
      });
    });
  const takeBack = ({ before, ...round }: Opened) =>
    act(async () => {
      const { takeWeekBack } = await import('./rounds.client.ts');
      await onChange(await takeWeekBack(before, round));
      setOpened(null);
    });
  const open = (plan: StartedPlan, week: number) => press(() => begin(plan, week))();
  const note = opened && <Note button={button} week={opened.week} onUndo={press(() => takeBack(opened))} />;
  return { isBusy, open, button, note, dialog, isOpened: opened !== null };
}

interface NoteProps {
  readonly button: Ref<HTMLButtonElement>;
  readonly week: number;
  readonly onUndo: () => void;
}

const Note = ({ button, week, onUndo }: NoteProps) => (
  <p className="flex flex-wrap items-center gap-3">
    <span role="status">
      <Trans>Week {week} begins again at its first day. Your workouts stay in the calendar.</Trans>
    </span>
    <Button ref={button} onClick={onUndo}>
      <Trans>Undo</Trans>
    </Button>
  </p>
);
