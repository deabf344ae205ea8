import { distribute } from '#db/distribution.server.ts';
import { openDatabase } from '#src/server/database.server.ts';
import { execute, quiet, siblingOf } from './database-server.ts';

/** `host:port` of each worker, where `TEST_CITUS` names them: then `TEST_DATABASE_URL` is their coordinator. */
const workers = (process.env['TEST_CITUS'] ?? '').split(',').filter((worker) => worker !== '');

/**
 * Whether the databases of tests are spread over several machines. What a migration did, long ago, with members' rows is
 * tried on one machine only, where it was.
 */
export const isSpread = workers.length > 0;

/** What is answered under an id that another member has: spread, ids are each member's own. @param kept the status then */
export const underIdOfAnother = (kept: number) =>
  isSpread ? { status: kept } : { status: 409, body: { code: 'id_taken' } };

const onWorkers = (url: string, database: string) =>
  workers.map((worker) => {
    const there = new URL(siblingOf(url, database));
    there.host = worker;
    return there.href;
  });

/** Spreads a test's database, as an operator does. @param url of the coordinator */
export async function spread(url: string, name: string): Promise<void> {
  if (!isSpread) return;
  const own = siblingOf(url, name);
  await Promise.all(onWorkers(url, 'postgres').map((worker) => execute(worker, `create database ${name}`)));
  await Promise.all(
    [own, ...onWorkers(url, name)].map((each) => execute(each, 'create extension if not exists citus')),
  );
  const { hostname, port } = new URL(url);
  await execute(own, `select citus_set_coordinator_host('${hostname}', ${port || 5432})`);
  for (const worker of workers) {
    const [host, workerPort] = worker.split(':');
    await addNode(own, `select citus_add_node('${host}', ${workerPort})`);
  }
  const database = await openDatabase({ databaseUrl: own, dataDir: '', log: quiet });
  await distribute(database.sql, { onStep: () => undefined });
  await database.close();
}

/** Databases that are made at once write the same roles, in which they meet. */
async function addNode(url: string, statement: string, tries = 20): Promise<void> {
  try {
    await execute(url, statement);
  } catch (error) {
    if (tries === 1) throw error;
    await addNode(url, statement, tries - 1);
  }
}

/** Takes away what workers have of it. */
export async function dropOnWorkers(url: string, name: string): Promise<void> {
  await Promise.all(
    onWorkers(url, 'postgres').map((worker) =>
      execute(worker, `drop database if exists ${name} with (force)`),
    ),
  );
}
