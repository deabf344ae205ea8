import { Trans } from '@lingui/react/macro';
import { Button } from '../button.tsx';

interface ChangedMeanwhileProps {
  /** Who saved in between; null where that is not known. */
  name: string | null;
  /** When, already in the reader's words. */
  time: string;
  /** Shows what they have made of it. */
  onLook: () => void;
  /** Writes this form over theirs. */
  onKeepMine: () => void;
}

/** Two people edit the same: the second is told, and chooses. Until then nothing is overwritten. */
export function ChangedMeanwhile({ name, time, onLook, onKeepMine }: ChangedMeanwhileProps) {
  return (
    <div role="alert" className="grid gap-3 rounded-card border border-red bg-red-tint px-4 py-3">
      <p className="font-semibold text-red">
        {name === null ? (
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
        <Button onClick={onLook}>
          <Trans>Look at theirs</Trans>
        </Button>
        <Button look="danger" onClick={onKeepMine}>
          <Trans>Save mine over it</Trans>
        </Button>
      </div>
    </div>
  );
}
