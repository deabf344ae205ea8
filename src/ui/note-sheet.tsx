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

/** A note over the text that is being read, which stays where it is. */
export default function NoteSheet() {
  const { t } = useLingui();
  const sheet = useRef<HTMLDivElement>(null);
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const open = (event: MouseEvent) => {
      const mark = (event.target as Element).closest<HTMLAnchorElement>('[role=doc-noteref]');
      const note = mark && document.getElementById(mark.hash.slice(1));
      if (!note || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      // The focus comes back to where it was.
      mark.focus({ preventScroll: true });
      words.current!.innerHTML = note.innerHTML;
      words.current!.querySelector('[role=doc-backlink]')?.remove();
      sheet.current!.ariaLabel = mark.ariaLabel;
      sheet.current!.showPopover();
      sheet.current!.focus();
    };
    // A browser that knows no popover goes to the note, as without scripts.
    if (!('showPopover' in HTMLElement.prototype)) return;
    document.addEventListener('click', open);
    return () => document.removeEventListener('click', open);
  }, []);
  return (
    <div ref={sheet} popover="auto" role="dialog" tabIndex={-1} className="card p-4 text-small" style={looks}>
      <div className="flex items-start justify-between gap-4">
        <div ref={words} className="notes" />
        <CloseButton label={t`Close`} onClick={() => sheet.current!.hidePopover()} />
      </div>
    </div>
  );
}
