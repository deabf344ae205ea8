import sharp from 'sharp';
import type { Page } from '@playwright/test';
import { openAlive } from './alive.ts';
import { signInAsNewMember } from './member.ts';
import { expect, test } from './product.ts';

const menu = (page: Page) => page.locator('#mobile-menu');
const openMenu = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true }).click();

/** By wheel, as a reader does; the page does not move when it is locked. */
async function scrollBy(page: Page, pixels: number): Promise<number> {
  await page.mouse.move(20, 400);
  // Wheels are told of once a picture has been drawn since somebody listens.
  const listening = await page.evaluateHandle(async () => {
    const drawn = () =>
      new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
    const shown = new Promise<number>((resolve) =>
      addEventListener('wheel', () => void drawn().then(() => resolve(scrollY)), {
        once: true,
        passive: true,
      }),
    );
    await drawn();
    return { shown };
  });
  await page.mouse.wheel(0, pixels);
  return await listening.evaluate(({ shown }) => shown);
}

test('the frame of public pages keeps its place, leads on and back, in either language', async ({ page }) => {
  await test.step('the header turns solid after more than 50 px, and clear again at the top', async () => {
    await page.goto('/');
    const header = page.getByRole('banner');
    const clear = 'rgba(0, 0, 0, 0)';
    await expect(header).toHaveCSS('background-color', clear);
    await expect(header).toHaveCSS('position', 'fixed');
    await page.evaluate(() => scrollTo({ top: 50, behavior: 'instant' }));
    await expect(header).toHaveCSS('background-color', clear);
    await page.evaluate(() => scrollTo({ top: 51, behavior: 'instant' }));
    await expect(header).toHaveCSS('background-color', 'rgb(251, 247, 240)');
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(header).toHaveCSS('background-color', clear);
  });
  await test.step('the mobile menu locks scrolling, and closes on Escape, beside it and on the way to another page', async () => {
    await openAlive(page, '/');
    await openMenu(page);
    await expect(menu(page).getByRole('link')).toHaveText([
      'Search',
      'Plans',
      'Exercises',
      'Foods',
      'Recipes',
      'Fasting',
      'Guide',
      'Tools',
      'Home',
      'About',
      'Services',
      'Contact',
      'BMI',
      'Sign Up',
      'Login',
    ]);
    expect(await scrollBy(page, 600)).toBe(0);
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeFocused();
    await scrollBy(page, 600);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);

    await openMenu(page);
    await page.mouse.click(20, 400);
    await expect(menu(page)).toBeHidden();
    await expect(page).toHaveURL('/');

    await openMenu(page);
    await page.getByRole('button', { name: 'Close menu' }).click();
    await expect(menu(page)).toBeHidden();

    await openMenu(page);
    await menu(page).getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL('/about');
    await expect(menu(page)).toBeHidden();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe(
      'hidden',
    );
  });
  await test.step('every change of page begins at its top, and going back where one was', async () => {
    await openAlive(page, '/');
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
    await openMenu(page);
    await menu(page).getByRole('link', { name: 'Services' }).click();
    await expect(page).toHaveURL('/services');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500);
  });
  await test.step('a path that leads nowhere says so in either language, with the way home', async () => {
    const answer = await page.goto('/no/such/page');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
    await expect(page.locator('main')).toContainText(
      'The page may have been removed, renamed or be unavailable.',
    );
    await page.getByRole('link', { name: 'Return to Homepage' }).click();
    await expect(page).toHaveURL('/');

    expect((await page.goto('/am/no/such/page'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ገጹ አልተገኘም');
    await page.locator('main').getByRole('link').click();
    await expect(page).toHaveURL('/am');
  });
  await test.step('switching the language stays on the page, with its filters and its day', async () => {
    for (const address of [
      '/',
      '/bmi?height=170&unit=metric&weight=65',
      '/services/fitness-and-nutrition-plans?category=endurance&tab=nutrition',
      '/services/fitness-plans/weight-loss-foundation?day=3',
    ]) {
      await page.goto(address);
      await page.getByRole('link', { name: 'አማርኛ' }).click();
      await expect(page).toHaveURL(sameAs(address === '/' ? '/am' : `/am${address}`));
      await expect(page.locator('html')).toHaveAttribute('lang', 'am');
      await page.getByRole('link', { name: 'English' }).click();
      await expect(page).toHaveURL(sameAs(address));
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    }
  });
});

test('the frame of a member is a member’s, and leads staff to their screens', async ({ page }) => {
  await test.step('the profile has neither the public header nor the footer', async () => {
    await signInAsNewMember(page);
    await page.goto('/');
    await expect(page.locator('.site-header')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    const own = page.getByRole('navigation', { name: 'Yours' });
    await expect(own.getByRole('link')).toHaveText(['Today', 'Training', 'Food', 'Progress', 'Profile']);
    await own.getByRole('link', { name: 'Progress' }).click();
    await expect(page).toHaveURL('/profile/progress');
    await expect(own.locator('[aria-current=page]')).toHaveText('Progress');
    // Nothing that is read or pressed lies below it, at the end of the page either.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const below = await page.evaluate(() => {
      const lowest = document.querySelector('main')!.getBoundingClientRect().bottom;
      return lowest - document.querySelector('.thumb-bar')!.getBoundingClientRect().top;
    });
    expect(below).toBeLessThanOrEqual(0);
    for (const address of ['/profile', '/am/profile', '/profile/activities']) {
      await page.goto(address);
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.locator('.site-header')).toHaveCount(0);
      await expect(page.getByRole('contentinfo')).toHaveCount(0);
    }
  });
  await test.step('the links that staff see lead to screens that are there', async () => {
    await signInAsNewMember(page);
    await page.route('**/api/profile', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), role: 'planner' } });
    });
    await page.goto('/');
    await page.getByRole('button', { name: 'Selam Tesfaye' }).click();
    for (const link of await page.locator('#account-menu').getByRole('link').all()) {
      const address = (await link.getAttribute('href')) ?? '';
      expect((await page.request.get(address)).status(), address).toBe(200);
    }
  });
});

