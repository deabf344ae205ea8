import { Trans } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef, type FocusEvent, type ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import type { Failed, Refusal } from '#src/lib/save-result.ts';
import { Button } from '../button.tsx';
import { around, focusNearest } from '../kept-focus.client.ts';
import { showToast } from '../toast.tsx';
import { useFailureText } from './failure-text.client.ts';

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
          <ToastButton leave={leave} onPress={() => void run()}>
            {label}
          </ToastButton>
        ),
      });
    async function run() {
      const refusal = await undo();
      if (refusal) return offer('error', failureText(notUndone, refusal), <Trans>Try again</Trans>);
      showToast('success', undone);
      void revalidate();
    }
    offer('success', message, <Trans>Undo</Trans>);
  };
}

const shortcut = 'Control+Z';

interface ToastButtonProps {
  readonly leave: () => void;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** Pressed by Ctrl+Z as well, but where that takes back what is typed; the focus goes back to where it came from. */
function ToastButton({ leave, onPress, children }: ToastButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef<readonly HTMLElement[]>([]);
  function press() {
    const hadFocus = button.current === document.activeElement;
    leave();
    if (hadFocus) focusNearest(before.current);
    onPress();
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event;
    const isUndo = key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !shiftKey && !altKey;
    const isTyping =
      target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
    // Of several, the newest.
    const newest = [...document.querySelectorAll(`[aria-keyshortcuts="${shortcut}"]`)].at(-1);
    if (!isUndo || isTyping || event.defaultPrevented || newest !== button.current) return;
    event.preventDefault();
    press();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  return (
    <Button
      ref={button}
      onClick={press}
      onFocus={({ relatedTarget }: FocusEvent) => {
        if (relatedTarget) before.current = around(relatedTarget);
      }}
      aria-keyshortcuts={shortcut}
      className="my-1 shrink-0 self-center"
    >
      {children}
    </Button>
  );
}
