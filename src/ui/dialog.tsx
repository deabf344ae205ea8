import { useLingui } from '@lingui/react/macro';
import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { CloseButton } from './close-button.tsx';
import { around, focusNearest, useKeptFocus } from './kept-focus.client.ts';
import { isFocusLost } from './lost-focus.client.ts';
import { holdToasts, releaseToasts } from './toaster.tsx';
import './dialog.css';

const widths = { sm: 'max-w-sm', md: 'max-w-lg', lg: 'max-w-3xl', xl: 'dialog-wide max-w-5xl' } as const;

export interface DialogProps {
  isOpen: boolean;
  /** Asked for by every way of closing: the button, Escape, a tap beside the dialog. Until `isOpen` says so it stays. */
  onClose: () => void;
  /** It has gone, and the focus is back where it was. */
  onClosed?: () => void;
  /** Something is typed here: a tap beside the dialog, soon made by mistake, does not close it. */
  isForm?: boolean;
  title: ReactNode;
  size?: keyof typeof widths;
  /** `alertdialog` for what needs an answer before anything else. */
  role?: 'dialog' | 'alertdialog';
  children: ReactNode;
  /** The buttons, the one that goes on first. */
  actions?: ReactNode;
}

/** A modal on the platform's own `<dialog>`, which keeps focus inside and gives it back. */
export function Dialog({
  isOpen,
  onClose,
  onClosed,
  isForm = false,
  title,
  size = 'md',
  role = 'dialog',
  children,
  actions,
}: DialogProps) {
  const { t } = useLingui();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [closings, setClosings] = useState(0);
  const opener = useRef<readonly HTMLElement[]>([]);
  useKeptFocus(dialog);
  useEffect(() => {
    const modal = dialog.current!;
    if (isOpen && !modal.open) {
      opener.current = around(document.activeElement);
      modal.showModal();
      holdToasts(modal);
    }
    if (isOpen) return;
    releaseToasts(modal);
    modal.close();
    // What it was opened by may have gone with what was done here.
    if (isFocusLost()) focusNearest(opener.current);
  }, [isOpen, closings]);
  useLayoutEffect(() => {
    const modal = dialog.current!;
    return () => releaseToasts(modal);
  }, []);
  // Taken away while it is open, as when its address is left, it gives nothing back by itself.
  useEffect(
    () => () => {
      const places = opener.current;
      setTimeout(() => isFocusLost() && focusNearest(places));
    },
    [],
  );
  return (
    <dialog
      ref={dialog}
      role={role}
      aria-labelledby={titleId}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        // React passes on what a dialog within this one says.
        if (event.target !== event.currentTarget) return;
        if (!isOpen) return onClosed?.();
        // Browsers close at a second Escape without asking.
        onClose();
        setClosings(closings + 1);
      }}
      {...{ closedby: isForm ? 'closerequest' : 'any' }}
      className={`dialog ${widths[size]}`}
    >
      {isOpen && (
        <div className="flex max-h-[inherit] flex-col">
          <header className="dialog-head">
            <h2 id={titleId} className="min-w-0 pt-2 text-title wrap-anywhere">
              {title}
            </h2>
            <CloseButton label={t`Close`} onClick={onClose} className="text-soft" />
          </header>
          <div className="dialog-body">{children}</div>
          {actions && <footer className="dialog-foot">{actions}</footer>}
        </div>
      )}
    </dialog>
  );
}
