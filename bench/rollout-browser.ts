/** A browser that holds pages of the release before while another one takes its place. */
import { createServer, request } from 'node:http';
import { chromium, type Page } from '@playwright/test';
import { freePort } from '#test/product.ts';
import { findBrowser } from '../scripts/browser.mjs';

/** One address in front of the nodes. */
export interface Front {
  readonly url: string;
  /** Which node is asked from now on; files, another one. */
  point: (to: string, files?: string) => void;
  /** Files that were asked for and not there. */
  readonly missing: readonly string[];
  readonly close: () => void;
}

export async function startFront(first: string): Promise<Front> {
  let [node, files] = [first, first];
  const missing: string[] = [];
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/';
    const { host: _host, ...headers } = incoming.headers;
    const to = new URL(path, path.startsWith('/assets/') ? files : node);
    const forwarded = request(to, { method: incoming.method, headers, agent: false }, (answer) => {
      if (answer.statusCode === 404) missing.push(path);
      outgoing.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${port}`,
    point: (to, filesOf = to) => void ([node, files] = [to, filesOf]),
    missing,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

const patience = { timeout: 30_000 };

/** Waits until the application has taken a page over. */
async function untilAlive(page: Page, { timeout } = patience): Promise<void> {
  await page.locator('footer').hover();
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-ready'), null, { timeout });
}

/** Whether every style sheet is there that a page names and does not have in itself. */
const isStyled = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const named = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
    const isThere = (sheet: CSSStyleSheet | null) => {
      try {
        return sheet !== null && sheet.cssRules.length > 0;
      } catch {
        return false; // What could not be had belongs to nobody.
      }
    };
    const wanted = named.filter(({ disabled }) => !disabled);
    return wanted.every(({ sheet }) => isThere(sheet)) && [...document.styleSheets].some(isThere);
  });

export interface Held {
  /** With only the next release there. @returns what was wrong */
  readonly goOn: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

/** Opens pages of the release that the front leads to, and keeps them. */
export async function holdPages(front: Front): Promise<Held> {
  const executablePath = await findBrowser();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox'],
  });
  const context = await browser.newContext({ baseURL: front.url, serviceWorkers: 'block' });
  await context.addInitScript(() =>
    addEventListener('birtu:ready', () => document.documentElement.setAttribute('data-ready', '')),
  );
  const alive = await context.newPage();
  await alive.goto('/');
  await untilAlive(alive);
  // Read, and not touched yet: nothing of the application is loaded.
  const read = await context.newPage();
  await read.goto('/services/education');
  return {
    async goOn() {
      const wrong: string[] = [];
      const attempt = async (what: string, work: () => Promise<void>) =>
        await work().catch((error: Error) => void wrong.push(`${what}: ${error.message.split('\n')[0]}`));
      await attempt('A page that was in use leads on', async () => {
        await alive.locator('footer a[href="/about"]').first().click(patience);
        await alive.waitForURL('**/about', patience);
        await alive.waitForLoadState('load', patience);
        await alive.locator('h1').first().waitFor(patience);
        if (!(await isStyled(alive))) throw new Error('without its styles');
      });
      await attempt('A page that was read leads on', async () => {
        await read.locator('footer a[href="/about"]').first().click(patience);
        await read.waitForURL('**/about', patience);
        await untilAlive(read);
      });
      return wrong;
    },
    close: () => browser.close(),
  };
}

/** Opens a document of one node, whose files are asked of another one. @returns what was wrong */
export async function openTorn(front: Front): Promise<readonly string[]> {
  const executablePath = await findBrowser();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox'],
  });
  try {
    const context = await browser.newContext({ baseURL: front.url, serviceWorkers: 'block' });
    await context.addInitScript(() =>
      addEventListener('birtu:ready', () => document.documentElement.setAttribute('data-ready', '')),
    );
    const page = await context.newPage();
    const wrong: string[] = [];
    for (const address of ['/', '/foods', '/am/services/education']) {
      await page.goto(address);
      await page.waitForLoadState('networkidle');
      if (!(await isStyled(page))) wrong.push(`${address} is without its styles`);
      await untilAlive(page, { timeout: 5_000 }).catch(
        () => void wrong.push(`${address} does not come alive`),
      );
    }
    return wrong;
  } finally {
    await browser.close();
  }
}
