import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox, controlLook } from '#src/ui/field.tsx';
import { useLanguage } from '#src/ui/language.client.ts';
import type { OwnWays } from './course.ts';
import type { SignalChoiceProps } from './signal-choice.tsx';
import { prepareSound } from './signals-ahead.client.ts';
import { deviceCan } from './signals.client.ts';
import { say, useHasVoice } from './voice.client.ts';

/** What the device does when a time is over; what it cannot do is not offered. */
export function SignalFields({ signals, onChoose }: SignalChoiceProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const hasVoice = useHasVoice(language);
  const ways: Readonly<Record<OwnWays, string>> = {
    moving: t`Runs, walks and stretches`,
    all: t`Every timed set`,
    none: t`Nothing`,
  };
  return (
    <div className="grid pb-2">
      <Checkbox
        label={<Trans>A sound when a time is over</Trans>}
        checked={signals.sound === true}
        onChange={({ target }) => {
          prepareSound();
          onChoose({ ...signals, sound: target.checked });
        }}
      />
      {hasVoice && (
        <Checkbox
          label={<Trans>A voice says what comes next</Trans>}
          checked={signals.voice === true}
          onChange={({ target }) => {
            if (target.checked) say(t`A voice says what comes next`, language);
            onChoose({ ...signals, voice: target.checked });
          }}
        />
      )}
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
  );
}
