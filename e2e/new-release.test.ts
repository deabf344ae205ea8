import type { Page } from '@playwright/test';
import { untilAlive, watchAlive } from './alive.ts';
import { keptIn, untilDayIsKept, untilPageIsKept } from './kept.ts';
import { signInAsNewMember } from './member.ts';
import { buildNextRelease } from './next-release.ts';
import { expect, test } from './unruly.ts';

test.use({ serviceWorkers: 'allow' });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

interface Shelf {
  readonly documents: string[];
  /** The files that they name. */
  readonly needed: string[];
  /** Those of them that are not on the device. */
  readonly missing: string[];
}

/** Of every cache of documents, what it has, and what those need. */
const shelves = (page: Page) =>
  page.evaluate(async () => {
    const files = new Set(
      (await (await caches.open('birtu-assets')).keys()).map(({ url }) => new URL(url).pathname),
    );
    const found: Record<string, Shelf> = {};
    for (const name of await caches.keys()) {
      if (!name.startsWith('birtu-shells-') && name !== 'birtu-pages') continue;
      const cache = await caches.open(name);
      const shelf = { documents: [] as string[], needed: [] as string[], missing: [] as string[] };
      for (const request of await cache.keys()) {
        shelf.documents.push(new URL(request.url).pathname);
        // Of what is said where a page is missing, the application does not run.
        const needed = request.url.endsWith('/offline') ? /\.css$/ : /./;
        const html = (await (await cache.match(request, { ignoreVary: true }))?.text()) ?? '';
        for (const [file] of html.matchAll(/\/assets\/[\w-]+\.(?:js|css)/g))
          if (needed.test(file)) shelf.needed.push(file);
        shelf.missing.push(...shelf.needed.filter((file) => !files.has(file)));
      }
      shelf.documents.sort();
      found[name] = shelf;
    }
    return found;
  });

/** Of which release the application is that runs on a page. */
const releaseOn = (page: Page): Promise<'next' | 'first'> =>
  page.evaluate(() => {
    const entries = performance.getEntriesByType('resource').map(({ name }) => name);
    const own = entries.filter((name) => /\/assets\/[\w-]+\.js$/.test(name));
    return own.length > 0 && own.every((name) => name.includes('/next-')) ? 'next' : 'first';
  });

/** Until no worker is on its way any more. */
const untilInstalled = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const { installing, waiting } = await navigator.serviceWorker.ready;
        return installing === null && waiting === null;
      }),
    )
    .toBe(true);

/** As a browser does at a visit, in its own time. Its end is not waited for: it comes after an update on its way, which may be held. */
const lookForRelease = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    void registration.update().catch(() => undefined);
  });

test('a new release is taken whole, and no page breaks in between', async ({
  page,
  context,
  line,
  server,
}) => {
  const next = buildNextRelease();
  try {
    const { call } = await signInAsNewMember(page);
    await call('PUT', '/saved-plans/nutrition/everyday-balance', {});
    await page.goto('/today');
    await untilDayIsKept(page);
    const [[before, first]] = Object.entries(await shelves(page)).filter(
      ([name]) => name !== 'birtu-pages',
    ) as [[string, Shelf]];
    expect(first.missing).toEqual([]);
    const read = await context.newPage();
    await read.goto('/recipes/shiro-wat');
    await untilPageIsKept(read);

    await server.kill();
    await server.start({ BUILD_DIR: next.folder });
    // A gateway answers for a part of it: nothing changes.
    const gateway = line.cause({ answer: 502 }, /^GET \/profile\/assessments/);
    const visit = await context.newPage();
    await visit.goto('/today');
    await expect(visit.getByRole('heading', { name: 'Meals' })).toBeVisible();
    await lookForRelease(visit);
    await expect.poll(gateway.met).toBeGreaterThan(0);
    await untilInstalled(visit);
    expect(await releaseOn(visit)).toBe('first');
    expect((await shelves(page))[before]).toEqual(first);
    gateway.stop();

    // Half of it is there: the release before is whole.
    let go!: () => void;
    const held = new Promise<void>((resolve) => (go = resolve));
    const hold = line.cause({ hold: () => held }, /^GET \/profile\/assessments/);
    await visit.goto('/profile');
    await lookForRelease(visit);
    await expect.poll(hold.met).toBeGreaterThan(0);
    expect((await shelves(page))[before]).toEqual(first);
    go();
    const after = 'birtu-shells-ffffffffffff';
    const isWaiting = () =>
      page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state === 'installed');
    const devTools = await context.newCDPSession(visit);
    await devTools.send('ServiceWorker.enable');
    await expect(async () => {
      // A browser ends a worker of which nothing is asked, but not while a test looks at it.
      if (await isWaiting()) await devTools.send('ServiceWorker.stopAllWorkers');
      expect(Object.keys(await shelves(page))).not.toContain(before);
    }).toPass();
    const taken = (await shelves(page))[after]!;
    expect(taken.documents).toEqual(first.documents);
    expect(taken.missing).toEqual([]);

    // Open since before: what it loads now is of its own release.
    await button(page, 'Weigh in').click();
    await page.getByLabel('Weight (kg)').fill('71.5');
    await button(page, 'Save').click();
    await expect(page.getByText('Your weight is saved.')).toBeVisible();
    expect(await releaseOn(page)).toBe('first');
    // Where it leads to what it had not loaded, it leads to the next release.
    await read.locator('footer').getByRole('link', { name: 'About' }).first().click();
    await expect(read).toHaveURL('/about');
    await expect(read.getByRole('heading', { level: 1 })).toBeVisible();
    // The document is there before its scripts are.
    await expect.poll(() => releaseOn(read)).toBe('next');

    // The next visit.
    await visit.goto('/today');
    await expect(visit.getByRole('region', { name: 'Weight', exact: true })).toContainText('71.5 kg');
    await button(visit, 'Weigh in').click();
    await expect(visit.getByLabel('Weight (kg)')).toBeFocused();
    expect(await releaseOn(visit)).toBe('next');

    // No page of the release before is open: its files go, but for what kept pages need.
    await page.close();
    await expect(async () => {
      await visit.goto('/profile');
      const files = await keptIn(visit, 'birtu-assets');
      expect(first.needed.filter((file) => file.endsWith('.js') && !files.includes(file))).not.toEqual([]);
    }).toPass();

    await context.setOffline(true);
    const missing: string[] = [];
    visit.on('requestfailed', (request) => {
      const isLeft = request.failure()?.errorText === 'net::ERR_ABORTED';
      if (!isLeft && request.url().includes('/assets/')) missing.push(request.url());
    });
    await watchAlive(visit);
    for (const address of ['/recipes/shiro-wat', '/profile/progress', '/am/today', '/today']) {
      await visit.goto(address);
      await untilAlive(visit);
      await expect(visit.getByRole('heading', { level: 1 })).toBeVisible();
    }
    expect(missing).toEqual([]);
    expect(await releaseOn(visit)).toBe('next');
    await button(visit, 'Weigh in').click();
    await expect(visit.getByLabel('Weight (kg)')).toBeFocused();
  } finally {
    next.remove();
  }
});
