import { BackupError } from './backup/backup-error.ts';
import type { Runtime } from './context.server.ts';
import { noCounter } from './counter.server.ts';
import { openDatabase } from './database.server.ts';
import { runningPostgres } from './embedded-postgres.server.ts';
import { readSettings, SettingError } from './env.server.ts';
import { createLog } from './log.server.ts';
import { migrate } from './migrate.server.ts';
import { publicMemory } from './public-memory.server.ts';

/**
 * Runs one command of an operator on the product's database, also while the product is running on it: that of
 * `DATABASE_URL`, else the embedded one of `DATA_DIR`. A failure is one line on standard error.
 *
 * @param run gives the exit code; the schema is this code's
 */
export const runCommand = (run: (runtime: Runtime) => Promise<number>): Promise<void> =>
  runOnDatabase(async (runtime) => {
    await migrate(runtime.sql);
    return await run(runtime);
  });

/** As `runCommand`, but on the database as it is: of an older or newer release, or empty. */
export async function runOnDatabase(run: (runtime: Runtime) => Promise<number>): Promise<void> {
  try {
    process.exitCode = await withRuntime(run);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const known = error instanceof SettingError || error instanceof BackupError || 'code' in error;
    process.stderr.write(`${known ? error.message : (error.stack ?? error.message)}\n`);
    process.exitCode = 1;
  }
}

async function withRuntime(run: (runtime: Runtime) => Promise<number>): Promise<number> {
  const settings = readSettings(process.env);
  const log = createLog({ level: settings.logLevel, readable: process.stdout.isTTY });
  const databaseUrl = settings.databaseUrl ?? runningPostgres(settings.dataDir);
  const { sql, db, close } = await openDatabase({
    databaseUrl: settings.databaseDirectUrl ?? databaseUrl,
    dataDir: settings.dataDir,
    log,
    connections: 4,
  });
  try {
    const jobs = { enqueue: () => Promise.reject(new Error('a command leaves no work behind')) };
    const parts = { now: () => new Date(), memory: publicMemory(), counter: noCounter };
    return await run({ sql, db, settings, log, jobs, ...parts });
  } finally {
    await close();
  }
}
