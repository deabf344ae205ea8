import { Plural, Trans } from '@lingui/react/macro';
import { Button } from '#src/ui/button.tsx';
import { formatTimer } from './rest-timer.ts';

interface WorkoutBarProps {
  readonly isPaused: boolean;
  /** What runs off, and how much of it is left in milliseconds. */
  readonly timer: { readonly of: 'rest' | 'set'; readonly seconds: number; readonly left: number } | null;
  /** What one does now. */
  readonly word: string;
  /** What comes by itself after it, in a word and with its time. */
  readonly next: string | null;
  /** Minutes that go by themselves once it is started; 0 where it is only this set. */
  readonly minutesByItself: number;
  /** Seconds that the set is counted in; null where it is counted in repetitions. */
  readonly setSeconds: number | null;
  readonly canUndo: boolean;
  readonly onDone: () => void;
  readonly onSkip: () => void;
  readonly onUndo: () => void;
  readonly onPause: () => void;
  readonly onResume: () => void;
  readonly onStartSet: () => void;
  readonly onLonger: () => void;
  readonly onEndRest: () => void;
}

/** What is done next, for one thumb: the one big button, and beneath it the way back. */
export function WorkoutBar(bar: WorkoutBarProps) {
  return (
    <div className="workout-bar">
      {bar.timer && <Countdown {...bar} timer={bar.timer} />}
      <MainButtons {...bar} />
      <div className="button-row">
        <Button onClick={bar.onUndo} disabled={!bar.canUndo}>
          <Trans>Undo</Trans>
        </Button>
        <Button onClick={bar.onSkip} disabled={bar.isPaused}>
          <Trans>Skip set</Trans>
        </Button>
        {!bar.isPaused && (
          <Button onClick={bar.onPause}>
            <Trans>Pause</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}

function MainButtons(bar: WorkoutBarProps) {
  if (bar.isPaused)
    return (
      <Button look="primary" className="button-big" onClick={bar.onResume}>
        <Trans>Go on</Trans>
      </Button>
    );
  if (bar.timer?.of === 'rest')
    return (
      <div className="button-row">
        <Button className="button-big" onClick={bar.onLonger}>
          <Trans>+15 s</Trans>
        </Button>
        <Button look="primary" className="button-big" onClick={bar.onEndRest}>
          <Trans>Go on</Trans>
        </Button>
      </div>
    );
  if (bar.setSeconds !== null && !bar.timer)
    return (
      <div className="grid gap-1">
        {bar.minutesByItself > 0 && (
          <p className="text-small text-soft">
            <Plural
              value={bar.minutesByItself}
              one="From here it goes by itself: # minute"
              other="From here it goes by itself: # minutes"
            />
          </p>
        )}
        <div className="button-row">
          <Button look="primary" className="button-big" onClick={bar.onStartSet}>
            <Trans>Start {formatTimer(bar.setSeconds * 1000)}</Trans>
          </Button>
          <Button className="button-big" onClick={bar.onDone}>
            <Trans>Done</Trans>
          </Button>
        </div>
      </div>
    );
  return (
    <Button look="primary" className="button-big" onClick={bar.onDone}>
      <Trans>Done</Trans>
    </Button>
  );
}

function Countdown({
  timer,
  isPaused,
  word,
  next,
}: Pick<WorkoutBarProps, 'isPaused' | 'word' | 'next'> & { timer: NonNullable<WorkoutBarProps['timer']> }) {
  const share = timer.seconds === 0 ? 0 : Math.min(1, timer.left / (timer.seconds * 1000));
  return (
    <div className="countdown-block" data-of={timer.of}>
      <p className="flex items-baseline justify-between gap-3">
        <span className="min-w-0">
          <span className="countdown-word">{isPaused ? <Trans>Paused</Trans> : word}</span>
          {next !== null && <span className="block text-soft">{next}</span>}
        </span>
        {/* Whoever does not see it is told when it begins and ends, not every second. */}
        <span role="timer" aria-live="off" aria-label={word} className="countdown">
          {formatTimer(timer.left)}
        </span>
      </p>
      <div className="countdown-line" aria-hidden="true">
        <span style={{ width: `${share * 100}%` }} />
      </div>
    </div>
  );
}
