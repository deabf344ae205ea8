import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { serve } from '@hono/node-server';
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router';
import { seed } from '#db/seed.server.ts';
import { loadAssets } from '#src/server/assets.server.ts';
import type { Runtime } from '#src/server/context.server.ts';
import { openDatabase } from '#src/server/database.server.ts';
import { readSettings, SettingError } from '#src/server/env.server.ts';
import { createLog } from '#src/server/log.server.ts';
import { hourly, startJobs } from '#src/server/jobs.server.ts';
import { forgetEndedLimits } from '#src/server/limits.server.ts';
import { blankOldMails, mailWorkers } from '#src/server/mail.server.ts';
import { migrate } from '#src/server/migrate.server.ts';
import { ensureFirstAdmin } from '#src/features/auth/first-admin.server.ts';
import { publishedKeys } from '#src/features/auth/keys.server.ts';
import { forgetExpiredTokens } from '#src/features/auth/one-time-token.server.ts';
import { createSite } from './site.server.ts';

const built = pathToFileURL(
  `${resolve(process.env['BUILD_DIR'] ?? fileURLToPath(new URL('../build', import.meta.url)))}/`,
);
const longestStopMs = 10_000;

/** The built pages, with the one function that `entry.server.tsx` adds to what the framework exports. */
type Build = ServerBuild & {
  entry: { module: { createLoadContext(fetch: typeof globalThis.fetch): RouterContextProvider } };
};

async function start() {
  const settings = readSettings(process.env);
  const log = createLog({ level: settings.logLevel, readable: !settings.production && process.stdout.isTTY });
  const [database, assets, build] = await Promise.all([
    openDatabase({ databaseUrl: settings.databaseUrl, dataDir: settings.dataDir, log }),
    loadAssets(fileURLToPath(new URL('client', built))),
    import(new URL('server/index.js', built).href) as Promise<Build>,
  ]);
  const { sql, db } = database;
  await migrate(sql);
  const workers = [
    ...mailWorkers({ sql, log, settings }),
    hourly('housekeeping', async () => {
      await forgetEndedLimits(sql);
      await forgetExpiredTokens(sql);
      // The outbox of a local trial is there to be read.
      if (settings.production) await blankOldMails(sql);
    }),
  ];
  const [jobs] = await Promise.all([startJobs({ sql, log, workers }), seed(sql)]);
  const runtime: Runtime = { sql, db, settings, log, jobs, now: () => new Date() };
  const firstAdmin = await ensureFirstAdmin(runtime);
  await publishedKeys(runtime); // a secret that does not open the signing keys shows here

  const handle = createRequestHandler(build, 'production');
  const { site, forgetPages } = createSite({
    runtime,
    assets,
    render: (request, fetchApi) => handle(request, build.entry.module.createLoadContext(fetchApi)),
    isReady: async () =>
      await sql`select 1`.then(
        () => true,
        () => false,
      ),
  });
  // Every node hears of a change; after a lost connection it may have missed one.
  await sql.listen('public_content', forgetPages, forgetPages);

  const server = serve({ fetch: site.fetch, port: settings.port, hostname: settings.host }, (info) =>
    log.info(`Birtu serves ${settings.publicUrl} (listening on ${info.address}:${info.port})`),
  );
  // Once, to the terminal and not to the log: this password is nowhere else.
  if (firstAdmin?.generatedPassword)
    process.stdout.write(
      `First administrator: ${firstAdmin.email}, password ${firstAdmin.generatedPassword}\n`,
    );
  server.on('error', (error) => fail(error));

  let stopping = false;
  async function stop() {
    if (stopping) return;
    stopping = true;
    const timer = setTimeout(() => process.exit(0), longestStopMs);
    timer.unref();
    await new Promise((resolve) => {
      server.close(resolve);
      if ('closeIdleConnections' in server) server.closeIdleConnections();
    });
    await jobs.stop(5000);
    await database.close();
    process.exit(0);
  }
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
  // `npm start` holds a channel to this process: when it is gone, so is the reason to serve.
  process.on('disconnect', () => void stop());
}

/** A start that cannot go on says why in one line. */
function fail(error: Error): never {
  const known = error instanceof SettingError || 'code' in error;
  process.stderr.write(`Birtu did not start. ${known ? error.message : (error.stack ?? error.message)}\n`);
  process.exit(1);
}

process.on('unhandledRejection', (reason) =>
  fail(reason instanceof Error ? reason : new Error(String(reason))),
);
await start().catch(fail);
