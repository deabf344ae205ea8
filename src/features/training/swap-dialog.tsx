import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { gearNames } from '#src/features/plans/exercises/gear.ts';
import type { Exercise } from '#src/features/plans/exercises/schema.ts';
import { inLanguage } from '#src/lib/language.ts';
import { listed } from '#src/lib/listed.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { intoView } from '#src/ui/into-view.client.ts';
import { useLanguage } from '#src/ui/language.client.ts';
import { swapped } from './arrangement.ts';
import { ExercisePicker } from './exercise-picker.tsx';
import type { ChangeSets } from './exercise-tools.tsx';
import type { OpenSession, ShownExercise, WorkoutSet } from './schema.ts';
import { useExerciseName } from './session-exercises.client.ts';
import { shownOf } from './shown-exercise.ts';
import { swapFromNowOn, trainingFailure } from './training.client.ts';
import { groupOf } from './workout-sets.ts';

interface SwapDialogProps {
  readonly session: OpenSession;
  /** A set of the exercise that is swapped; null while none is. */
  readonly from: Pick<WorkoutSet, 'exercise' | 'exerciseId'> | null;
  readonly onClose: () => void;
  readonly onChange: ChangeSets;
  readonly onExercises: (added: readonly ShownExercise[]) => void;
}

/** Another exercise in place of one: of the same movement, known without a connection too; today or from now on. */
export function SwapDialog({ session, from, onClose, onChange, onExercises }: SwapDialogProps) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const nameOf = useExerciseName(session);
  const [kept, setKept] = useState(from);
  if (from && from !== kept) setKept(from);
  const [chosen, setChosen] = useState<ShownExercise | null>(null);
  const [isSearching, setIsSearching] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const shown = from ?? kept;
  const canLast = session.startedPlanId !== null || session.routineId !== null;
  const ids = (shown && session.alternatives[shown.exerciseId]) ?? [];
  const offered = ids.flatMap((id) => session.exercises.find((one) => one.id === id) ?? []);
  const name = shown ? nameOf(shown.exerciseId) : '';
  const close = () => {
    setChosen(null);
    setIsSearching(false);
    setFailure('');
    onClose();
  };
  /** @param told what is said of it; what is meant to last is taken back elsewhere */
  const swap = (told?: string) => {
    if (!shown || !chosen) return;
    onExercises([chosen]);
    onChange((sets) => swapped(sets, groupOf(shown), chosen), told);
    close();
  };
  const other = chosen ? inLanguage(chosen.name, language) : '';
  async function swapForGood() {
    if (!shown || !chosen || isBusy) return;
    setIsBusy(true);
    setFailure('');
    try {
      await swapFromNowOn(session.id, shown.exerciseId, chosen.id);
      swap();
    } catch (error) {
      setFailure(trainingFailure(i18n, error));
    } finally {
      setIsBusy(false);
    }
  }
  return (
    <Dialog
      isOpen={from !== null}
      onClose={close}
      title={<Trans>Instead of: {name}</Trans>}
      actions={
        <>
          <Button look="primary" disabled={!chosen} onClick={() => swap(t`${other} instead of ${name}.`)}>
            {canLast ? <Trans>Only today</Trans> : <Trans>Swap</Trans>}
          </Button>
          {canLast && (
            <Button
              disabled={!chosen}
              onClick={() => void swapForGood()}
              busyLabel={isBusy ? t`Saving…` : undefined}
            >
              <Trans>From now on</Trans>
            </Button>
          )}
        </>
      }
    >
      <div className="grid grid-cols-1 gap-3">
        {offered.length > 0 && (
          <fieldset className="grid grid-cols-1 gap-2">
            <legend className="mb-2">
              <Trans>The same movement:</Trans>
            </legend>
            {offered.map((exercise) => (
              <Choice
                key={exercise.id}
                exercise={exercise}
                isChosen={chosen?.id === exercise.id}
                onChoose={() => setChosen(exercise)}
              />
            ))}
          </fieldset>
        )}
        {offered.length === 0 && !isSearching && (
          <p className="text-soft">
            <Trans>No exercise of the same movement is known here.</Trans>
          </p>
        )}
        {isSearching ? (
          <ExercisePicker
            exclude={[shown?.exerciseId ?? '']}
            onPick={(exercise: Exercise) => setChosen(shownOf(exercise))}
          />
        ) : (
          <Button className="justify-self-start" onClick={() => setIsSearching(true)}>
            <Trans>Another one from the library</Trans>
          </Button>
        )}
        {chosen && !offered.some(({ id }) => id === chosen.id) && <ChosenNote exercise={chosen} />}
        {failure !== '' && (
          <div role="alert" ref={intoView} className="grid gap-1 text-red">
            <p>{failure}</p>
            <p>
              <Trans>Without a connection you can swap it only for today.</Trans>
            </p>
          </div>
        )}
        <p className="text-small text-soft">
          <Trans>Sets that are behind you stay as you did them.</Trans>
        </p>
      </div>
    </Dialog>
  );
}

function ChosenNote({ exercise }: { exercise: ShownExercise }) {
  const language = useLanguage();
  const name = inLanguage(exercise.name, language);
  return (
    <p role="status" className="font-semibold text-green">
      <Trans>Chosen: {name}</Trans>
    </p>
  );
}

function Choice({
  exercise,
  isChosen,
  onChoose,
}: {
  exercise: ShownExercise;
  isChosen: boolean;
  onChoose: () => void;
}) {
  const language = useLanguage();
  const needs = listed(gearNames(exercise.gear, language), language);
  return (
    <label className="swap-choice">
      <input type="radio" name="swap" checked={isChosen} onChange={onChoose} />
      {exercise.image !== null && (
        <img
          src={exercise.image}
          alt=""
          width={56}
          height={48}
          className="plate"
          // Without a connection not every picture is there.
          onError={({ currentTarget }) => (currentTarget.hidden = true)}
        />
      )}
      <span className="min-w-0">
        <b className="block font-semibold wrap-anywhere">{inLanguage(exercise.name, language)}</b>
        <span className="text-small text-soft">{needs || <Trans>Needs nothing</Trans>}</span>
      </span>
    </label>
  );
}
