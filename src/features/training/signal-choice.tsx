import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#src/ui/button.tsx';
import { Checkbox, controlLook } from '#src/ui/field.tsx';
import type { OwnWays } from './course.ts';
import { prepareSound } from './signals-ahead.client.ts';
import { deviceCan, type Signals } from './signals.client.ts';

/** What the device does when a time is over; what it cannot do is not offered. */
export function SignalChoice({
  signals,
  onChoose,
}: {
  signals: Signals;
  onChoose: (signals: Signals) => void;
}) {
  const { t } = useLingui();
  const ways: Readonly<Record<OwnWays, string>> = {
    moving: t`Runs, walks and stretches`,
    all: t`Every timed set`,
    none: t`Nothing`,
  };
  return (
    <details className="no-print border-t border-edge">
      <summary className="flex min-h-11 items-center font-semibold text-green">
        <Trans>Sound, vibration, screen</Trans>
      </summary>
      <div className="grid pb-2">
        <Checkbox
          label={<Trans>A sound when a time is over</Trans>}
          checked={signals.sound === true}
          onChange={({ target }) => {
            prepareSound();
            onChoose({ ...signals, sound: target.checked });
          }}
        />
        {deviceCan.vibrate() && (
          <Checkbox
            label={<Trans>Vibrate when a time is over</Trans>}
            checked={signals.vibration}
            onChange={({ target }) => onChoose({ ...signals, vibration: target.checked })}
          />
        )}
        {deviceCan.stayAwake() && (
          <Checkbox
            label={<Trans>Keep the screen on</Trans>}
            checked={signals.awake}
            onChange={({ target }) => onChoose({ ...signals, awake: target.checked })}
          />
        )}
        <label className="grid gap-1 py-2">
          <Trans>Goes on by itself when a time is over</Trans>
          <select
            className={controlLook}
            value={signals.ways}
            onChange={({ target }) => onChoose({ ...signals, ways: target.value as OwnWays })}
          >
            {Object.entries(ways).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        </label>
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
    <section
      aria-labelledby="sound-question"
      className="no-print flex flex-wrap items-center gap-x-3 gap-y-1"
    >
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
