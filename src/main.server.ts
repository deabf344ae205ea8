import type { SearchPlace } from '#src/lib/usage.ts';
import { environment } from '#src/server/environment.server.ts';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router';
import { seed } from '#db/seed.server.ts';
import { loadAssets, readFilesOf, type Assets } from '#src/server/assets.server.ts';
import type { Runtime } from '#src/server/context.server.ts';
import { createCounter, forgetOldCounts } from '#src/server/counter.server.ts';
import { openDatabase, type OpenDatabase } from '#src/server/database.server.ts';
import { orAfter } from '#src/server/deadline.server.ts';
import { readSettings, SettingError, type Settings } from '#src/server/env.server.ts';
import { createLog, type Log } from '#src/server/log.server.ts';
import { loggable } from '#src/server/loggable.ts';
import { forgetDeletedEntries } from '#src/features/diary/service.server.ts';
import { forgetDeletedMeasurements } from '#src/features/measurements/service.server.ts';
import { forgetSpam } from '#src/features/feedback/staff/changed-feedback.server.ts';
import { noticeWorker } from '#src/features/feedback/staff/notice/sending.server.ts';
import { forgetOldSends, reminderWorkers } from '#src/features/reminders/sending.server.ts';
import { forgetGoneDevices } from '#src/features/reminders/service.server.ts';
import { forgetDeletedRoutines } from '#src/features/training/routines/service.server.ts';
import { forgetDeletedWorkouts } from '#src/features/training/workouts/service.server.ts';
import { hourly, startJobs, type Jobs, type Worker } from '#src/server/jobs.server.ts';
import { forgetOldKeys } from '#src/server/idempotency.server.ts';
import { forgetOldDrafts } from '#src/features/admin/drafts/service.server.ts';
import { forgetDeletedRecords } from '#src/server/record-history.server.ts';
import { forgetDeletedPictures } from '#src/features/media/staff/service.server.ts';
import { forgetDeletedPlans } from '#src/features/plans/fitness/staff/service.server.ts';
import { printForSure } from '#src/server/output.server.ts';
import { publicMemory } from '#src/server/public-memory.server.ts';
import { forgetEndedLinks } from '#src/features/articles/draft-links/service.server.ts';
import { forgetEndedLimits } from '#src/server/limits.server.ts';
import { forgetMailsForNobody, forgetOldMails, mailWorkers } from '#src/server/mail.server.ts';
import { textWorkers } from '#src/server/text-message.server.ts';
import { forgetOldFiles, keepFiles } from '#src/server/release-files.server.ts';
import { keepListening } from '#src/server/listener.server.ts';
import { hasSchema, migrate } from '#src/server/migrate.server.ts';
import { reportBrokenFasts } from '#src/features/plans/nutrition/broken-fasts.server.ts';
import { followPublications } from '#src/features/articles/publications.server.ts';
import { ensureFirstAdmin } from '#src/features/auth/registration/first-admin.server.ts';
import { deleteDueAccounts } from '#src/features/auth/deletion/service.server.ts';
import { forgetExpiredFlows } from '#src/features/auth/identities/flow.server.ts';
import { forgetUnfinishedFactors } from '#src/features/auth/factors/enrolment.server.ts';
import { publishedKeys } from '#src/features/auth/keys/keys.server.ts';
import { forgetRetiredKeys } from '#src/features/auth/keys/rotation.server.ts';
import { forgetExpiredTokens } from '#src/features/auth/one-time-token.server.ts';
import { forgetOldSessions } from '#src/features/auth/sessions/session.server.ts';
import { createSite } from './site.server.ts';

const built = pathToFileURL(
  `${resolve(environment['BUILD_DIR'] ?? fileURLToPath(new URL('../build', import.meta.url)))}/`,
);
/** Milliseconds; the parts leave the database time to close within the whole. */
const maxStop = { requests: 6_000, jobs: 2_000, everything: 10_000 };

