import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { fonts, unwrapped } from './fonts.server.ts';

/** The sum over a table that its directory must name, by the format's own rule. */
function checksum(table: Buffer): number {
  let sum = 0;
  for (let at = 0; at < table.length; at += 4) sum = (sum + table.readUInt32BE(at)) >>> 0;
  return sum;
}

describe('a font leaves its wrapping whole', () => {
  test.each(fonts)('$family $weight', ({ at }) => {
    const woff = readFileSync(fileURLToPath(at));
    const font = unwrapped(woff);
    expect(font.length).toBe(woff.readUInt32BE(16));
    const tables = Array.from({ length: font.readUInt16BE(4) }, (_, i) => {
      const entry = 12 + i * 16;
      const [start = 0, length = 0] = [8, 12].map((field) => font.readUInt32BE(entry + field));
      const padded = font.subarray(start, start + Math.ceil(length / 4) * 4);
      return { tag: font.toString('latin1', entry, entry + 4), sum: font.readUInt32BE(entry + 4), padded };
    });
    expect(tables.map(({ tag }) => tag)).toEqual(expect.arrayContaining(['cmap', 'glyf', 'head', 'hmtx']));
    // That of `head` counts without the sum of the whole file, which stands inside it.
    for (const { sum, padded } of tables.filter(({ tag }) => tag !== 'head'))
      expect(checksum(padded)).toBe(sum);
  });
});

test('anything else is refused', () => {
  expect(() => unwrapped(Buffer.from('wOF2 and so on'))).toThrow('no WOFF');
});
