import { test as base } from '@playwright/test';
import postgres from 'postgres';
import { startMailServer } from '#test/mail-server.ts';
import { startUnrulyProxy, type UnrulyProxy } from '#test/unruly-proxy.ts';
import { openMailbox, type Mailbox } from './mailing-product.ts';
import { databases, withProduct, type Server } from './product.ts';

/** A product behind a line that can fail, with its database and its mail server within reach. */
interface Surroundings {
  /** `http://localhost:…`, the product as the browser knows it: through the proxy. */
  readonly url: string;
  readonly line: UnrulyProxy;
  readonly sql: postgres.Sql;
  readonly mailbox: Mailbox;
  readonly server: Server;
}

interface OfWorker {
  surroundings: Surroundings;
}

interface OfTest {
  /** The line to the product; calm when a test begins. */
  line: UnrulyProxy;
  sql: postgres.Sql;
  mailbox: Mailbox;
  /** The product's process; as at first when a test begins. */
  server: Server;
}

/** For tests that need failures of the line: the product's answers are its own, or lost, or what a gateway says. */
export const test = base.extend<OfTest, OfWorker>({
  surroundings: [
    // Playwright reads the first parameter's pattern, and refuses a name.
    // eslint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const mailServer = await startMailServer();
      let target = '';
      const line = await startUnrulyProxy(() => target);
      const own = { PUBLIC_URL: line.url, SMTP_URL: mailServer.url, EMAIL_CONFIRMATION: 'off' };
      await withProduct(own, async (product, databaseUrl, server) => {
        target = product.url;
        databases.set(line.url, databaseUrl);
        const sql = postgres(databaseUrl, { max: 2, onnotice: () => undefined });
        await provide({ url: line.url, line, sql, mailbox: openMailbox(mailServer.received), server });
        await sql.end();
      });
      await line.close();
      await mailServer.stop();
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
  mailbox: ({ surroundings }, provide) => provide(surroundings.mailbox),
  server: async ({ surroundings: { server } }, provide) => {
    await provide(server);
    await server.restore();
  },
});

export { expect } from '@playwright/test';
