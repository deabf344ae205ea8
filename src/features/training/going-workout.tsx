import { LaterPart } from '#src/session/later-part.tsx';
import { laterPart, useLaterPart } from '#src/session/loaded.client.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '#src/ui/button.tsx';
import {
  afterRest,
  afterSet,
  caughtUp,
  courseOf,
  goesByItself,
  isOfSet,
  minutesOfCourse,
  setTimer,
  signalsOf,
} from './course.ts';
import { CurrentSet, platesSheet } from './current-set.tsx';
import { elapsedSeconds, paused, resumed, type DeviceCopy } from './device-copy.client.ts';
import { DeliveryNote, Refusal } from './delivery-note.tsx';
import { DropButton } from './drop-button.tsx';
import { emptyWorkout, finishForm, sessionResults, sessionSummary } from './later-parts.client.ts';
import { LighterToday } from './proposal-note.tsx';
import { lengthenTimer } from './rest-timer.ts';
import { undone } from './arrangement.ts';
import {
  swapDialog,
  ExerciseTools,
  SupersetNote,
  UndoChange,
  type ChangeSets,
  type LastChange,
} from './exercise-tools.tsx';
import { withShown } from './session-exercises.client.ts';
import { WorkoutHeader } from './workout-header.tsx';
import type { SetState, ShownExercise, WorkoutSet } from './schema.ts';
import { SetList } from './set-list.tsx';
import { SignalChoice, signalFields, SoundQuestion } from './signal-choice.tsx';
import { prepareSound, useSignalsAhead } from './signals-ahead.client.ts';
import { useSignals, useWakeLock } from './signals.client.ts';
import { useVoice } from './voice.client.ts';
import { useStepWords } from './step-words.tsx';
import { trainingFailure } from './training.client.ts';
import { useCountdown } from './use-countdown.client.ts';
import type { Workout } from './use-workout.client.ts';
import { WorkoutBar } from './workout-bar.tsx';
import {
  currentSet,
  groupOf,
  lastTouched,
  mergeSets,
  minutesTaken,
  offeredFor,
  withoutDropped,
  withState,
  type Done,
} from './workout-sets.ts';

const exercisesSheet = laterPart(() => import('./exercises-sheet.tsx'));

const moreRestSeconds = 15;

/** What stands in the form of a set; `isRecorded` where it is what the set was recorded with before. */
interface Typed {
  readonly setId: string;
  readonly entry: Done;
  readonly isRecorded?: boolean;
}

/** With the first touch comes what a workout may need later, when there may be no connection any more. */
function useWhatComesLater(): void {
  useEffect(() => {
    const load = () => {
      for (const part of [
        swapDialog,
        exercisesSheet,
        platesSheet,
        finishForm,
        sessionSummary,
        sessionResults,
        signalFields,
      ])
        void part.load().catch(() => undefined);
    };
    addEventListener('pointerdown', load, { once: true });
    addEventListener('keydown', load, { once: true });
    return () => {
      removeEventListener('pointerdown', load);
      removeEventListener('keydown', load);
    };
  }, []);
}

/** What is said otherwise of a workout that this device alone has. */
export interface HereAlone {
  readonly back: ReactNode;
  readonly note: ReactNode;
  readonly weightHint: string;
}

interface GoingWorkoutProps {
  readonly workout: Workout;
  readonly hereAlone?: HereAlone;
  readonly onDropped: () => void;
}

