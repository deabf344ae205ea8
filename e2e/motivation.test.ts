import type { Locator, Page } from '@playwright/test';
import { execute } from '#test/database-server.ts';
import { openAlive } from './alive.ts';
import { expect, test, withProduct } from './product.ts';

const motivation = '/services/motivational-content';
const article = `${motivation}/building-habits`;
const hub = '/services/educational-content';

/** The quotation whose turn it is. */
const shownQuote = (page: Page): Locator => page.locator('.quotes li').filter({ visible: true });

/** Lets so many seconds of every animation pass at once. */
const pass = (page: Page, seconds: number) =>
  page.evaluate((milliseconds) => {
    for (const animation of document.getAnimations())
      if (animation.timeline === document.timeline)
        animation.currentTime = Number(animation.currentTime) + milliseconds;
  }, seconds * 1000);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all goes by addresses and forms alone', async ({ page }) => {
    await test.step('the motivation page can be read whole, and leads everywhere it should', async () => {
      await page.goto(motivation);
      await expect(page.locator('.quotes blockquote')).toHaveCount(12);
      for (const told of ['85%', '3x', '21'])
        await expect(page.getByText(told, { exact: true }).first()).toBeVisible();
      await expect(page.getByRole('table')).toContainText('Motivation');
      for (const address of [
        '/services/fitness-and-nutrition-plans',
        '/bmi',
        '/services/educational-content',
        '/contact',
        '/register',
        '/login',
        '/services/nutrition',
      ])
        await expect(page.locator(`main a[href="${address}"]`).first()).toBeVisible();
      const ways = page.locator('details.way');
      await ways.nth(0).locator('summary').click();
      await ways.nth(2).locator('summary').click();
      await expect(ways.nth(0).locator('p')).toBeVisible();
      await expect(ways.nth(2).locator('p')).toBeVisible();
      await ways.nth(0).locator('summary').click();
      await expect(ways.nth(0).locator('p')).toBeHidden();
      await expect(ways.nth(2).locator('p')).toBeVisible();
    });

    await test.step('an article is read from the list, with its sources, in the other language, and on to the next', async () => {
      await page.goto(motivation);
      await page.getByRole('link', { name: 'Building habits that stay' }).click();
      await expect(page).toHaveURL(article);
      await page.locator('.article-body a[href="#source-2"]').first().click();
      await expect(page.locator('#source-2')).toContainText('Lally');
      await page.getByRole('link', { name: 'በአማርኛ ያንብቡ' }).click();
      await expect(page).toHaveURL(`/am${article}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('የሚዘልቅ ልማድ መገንባት');
      await expect(page.locator('nav[aria-labelledby="others"] li')).toHaveCount(4);
      await page.locator('nav[aria-labelledby="others"] a').first().click();
      await expect(page).toHaveURL(/\/am\/services\/motivational-content\/(?!building)/);
    });

    await test.step('an article that does not exist keeps its name on the page', async () => {
      const answer = await page.goto('/services/educational-content/no-such-thing');
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('no-such-thing');
    });
  });
});

test('an article that does not exist calls no address its own, the application running, either', async ({
  page,
}) => {
  await openAlive(page, '/services/educational-content/no-such-thing');
  await expect(page.locator('link[rel=canonical], link[hreflang]')).toHaveCount(0);
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
});

test('the quotations take turns of five seconds, and wait for whoever points, goes there by key or says stop', async ({
  page,
}) => {
  await page.goto(motivation);
  const list = page.locator('.quotes ul');
  const isPaused = () =>
    list.evaluate((element) =>
      element.getAnimations({ subtree: true }).every(({ playState }) => playState === 'paused'),
    );
  await pass(page, 0.5);
  await expect(shownQuote(page)).toHaveCount(1);
  const first = await shownQuote(page).textContent();
  await pass(page, 5);
  await expect(shownQuote(page)).toHaveCount(1);
  expect(await shownQuote(page).textContent()).not.toBe(first);
  await pass(page, 55);
  expect(await shownQuote(page).textContent()).toBe(first);

  expect(await isPaused()).toBe(false);
  await page.locator('.quotes').hover();
  expect(await isPaused()).toBe(true);
  await page.mouse.move(0, 0);
  expect(await isPaused()).toBe(false);
  await list.focus();
  expect(await isPaused()).toBe(true);
  await list.blur();
  await page.locator('.quotes-stop').click();
  await page.mouse.move(0, 0);
  await page.locator('.quotes-stop input').blur();
  expect(await isPaused()).toBe(true);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(shownQuote(page)).toHaveCount(12);
});

test('the bar along the top says how far one has read, up to 100 and no further', async ({ page }) => {
  await page.goto(motivation);
  const read = () =>
    page
      .locator('.scroll-progress')
      .evaluate((bar) => Number(getComputedStyle(bar).getPropertyValue('--read')));
  expect(await read()).toBe(0);
  await page.evaluate(() => scrollTo(0, (document.body.scrollHeight - innerHeight) / 2));
  await expect.poll(read).toBeGreaterThan(40);
  expect(await read()).toBeLessThan(60);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight * 2));
  await expect.poll(read).toBe(100);
});

/** What a browser makes of a feed. */
const feedAt = (page: Page, address: string) =>
  page.evaluate(async (path) => {
    const text = await (await fetch(path)).text();
    const feed = new DOMParser().parseFromString(text, 'application/xml');
    const inside = (html: string) => new DOMParser().parseFromString(html, 'text/html').body.textContent;
    return {
      faults: feed.querySelectorAll('parsererror').length,
      language: feed.documentElement.getAttribute('xml:lang'),
      titles: [...feed.querySelectorAll('entry > title')].map((title) => title.textContent),
      texts: [...feed.querySelectorAll('entry > content')].map(({ textContent }) => inside(textContent)),
    };
  }, address);

test('the feed is named on the page, well-formed, and has every article whole in its language', async ({
  page,
}) => {
  await page.goto(`/am${motivation}`);
  const named = page.locator('link[rel=alternate][type="application/atom+xml"]');
  await expect(named).toHaveAttribute('href', '/am/feed.xml');
  for (const [address, language] of [
    ['/feed.xml', 'en'],
    ['/am/feed.xml', 'am'],
  ] as const) {
    const feed = await feedAt(page, address);
    expect(feed).toMatchObject({ faults: 0, language });
    expect(feed.titles.length).toBeGreaterThanOrEqual(8);
    expect(Math.min(...feed.texts.map((text) => text.length))).toBeGreaterThan(2000);
  }
});

test('articles that cannot be read are missed aloud; what staff change shows at once, as it was typed', async ({
  page,
}) => {
  // It starts a product of its own.
  test.slow();
  await withProduct({}, async ({ url }, databaseUrl) => {
    await test.step('where articles cannot be read, the pages say so and the rest stands', async () => {
      await execute(databaseUrl, 'alter table content_items rename to away');
      const answers = [await page.goto(url + motivation)];
      await expect(page.getByRole('alert')).toHaveText(
        'Failed to load the articles. Please try again later.',
      );
      await expect(page.locator('.quotes li')).toHaveCount(12);
      answers.push(await page.goto(url + article));
      await expect(page.getByRole('alert')).toHaveText('Failed to load the article. Please try again later.');
      await expect(page.getByRole('link', { name: 'Educational content', exact: true })).toBeVisible();
      answers.push(await page.goto(url + hub));
      await expect(page.getByRole('heading', { name: 'Health Education' })).toBeVisible();
      expect(answers.map((answer) => answer!.status() >= 500)).toEqual([true, true, true]);
      await execute(databaseUrl, 'alter table away rename to content_items');
      await page.goto(url + motivation);
      await expect(page.getByRole('link', { name: 'Building habits that stay' })).toBeVisible();
      await page.goto(url + hub);
      await expect(page.getByRole('heading', { name: 'Articles', exact: true })).toBeVisible();
    });

    await test.step('a change shows on the page, in the list and in the feed, and nothing in it runs', async () => {
      await feedAt(page, '/feed.xml');
      const typed = 'A <script>alert(1)</script> title & "more"';
      const body = '<img src=x onerror="alert(1)"> **Bold**';
      await execute(
        databaseUrl,
        `update content_items set title = jsonb_build_object('en', $$${typed}$$), version = version + 1,
          data = data || jsonb_build_object('body', jsonb_build_object('en', $$${body}$$))
         where id = 'building-habits'`,
      );
      await expect.poll(async () => (await feedAt(page, '/feed.xml')).titles).toContain(typed);
      await page.goto(url + motivation);
      await expect(page.getByRole('link', { name: typed })).toBeVisible();
      page.on('dialog', (dialog) => expect(dialog.message()).toBe('nothing runs'));
      await page.goto(url + article);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(typed);
      await expect(page.locator('.article-body')).toHaveText('<img src=x onerror="alert(1)"> Bold');
      await expect(page.locator('.article-body strong')).toHaveText('Bold');
      await page.goto(`${url}/am${article}`);
      await expect(page.getByRole('note')).toBeVisible();
      await expect(page.locator('main article')).toHaveAttribute('lang', 'en');
    });
  });
});
