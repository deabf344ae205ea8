/** What the toolbar makes of a text; each is undone by asking for it again. */
export const markings = ['bold', 'italic', 'heading', 'list', 'numbers', 'quote', 'link'] as const;
export type Marking = (typeof markings)[number];

/** A text with what is selected of it; an empty selection is the caret. */
export interface Selected {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** What is put in the place of a part, and what is selected then. */
export interface Edit {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
  readonly start: number;
  readonly end: number;
}

export function marked(marking: Marking, selected: Selected): Edit {
  if (marking === 'bold' || marking === 'italic') return starred(marking, selected);
  return marking === 'link' ? linked(selected) : begun(marking, selected);
}

/** A text at the end of the selection, the caret behind it. */
export const insertion = ({ end }: Selected, insert: string): Edit => {
  const at = end + insert.length;
  return { from: end, to: end, insert, start: at, end: at };
};

const wordBefore = /[\p{L}\p{M}\p{N}]*$/u;
const wordAfter = /^[\p{L}\p{M}\p{N}]*/u;

/** The word in which the caret stands; what is selected stays so, without blanks and stars at its ends. */
function phrase({ text, start, end }: Selected): { start: number; end: number } {
  if (start === end) {
    const before = wordBefore.exec(text.slice(0, start))![0].length;
    const after = wordAfter.exec(text.slice(end))![0].length;
    return before > 0 && after > 0 ? { start: start - before, end: end + after } : { start, end };
  }
  const chosen = text.slice(start, end);
  const inner = chosen.replace(/^[\s*]+/, '');
  const from = end - inner.length;
  return inner === '' ? { start, end } : { start: from, end: from + inner.replace(/[\s*]+$/, '').length };
}

/** A line without what makes it a heading, a row of a list or of a quotation. */
const lineStart = /^\s*(?:(?:>|#{1,6}|[-+*]|\d{1,9}[.)])\s+)*/;

/** Stars around a phrase, or around each line's part of several: emphasis ends with its paragraph. */
function starred(marking: 'bold' | 'italic', selected: Selected): Edit {
  const { text } = selected;
  const { start, end } = phrase(selected);
  const parts: { start: number; end: number }[] = [];
  let at = start;
  for (const line of text.slice(start, end).split('\n')) {
    const isWhole = at === 0 || text[at - 1] === '\n';
    const from = at + (isWhole ? lineStart.exec(line)![0].length : 0);
    if (from < at + line.length || start === end)
      parts.push(phrase({ text, start: from, end: at + line.length }));
    at += line.length + 1;
  }
  if (parts.length === 0) parts.push({ start, end });
  const starsAround = (part: { start: number; end: number }) => {
    const before = /\**$/.exec(text.slice(0, part.start))![0].length;
    const after = /^\**/.exec(text.slice(part.end))![0].length;
    return Math.min(before, after, 3);
  };
  const has = (stars: number) => (marking === 'bold' ? stars >= 2 : stars % 2 === 1);
  const isOn = parts.every((part) => has(starsAround(part)));
  const width = (marking === 'bold' ? 2 : 1) * (isOn ? -1 : 1);
  const from = parts[0]!.start - starsAround(parts[0]!);
  let insert = '';
  let done = from;
  let first = 0;
  let last = 0;
  for (const part of parts) {
    const stars = starsAround(part);
    const wanted = '*'.repeat(has(stars) === isOn ? stars + width : stars);
    insert += text.slice(done, part.start - stars) + wanted;
    if (part === parts[0]) first = from + insert.length;
    insert += text.slice(part.start, part.end);
    last = from + insert.length;
    insert += wanted;
    done = part.end + stars;
  }
  return { from, to: done, insert, start: first, end: last };
}

const starts = {
  heading: { own: /^#{1,6}\s+/, write: () => '## ' },
  list: { own: /^[-+*]\s+/, write: () => '- ' },
  numbers: { own: /^\d{1,9}[.)]\s+/, write: (number: number) => `${number}. ` },
  quote: { own: /^>\s?/, write: () => '> ' },
} as const;
/** What another beginning takes the place of; a quotation holds the others. */
const exchanged = /^(?:#{1,6}|[-+*]|\d{1,9}[.)])\s+/;

/** The beginnings of all lines that are selected in part. */
function begun(marking: keyof typeof starts, { text, start, end }: Selected): Edit {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const ending = text.indexOf('\n', Math.max(end - (end > start && text[end - 1] === '\n' ? 1 : 0), from));
  const to = ending < 0 ? text.length : ending;
  const lines = text.slice(from, to).split('\n');
  const { own, write } = starts[marking];
  const isMeant = (line: string) => line.trim() !== '' || lines.length === 1;
  const isOn = lines.filter(isMeant).every((line) => own.test(line));
  let number = 0;
  const insert = lines
    .map((line) => {
      if (!isMeant(line)) return line;
      if (isOn) return line.replace(own, '');
      return write((number += 1)) + (marking === 'quote' ? line : line.replace(exchanged, ''));
    })
    .join('\n');
  const after = from + insert.length;
  if (start < end) return { from, to, insert, start: from, end: after };
  const caret = Math.max(from, start + insert.length - (to - from));
  return { from, to, insert, start: caret, end: caret };
}

const link = /(?<!!)\[([^\]\n]*)\]\(([^)\n]*)\)/g;
const address = 'https://';

/** A link around a phrase, whose address is then to be typed; of one that is there the words remain. */
function linked(selected: Selected): Edit {
  const { text } = selected;
  for (const { 0: whole, 1: words = '', index } of text.matchAll(link)) {
    const to = index + whole.length;
    if (index <= selected.start && selected.end <= to)
      return { from: index, to, insert: words, start: index, end: index + words.length };
  }
  const { start, end } = phrase(selected);
  const chosen = text.slice(start, end).replaceAll('\n', ' ');
  const isAddress = /^(?:https?:\/\/|\/)\S+$/.test(chosen);
  const [words, to] = isAddress ? ['', chosen] : [chosen, address];
  const insert = `[${words}](${to})`;
  const at = start + 1;
  // What is still to be typed is selected: the words, then the address.
  const wanted =
    words === '' ? { start: at, end: at } : { start: at + words.length + 2, end: start + insert.length - 1 };
  return { from: start, to: end, insert, ...wanted };
}
