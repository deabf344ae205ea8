import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLoaderData, useRevalidator, type ClientLoaderFunctionArgs } from 'react-router';
import { whyFailed } from '#src/api/client.ts';
import { readAsMember } from '#src/session/guard.tsx';
import { ownPage } from '#src/session/member-bar.tsx';
import { MemberPage } from '#src/session/member-page.tsx';
import { Button } from '#src/ui/button.tsx';
import { showToast } from '#src/ui/toast.tsx';
import { DevicesSection } from './devices-section.tsx';
import { reminderKinds } from './kinds.ts';
import { reminderMessages as messages } from './messages.ts';
import { ReminderRow } from './reminder-row.tsx';
import { readReminders, sendTrial } from './reminders.client.ts';
import type { Reminders } from './schema.ts';
import styles from './reminders.css?url';

// A layout around it would be one more route that every page carries.
export const handle = await ownPage('settings');

const head = {
  title: /*i18n*/ { id: 'Reminders' },
  lead: /*i18n*/ {
    id: 'Nothing comes unless you switch it on. You are never reminded of what you have done already, nor twice of the same thing.',
  },
  className: 'max-w-3xl py-6 sm:py-10',
};
export const HydrateFallback = () => <MemberPage {...head} />;
export { MemberError as ErrorBoundary } from '#src/session/guard.tsx';

export const clientLoader = async ({ request }: ClientLoaderFunctionArgs): Promise<Reminders> =>
  await readAsMember(request, readReminders);

/** What a member wants to be reminded of, when, and by which way. All is off at first. */
export default function RemindersPage() {
  const loaded = useLoaderData<typeof clientLoader>();
  const { revalidate } = useRevalidator();
  const { reminders } = loaded;
  return (
    <MemberPage {...head}>
      <link rel="stylesheet" href={styles} precedence="default" />
      <ul className="rows mt-6">
        {reminderKinds.map((kind) => (
          <ReminderRow
            key={kind}
            kind={kind}
            stored={reminders.find((each) => each.kind === kind) ?? null}
            offer={loaded}
            onChanged={revalidate}
          />
        ))}
      </ul>
      <DevicesSection reminders={loaded} onChanged={revalidate} />
      <Trial />
    </MemberPage>
  );
}

function Trial() {
  const { t, i18n } = useLingui();
  const [isBusy, setIsBusy] = useState(false);
  const send = async () => {
    setIsBusy(true);
    try {
      const channel = await sendTrial();
      showToast(
        'success',
        channel === 'push' ? t`It is on its way to your devices.` : t`It is on its way to your mailbox.`,
      );
    } catch (error) {
      showToast('error', i18n._(whyFailed(error, messages.notSent)));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <p className="mt-6">
      <Button onClick={() => void send()} busyLabel={isBusy ? t`Sending…` : undefined}>
        <Trans>Send me one now, to try</Trans>
      </Button>
    </p>
  );
}