/** Whether an address is this one, in whatever order its parameters stand. */
function sameAs(address: string): (url: URL) => boolean {
  const [path, query = ''] = address.split('?');
  const sorted = (parameters: URLSearchParams) => [...parameters].map(String).toSorted().join();
  return ({ pathname, searchParams }) =>
    pathname === path && sorted(searchParams) === sorted(new URLSearchParams(query));
}

test('the longest name leaves a member’s menu on the screen of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const name = 'Birtukan Gebremedhin Woldegiorgis Hailemariam Te';
  await signInAsNewMember(page, { full_name: name });
  await page.goto('/');
  await page.getByRole('button', { name }).click();
  const menu = page.locator('#account-menu');
  await expect(menu).toBeVisible();
  const { x, width } = (await menu.boundingBox())!;
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(320);
  await expect(menu.getByText(name)).toBeInViewport({ ratio: 1 });
});

test('a picture that does not come gives way to the default one, and that to a notice', async ({ page }) => {
  await page.route('**/figures/plan-*.svg', (route) => route.abort());
  await page.goto('/services/fitness-and-nutrition-plans');
  const pictures = page.locator('main article img');
  await expect(pictures.first()).toHaveAttribute('src', '/default-image.svg');
  await expect
    .poll(() => pictures.first().evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await page.route('**/default-image.svg', (route) => route.abort());
  await page.reload();
  await expect(page.getByText('Image unavailable').first()).toBeVisible();
  await page.route('**/figures/hero-still.svg', (route) => route.abort());
  await page.goto('/');
  await expect(page.locator('.hero-picture').getByText('Image unavailable')).toBeVisible();
});

test('a drawing of a place that does not come leaves its ground, and no sign of the browser’s', async ({
  page,
}) => {
  await page.route('**/figures/scene-*.svg', (route) => route.abort());
  await page.goto('/recipes');
  const drawing = sharp(await page.locator('img.scene').screenshot());
  const { width, height } = await drawing.metadata();
  const corner = 5;
  const inside = { left: corner, top: corner, width: width - 2 * corner, height: height - 2 * corner };
  const { channels } = await sharp(await drawing.extract(inside).toBuffer()).stats();
  expect(channels.slice(0, 3).map(({ stdev }) => stdev)).toEqual([0, 0, 0]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all goes by addresses and forms alone', async ({ page }) => {
    await test.step('home is read, opened up, and leads to the plans', async () => {
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('Loading...')).toHaveCount(0);
      await page.getByText('Learn More').click();
      await expect(page.getByRole('heading', { name: 'Our approach' })).toBeVisible();
      await page.getByRole('link', { name: 'Start day 1' }).click();
      await expect(page.getByRole('heading', { name: 'Workout Schedule' })).toBeVisible();
    });

    await test.step('the mobile menu opens, closes and leads on', async () => {
      await page.goto('/am');
      await page.getByRole('button', { name: 'ምናሌ', exact: true }).click();
      await expect(menu(page)).toBeVisible();
      await page.mouse.click(20, 400);
      await expect(menu(page)).toBeHidden();
      await page.getByRole('button', { name: 'ምናሌ', exact: true }).click();
      await menu(page).getByRole('link', { name: 'ቢኤምአይ' }).click();
      await expect(page).toHaveURL('/am/bmi');
    });

    await test.step('the search finds with a slip, and leads to the rest in its list and to what was found', async () => {
      await page.goto('/about');
      await page.getByRole('link', { name: 'Search' }).first().click();
      await page.getByRole('searchbox').fill('sqat');
      await page.getByRole('button', { name: 'Search' }).click();
      await expect(page).toHaveURL('/search?q=sqat');
      await expect(page.locator('main h2').first()).toHaveText('Exercises');
      await page.getByRole('link', { name: /^Exercises: all \d+$/ }).click();
      await expect(page).toHaveURL('/exercises?q=sqat');
      await page.goto('/am/search?q=xylophone');
      await expect(page.getByText('«xylophone» የሚመስል ነገር አልተገኘም።')).toBeVisible();
      await page.locator('main').getByRole('link', { name: 'መዝገበ ቃላት' }).click();
      await expect(page).toHaveURL(/tab=glossary$/);
    });

    await test.step('tabs of the listing and days of a nutrition plan are addresses', async () => {
      await page.goto('/services/fitness-and-nutrition-plans');
      await page.getByRole('link', { name: 'Nutrition Plans' }).first().click();
      await expect(page).toHaveURL(/tab=nutrition/);
      await page.getByRole('link', { name: 'Everyday Balance' }).first().click();
      await page.getByRole('link', { name: /^Day 4/ }).click();
      await expect(page).toHaveURL(/day=4/);
      await expect(page.getByRole('link', { name: /^Day 4/ })).toHaveAttribute('aria-current', 'true');
      await expect(page.getByRole('heading', { name: 'Breakfast' })).toBeVisible();
    });
  });
});
