import { createHash } from 'node:crypto';
import { createReadStream, statSync } from 'node:fs';
import { createGunzip, type Gunzip } from 'node:zlib';
import { BackupError } from './backup-error.ts';
import {
  copyIn,
  endOfRows,
  parseContents,
  parseSums,
  rowsIn,
  type BackedUpTable,
  type Contents,
} from './format.ts';

/** A table of a backup. Its rows are to be read to their end before the next table is asked for. */
interface StoredTable {
  readonly table: BackedUpTable;
  /** The text of whole rows, for `COPY`. */
  readonly rows: AsyncIterable<Buffer>;
}

/** A backup that is being read; `contents` comes first. */
interface OpenBackup {
  readonly contents: Contents;
  /** @throws {BackupError} at their end, or before, where the file is not as it was written */
  readonly tables: () => AsyncGenerator<StoredTable>;
  readonly close: () => void;
}

const pieceBytes = 256 * 1024;
/** A line between the rows that is longer is none of a backup; it would fill the memory. */
const maxLineLength = 1024 * 1024;

/** @throws {BackupError} in one sentence, where the file is not there or no backup */
export async function openBackup(file: string): Promise<OpenBackup> {
  const size = statSync(file, { throwIfNoEntry: false })?.size;
  if (size === undefined) throw new BackupError(`${file} is not there`);
  const input = createReadStream(file, { highWaterMark: pieceBytes });
  const unzipped = createGunzip({ chunkSize: pieceBytes });
  input.once('error', (error) => unzipped.destroy(error));
  input.pipe(unzipped);
  const close = () => {
    input.destroy();
    unzipped.destroy();
  };
  const text = new BackupText(unzipped);
  const contents = parseContents(await text.line().catch(() => ''));
  if (!contents) {
    close();
    throw new BackupError(`${file} is no backup of Birtu, or one of a newer release`);
  }
  const isWhole = () => unzipped.bytesWritten === size;
  return { contents, close, tables: () => tablesOf(text, contents, new Damage(file), isWhole) };
}

class Damage extends BackupError {
  constructor(file: string) {
    super(`${file} is cut off or damaged; nothing was restored`);
  }
}

async function* tablesOf(
  text: BackupText,
  contents: Contents,
  damage: Damage,
  isWhole: () => boolean,
): AsyncGenerator<StoredTable> {
  const intact = <Value>(value: Promise<Value>) =>
    value.catch(() => {
      throw damage;
    });
  const counts: number[] = [];
  for (const table of contents.tables) {
    if ((await intact(text.line())) !== `${copyIn(table)};`) throw damage;
    let count = 0;
    async function* rows() {
      for (;;) {
        const piece = await intact(text.rows());
        if (piece === null) return;
        count += rowsIn(piece);
        yield piece;
      }
    }
    yield { table, rows: rows() };
    counts.push(count);
  }
  const sha256 = text.checksum();
  const sums = parseSums(await intact(text.line()));
  const isAtEnd = (await intact(text.line())) === '';
  if (!sums || sums.sha256 !== sha256 || String(sums.rows) !== String(counts) || !isAtEnd || !isWhole())
    throw damage;
}

/** Takes a text apart into lines and blocks of rows, with a sum of all that was taken. */
class BackupText {
  readonly #pieces: AsyncIterator<Buffer>;
  readonly #hash = createHash('sha256');
  /** Begins at the beginning of a line. */
  #rest = Buffer.alloc(0);

  constructor(pieces: Gunzip) {
    this.#pieces = (pieces as AsyncIterable<Buffer>)[Symbol.asyncIterator]();
  }

  /** The next line, without its end; empty at the end of the text. */
  async line(): Promise<string> {
    for (;;) {
      const end = this.#rest.indexOf('\n');
      if ((end >= 0 ? end : this.#rest.length) > maxLineLength) throw new Error('the line is too long');
      if (end >= 0) return this.#take(end + 1).toString('utf8', 0, end);
      if (!(await this.#readOn())) return this.#take(this.#rest.length).toString('utf8');
    }
  }

  /** The next whole rows of a table; null after the last, when the line that ends them is taken too. */
  async rows(): Promise<Buffer | null> {
    for (;;) {
      if (this.#rest.subarray(0, endOfRows.length).equals(Buffer.from(endOfRows))) {
        this.#take(endOfRows.length);
        return null;
      }
      const last = this.#rest.indexOf(`\n${endOfRows}`);
      const end = (last >= 0 ? last : this.#rest.lastIndexOf('\n')) + 1;
      if (end > 0) return this.#take(end);
      if (!(await this.#readOn())) throw new Error('the text ends within a table');
    }
  }

  /** SHA-256 of what was taken, hexadecimal. */
  checksum(): string {
    return this.#hash.copy().digest('hex');
  }

  #take(length: number): Buffer {
    const taken = this.#rest.subarray(0, length);
    this.#rest = this.#rest.subarray(length);
    this.#hash.update(taken);
    return taken;
  }

  async #readOn(): Promise<boolean> {
    const { value, done } = await this.#pieces.next();
    if (done) return false;
    this.#rest = Buffer.concat([this.#rest, value]);
    return true;
  }
}
