import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { copyTemplate, execute, siblingOf, type TestServer } from '#test/database-server.ts';
import { startProduct, type Product } from '#test/product.ts';

/**
 * The database of each product that runs here, by the product's address: for what no screen can do, such as making the
 * first of the staff.
 */
export const databases = new Map<string, string>();

/** The product's own process, which can end and come back. */
export interface Server {
  /** Ends it in the middle of whatever it does. */
  kill(): Promise<void>;
  /**
   * Starts it again at its address and on its database, once it has been killed.
   *
   * @param settings beside those that it had at first
   */
  start(settings?: Readonly<Record<string, string>>): Promise<void>;
  /** Back to what it was at first, if anything was done to it. */
  restore(): Promise<void>;
}

/** Runs the product on a fresh copy of the migrated database while `work` uses it. */
export async function withProduct(
  settings: Readonly<Record<string, string>>,
  work: (product: Product, databaseUrl: string, server: Server) => Promise<void>,
): Promise<void> {
  const server = JSON.parse(process.env['BIRTU_TEST_SERVER'] ?? '{}') as TestServer;
  const name = `birtu_e2e_${randomBytes(6).toString('hex')}`;
  const dataDir = mkdtempSync(join(tmpdir(), 'birtu-e2e-'));
  await copyTemplate(server, name);
  const databaseUrl = siblingOf(server.url, name);
  const own = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, ...settings };
  let product = await startProduct(own);
  const { url } = product;
  databases.set(url, databaseUrl);
  let isOwn = true;
  const productServer: Server = {
    async kill() {
      isOwn = false;
      await product.kill();
    },
    async start(others) {
      product = await startProduct({ ...own, PORT: new URL(url).port, ...others });
      isOwn = others === undefined;
    },
    async restore() {
      if (isOwn) return;
      await product.kill();
      await productServer.start();
    },
  };
  await work(product, databaseUrl, productServer);
  await product.stop();
  await execute(server.url, `drop database if exists ${name} with (force)`);
  rmSync(dataDir, { recursive: true, force: true });
}

/** A product of its own for each worker. */
export const test = base.extend<object, { product: Product }>({
  product: [
    // Playwright reads the first parameter's pattern, and refuses a name.
    // eslint-disable-next-line no-empty-pattern
    async ({}, provide) => withProduct({}, (product) => provide(product)),
    { scope: 'worker' },
  ],
  baseURL: ({ product }, provide) => provide(product.url),
});

export { expect } from '@playwright/test';
