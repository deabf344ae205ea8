import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import type { AskedNote } from './note-sheet.tsx';

// Once somebody asks for a note; where it cannot load, the page goes to the note as without scripts.
const NoteSheet = lazy<ComponentType<{ asked: AskedNote }>>(() =>
  import('./note-sheet.tsx').catch(() => ({ default: GoToNote })),
);

function GoToNote({ asked }: { asked: AskedNote }) {
  useEffect(() => location.assign(asked.mark.hash), [asked]);
  return null;
}

/** Where scripts run, notes open over the text that is being read, which stays where it is. */
export function NotesOverText() {
  const [asked, setAsked] = useState<AskedNote>();
  useEffect(() => {
    const ask = (event: MouseEvent) => {
      const mark = (event.target as Element).closest<HTMLAnchorElement>('[role=doc-noteref]');
      if (!mark || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      setAsked({ mark });
    };
    // A browser that knows no popover goes to the note.
    if (!('showPopover' in HTMLElement.prototype)) return;
    document.addEventListener('click', ask);
    return () => document.removeEventListener('click', ask);
  }, []);
  return (
    asked && (
      <Suspense>
        <NoteSheet asked={asked} />
      </Suspense>
    )
  );
}
