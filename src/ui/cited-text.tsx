import { NoteMarks } from './note-marks.tsx';
import { OwnWords } from './own-words.tsx';

interface CitedTextProps {
  readonly text: string;
  /** Of whose notes they are, where a page has several lists. */
  readonly chapter?: string;
  /** How many notes there are: a number beyond stays as it was written. */
  readonly count?: number;
}

/** A text in which `[^2]` leads to the second note. */
export const CitedText = ({ text, chapter, count = Infinity }: CitedTextProps) =>
  text.split(/(\[\^\d+\])/).map((part, place) => {
    const number = place % 2 === 1 ? Number(part.slice(2, -1)) : 0;
    if (number > 0 && number <= count)
      return <NoteMarks key={place} marks={[{ number, ...(chapter && { chapter }) }]} />;
    return part && <OwnWords key={place}>{part}</OwnWords>;
  });
