import { Trans } from '@lingui/react/macro';
import { laterPart, useLaterPart } from '#src/session/loaded.client.ts';
import { Button } from '#src/ui/button.tsx';
import { prepareSound } from './signals-ahead.client.ts';
import type { Signals } from './signals.client.ts';

/** Loaded with what else a workout may need later (going-workout.tsx). */
export const signalFields = laterPart(() => import('./signal-fields.tsx'));

export interface SignalChoiceProps {
  readonly signals: Signals;
  readonly onChoose: (signals: Signals) => void;
}

/** What the device does when a time is over. It comes with the first touch of a workout, or as it is opened. */
export function SignalChoice(props: SignalChoiceProps) {
  const fields = useLaterPart(signalFields);
  return (
    <details className="no-print border-t border-edge" onToggle={() => fields.want(() => undefined)}>
      <summary className="flex min-h-11 items-center font-semibold text-green">
        <Trans>Sound, vibration, screen</Trans>
      </summary>
      {fields.part && <fields.part.SignalFields {...props} />}
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