/** A session that goes on: the set that is next, the rest after it, and at the end the finish. */
export function GoingWorkout({ workout, hereAlone, onDropped }: GoingWorkoutProps) {
  const { t, i18n } = useLingui();
  const { copy, change, delivery, refusal, retry } = workout;
  useWhatComesLater();
  const { session, timer, pausedAt } = copy;
  const [chosen, setChosen] = useState<string | null>(null);
  const [isFinishing, setIsFinishing] = useState(false);
  const [typed, setTyped] = useState<Typed | null>(null);
  const [told, setTold] = useState('');
  const [lastChange, setLastChange] = useState<LastChange | null>(null);
  const [showsExercises, setShowsExercises] = useState(false);
  const sheet = useLaterPart(exercisesSheet);
  const [signals, setSignals] = useSignals();
  useVoice(told, signals);
  const isPaused = pausedAt !== null;
  useWakeLock(signals.awake && !isPaused);

  const openOf = (one: string | null | undefined) =>
    session.sets.find(({ id, state }) => id === one && state === 'open');
  const set = openOf(timer?.setId) ?? openOf(chosen) ?? currentSet(session.sets);
  const running = timer?.of === 'set' ? timer : null;
  const entered = set && typed?.setId === set.id ? typed : null;
  const offered = set && offeredFor({ ...session, isLighter: copy.isLighter }, set.id);
  const entry =
    entered?.entry ??
    // After a reload, too, the form says what the timer was set to.
    (offered && { ...offered, ...(running && { seconds: running.seconds }) });
  // What a set was stopped at is no time to set the next timer to.
  const setSeconds =
    (set?.targetSeconds ?? null) === null || entered?.isRecorded
      ? (set?.targetSeconds ?? null)
      : (entry?.seconds ?? set?.targetSeconds ?? null);
  const words = useStepWords(session);
  const { ways } = signals;
  const form = set && entry ? { setId: set.id, entry } : null;
  const course = courseOf(copy, ways, form);
  useSignalsAhead(signalsOf(course, session.sets), signals);
  const [isByItself, setByItself] = useState(false);

  const left = useCountdown(timer?.run ?? null, (wasOver, moment) => {
    const after = caughtUp(copy, moment, ways, form);
    if (!wasOver) setTold(after === copy ? t`Time is up.` : words.told(after, timer));
    setByItself(after !== copy);
    change((now) => caughtUp(now, moment, ways, form));
  });

  /** The set is behind, by the person's word. */
  function record(state: Exclude<SetState, 'open'>) {
    if (!set || !entry) return;
    prepareSound();
    const at = new Date();
    const step = (now: DeviceCopy) => afterSet(now, set, state, entry, at.getTime(), ways);
    setByItself(false);
    setChosen(null);
    setTyped(null);
    setLastChange(null);
    setTold(words.told(step(copy)));
    change(step);
  }

  function reopen(before: WorkoutSet) {
    setByItself(false);
    setChosen(before.id);
    setIsFinishing(false);
    if (before.state === 'done')
      setTyped({
        setId: before.id,
        entry: { reps: before.reps, seconds: before.seconds, weight: before.weight },
        isRecorded: true,
      });
    if (before.state !== 'open')
      change((now) => ({
        ...now,
        timer: null,
        session: { ...now.session, sets: withState(now.session.sets, before.id, 'open', null) },
      }));
    // The timer of the set that one leaves says nothing of the one that one goes to.
    else if (isOfSet(timer)) change((now) => ({ ...now, timer: null }));
  }

  const last = lastTouched(session.sets);
  const counted = withoutDropped(session.sets);
  const isUntouched = counted.every(({ state }) => state === 'open');
  const isEmpty = counted.length === 0;
  const showsFinish = isFinishing || set === null;
  const changeSets: ChangeSets = (update, words = '') => {
    const before = session.sets;
    const after = update(before);
    setByItself(false);
    setLastChange(words === '' ? null : { step: { before, after }, told: words });
    setTold(words);
    change((now) => ({
      ...now,
      timer: isOfSet(now.timer) ? null : now.timer,
      // Whatever another device has told since this was drawn stays.
      session: { ...now.session, sets: mergeSets(now.session.sets, after) },
    }));
  };
  const undo = lastChange && (
    <UndoChange last={lastChange} onUndo={() => changeSets((sets) => undone(sets, lastChange.step))} />
  );
  const addExercises = (exercises: readonly ShownExercise[]) =>
    change((now) => ({
      ...now,
      session: { ...now.session, exercises: withShown(now.session.exercises, exercises) },
    }));
  useFocusOnChange(isEmpty ? 'empty' : showsFinish || !set ? 'finish' : groupOf(set), isByItself);
  return (
    <div className="grid gap-4">
      <WorkoutHeader session={session} back={hereAlone?.back}>
        {hereAlone?.note ?? <DeliveryNote delivery={delivery} isFinishing={copy.finish !== null} />}
      </WorkoutHeader>
      <p className="sr-only" role="status">
        {told}
      </p>
      {refusal !== null && (
        <Refusal isKept={delivery === 'refused'} onRetry={retry}>
          {trainingFailure(i18n, refusal)}
        </Refusal>
      )}
      {signals.sound === undefined && !showsFinish && (
        <SoundQuestion onAnswer={(sound) => setSignals({ ...signals, sound })} />
      )}
      {isEmpty ? (
        <LaterPart of={emptyWorkout}>
          {({ EmptyWorkout }) => (
            <EmptyWorkout session={session} onChange={changeSets} onExercises={addExercises} />
          )}
        </LaterPart>
      ) : showsFinish || !set || !entry ? (
        <LaterPart of={finishForm} takesFocus={isFinishing}>
          {({ FinishForm }) => (
            <FinishForm
              session={session}
              measureMinutes={() => minutesTaken(session.sets, elapsedSeconds(copy, Date.now()))}
              isBusy={copy.finish !== null}
              weightHint={hereAlone?.weightHint}
              onFinish={(finish) => change((now) => ({ ...now, finish, timer: null }))}
              onBack={() => setIsFinishing(false)}
            />
          )}
        </LaterPart>
      ) : (
        <>
          <CurrentSet
            key={set.id}
            session={session}
            set={set}
            entry={entry}
            offered={offered}
            isLighter={copy.isLighter ?? false}
            onEntry={(changed) => setTyped({ setId: set.id, entry: changed })}
          />
          <SupersetNote session={session} set={set} />
          <ExerciseTools session={session} set={set} onChange={changeSets} onExercises={addExercises} />
          {isUntouched && session.proposals.length > 0 && (
            <LighterToday
              isLighter={copy.isLighter ?? false}
              onChoose={(isLighter) => {
                setTyped(null);
                change((now) => ({ ...now, isLighter }));
              }}
            />
          )}
        </>
      )}
      {!showsExercises && undo}
      {!isEmpty && (
        <Button className="justify-self-start" onClick={() => sheet.want(() => setShowsExercises(true))}>
          <Trans>Exercises of this workout</Trans>
        </Button>
      )}
      {sheet.part && (
        <sheet.part.ExercisesSheet
          session={session}
          isOpen={showsExercises}
          told={lastChange?.told ?? ''}
          undo={undo}
          onClose={() => setShowsExercises(false)}
          onChange={(update, words) => {
            setIsFinishing(false);
            changeSets(update, words);
          }}
          onExercises={addExercises}
        />
      )}
      <div>
        {!isEmpty && <SetList session={session} current={set} onGo={reopen} />}
        <SignalChoice signals={signals} onChoose={setSignals} />
        <EndEarly
          copy={copy}
          isHere={hereAlone !== undefined}
          canFinish={!showsFinish && !isEmpty}
          onFinish={() => {
            setIsFinishing(true);
            // What goes by itself waits until it is sure that one finishes.
            if (course.steps.length > 1) change((now) => paused(now, Date.now()));
          }}
          onDropped={onDropped}
        />
      </div>
      {!showsFinish && set && (
        <WorkoutBar
          isPaused={isPaused}
          timer={
            timer && { of: timer.of, seconds: timer.seconds, left: Math.min(left ?? 0, timer.seconds * 1000) }
          }
          word={words.now(timer, set)}
          next={words.next(timer, course)}
          setSeconds={setSeconds}
          minutesByItself={
            !timer && setSeconds !== null && goesByItself(set, session, ways)
              ? minutesOfCourse({ ...copy, timer: setTimer(set.id, setSeconds, 0) }, ways, form)
              : 0
          }
          canUndo={last !== null}
          onDone={() => record('done')}
          onSkip={() => record('skipped')}
          onUndo={() => last !== null && reopen(last)}
          onPause={() => change((now) => paused(now, Date.now()))}
          onResume={() => {
            prepareSound();
            change((now) => resumed(now, Date.now()));
          }}
          onStartSet={() => {
            prepareSound();
            const seconds = setSeconds ?? 0;
            setTyped({ setId: set.id, entry: { ...entry!, seconds } });
            change((now) => ({ ...now, timer: setTimer(set.id, seconds, Date.now()) }));
          }}
          onLonger={() =>
            change((now) => ({
              ...now,
              timer: now.timer && {
                ...now.timer,
                seconds: now.timer.seconds + moreRestSeconds,
                run: lengthenTimer(now.timer.run, moreRestSeconds, Date.now()),
              },
            }))
          }
          onEndRest={() => {
            prepareSound();
            const moment = Date.now();
            setByItself(false);
            change((now) => afterRest(now, moment, ways, form));
          }}
        />
      )}
    </div>
  );
}

/**
 * Another exercise is a new place on the page: its name takes the focus, except at the beginning, and where it came by
 * itself, since one may be reading or about to press something. At the end what was there to press is gone.
 */
function useFocusOnChange(place: number | string | null, isByItself: boolean) {
  const before = useRef(place);
  useEffect(() => {
    if (before.current === place) return;
    before.current = place;
    if (isByItself && place !== 'finish') return;
    const heading = document.querySelector<HTMLElement>('#exercise-name');
    heading?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, [place, isByItself]);
}

function EndEarly({
  copy,
  isHere,
  canFinish,
  onFinish,
  onDropped,
}: {
  copy: DeviceCopy;
  isHere: boolean;
  canFinish: boolean;
  onFinish: () => void;
  onDropped: () => void;
}) {
  return (
    <div className="flex flex-wrap gap-3 border-t border-edge py-4">
      {canFinish && (
        <Button onClick={onFinish}>
          <Trans>Finish now</Trans>
        </Button>
      )}
      <DropButton sessionId={copy.session.id} isTold={!copy.begun} isHere={isHere} onDropped={onDropped} />
    </div>
  );
}
