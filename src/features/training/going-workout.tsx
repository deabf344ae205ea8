import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { inLanguage } from '#src/lib/language.ts';
import { Button } from '#src/ui/button.tsx';
import { Link } from '#src/ui/link.tsx';
import { PlaceName } from './amounts.tsx';
import { CurrentSet, SetList } from './current-set.tsx';
import type { DeviceCopy } from './device-copy.client.ts';
import { DropButton } from './drop-button.tsx';
import { FinishForm } from './finish-form.tsx';
import { LighterToday } from './proposal-note.tsx';
import { lengthenTimer, pauseTimer, resumeTimer, secondsDone, startTimer } from './rest-timer.ts';
import type { SetState } from './schema.ts';
import { SignalChoice, SoundQuestion } from './signal-choice.tsx';
import { prepareSound, signal, useSignals, useWakeLock } from './signals.client.ts';
import { trainingFailure } from './training.client.ts';
import { useCountdown } from './use-countdown.client.ts';
import type { Delivery, Workout } from './use-workout.client.ts';
import { WorkoutBar } from './workout-bar.tsx';
import {
  currentPosition,
  lastTouched,
  minutesTaken,
  offeredFor,
  withState,
  type Done,
} from './workout-sets.ts';
import { useLanguage } from '#src/ui/language.client.ts';

const moreRestSeconds = 15;

/** What stands in the form of a set; `isRecorded` where it is what the set was recorded with before. */
interface Typed {
  readonly position: number;
  readonly entry: Done;
  readonly isRecorded?: boolean;
}

