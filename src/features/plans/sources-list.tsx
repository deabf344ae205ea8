import { Plural } from '@lingui/react/macro';
import { noteId } from '#src/lib/notes.ts';
import { CitedText } from '#src/ui/cited-text.tsx';
import { NotesOverText } from '#src/ui/notes-over-text.tsx';
import { OwnWords } from '#src/ui/own-words.tsx';
import { Folded } from './folded.tsx';
import type { SaidSource } from './sources.ts';

const chapter = 'plan';

/** Advice of a plan, in which `[^2]` leads to its second source. */
export const Advice = ({ texts, sources }: { texts: readonly string[]; sources: readonly unknown[] }) =>
  texts.map((text) => (
    <li key={text}>
      <CitedText text={text} chapter={chapter} count={sources.length} />
    </li>
  ));

/** What the plan's advice rests on: its notes. */
export function Sources({ sources }: { sources: readonly SaidSource[] }) {
  if (sources.length === 0) return null;
  return (
    <>
      <Folded
        summary={
          <Plural
            value={sources.length}
            one="# source behind this advice"
            other="# sources behind this advice"
          />
        }
      >
        <section role="doc-endnotes" className="notes">
          <ol>
            {sources.map(({ claim, citation, url }, index) => (
              <li key={url + claim} id={noteId(index + 1, chapter)}>
                <OwnWords>{claim}</OwnWords>{' '}
                <a href={url} rel="noreferrer" lang="en">
                  {citation}
                </a>
              </li>
            ))}
          </ol>
        </section>
      </Folded>
      {/* Beside it: what is folded away cannot open over the text. */}
      <NotesOverText />
    </>
  );
}
