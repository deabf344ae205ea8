import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { CloseButton } from './close-button.tsx';

/** Not of a style sheet: a page pays for those before it is read. */
const looks = {
  inset: 'auto 0 0',
  width: 'min(100%, 46rem)',
  maxHeight: '60dvh',
  marginInline: 'auto',
  overflow: 'auto',
} as const;

/** The mark that was pressed; a new one for each press. */
export interface AskedNote {
  readonly mark: HTMLAnchorElement;
}

/** A note over the text that is being read, which stays where it is. */
export default function NoteSheet({ asked }: { asked: AskedNote }) {
  const { t } = useLingui();
  const sheet = useRef<HTMLDivElement>(null);
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { mark } = asked;
    const note = document.getElementById(mark.hash.slice(1));
    if (!note) return;
    // The focus comes back to where it was.
    mark.focus({ preventScroll: true });
    words.current!.innerHTML = note.innerHTML;
    words.current!.querySelector('[role=doc-backlink]')?.remove();
    sheet.current!.ariaLabel = mark.ariaLabel;
    if (!sheet.current!.matches(':popover-open')) sheet.current!.showPopover();
    sheet.current!.focus();
  }, [asked]);
  return (
    <div ref={sheet} popover="auto" role="dialog" tabIndex={-1} className="card p-4 text-small" style={looks}>
      <div className="flex items-start justify-between gap-4">
        <div ref={words} className="notes" />
        <CloseButton label={t`Close`} onClick={() => sheet.current!.hidePopover()} />
      </div>
    </div>
  );
}