/** A session that goes on: the set that is next, the rest after it, and at the end the finish. */
export function GoingWorkout({ workout, onDropped }: { workout: Workout; onDropped: () => void }) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { copy, change, delivery, refusal, retry } = workout;
  const { session, timer, pausedAt } = copy;
  const [chosen, setChosen] = useState<number | null>(null);
  const [isFinishing, setIsFinishing] = useState(false);
  const [typed, setTyped] = useState<Typed | null>(null);
  const [told, setTold] = useState('');
  const [signals, setSignals] = useSignals();
  const isPaused = pausedAt !== null;
  useWakeLock(signals.awake && !isPaused);

  const next = currentPosition(session.sets);
  const position = chosen !== null && session.sets[chosen]?.state === 'open' ? chosen : next;
  const set = position === null ? undefined : session.sets[position];
  const setTimer = timer?.of === 'set' ? timer : null;
  const entered = typed?.position === position ? typed : null;
  const offered = position === null ? null : offeredFor({ ...session, isLighter: copy.isLighter }, position);
  const entry =
    entered?.entry ??
    // After a reload, too, the form says what the timer was set to.
    (offered && { ...offered, ...(setTimer && { seconds: setTimer.seconds }) });
  // What a set was stopped at is no time to set the next timer to.
  const setSeconds =
    (set?.targetSeconds ?? null) === null || entered?.isRecorded
      ? (set?.targetSeconds ?? null)
      : (entry?.seconds ?? set?.targetSeconds ?? null);
  const nameOf = (index: number | null) => {
    const id = index === null ? undefined : session.sets[index]?.exerciseId;
    const exercise = session.exercises.find((one) => one.id === id);
    return exercise ? inLanguage(exercise.name, language) : '';
  };

  const left = useCountdown(timer?.run ?? null, (wasOver) => {
    const name = nameOf(position);
    if (!wasOver) {
      setTold(timer?.of === 'set' ? t`Time is up.` : t`The rest is over. Next: ${name}`);
      signal(signals);
    }
    if (timer?.of === 'rest') change((now) => ({ ...now, timer: null }));
  });

  /** The set is behind: what follows is rest, unless nothing follows. */
  function record(state: Exclude<SetState, 'open'>) {
    if (position === null || !set || !entry) return;
    prepareSound();
    const now = new Date();
    const sets = withState(
      session.sets,
      position,
      state,
      now.toISOString(),
      state === 'done'
        ? { ...entry, seconds: secondsDone(setTimer, entry.seconds, now.getTime()) }
        : undefined,
    );
    const following = currentPosition(sets);
    const rests = state === 'done' && set.rest > 0 && following !== null;
    setChosen(null);
    setTyped(null);
    const seconds = set.rest;
    const name = nameOf(following);
    setTold(rests ? t`Rest: ${seconds} seconds. Next: ${name}` : following === null ? '' : t`Next: ${name}`);
    change((before) => ({
      ...before,
      session: { ...before.session, sets },
      timer: rests ? { of: 'rest', seconds, run: startTimer(seconds, now.getTime()) } : null,
    }));
  }

  function reopen(index: number) {
    setChosen(index);
    setIsFinishing(false);
    const before = session.sets[index];
    if (before?.state === 'done')
      setTyped({
        position: index,
        entry: { reps: before.reps, seconds: before.seconds, weight: before.weight },
        isRecorded: true,
      });
    if (before?.state !== 'open')
      change((now) => ({
        ...now,
        timer: null,
        session: { ...now.session, sets: withState(now.session.sets, index, 'open', null) },
      }));
    // The timer of the set that one leaves says nothing of the one that one goes to.
    else if (setTimer) change((now) => ({ ...now, timer: null }));
  }

  const last = lastTouched(session.sets);
  const behind = session.sets.filter(({ state }) => state !== 'open').length;
  const all = session.sets.length;
  const showsFinish = isFinishing || position === null;
  useFocusOnChange(showsFinish ? 'finish' : (set?.exercise ?? null));
  return (
    <div className="grid gap-4">
      <header className="grid gap-2">
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <Link to="/profile/training" className="inline-flex min-h-11 items-center">
            <Trans>← My training</Trans>
          </Link>
          <DeliveryNote delivery={delivery} isFinishing={copy.finish !== null} />
        </div>
        <h1 className="text-large">
          {session.title && inLanguage(session.title, language)}
          <span className="block font-sans text-small font-normal text-soft">
            <PlaceName week={session.week} day={session.day} />
            {' · '}
            <Trans>
              {behind} of {all} sets behind you
            </Trans>
          </span>
        </h1>
        <div className="done-line" aria-hidden="true">
          <span style={{ width: `${(100 * behind) / all}%` }} />
        </div>
      </header>
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
      {showsFinish || position === null || !set || !entry ? (
        <FinishForm
          session={session}
          measureMinutes={() => minutesTaken(session.sets, elapsedSeconds(copy, Date.now()))}
          isBusy={copy.finish !== null}
          onFinish={(finish) => change((now) => ({ ...now, finish, timer: null }))}
          onBack={() => setIsFinishing(false)}
        />
      ) : (
        <>
          <CurrentSet
            key={position}
            session={session}
            set={set}
            entry={entry}
            offered={offered}
            isLighter={copy.isLighter ?? false}
            onEntry={(changed) => setTyped({ position, entry: changed })}
          />
          {behind === 0 && session.proposals.length > 0 && (
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
      <div>
        <SetList session={session} current={position} onGo={reopen} />
        <SignalChoice signals={signals} onChoose={setSignals} />
        <EndEarly
          session={session}
          canFinish={!showsFinish}
          onFinish={() => setIsFinishing(true)}
          onDropped={onDropped}
        />
      </div>
      {!showsFinish && set && (
        <WorkoutBar
          isPaused={isPaused}
          timer={timer && { of: timer.of, seconds: timer.seconds, left: left ?? 0 }}
          setSeconds={setSeconds}
          canUndo={last !== null}
          onDone={() => record('done')}
          onSkip={() => record('skipped')}
          onUndo={() => last !== null && reopen(last)}
          onPause={() => change(paused)}
          onResume={() => {
            prepareSound();
            change(resumed);
          }}
          onStartSet={() => {
            prepareSound();
            const seconds = setSeconds ?? 0;
            if (position !== null && entry) setTyped({ position, entry: { ...entry, seconds } });
            change((now) => ({
              ...now,
              timer: { of: 'set', seconds, run: startTimer(seconds, Date.now()) },
            }));
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
          onEndRest={() => change((now) => ({ ...now, timer: null }))}
        />
      )}
    </div>
  );
}

function paused(copy: DeviceCopy): DeviceCopy {
  const now = Date.now();
  return {
    ...copy,
    pausedAt: now,
    timer: copy.timer && { ...copy.timer, run: pauseTimer(copy.timer.run, now) },
  };
}

function resumed(copy: DeviceCopy): DeviceCopy {
  const now = Date.now();
  return {
    ...copy,
    pausedAt: null,
    pausedFor: copy.pausedFor + (copy.pausedAt === null ? 0 : now - copy.pausedAt),
    timer: copy.timer && { ...copy.timer, run: resumeTimer(copy.timer.run, now) },
  };
}

const elapsedSeconds = ({ begunAt, pausedAt, pausedFor }: DeviceCopy, now: number): number =>
  Math.max(0, ((pausedAt ?? now) - begunAt - pausedFor) / 1000);

/** Another exercise is a new place on the page: its name takes the focus, except at the beginning. */
function useFocusOnChange(place: number | string | null) {
  const before = useRef(place);
  useEffect(() => {
    if (before.current === place) return;
    before.current = place;
    const heading = document.querySelector<HTMLElement>('#exercise-name');
    heading?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, [place]);
}

/** Where what was done is. */
function DeliveryNote({ delivery, isFinishing }: { delivery: Delivery; isFinishing: boolean }) {
  return (
    <p role="status" className="text-small text-soft">
      {delivery === 'saved' && <Trans>✓ Saved</Trans>}
      {delivery === 'sending' && <Trans>Saving…</Trans>}
      {delivery === 'refused' && <Trans>Kept on this device</Trans>}
      {delivery === 'waiting' && (
        <strong className="font-semibold text-ink">
          {isFinishing ? (
            <Trans>
              No connection. Your finished workout is kept on this device and sent as soon as there is one.
            </Trans>
          ) : (
            <Trans>No connection. Your sets are kept on this device and sent as soon as there is one.</Trans>
          )}
        </strong>
      )}
    </p>
  );
}

/** Why something was not taken; what is kept is tried again with the next change, and when that is asked for. */
function Refusal({ isKept, onRetry, children }: { isKept: boolean; onRetry: () => void; children: string }) {
  return (
    <div role="alert" className="grid justify-items-start gap-2 rounded-card bg-red-tint px-4 py-3 text-red">
      <p>{children}</p>
      {isKept && (
        <>
          <p>
            <Trans>
              Nothing is lost: your sets are kept on this device. You can go on; they are sent again with your
              next set.
            </Trans>
          </p>
          <Button onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        </>
      )}
    </div>
  );
}

function EndEarly({
  session,
  canFinish,
  onFinish,
  onDropped,
}: {
  session: DeviceCopy['session'];
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
      <DropButton sessionId={session.id} onDropped={onDropped} />
    </div>
  );
}
