import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '#src/ui/button.tsx';
import { Moment } from '#src/ui/moment.tsx';
import { SessionName } from './amounts.tsx';
import { DropButton } from './drop-button.tsx';
import type { Training } from './schema.ts';

export type SessionHead = NonNullable<Training['session']>;

/** A session goes on: it can be gone on with, or dropped. */
export function GoingOnNote({
  session,
  onDropped,
}: {
  session: SessionHead;
  onDropped: () => Promise<void>;
}) {
  return (
    <section aria-labelledby="going-on" className="card mt-6 grid gap-3 bg-gold-tint p-5">
      <h2 id="going-on" className="text-title">
        <Trans>A workout is going on</Trans>
      </h2>
      <div>
        <p>
          <SessionName session={session} />
        </p>
        <p className="text-small text-soft">
          <Trans>
            Begun: <Moment at={session.startedAt} />
          </Trans>
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/profile/training/session" look="primary">
          <Trans>Go on with it</Trans>
        </ButtonLink>
        <DropButton sessionId={session.id} onDropped={onDropped} />
      </div>
    </section>
  );
}
