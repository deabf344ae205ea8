import { findings } from './axe.ts';
import { expect, test } from './product.ts';

const listing = '/services/fitness-and-nutrition-plans';

test('what a browser shares is the page being read, by the one address that it has', async ({
  page,
  product,
}) => {
  const canonical = page.locator('link[rel=canonical]');
  await page.goto('/services/nutrition?utm_source=telegram');
  await expect(canonical).toHaveAttribute('href', `${product.url}${listing}?tab=nutrition`);
  await expect(page).toHaveTitle('Nutrition Plans · Birtu');

  await page.getByRole('link', { name: 'Fuel for the Long Run' }).first().click();
  await expect(page).toHaveTitle('Fuel for the Long Run · Birtu');
  await expect(canonical).toHaveAttribute('href', `${product.url}/nutrition-plans/fuel-for-the-long-run`);

  await page.goBack();
  await expect(page).toHaveTitle('Nutrition Plans · Birtu');
  await expect(canonical).toHaveAttribute('href', `${product.url}${listing}?tab=nutrition`);
});

// In the dark theme, which differs from the light one in colours alone, whose rule is excepted.
test('the API’s documentation is read on a phone, from here alone, and axe finds nothing', async ({
  page,
  product,
}) => {
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('request', (request) => {
    if (!request.url().startsWith(product.url) && !request.url().startsWith('data:'))
      faults.push(request.url());
  });
  await page.addInitScript(() => localStorage.setItem('birtu-theme', 'dark'));
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/api/docs');
  await expect(page.locator('html')).toHaveClass('dark-mode');
  const endpoint = page.locator('#operations-Plans-getPlansFitness');
  await endpoint.getByRole('button').first().click();
  await expect(endpoint.getByText('Who may call: everyone.')).toBeVisible();
  await expect(endpoint.getByText('weeklyWorkouts').first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  // These five lie in how the viewer is written.
  const ofTheViewer = [
    'color-contrast',
    'nested-interactive',
    'region',
    'scrollable-region-focusable',
    'select-name',
  ];
  expect(await findings(page, ofTheViewer)).toEqual([]);
  expect(faults).toEqual([]);
});

test('on paper a page is ink on white and holds nothing to press, in either theme', async ({ page }) => {
  await page.goto('/robots.txt');
  for (const theme of ['light', 'dark'] as const) {
    await page.evaluate((chosen) => localStorage.setItem('birtu-theme', chosen), theme);
    await page.goto('/services/fitness-plans/weight-loss-foundation');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.locator('h1')).toHaveCSS('color', 'rgb(33, 26, 21)');
    for (const part of ['.site-header', '.site-footer', 'main nav', 'main .button'])
      await expect(page.locator(part).first()).toBeHidden();
    // What stands folded on a screen is there to read.
    await expect(page.locator('main details p, main details li').first()).toBeVisible();
    const told = page.waitForRequest((request) => request.url().includes('/api/prints'));
    await page.pdf();
    const { searchParams } = new URL((await told).url());
    expect(Object.fromEntries(searchParams)).toEqual({
      page: '/services/fitness-plans/weight-loss-foundation',
    });
  }
});
