import { I18nProvider } from '@lingui/react';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { languageOf } from '#src/lib/language.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { i18nFor, speak } from '#src/words/catalogues.client.ts';
import { hasUnsentDraft, ofFeatures } from '../unsent.client.ts';
import { sendUnsent } from './send-unsent.client.ts';

/** Milliseconds after which whoever leaves is not kept waiting for a line that carries nothing. */
const patience = 8_000;

/**
 * Sends what a member has written here and the server has not; where that cannot be done, asks whether to leave all the
 * same, as nothing of theirs stays on the device.
 *
 * @returns whether to log out
 */
export async function mayLeave(userId: string): Promise<boolean> {
  await speak('waiting');
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const answer = await new Promise<boolean>((resolve) => {
    root.render(
      <I18nProvider i18n={i18nFor(languageOf(location.pathname))}>
        <Leaving userId={userId} onAnswer={resolve} />
      </I18nProvider>,
    );
  });
  root.unmount();
  place.remove();
  return answer;
}

/** @returns how much is left of all that was written here */
async function sendAll(userId: string): Promise<number> {
  const sendDrafts = hasUnsentDraft(userId) ? await ofFeatures.loadDrafts?.() : undefined;
  const [entries, drafts] = await Promise.all([sendUnsent(userId), sendDrafts?.(userId) ?? 0]);
  return entries + drafts;
}

interface LeavingProps {
  readonly userId: string;
  readonly onAnswer: (leaves: boolean) => void;
}

function Leaving({ userId, onAnswer }: LeavingProps) {
  const { t } = useLingui();
  /** What could not be sent; null while it is being tried. */
  const [left, setLeft] = useState<number | 'unknown' | null>(null);
  useEffect(() => {
    let isOver = false;
    const late = new Promise<'unknown'>((resolve) => setTimeout(() => resolve('unknown'), patience));
    void Promise.race([sendAll(userId).catch(() => 'unknown' as const), late]).then((count) => {
      if (isOver) return;
      if (count === 0) onAnswer(true);
      else setLeft(count);
    });
    return () => {
      isOver = true;
    };
  }, [userId, onAnswer]);
  const stay = () => onAnswer(false);
  return (
    <Dialog
      isOpen
      onClose={stay}
      role="alertdialog"
      size="sm"
      title={left === null ? t`One moment…` : t`Not everything was sent yet`}
      actions={
        <>
          <Button look="primary" onClick={stay}>
            <Trans>Stay</Trans>
          </Button>
          {left !== null && (
            <Button look="danger" onClick={() => onAnswer(true)}>
              <Trans>Log out and delete them</Trans>
            </Button>
          )}
        </>
      }
    >
      {left === null ? (
        <p role="status">
          <Trans>What you have written here is being sent.</Trans>
        </p>
      ) : (
        <p>
          {left === 'unknown' ? (
            <Trans>Some entries were not sent yet.</Trans>
          ) : (
            <Plural value={left} one="# entry was not sent yet." other="# entries were not sent yet." />
          )}{' '}
          <Trans>
            A log-out deletes all that is yours from this device, and they would be lost. Stay until there is
            a connection, and they are sent by themselves.
          </Trans>
        </p>
      )}
    </Dialog>
  );
}
