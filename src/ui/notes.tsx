import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { markId, noteId, type NoteMark } from '#src/lib/notes.ts';
import { CloseButton } from './close-button.tsx';
import './notes.css';

/** Small numbers behind a claim that lead to its sources: below the text, and over it where scripts run (`NoteSheet`). */
export function NoteMarks({ marks }: { marks: readonly NoteMark[] }) {
  const { t } = useLingui();
  return marks.map(({ number, chapter, isFirst }) => (
    <sup key={number} className="note-mark">
      <a
        href={`#${noteId(number, chapter)}`}
        id={isFirst && markId(number, chapter)}
        role="doc-noteref"
        aria-label={t`Source ${number}`}
      >
        {number}
      </a>
    </sup>
  ));
}

interface NotesProps {
  readonly notes: readonly { readonly citation: string; readonly url?: string | undefined }[];
  readonly chapter?: string;
  /** Whether the text names this number; where it does not, the note leads nowhere back. */
  readonly isCited?: (number: number) => boolean;
}

/** What a text rests on, in the numbers by which it names it. */
export function Notes({ notes, chapter, isCited = () => true }: NotesProps) {
  const { t } = useLingui();
  if (notes.length === 0) return null;
  const heading = chapter ? `${chapter}-sources` : 'sources';
  return (
    <section role="doc-endnotes" aria-labelledby={heading} className="notes">
      <h2 id={heading}>
        <Trans>Sources</Trans>
      </h2>
      <ol>
        {notes.map(({ citation, url }, index) => (
          <li key={citation} id={noteId(index + 1, chapter)}>
            {/* Names of publications stay as they were published. */}
            {url ? (
              <a href={url} rel="noreferrer" lang="en">
                {citation}
              </a>
            ) : (
              <span lang="en">{citation}</span>
            )}
            {isCited(index + 1) && (
              <a href={`#${markId(index + 1, chapter)}`} role="doc-backlink" aria-label={t`Back to the text`}>
                ↩
              </a>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Where scripts run, a note opens over the text that is being read, which stays where it is. */
export function NoteSheet() {
  const { t } = useLingui();
  const sheet = useRef<HTMLDivElement>(null);
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const open = (event: MouseEvent) => {
      const mark = (event.target as Element).closest<HTMLAnchorElement>('[role=doc-noteref]');
      const note = mark && document.getElementById(mark.hash.slice(1));
      // A browser that knows no popover goes to the note, as without scripts.
      if (!note || !sheet.current?.showPopover || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      // The focus comes back to where it was.
      mark.focus({ preventScroll: true });
      words.current!.innerHTML = note.innerHTML;
      sheet.current.ariaLabel = mark.ariaLabel;
      sheet.current.dataset['number'] = mark.text;
      sheet.current.showPopover();
      sheet.current.focus();
    };
    document.addEventListener('click', open);
    return () => document.removeEventListener('click', open);
  }, []);
  return (
    <div ref={sheet} popover="auto" role="dialog" tabIndex={-1} className="note-sheet">
      <p ref={words} />
      <CloseButton label={t`Close`} onClick={() => sheet.current!.hidePopover()} />
    </div>
  );
}
