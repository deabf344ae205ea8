import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#src/ui/button.tsx';
import { formatTimer } from './rest-timer.ts';

interface WorkoutBarProps {
  readonly isPaused: boolean;
  /** What runs off, and how much of it is left in milliseconds. */
  readonly timer: { readonly of: 'rest' | 'set'; readonly seconds: number; readonly left: number } | null;
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
      {bar.timer && <Countdown timer={bar.timer} isPaused={bar.isPaused} />}
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
      <div className="button-row">
        <Button look="primary" className="button-big" onClick={bar.onStartSet}>
          <Trans>Start {formatTimer(bar.setSeconds * 1000)}</Trans>
        </Button>
        <Button className="button-big" onClick={bar.onDone}>
          <Trans>Done</Trans>
        </Button>
      </div>
    );
  return (
    <Button look="primary" className="button-big" onClick={bar.onDone}>
      <Trans>Done</Trans>
    </Button>
  );
}

function Countdown({ timer, isPaused }: { timer: NonNullable<WorkoutBarProps['timer']>; isPaused: boolean }) {
  const { t } = useLingui();
  const name = timer.of === 'rest' ? t`Rest` : t`Time left`;
  const share = timer.seconds === 0 ? 0 : Math.min(1, timer.left / (timer.seconds * 1000));
  return (
    <div className="countdown-block">
      <p className="flex items-baseline justify-between gap-3">
        <span className="font-semibold">{isPaused ? <Trans>Paused</Trans> : name}</span>
        {/* Whoever does not see it is told when it begins and ends, not every second. */}
        <span role="timer" aria-live="off" aria-label={name} className="countdown">
          {formatTimer(timer.left)}
        </span>
      </p>
      <div className="countdown-line" aria-hidden="true">
        <span style={{ width: `${share * 100}%` }} />
      </div>
    </div>
  );
}
