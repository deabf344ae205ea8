import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../button.tsx';
import { undoShortcut, useUndoKey } from './undo-key.client.ts';

interface RemovedNoticeProps {
  children: ReactNode;
  /** It stood here before, and only begins anew: nothing was removed just now. */
  isStanding?: boolean;
  onUndo: () => void;
}

/** In the place of what was removed: it can be brought back, by Ctrl+Z as well. It takes the focus that was on the button. */
export function RemovedNotice({ children, isStanding = false, onUndo }: RemovedNoticeProps) {
  const undo = useRef<HTMLButtonElement>(null);
  const [isNew] = useState(!isStanding);
  useEffect(() => {
    if (isNew) undo.current?.focus();
  }, [isNew]);
  useUndoKey(onUndo);
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-card border border-dashed border-field-edge px-4 py-2 text-soft">
      <output>{children}</output>
      <Button ref={undo} onClick={onUndo} aria-keyshortcuts={undoShortcut}>
        <Trans>Undo</Trans>
      </Button>
    </div>
  );
}
