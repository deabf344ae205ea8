import type { Runtime } from './context.server.ts';
import { openDatabase } from './database.server.ts';
import { runningPostgres } from './embedded-postgres.server.ts';
import { readSettings, SettingError } from './env.server.ts';
import { createLog } from './log.server.ts';
import { migrate } from './migrate.server.ts';

/**
 * Runs one command of an operator on the product's database, also while the product is running on it: that of
 * `DATABASE_URL`, else the embedded one of `DATA_DIR`. A failure is one line on standard error.
 *
 * @param run gives the exit code
 */
export async function runCommand(run: (runtime: Runtime) => Promise<number>): Promise<void> {
  try {
    process.exitCode = await withRuntime(run);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const known = error instanceof SettingError || 'code' in error;
    process.stderr.write(`${known ? error.message : (error.stack ?? error.message)}\n`);
    process.exitCode = 1;
  }
}

async function withRuntime(run: (runtime: Runtime) => Promise<number>): Promise<number> {
  const settings = readSettings(process.env);
  const log = createLog({ level: settings.logLevel, readable: process.stdout.isTTY });
  const databaseUrl = settings.databaseUrl ?? runningPostgres(settings.dataDir);
  const { sql, db, close } = await openDatabase({
    databaseUrl,
    dataDir: settings.dataDir,
    log,
    connections: 4,
  });
  try {
    await migrate(sql);
    const jobs = { enqueue: () => Promise.reject(new Error('a command leaves no work behind')) };
    return await run({ sql, db, settings, log, jobs, now: () => new Date() });
  } finally {
    await close();
  }
}
