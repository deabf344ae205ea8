import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { languages, pathIn } from '#src/lib/language.ts';
import { untilAlive, watchAlive } from './alive.ts';
import { memberScreens, newIds, signInAsBusyMember } from './member-screens.ts';
import { signInAsNewMember } from './member.ts';
import { expect, test } from './product.ts';
import { publicPages, publicParts } from './public-pages.ts';
import { touched, type Screen } from './screens.ts';
import { signInAsBusyStaff, staffScreens } from './staff-screens.ts';
import { signInAs } from './staff.ts';
import { wordsOf } from './words.ts';

/** Where the sheets go. */
const folder = process.env['SHEETS_FOLDER'] ?? 'test-results/sheets';
const widths = [320, 375, 768, 1280] as const;
const themes = ['light', 'dark'] as const;
/** Below it a page is cut off: what is wrong is seen before. */
const maxHeight = 1600;

/** Who looks: with much that is theirs, or with nothing yet. */
interface Reader {
  readonly screens: readonly Screen[];
  readonly busy?: (page: Page) => Promise<unknown>;
  readonly fresh?: (page: Page) => Promise<unknown>;
}

const ids = newIds();
const readers: Readonly<Record<string, Reader>> = {
  ...Object.fromEntries(
    publicParts.map((part): [string, Reader] => [
      part,
      { screens: [...publicPages[part], ...(touched[part] ?? [])] },
    ]),
  ),
  member: {
    screens: memberScreens(ids),
    busy: (page) => signInAsBusyMember(page, ids),
    fresh: (page) => signInAsNewMember(page),
  },
  staff: {
    screens: staffScreens,
    busy: signInAsBusyStaff,
    fresh: (page) => signInAs(page, 'admin_super'),
  },
};

/** What a page is in when it is looked at. */
interface State {
  /** Of whoever has nothing yet. */
  readonly isFresh?: boolean;
  /** What the page's own questions get. */
  readonly answers?: (page: Page) => Promise<unknown>;
  /** What becomes of its texts. */
  readonly rewrite?: 'long' | 'short';
}

const questions = '**/api/**';
const states: Readonly<Record<string, State>> = {
  full: {},
  empty: { isFresh: true },
  loading: { answers: (page) => page.route(questions, () => undefined) },
  failed: {
    answers: (page) =>
      page.route(questions, (route) =>
        route.fulfill({
          status: 503,
          contentType: 'application/problem+json',
          body: JSON.stringify({
            type: 'about:blank',
            title: 'Unavailable',
            status: 503,
            code: 'unavailable',
          }),
        }),
      ),
  },
  offline: { answers: (page) => page.route(questions, (route) => route.abort('internetdisconnected')) },
  long: { rewrite: 'long' },
  short: { rewrite: 'short' },
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

/** A screen in its themes and languages, by width. */
async function look(page: Page, { address, prepare }: Screen, state: State) {
  const byWidth = new Map<number, Picture[]>(widths.map((width) => [width, []]));
  for (const language of languages)
    for (const theme of themes) {
      await page.setViewportSize({ width: 375, height: 812 });
      await page.evaluate((chosen) => localStorage.setItem('birtu-theme', chosen), theme);
      await page.goto(pathIn(language, address));
      await untilAlive(page);
      // What cannot be had cannot be worked with.
      if (!state.answers) await prepare?.(page, wordsOf(language));
      else await expect(page.locator('h1').first()).toBeVisible();
      if (state.rewrite) await page.evaluate(rewriteTexts, state.rewrite);
      if (!state.answers) await page.waitForLoadState('networkidle');
      await loadPictures(page);
      for (const width of widths) {
        await page.setViewportSize({ width, height: width < 700 ? 812 : 900 });
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        const clip = { x: 0, y: 0, width, height: Math.min(height, maxHeight) };
        const png = await page.screenshot({ fullPage: true, clip });
        byWidth.get(width)!.push({ title: `${theme}, ${language}`, png });
      }
    }
  return byWidth;
}

for (const [who, { screens, busy, fresh }] of Object.entries(readers))
  for (const [name, state] of Object.entries(states)) {
    // Pages that everybody gets alike come whole, whatever the line does then.
    if (!busy && (state.isFresh || state.answers)) continue;
    test(`${who}, ${name}`, async ({ page, browser }) => {
      mkdirSync(folder, { recursive: true });
      await page.goto('/robots.txt');
      await (state.isFresh ? fresh : busy)?.(page);
      await watchAlive(page);
      await state.answers?.(page);
      const missed: string[] = [];
      for (const [place, screen] of screens.entries()) {
        const title = `${who}-${String(place + 1).padStart(2, '0')}-${screen.address.slice(1, 50).replaceAll(/\W+/g, '-')}-${name}`;
        // One that cannot be made ready in a state keeps none of the others.
        await look(page, screen, state).then(
          async (byWidth) => {
            for (const [width, pictures] of byWidth) await keepSheet(browser, title, width, pictures);
          },
          (error: unknown) => missed.push(`${title}: ${String(error).split('\n')[0]}`),
        );
      }
      expect(missed).toEqual([]);
    });
  }
