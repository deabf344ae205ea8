import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { inLanguage, type Language } from '#src/lib/language.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { showToast } from '#src/ui/toast.tsx';
import { PlaceName } from './amounts.tsx';
import type { Training } from './schema.ts';
import { dropSession, trainingFailure } from './training-client.tsx';

export type SessionHead = NonNullable<Training['session']>;

/** Which session a text is about. */
export function SessionName({ session }: { session: SessionHead }) {
  const { t, i18n } = useLingui();
  return (
    <>
      {session.title ? inLanguage(session.title, i18n.locale as Language) : t`A plan that was deleted`}
      {' · '}
      <PlaceName week={session.week} day={session.day} />
    </>
  );
}

/** A session goes on: it can be gone on with, or dropped. */
export function GoingOnNote({
  session,
  onDropped,
}: {
  session: SessionHead;
  onDropped: () => Promise<void>;
}) {
  const { t, i18n } = useLingui();
  const [isDropping, setIsDropping] = useState(false);
  const [isSure, setIsSure] = useState(false);
  const drop = async () => {
    setIsDropping(true);
    try {
      await dropSession(session.id);
      await onDropped();
    } catch (error) {
      showToast('error', trainingFailure(i18n, error));
    } finally {
      setIsDropping(false);
    }
  };
  return (
    <section aria-labelledby="going-on" className="card mt-6 grid gap-3 bg-gold-tint p-5">
      <h2 id="going-on" className="text-title">
        <Trans>A workout is going on</Trans>
      </h2>
      <p>
        <SessionName session={session} />
      </p>
      <p className="flex flex-wrap gap-3">
        <ButtonLink to="/profile/training/session" look="primary">
          <Trans>Go on with it</Trans>
        </ButtonLink>
        {isSure ? (
          <Button
            look="danger"
            autoFocus
            onClick={() => void drop()}
            busyLabel={isDropping ? t`Dropping…` : undefined}
          >
            <Trans>Yes, drop it with its sets</Trans>
          </Button>
        ) : (
          <Button onClick={() => setIsSure(true)}>
            <Trans>Drop it</Trans>
          </Button>
        )}
      </p>
    </section>
  );
}