/** The built pages, with the functions that `entry.server.tsx` adds to what the framework exports. */
type Build = ServerBuild & {
  entry: {
    module: {
      createLoadContext(
        fetch: typeof globalThis.fetch,
        words: ReadonlyMap<string, string>,
        tellNothingFound?: (place: SearchPlace, typed: string) => void,
      ): RouterContextProvider;
    };
  };
};

async function start() {
  const settings = readSettings(environment);
  const log = createLog({ level: settings.logLevel, readable: !settings.production && process.stdout.isTTY });
  const client = fileURLToPath(new URL('client', built));
  const [database, assets, words, build] = await Promise.all([
    openDatabase({
      databaseUrl: settings.databaseUrl,
      directUrl: settings.databaseDirectUrl,
      dataDir: settings.dataDir,
      log,
      answerSeconds: settings.databaseTimeoutSeconds,
    }),
    loadAssets(client),
    readFilesOf(client, 'content/locales/'),
    import(new URL('server/index.js', built).href) as Promise<Build>,
  ]);
  // What cannot start leaves no database server behind.
  await run({ settings, log, database, assets, words, build }).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
}

interface Parts {
  readonly settings: Settings;
  readonly log: Log;
  readonly database: OpenDatabase;
  readonly assets: Assets;
  /** The browser's files of words. */
  readonly words: ReadonlyMap<string, string>;
  readonly build: Build;
}

async function run({ settings, log, database, assets, words, build }: Parts) {
  const { sql, db, listener } = database;
  await database.withoutDeadline(migrate);
  const memory = publicMemory();
  const counter = createCounter({ sql, log, now: () => new Date() });
  // Workers that queue jobs themselves begin before all of them are there.
  const { promise: started, resolve: letQueue } = Promise.withResolvers<Jobs>();
  const runtime: Runtime = {
    sql,
    db,
    settings,
    log,
    jobs: { enqueue: async (tx, job, data) => (await started).enqueue(tx, job, data) },
    now: () => new Date(),
    memory,
    counter,
  };
  const inBackground = { ...runtime, ...database.background };
  // Before a page names them.
  if (settings.production) await keepFiles(sql, assets);
  const workers = workersOf(inBackground, assets);
  const [jobs] = await Promise.all([
    startJobs({ sql: inBackground.sql, listen: listener.listen, log, workers }),
    database.withoutDeadline(seed),
  ]);
  letQueue(jobs);
  // Whatever is stored is served: what breaks a fast is left out, and what cannot be looked through is told.
  await reportBrokenFasts({ sql, log }).catch((error: unknown) => log.error(loggable(error)));
  await publishedKeys(runtime); // a secret that does not open the signing keys shows here
  // Once, to the terminal and not to the log: this password is nowhere else.
  await ensureFirstAdmin(runtime, ({ email, generatedPassword }) => {
    try {
      printForSure(`First administrator: ${email}, password ${generatedPassword}\n`);
    } catch (error) {
      throw new SettingError(
        `ADMIN_PASSWORD: not set, and the first administrator's password cannot be printed (${(error as Error).message})`,
      );
    }
  });

  let stopping = false;
  const handle = createRequestHandler(build, 'production');
  const { fetch, forgetPages, answerAtOnce } = createSite({
    runtime,
    assets,
    render: (request, fetchApi, tellNothingFound) =>
      handle(request, build.entry.module.createLoadContext(fetchApi, words, tellNothingFound)),
    isReady: async () => !stopping && (await hasSchema(sql).catch(() => false)),
    isStopping: () => stopping,
  });
  const { heard, mayHaveMissed } = followPublications(runtime, (isUnsure) => {
    // Before the pages, which are made of it.
    memory.forget();
    forgetPages(isUnsure);
  });
  // Every node hears of a change; after a lost connection it may have missed one.
  await listener.listen('public_content', heard, mayHaveMissed);
  const stopChecking = await keepListening({ sql, listener, log });
  const server = await listen(fetch, answerAtOnce, settings);
  log.info(`Birtu serves ${settings.publicUrl} (listening on ${settings.host}:${settings.port})`);

  const { promise: interrupted, resolve: interrupt } = Promise.withResolvers<void>();
  async function stop() {
    if (stopping) return;
    stopping = true;
    // Proxies see that it stops, and send nothing more, while all is still accepted.
    await orAfter(settings.stopDelaySeconds * 1000, interrupted, undefined);
    setTimeout(() => process.exit(0), maxStop.everything).unref();
    await closeServer(server);
    await jobs.stop(maxStop.jobs);
    stopChecking();
    await counter.stop();
    await database.close();
    process.exit(0);
  }
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => {
    interrupt();
    void stop();
  });
  // `npm start` holds a channel to this process: when it is gone, so is the reason to serve.
  process.on('disconnect', () => void stop());
}

