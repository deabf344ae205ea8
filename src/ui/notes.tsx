import { Trans, useLingui } from '@lingui/react/macro';
import { markId, noteId } from '#src/lib/notes.ts';
import './notes.css';

interface NotesProps {
  readonly notes: readonly { readonly citation: string; readonly url?: string | undefined }[];
  readonly chapter?: string;
  /** Whether the text names this number; where it does not, the note leads nowhere back. */
  readonly isCited?: (number: number) => boolean;
}

/** What a text rests on, in the numbers by which it names it. */
export function Notes({ notes, chapter, isCited = () => chapter === undefined }: NotesProps) {
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
              <a href={`#${markId(index + 1)}`} role="doc-backlink" aria-label={t`Back to the text`}>
                ↩
              </a>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
