import { Trans } from '@lingui/react/macro';
import { useEffect, useId, useState, type ReactNode } from 'react';
import { Button } from '#src/ui/button.tsx';
import { deviceChoice } from '#src/ui/device-choice.client.ts';
import { speak } from '#src/words/catalogues.client.ts';
import { hasInstallPrompt, installPrompt } from './install-prompt.client.ts';
import { wayToHomeScreen, type Way } from './way.ts';

await speak('after-workout');

/** Whether it was told of on this device. */
const { choose: noteShown, useChoice: useShown } = deviceChoice('home-screen');

/** Safari on a phone alone says whether it runs from the home screen; it offers nothing by itself. */
const { standalone } = navigator as { readonly standalone?: boolean };

const wayHere = (wasShown: boolean): Way | null =>
  wayToHomeScreen({
    isInstalled: standalone === true || matchMedia('(display-mode: standalone)').matches,
    wasShown,
    hasPrompt: hasInstallPrompt(),
    isByHand: standalone === false && navigator.maxTouchPoints > 0,
  });

/** Tells once, and never again on this device, how the product gets on the home screen. */
export default function HomeScreenHint(): ReactNode {
  const id = useId();
  const wasShown = useShown() !== null;
  const [way, setWay] = useState(() => wayHere(wasShown));
  useEffect(() => {
    if (way) noteShown('shown');
  }, [way]);
  if (!way) return null;
  const close = () => setWay(null);
  return (
    <section aria-labelledby={id} className="grid gap-3 rounded-card border border-edge p-4">
      <h2 id={id} className="text-large">
        <Trans>Birtu on your home screen</Trans>
      </h2>
      <p className="text-small">
        <Trans>From there it opens at your day, also without a connection.</Trans>
      </p>
      {way === 'steps' && (
        <ol className="list-decimal ps-5">
          <li>
            <Trans>Tap Share, the square with the arrow.</Trans>
          </li>
          <li>
            <Trans>Choose “Add to Home Screen”.</Trans>
          </li>
        </ol>
      )}
      <p className="flex flex-wrap gap-3">
        {way === 'prompt' && (
          <Button
            onClick={() =>
              void installPrompt()
                .catch(() => undefined)
                .then(close)
            }
          >
            <Trans>Put it there</Trans>
          </Button>
        )}
        <Button onClick={close}>
          {way === 'steps' ? <Trans>Close</Trans> : <Trans>No, thank you</Trans>}
        </Button>
      </p>
    </section>
  );
}
