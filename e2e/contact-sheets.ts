import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { problem } from '#src/api/problem.ts';
import { awayMessage } from '#src/api/server-faults.ts';
import { languages, pathIn } from '#src/lib/language.ts';
import { untilAlive, watchAlive } from './alive.ts';
import { misfits } from './fitting.ts';
import { expect, test } from './product.ts';
import { publicPages, publicParts } from './public-pages.ts';
import { sentForms, touched } from './screens.ts';
import { memberOf, staffOf, type Amount, type SignIn } from './sheet-readers.ts';
import { wordsOf } from './words.ts';

/** Where the sheets go. */
const folder = process.env['SHEETS_FOLDER'] ?? 'test-results/sheets';
const widths = [320, 375, 768, 1280] as const;
const themes = ['light', 'dark'] as const;
/** Below it a page is cut off: what is wrong is seen before. */
const maxHeight = 1600;

interface Reader {
  readonly signIn: SignIn;
  /** Those in which a screen of theirs looks different. */
  readonly states: readonly StateName[];
  /** Its texts are not theirs, so that they are made long and short on the screen. */
  readonly isRewritten?: boolean;
  /** What cannot be had cannot be worked with, but it can be sent. */
  readonly isSent?: boolean;
}

/** What a page is in when it is looked at. */
interface State {
  readonly amount?: Amount;
  /** What the page's own questions get. */
  readonly answers?: (page: Page) => Promise<unknown>;
  readonly rewrite?: 'long' | 'short';
}

/** As the server answers while its database is away. */
const unavailable = problem(503, 'unavailable', awayMessage.id);
/** Of the page itself: who is signed in is known, as without it nothing is shown but that. */
const questions = /\/(api\/(?!profile$)|auth\/v1\/)/;
const states = {
  full: {},
  empty: { amount: 'nothing' },
  loading: { amount: 'nothing', answers: (page) => page.route(questions, () => undefined) },
  failed: {
    amount: 'nothing',
    answers: (page) =>
      page.route(questions, (route) =>
        route.fulfill({
          status: 503,
          contentType: 'application/problem+json',
          body: JSON.stringify(unavailable),
        }),
      ),
  },
  offline: {
    amount: 'nothing',
    answers: (page) => page.route(questions, (route) => route.abort('internetdisconnected')),
  },
  long: { amount: 'much', rewrite: 'long' },
  short: { amount: 'little', rewrite: 'short' },
} as const satisfies Readonly<Record<string, State>>;

type StateName = keyof typeof states;
const allStates = Object.keys(states) as StateName[];

const readers: Readonly<Record<string, Reader>> = {
  // Pages that everybody gets alike come whole, whatever the line does then.
  ...Object.fromEntries(
    publicParts.map((part): [string, Reader] => [
      part,
      {
        signIn: () => Promise.resolve([...publicPages[part], ...(touched[part] ?? [])]),
        states: ['full', 'long', 'short'],
        isRewritten: true,
      },
    ]),
  ),
  forms: { signIn: () => Promise.resolve(sentForms), states: ['loading', 'failed', 'offline'], isSent: true },
  member: { signIn: memberOf, states: allStates },
  staff: { signIn: staffOf, states: allStates },
};

/** Runs in the page: each text twice, or its first letters. */
function rewriteTexts(into: 'long' | 'short'): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue?.trim();
    if (!text || node.parentElement?.closest('script,style,svg')) continue;
    node.nodeValue = into === 'long' ? `${text} ${text}` : text.slice(0, 3);
  }
}

interface Picture {
  readonly width: number;
  readonly title: string;
  readonly png: Buffer;
}

/** Of one width: phones side by side, wider pages two by two. */
async function keepSheet(browser: Browser, name: string, width: number, pictures: readonly Picture[]) {
  const columns = width < 700 ? 4 : 2;
  const page = await browser.newPage({ viewport: { width: 1560, height: 800 } });
  const cells = pictures.map(
    ({ title, png }) =>
      `<figure><figcaption>${title}</figcaption><img src="data:image/png;base64,${png.toString('base64')}"></figure>`,
  );
  await page.setContent(
    `<style>body{margin:4px;display:grid;grid-template-columns:repeat(${columns},1fr);gap:4px;background:#888;font:12px sans-serif}
      figure{margin:0}img{width:100%}h1{grid-column:1/-1;margin:0;font-size:16px}</style>
      <h1>${name}, ${width} px</h1>${cells.join('')}`,
  );
  await page.screenshot({ path: join(folder, `${name}-${width}.png`), fullPage: true });
  await page.close();
}

