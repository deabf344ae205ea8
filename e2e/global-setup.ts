import { seed } from '#db/seed.server.ts';
import { migrate } from '#src/server/migrate.server.ts';
import { startTestServer } from '#test/database-server.ts';

/** One database server for all browser tests; each worker's product gets a copy of its template, with all that comes with the product. */
export default async function setup(): Promise<() => Promise<void>> {
  const server = await startTestServer(async (sql) => {
    await migrate(sql);
    await seed(sql);
  });
  process.env['BIRTU_TEST_SERVER'] = JSON.stringify({ url: server.url, template: server.template });
  return server.stop;
}
