import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { Moment } from '../moment.tsx';
import type { DraftOfForm } from './draft.client.ts';

/**
 * Above the fields: that they hold what was written before, and how to go on without it.
 *
 * @param children what else is to be known then
 */
export function DraftNote({ draft, children }: { draft: DraftOfForm; children?: ReactNode }) {
  const { restored, isDiscarded, other } = draft;
  return (
    <div role="status" className="grid gap-3 empty:hidden">
      {other && (
        <div className="grid gap-3 rounded-card border border-red bg-red-tint px-4 py-3">
          <p className="font-semibold text-red">
            <Trans>
              You also wrote this on another device or in another window, last on <Moment at={other.keptAt} />
              . Both are kept until you choose.
            </Trans>
          </p>
          <div className="flex flex-wrap gap-3">
            <Button onClick={draft.keepMine}>
              <Trans>Go on with what stands here</Trans>
            </Button>
            <Button onClick={draft.takeOther}>
              <Trans>Take the other one</Trans>
            </Button>
          </div>
        </div>
      )}
      {restored !== null && !other && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-edge bg-gold-tint px-4 py-2">
          <p className="me-auto">
            <Trans>
              You wrote this on <Moment at={restored} /> and have not saved it.
            </Trans>
            {children && <> {children}</>}
          </p>
          <Button onClick={draft.discard}>
            <Trans>Discard it</Trans>
          </Button>
        </div>
      )}
      {isDiscarded && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-edge px-4 py-2">
          <p className="me-auto">
            <Trans>The draft is discarded.</Trans>
          </p>
          <Button onClick={draft.bringBack}>
            <Trans>Bring it back</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}

/** Beside the buttons: where what is typed is kept. */
export function DraftState({ draft: { keptAt, isOnServer, isAway, refusal } }: { draft: DraftOfForm }) {
  const { i18n } = useLingui();
  if (keptAt === null) return null;
  return (
    <p className="me-auto self-center text-small text-soft">
      {refusal !== null ? (
        <>
          <Trans>The draft is on this device only.</Trans> {i18n._(refusal)}
        </>
      ) : isOnServer ? (
        <Trans>
          Draft kept: <Moment at={keptAt} />
        </Trans>
      ) : isAway ? (
        <Trans>The draft is on this device only, until there is a connection.</Trans>
      ) : (
        <Trans>Keeping the draft…</Trans>
      )}
    </p>
  );
}
