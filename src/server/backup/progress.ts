import type { BackedUpTable } from './format.ts';

/** How far a table has got; bytes are those of the text, before it is compressed. */
export interface Done {
  readonly rows: number;
  readonly bytes: number;
}

/** Hears of each table while its rows pass, often, and once when they have. */
export interface Progress {
  during(table: BackedUpTable, done: Done): void;
  after(table: BackedUpTable, done: Done): void;
}

/**
 * Tells of each table that has rows, and of a long one every few seconds.
 *
 * @param clock milliseconds
 */
export function toldTo(say: (line: string) => void, clock: () => number): Progress {
  const everyMs = 2_000;
  let told: number | undefined;
  const line = ({ schema, name }: BackedUpTable, { rows, bytes }: Done) =>
    `${schema}.${name}: ${rows.toLocaleString('en')} ${rows === 1 ? 'row' : 'rows'}, ${sizeOf(bytes)}`;
  return {
    during(table, done) {
      told ??= clock();
      if (clock() - told < everyMs) return;
      told = clock();
      say(`${line(table, done)}…`);
    },
    after(table, done) {
      told = undefined;
      if (done.rows > 0) say(line(table, done));
    },
  };
}

/** `12 bytes`, `3.4 kB`, `5.6 MB` */
export function sizeOf(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  const [value, unit] = bytes < 1_000_000 ? [bytes / 1000, 'kB'] : [bytes / 1_000_000, 'MB'];
  return `${value.toLocaleString('en', { maximumFractionDigits: 1 })} ${unit}`;
}
