import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '#src/ui/button.tsx';
import { deviceCan, prepareSound, type Signals } from './signals.client.ts';

/** What the device does when a time is over; what it cannot do is not offered. */
export function SignalChoice({
  signals,
  onChoose,
}: {
  signals: Signals;
  onChoose: (signals: Signals) => void;
}) {
  return (
    <details className="border-t border-edge">
      <summary className="flex min-h-11 items-center font-semibold text-green">
        <Trans>Sound, vibration, screen</Trans>
      </summary>
      <div className="grid pb-2">
        <Choice
          isChosen={signals.sound === true}
          onChoose={(sound) => {
            prepareSound();
            onChoose({ ...signals, sound });
          }}
        >
          <Trans>A sound when a time is over</Trans>
        </Choice>
        {deviceCan.vibrate() && (
          <Choice isChosen={signals.vibration} onChoose={(vibration) => onChoose({ ...signals, vibration })}>
            <Trans>Vibrate when a time is over</Trans>
          </Choice>
        )}
        {deviceCan.stayAwake() && (
          <Choice isChosen={signals.awake} onChoose={(awake) => onChoose({ ...signals, awake })}>
            <Trans>Keep the screen on</Trans>
          </Choice>
        )}
        <p className="text-small text-soft">
          <Trans>While the screen is locked the time runs on, but the device may stay silent.</Trans>
        </p>
      </div>
    </details>
  );
}

/** Asked once on a device, at its first workout. */
export function SoundQuestion({ onAnswer }: { onAnswer: (sound: boolean) => void }) {
  return (
    <section aria-labelledby="sound-question" className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <h2 id="sound-question" className="grow font-sans text-base font-normal">
        <Trans>A sound when time is up?</Trans>
      </h2>
      <span className="flex gap-2">
        <Button
          className="px-3"
          onClick={() => {
            prepareSound();
            onAnswer(true);
          }}
        >
          <Trans>Yes</Trans>
        </Button>
        <Button className="px-3" onClick={() => onAnswer(false)}>
          <Trans>No</Trans>
        </Button>
      </span>
    </section>
  );
}

function Choice({
  isChosen,
  onChoose,
  children,
}: {
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  children: ReactNode;
}) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input
        type="checkbox"
        className="size-5 accent-green"
        checked={isChosen}
        onChange={({ target }) => onChoose(target.checked)}
      />
      {children}
    </label>
  );
}