/** What is done outside of requests. */
function workersOf(runtime: Runtime, assets: Assets): readonly Worker[] {
  const { sql, db, settings, log } = runtime;
  return [
    ...reminderWorkers(runtime),
    noticeWorker(runtime),
    ...textWorkers(runtime),
    ...mailWorkers(runtime),
    hourly('housekeeping', async () => {
      await forgetEndedLimits(sql);
      await forgetOldKeys(sql);
      await forgetEndedLinks(sql);
      await forgetDeletedPlans(sql);
      await forgetDeletedRecords(sql);
      await forgetDeletedPictures(sql);
      await forgetDeletedWorkouts(sql);
      await forgetDeletedRoutines(sql);
      await forgetDeletedEntries(sql);
      await forgetDeletedMeasurements(sql);
      await forgetExpiredTokens(sql);
      await forgetMailsForNobody(sql);
      await forgetExpiredFlows(sql);
      await forgetRetiredKeys(sql);
      await forgetOldSessions({ sql, settings });
      await forgetUnfinishedFactors(sql);
      await forgetOldSends(sql);
      await forgetSpam(sql);
      await forgetOldDrafts(sql);
      await forgetOldCounts(runtime);
      await forgetGoneDevices(sql);
      if (settings.production) await keepFiles(sql, assets);
      await forgetOldFiles(sql);
      // The outbox of a local trial is there to be read.
      if (settings.production) await forgetOldMails(sql);
    }),
    // Staff may have learnt better of a food since a plan was written.
    hourly('broken-fasts', async () => void (await reportBrokenFasts({ sql, log }))),
    hourly('account-deletions', () => deleteDueAccounts({ db, log, now: () => new Date() })),
  ];
}

/** @throws when the port is taken or may not be had */
async function listen(
  fetch: Parameters<typeof createAdaptorServer>[0]['fetch'],
  answerAtOnce: (...request: Parameters<RequestListener>) => boolean,
  { port, host }: Settings,
) {
  const withMemory = (_: object, listener: RequestListener) =>
    createServer((incoming, outgoing) => {
      if (!answerAtOnce(incoming, outgoing)) listener(incoming, outgoing);
    });
  const server = createAdaptorServer({ fetch, createServer: withMemory as typeof createServer }) as Server;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return server;
}

/** Takes no new connections and lets running requests finish, but does not wait for ever. */
async function closeServer(server: Server) {
  const timer = setTimeout(() => server.closeAllConnections(), maxStop.requests);
  await new Promise((resolve) => {
    server.close(resolve);
    server.closeIdleConnections();
  });
  clearTimeout(timer);
}

/** A start that cannot go on says why in one line; so does an end that nobody asked for. */
function fail(error: Error): never {
  const known = error instanceof SettingError || 'code' in error;
  const what = isStarted ? 'Birtu stopped.' : 'Birtu did not start.';
  process.stderr.write(`${what} ${known ? error.message : (error.stack ?? error.message)}\n`);
  process.exit(1);
}

let isStarted = false;
process.on('unhandledRejection', (reason) =>
  fail(reason instanceof Error ? reason : new Error(String(reason))),
);
await start().catch(fail);
isStarted = true;
