import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState, type FocusEvent, type ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import type { Failed, Refusal } from '#src/lib/save-result.ts';
import { Button } from '../button.tsx';
import { around, focusNearest } from '../kept-focus.client.ts';
import { showToast } from '../toast.tsx';
import { useFailureText } from './failure-text.client.ts';
import { undoShortcut, useUndoKey } from './undo-key.client.ts';

export interface Undoing {
  /** @returns why it could not be undone; null where it is */
  readonly undo: () => Promise<Refusal | null>;
  /** What is said then, already translated. */
  readonly undone: string;
}

/** For so long what was done can be undone at a press; longer, while the toast is pointed at or has the focus. */
const undoDurationMs = 10_000;
const notUndone: Failed = /*i18n*/ { id: 'This could not be undone' };

/** Says what was done, with a button that undoes it; what is shown is read anew then. */
export function useUndoToast(): (message: string, undoing: Undoing) => void {
  const failureText = useFailureText();
  const { revalidate } = useRevalidator();
  return (message, { undo, undone }) => {
    const offer = (kind: 'success' | 'error', text: string, label: ReactNode) =>
      showToast(kind, text, {
        durationMs: undoDurationMs,
        action: (leave) => (
          <ToastButton leave={leave} run={run}>
            {label}
          </ToastButton>
        ),
      });
    /** @returns says what became of it */
    async function run(): Promise<() => void> {
      const refusal = await undo();
      if (refusal) return () => offer('error', failureText(notUndone, refusal), <Trans>Try again</Trans>);
      void revalidate();
      return () => showToast('success', undone);
    }
    offer('success', message, <Trans>Undo</Trans>);
  };
}

interface ToastButtonProps {
  readonly leave: () => void;
  /** @returns says what became of it */
  readonly run: () => Promise<() => void>;
  readonly children: ReactNode;
}

/**
 * Pressed by Ctrl+Z as well; the focus goes back to where it came from. Until it is answered its toast stays where it
 * is, and then the next one stands there: a second click meets no row that lies below.
 */
function ToastButton({ leave, run, children }: ToastButtonProps) {
  const { t } = useLingui();
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef<readonly HTMLElement[]>([]);
  const [isBusy, setBusy] = useState(false);
  async function press() {
    if (isBusy) return;
    setBusy(true);
    const say = await run();
    const hadFocus = button.current === document.activeElement;
    leave();
    say();
    if (hadFocus) focusNearest(before.current);
  }
  useUndoKey(() => void press(), !isBusy);
  return (
    <Button
      ref={button}
      busyLabel={isBusy ? t`Undoing…` : undefined}
      onClick={() => void press()}
      onFocus={({ relatedTarget }: FocusEvent) => {
        if (relatedTarget) before.current = around(relatedTarget);
      }}
      aria-keyshortcuts={undoShortcut}
      className="my-1 shrink-0 self-center"
    >
      {children}
    </Button>
  );
}
