import { pipeline } from 'node:stream/promises';
import type { TransactionSql } from 'postgres';
import type { Sql } from '../database.server.ts';
import { applyMigrations, enableTrigrams, withMigrationLock, knownMigrations } from '../migrate.server.ts';
import { BackupError } from './backup-error.ts';
import { openBackup } from './backup-file.server.ts';
import { anythingIn, tablesIn, writeAlike } from './database-contents.server.ts';
import { copyIn, identifierOf, rowsIn, type Contents } from './format.ts';
import type { Progress } from './progress.ts';
import { withoutWatch } from './without-watch.server.ts';

/** What the person hears between the tables. */
interface Telling {
  readonly progress: Progress;
  readonly say: (line: string) => void;
}

/**
 * Fills an empty database from a backup, wholly or not at all: makes the tables as they were when it was made, loads
 * them, then applies the migrations that came since, which so find the rows that they are for.
 *
 * @throws {BackupError} where the file or the database does not allow it
 */
export async function restore(sql: Sql, file: string, telling: Telling): Promise<Contents> {
  telling.say('Reading the file through…');
  const contents = await check(file);
  return await withMigrationLock(sql, async () => {
    return await sql.begin(async (tx) => {
      await writeAlike(tx);
      const anything = await anythingIn(tx);
      if (anything !== null)
        throw new BackupError(
          `The database is not empty (it has ${anything}); choose an empty one, with DATABASE_URL or a new DATA_DIR`,
        );
      await enableTrigrams(tx);
      await applyMigrations(tx, contents.migrations.at(-1));
      await load(tx, file, telling);
      const applied = await applyMigrations(tx);
      if (applied > 0) telling.say(`Migrations that came after the backup: ${applied} applied.`);
      await tx`analyze`;
      return contents;
    });
  });
}

/** Reads a backup to its end, so that nothing begins with one that is damaged. */
async function check(file: string): Promise<Contents> {
  const { contents, tables, close } = await openBackup(file);
  try {
    const known = knownMigrations();
    if (contents.migrations.some((at, position) => at !== known[position]))
      throw new BackupError(
        `${file} was made by a newer release; restore it with that one, or with one that is newer still`,
      );
    for await (const { rows } of tables()) for await (const _ of rows);
    return contents;
  } finally {
    close();
  }
}

async function load(tx: TransactionSql, file: string, { progress, say }: Telling): Promise<void> {
  const { contents, tables, close } = await openBackup(file);
  try {
    const there = new Set((await tablesIn(tx)).map(copyIn));
    const strange = contents.tables.find((table) => !there.has(copyIn(table)));
    if (strange)
      throw new BackupError(
        `${file} has ${identifierOf(strange)}, which is no table of the release that made it; nothing was restored`,
      );
    const names = contents.tables.map(identifierOf);
    await withoutWatch(tx, names, async () => {
      // Migrations may have written rows of their own, which the backup has too.
      await tx.unsafe(`truncate ${names.join(', ')} restart identity`);
      for await (const { table, rows } of tables()) {
        const done = { rows: 0, bytes: 0 };
        const passing = async function* () {
          for await (const piece of rows) {
            done.rows += rowsIn(piece);
            done.bytes += piece.length;
            progress.during(table, done);
            yield piece;
          }
        };
        const into = await tx.unsafe(copyIn(table)).writable();
        await pipeline(passing, into).catch((error: Error) => {
          if (error instanceof BackupError) throw error;
          const name = identifierOf(table);
          throw new BackupError(
            `${file}: the rows of ${name} cannot be loaded (${error.message}); nothing was restored`,
          );
        });
        progress.after(table, done);
      }
      say('Making the indexes and checking what refers to what…');
    });
    for (const { schema, name, last } of contents.sequences)
      await tx`select setval(format('%I.%I', ${schema}::text, ${name}::text)::regclass, ${last}::bigint)`;
  } finally {
    close();
  }
}
