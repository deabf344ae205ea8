import { crc32, deflateSync } from 'node:zlib';

/** A picture as a browser's canvas gives it, row by row. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Red in the lowest byte, then green and blue; the highest, how opaque it is, does not count. */
  readonly colours: readonly number[];
}

const maxColours = 256;
/** Per channel: colours that are nearer than this share a place in the palette. */
const nearest = 5;

/**
 * A PNG with a palette of the picture's most frequent colours: drawings of few colours come out small and sharp, where
 * a JPEG of the same bytes is blurred at every edge.
 */
export function indexedPng({ width, height, colours }: Pixels): Buffer {
  const palette = paletteOf(colours);
  const indices = new Map<number, number>();
  const rows = Buffer.alloc((width + 1) * height);
  colours.forEach((colour, i) => {
    let index = indices.get(colour);
    if (index === undefined) indices.set(colour, (index = indexOfNearest(palette, colour)));
    // Each row begins with its filter, 0 for none.
    rows[i + Math.floor(i / width) + 1] = index;
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3], 8); // bits a pixel; by palette
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap(channels))),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function paletteOf(colours: readonly number[]): number[] {
  const counts = new Map<number, number>();
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const palette: number[] = [];
  for (const [colour] of [...counts].toSorted(([, a], [, b]) => b - a)) {
    if (palette.length === maxColours) break;
    if (!palette.some((each) => distance(each, colour) < 3 * nearest ** 2)) palette.push(colour);
  }
  return palette;
}

const channels = (colour: number): number[] => [colour & 255, (colour >> 8) & 255, (colour >> 16) & 255];

function distance(one: number, other: number): number {
  const [r = 0, g = 0, b = 0] = channels(one);
  const [r2 = 0, g2 = 0, b2 = 0] = channels(other);
  return (r - r2) ** 2 + (g - g2) ** 2 + (b - b2) ** 2;
}

const indexOfNearest = (palette: readonly number[], colour: number) =>
  palette.reduce(
    (best, each, i) => (distance(each, colour) < distance(palette[best]!, colour) ? i : best),
    0,
  );

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}
