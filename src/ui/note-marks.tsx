import { useLingui } from '@lingui/react/macro';
import { markId, noteId, type NoteMark } from '#src/lib/notes.ts';
import './notes.css';

/** Small numbers behind a claim that lead to its sources: below the text, and over it where scripts run (`NotesOverText`). */
export function NoteMarks({ marks }: { marks: readonly NoteMark[] }) {
  const { t } = useLingui();
  return marks.map(({ number, chapter, isFirst }) => (
    <sup key={number}>
      <a
        href={`#${noteId(number, chapter)}`}
        id={isFirst && markId(number)}
        role="doc-noteref"
        aria-label={t`Source ${number}`}
      >
        {number}
      </a>
    </sup>
  ));
}
