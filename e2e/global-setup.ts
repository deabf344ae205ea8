import { startTestServer } from '#test/database-server.ts';

/** One database server for all browser tests; each worker's product gets a copy of its migrated template. */
export default async function setup(): Promise<() => Promise<void>> {
  const server = await startTestServer();
  process.env['BIRTU_TEST_SERVER'] = JSON.stringify({ url: server.url, template: server.template });
  return server.stop;
}
