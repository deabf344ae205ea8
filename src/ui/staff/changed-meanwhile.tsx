import { Trans } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { Button } from '../button.tsx';
import { useMoment } from '../moment.tsx';

interface ChangedMeanwhileProps {
  /** Who saved in between; null where that is not known. */
  name: string | null;
  /** It was somebody of the reader's own name: most often themselves. */
  isOwn: boolean;
  /** When, as ISO 8601; null where what was read has been taken back. */
  at: string | null;
  /** Writes this form over theirs. */
  onKeepMine: () => void;
  /** Goes on with theirs instead. */
  onTakeTheirs: () => void;
  /** What they have made of it, once it is asked for. */
  children: () => ReactNode;
}

/** Two people edit the same: the second is told, and chooses. Until then nothing is overwritten. */
export function ChangedMeanwhile({
  name,
  isOwn,
  at,
  onKeepMine,
  onTakeTheirs,
  children,
}: ChangedMeanwhileProps) {
  const [isLooking, setLooking] = useState(false);
  const momentText = useMoment();
  const time = at === null ? '' : momentText(at);
  return (
    <>
      <div role="alert" className="grid gap-3 rounded-card border border-red bg-red-tint px-4 py-3">
        <p className="font-semibold text-red">
          {at === null ? (
            <Trans>This was changed by somebody else after you opened it. Yours is not saved yet.</Trans>
          ) : isOwn ? (
            <Trans>
              This was saved under your own name on {time}: by an earlier attempt whose answer was lost, or in
              another window. What stands here is not saved yet.
            </Trans>
          ) : name === null ? (
            <Trans>
              This was changed by somebody else on {time}, after you opened it. Yours is not saved yet.
            </Trans>
          ) : (
            <Trans>
              {name} changed this on {time}, after you opened it. Yours is not saved yet.
            </Trans>
          )}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => setLooking(!isLooking)}>
            {isOwn ? <Trans>Look at what is saved</Trans> : <Trans>Look at theirs</Trans>}
          </Button>
          <Button look="danger" onClick={onKeepMine}>
            {isOwn ? <Trans>Save this over it</Trans> : <Trans>Save mine over it</Trans>}
          </Button>
        </div>
      </div>
      {isLooking && (
        <div
          ref={bringIntoView}
          className="grid scroll-mb-24 justify-items-start gap-4 rounded-card border border-edge p-4"
        >
          {children()}
          <Button onClick={onTakeTheirs}>
            <Trans>Take theirs</Trans>
          </Button>
        </div>
      )}
    </>
  );
}

function bringIntoView(panel: HTMLElement | null): void {
  // Newer browsers answer with a promise, which React would take for something to clean up.
  panel?.scrollIntoView({ block: 'nearest' });
}
