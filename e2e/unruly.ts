import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import postgres from 'postgres';
import { execute, siblingOf, type TestServer } from '#test/database-server.ts';
import { startMailServer, type TestMailServer } from '#test/mail-server.ts';
import { startProduct } from '#test/product.ts';
import { startUnrulyProxy, type UnrulyProxy } from '#test/unruly-proxy.ts';

/** A product behind a line that can fail, with its database and its mail server within reach. */
export interface Surroundings {
  /** `http://localhost:…`, the product as the browser knows it: through the proxy. */
  readonly url: string;
  readonly line: UnrulyProxy;
  readonly sql: postgres.Sql;
  readonly mail: TestMailServer;
}

interface OfWorker {
  /** As in the environment. */
  settings: Readonly<Record<string, string>>;
  surroundings: Surroundings;
}

interface OfTest {
  /** The line to the product; calm when a test begins. */
  line: UnrulyProxy;
  sql: postgres.Sql;
  mail: TestMailServer;
}

/** For tests that need failures of the line: the product's answers are its own, or lost, or what a gateway says. */
export const test = base.extend<OfTest, OfWorker>({
  settings: [{}, { option: true, scope: 'worker' }],
  surroundings: [
    async ({ settings }, provide) => {
      const server = JSON.parse(process.env['BIRTU_TEST_SERVER'] ?? '{}') as TestServer;
      const name = `birtu_e2e_${randomBytes(6).toString('hex')}`;
      const dataDir = mkdtempSync(join(tmpdir(), 'birtu-e2e-'));
      const database = siblingOf(server.url, name);
      await execute(server.url, `create database ${name} template ${server.template}`);
      const mail = await startMailServer();
      let target = '';
      const line = await startUnrulyProxy(() => target);
      const own = { DATABASE_URL: database, DATA_DIR: dataDir, PUBLIC_URL: line.url, SMTP_URL: mail.url };
      const product = await startProduct({ EMAIL_CONFIRMATION: 'off', ...own, ...settings });
      target = product.url;
      const sql = postgres(database, { max: 2, onnotice: () => undefined });
      await provide({ url: line.url, line, sql, mail });
      await sql.end();
      await line.close();
      await product.stop();
      await mail.stop();
      await execute(server.url, `drop database if exists ${name} with (force)`);
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  baseURL: ({ surroundings }, provide) => provide(surroundings.url),
  line: async ({ surroundings }, provide) => {
    surroundings.line.calm();
    await provide(surroundings.line);
    surroundings.line.calm();
  },
  sql: ({ surroundings }, provide) => provide(surroundings.sql),
  mail: ({ surroundings }, provide) => provide(surroundings.mail),
});

export { expect } from '@playwright/test';
