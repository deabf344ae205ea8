import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { whyFailed } from '#src/api/client.ts';
import { deviceOf } from '#src/features/auth/security/device.ts';
import { Button } from '#src/ui/button.tsx';
import { Facts } from '#src/ui/facts.tsx';
import { useLanguage } from '#src/ui/language.client.ts';
import { Link } from '#src/ui/link.tsx';
import { Moment } from '#src/ui/moment.tsx';
import { showToast } from '#src/ui/toast.tsx';
import { browserState, leaveHere, remindHere, type BrowserState } from './browser.client.ts';
import { reminderMessages as messages } from './messages.ts';
import { removeDevice } from './reminders.client.ts';
import type { Reminders } from './schema.ts';

interface DevicesSectionProps {
  readonly reminders: Reminders;
  readonly onChanged: () => Promise<void>;
}

/** By which ways reminders come, and where. The browser is asked for leave by a tap only, which is explained before. */
export function DevicesSection({ reminders, onChanged }: DevicesSectionProps) {
  const { i18n } = useLingui();
  const language = useLanguage();
  const { devices, email, publicKey } = reminders;
  const [state, setState] = useState<BrowserState | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => {
    void browserState(devices.map(({ id }) => id)).then(setState);
  }, [devices]);
  const act = async (deed: () => Promise<unknown>) => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      await deed();
      await onChanged();
    } catch (error) {
      showToast('error', i18n._(whyFailed(error, messages.pushService)));
    }
    setIsBusy(false);
  };
  const others = state === 'on' ? devices.filter(({ isCurrent }) => !isCurrent) : devices;
  return (
    <section aria-labelledby="ways" className="mt-8">
      <h2 id="ways" className="text-title">
        <Trans>How they reach you</Trans>
      </h2>
      <div className="mt-3 grid gap-3 justify-items-start" aria-live="polite">
        <HereNote state={state} />
        {state === 'off' && (
          <Button
            look="primary"
            onClick={() => void act(async () => setState(await remindHere(publicKey, language)))}
          >
            <Trans>Remind me on this device</Trans>
          </Button>
        )}
        {state === 'on' && (
          <Button onClick={() => void act(leaveHere)}>
            <Trans>Not on this device</Trans>
          </Button>
        )}
      </div>
      {others.length > 0 && (
        <ul className="rows mt-4">
          {others.map(({ id, userAgent, createdAt }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-2">
              <span className="min-w-0">
                <DeviceName userAgent={userAgent} />
                <span className="block text-small text-soft">
                  <Trans>
                    since <Moment at={createdAt} />
                  </Trans>
                </span>
              </span>
              <Button onClick={() => void act(() => removeDevice(id))}>
                <Trans>Remove</Trans>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-4 text-soft">
        {email === null ? (
          <>
            <Trans>
              Where no device is reminded, nothing can come: your e-mail address is not confirmed.
            </Trans>{' '}
            <Link to="/profile/security" className="inline-flex min-h-11 items-center">
              <Trans>Account and security</Trans>
            </Link>
          </>
        ) : (
          <span className="wrap-anywhere">
            <Trans>Where no device is reminded, a mail comes to {email}; one click in it ends it.</Trans>
          </span>
        )}
      </p>
    </section>
  );
}

function HereNote({ state }: { state: BrowserState | null }) {
  if (state === 'on')
    return (
      <p>
        <Trans>They come as messages on this device, as long as you are logged in here.</Trans>
      </p>
    );
  if (state === 'off')
    return (
      <p>
        <Trans>
          They can come as messages on this device. Your browser will ask whether it may show them; on a
          locked screen they say nothing of your body, your food or your faith.
        </Trans>
      </p>
    );
  if (state === 'refused')
    return (
      <p>
        <Trans>
          Your browser does not show messages of Birtu. To change that, open the settings of this page in it
          (beside the address), allow notifications, and load this page again.
        </Trans>
      </p>
    );
  if (state === 'unable')
    return (
      <p>
        <Trans>
          This browser shows no messages of web pages. On an iPhone or iPad they come once Birtu is on the
          home screen and opened from there.
        </Trans>
      </p>
    );
  return null;
}

function DeviceName({ userAgent }: { userAgent: string | null }) {
  const { t } = useLingui();
  const { browser, system } = deviceOf(userAgent ?? '');
  return <Facts of={browser || system ? [browser, system] : [t`A device`]} />;
}