/** Pictures further down load as one scrolls. */
const loadPictures = (page: Page) =>
  page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });

/** Until nothing is on its way any more; what is never answered has only begun. */
async function settle(page: Page, name: StateName) {
  const main = page.locator('main').first();
  await expect(main).toHaveText(/\S/);
  if (name === 'loading') return;
  await expect(main.locator('[aria-busy=true]')).toHaveCount(0);
  // What goes on and on is shown as it is.
  await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined);
}

/** A screen as it stands, in both themes, at each width. */
async function look(page: Page, language: string): Promise<Picture[]> {
  const pictures: Picture[] = [];
  for (const theme of themes) {
    await page.evaluate((chosen) => void (document.documentElement.dataset['theme'] = chosen), theme);
    await loadPictures(page);
    // What stays while one scrolls would else stand in the middle of a whole page.
    await page.evaluate(() => document.querySelector('dialog:modal') ?? scrollTo(0, 0));
    for (const width of widths) {
      await page.setViewportSize({ width, height: width < 700 ? 812 : 900 });
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      const clip = { x: 0, y: 0, width, height: Math.min(height, maxHeight) };
      // What lies over the page lies over what is seen of it, wherever that is.
      const isOver = await page.evaluate(() => document.querySelector('dialog:modal') !== null);
      const png = await page.screenshot({ ...(!isOver && { fullPage: true, clip }), animations: 'disabled' });
      pictures.push({ width, title: `${theme}, ${language}`, png });
    }
  }
  return pictures;
}

/** What does not fit is said beside the sheets, where it is found sooner than seen. */
const note = (title: string, faults: readonly string[]) =>
  appendFileSync(
    join(folder, 'faults.txt'),
    faults
      .slice(0, 8)
      .map((fault) => `${title}: ${fault}\n`)
      .join(''),
  );

for (const [who, { signIn, states: shown, isRewritten, isSent }] of Object.entries(readers))
  for (const name of shown) {
    const { amount = 'usual', answers, rewrite }: State = states[name];
    test(`${who}, ${name}`, async ({ browser, baseURL }) => {
      mkdirSync(folder, { recursive: true });
      const missed: string[] = [];
      /** In each language somebody else: what is done on a screen is done once. */
      const readings = await Promise.all(
        languages.map(async (language) => {
          const context = await browser.newContext({ baseURL: baseURL! });
          const page = await context.newPage();
          // What was begun on a screen is left behind on the next.
          page.on('dialog', (dialog) => void dialog.accept());
          await page.goto('/robots.txt');
          const screens = await signIn(page, amount);
          await watchAlive(page);
          await answers?.(page);
          return { language, page, screens, word: wordsOf(language) };
        }),
      );
      for (const [place, { address: first }] of readings[0]!.screens.entries()) {
        const named = first.slice(1, 50).replaceAll(/[0-9a-f]{8}-[-0-9a-f]+|\W+/g, '-');
        const title = `${who}-${name}-${String(place + 1).padStart(2, '0')}-${named}`;
        const pictures: Picture[] = [];
        for (const { language, page, screens, word } of readings) {
          const { address, prepare } = screens[place]!;
          try {
            await page.bringToFront();
            await page.setViewportSize({ width: 375, height: 812 });
            await page.goto(pathIn(language, address));
            await untilAlive(page);
            if (!answers || isSent) await prepare?.(page, word);
            await settle(page, name);
            if (rewrite && isRewritten) await page.evaluate(rewriteTexts, rewrite);
            note(`${title}, ${language}`, await misfits(page, ['asUsual', 'large']));
            pictures.push(...(await look(page, language)));
          } catch (error) {
            // One that cannot be made ready in a state keeps none of the others.
            missed.push(`${title}, ${language}: ${String(error).split('\n').slice(0, 3).join(' ')}`);
          }
        }
        for (const width of widths) {
          const ofWidth = pictures.filter((picture) => picture.width === width);
          await keepSheet(browser, title, width, ofWidth);
        }
      }
      for (const { page } of readings) {
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        await page.context().close();
      }
      expect(missed).toEqual([]);
    });
  }
