import { createHash, randomBytes } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { TransactionSql } from 'postgres';
import type { Sql } from '../database.server.ts';
import { withMigrationLock } from '../migrate.server.ts';
import { BackupError } from './backup-error.ts';
import { surveyDatabase } from './database-contents.server.ts';
import { copyOut, endOfRows, formatContents, formatSums, copyIn, rowsIn, type Contents } from './format.ts';
import type { Progress } from './progress.ts';

/** A third more than the strongest in bytes, and five times as fast. */
const level = 4;

/**
 * Writes everything that the product's tables hold at one moment into a file, whatever is written meanwhile. The
 * file has its name once it is whole and safe on disk.
 *
 * @returns what was written
 * @throws {BackupError} where the file is there already or the database is not the product's
 */
export async function backUp(
  sql: Sql,
  file: string,
  { now, progress }: { readonly now: Date; readonly progress: Progress },
): Promise<Contents> {
  if (existsSync(file)) throw new BackupError(`${file} is there already; name another file`);
  const draft = `${file}.part-${randomBytes(4).toString('hex')}`;
  try {
    // A migration that began meanwhile would wait for the tables, and all readers behind it.
    const contents = await withMigrationLock(sql, () =>
      sql.begin('isolation level repeatable read read only', async (tx) => {
        const survey = { format: 1, made: now.toISOString(), ...(await surveyDatabase(tx)) } as const;
        const output = createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true });
        await pipeline(textOf(tx, survey, progress), createGzip({ level }), output);
        return survey;
      }),
    );
    await giveName(draft, file);
    return contents;
  } finally {
    await rm(draft, { force: true });
  }
}

/**
 * Renaming alone would replace a file that came meanwhile, and not every disk can link: so the name is taken first. Who
 * is killed in that instant leaves an empty file beside the draft.
 */
async function giveName(draft: string, file: string): Promise<void> {
  const taken = await open(file, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST' ? new BackupError(`${file} is there already; name another file`) : error;
  });
  await taken.close();
  await rename(draft, file).catch(async (error: unknown) => {
    await rm(file, { force: true });
    throw error;
  });
  await syncFolder(dirname(file));
}

/** A new name is safe once its folder is on disk. Not every file system can do this for folders, or needs it. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path).catch(() => null);
  await folder?.sync().catch(() => undefined);
  await folder?.close();
}

/** The text of a backup; no more of a table is in memory than the file takes at once. */
async function* textOf(tx: TransactionSql, contents: Contents, progress: Progress): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  const counted = (text: string | Buffer) => {
    const bytes = Buffer.from(text);
    hash.update(bytes);
    return bytes;
  };
  const counts: number[] = [];
  yield counted(formatContents(contents));
  for (const table of contents.tables) {
    yield counted(`${copyIn(table)};\n`);
    const done = { rows: 0, bytes: 0 };
    const rows: Readable = await tx.unsafe(copyOut(table)).readable();
    for await (const piece of rows as AsyncIterable<Buffer>) {
      done.rows += rowsIn(piece);
      done.bytes += piece.length;
      progress.during(table, done);
      hash.update(piece);
      yield piece;
    }
    progress.after(table, done);
    counts.push(done.rows);
    yield counted(endOfRows);
  }
  yield Buffer.from(formatSums({ rows: counts, sha256: hash.digest('hex') }));
}
