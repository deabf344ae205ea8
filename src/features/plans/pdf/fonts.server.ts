import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { inflateSync } from 'node:zlib';
import { Font } from '@react-pdf/renderer';
import type { Language } from '#src/lib/language.ts';

/** Noto, by the name that styles use; each document takes only the letters that it shows. */
export const fonts = [
  {
    family: 'Sans',
    weight: 400,
    at: import.meta.resolve('@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff'),
  },
  {
    family: 'Sans',
    weight: 700,
    at: import.meta.resolve('@fontsource/noto-sans/files/noto-sans-latin-700-normal.woff'),
  },
  {
    family: 'Serif',
    weight: 700,
    at: import.meta.resolve('@fontsource/noto-serif/files/noto-serif-latin-600-normal.woff'),
  },
  {
    family: 'Ethiopic',
    weight: 400,
    at: import.meta
      .resolve('@fontsource/noto-sans-ethiopic/files/noto-sans-ethiopic-ethiopic-400-normal.woff'),
  },
  {
    family: 'Ethiopic',
    weight: 700,
    at: import.meta
      .resolve('@fontsource/noto-sans-ethiopic/files/noto-sans-ethiopic-ethiopic-700-normal.woff'),
  },
];

/** What is read of a font here; the library brings no types of its own for it. */
interface LetterTable {
  hasGlyphForCodePoint(codePoint: number): boolean;
}

const letterTables: LetterTable[] = [];

/** Once for a thread, before anything is put on paper. */
export async function loadFonts(): Promise<void> {
  for (const { family, weight, at } of fonts) {
    const font = unwrapped(readFileSync(fileURLToPath(at)));
    Font.register({ family, fontWeight: weight, src: `data:font/ttf;base64,${font.toString('base64')}` });
    const descriptor = { fontFamily: family, fontWeight: weight };
    await Font.load(descriptor);
    if (weight === 400) letterTables.push(Font.getFont(descriptor).data as unknown as LetterTable);
  }
  // Words stay whole: the library knows only how English ones are parted, and would do so to all.
  Font.registerHyphenationCallback((word) => [word]);
}

/** Whether a letter can be shown. */
export const hasLetter = (letter: string): boolean =>
  letterTables.some((table) => table.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));

/** The first font that has a letter is taken, so the language's own comes first and keeps its words together. */
export const families = (language: Language, latin: 'Sans' | 'Serif'): string[] =>
  language === 'am' ? ['Ethiopic', latin] : [latin, 'Ethiopic'];

/** Bytes of a WOFF's header and of an entry of its directory; of an SFNT's likewise. */
const woffHeader = 44;
const woffEntry = 20;
const sfntHeader = 12;
const sfntEntry = 16;

/**
 * The font inside a WOFF. The renderer reads WOFF too, but inflates a table again at each look into it, which took
 * half of all its time.
 */
export function unwrapped(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This is no WOFF');
  const count = woff.readUInt16BE(12);
  const header = Buffer.alloc(sfntHeader + count * sfntEntry);
  woff.copy(header, 0, 4, 8);
  header.writeUInt16BE(count, 4);
  const power = Math.floor(Math.log2(count));
  header.writeUInt16BE(2 ** power * sfntEntry, 6);
  header.writeUInt16BE(power, 8);
  header.writeUInt16BE((count - 2 ** power) * sfntEntry, 10);
  const parts: Buffer[] = [header];
  let end = header.length;
  for (let i = 0; i < count; i += 1) {
    const from = woffHeader + i * woffEntry;
    const [start, packed, length, checksum] = [4, 8, 12, 16].map((at) => woff.readUInt32BE(from + at));
    const table = woff.subarray(start, start! + packed!);
    const to = sfntHeader + i * sfntEntry;
    woff.copy(header, to, from, from + 4);
    header.writeUInt32BE(checksum!, to + 4);
    header.writeUInt32BE(end, to + 8);
    header.writeUInt32BE(length!, to + 12);
    const padding = -length! & 3;
    parts.push(packed! < length! ? inflateSync(table) : table, Buffer.alloc(padding));
    end += length! + padding;
  }
  return Buffer.concat(parts);
}
