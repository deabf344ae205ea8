import type { Page } from '@playwright/test';
import { openAlive } from './alive.ts';
import { expect, test } from './product.ts';

const listing = '/services/fitness-and-nutrition-plans';
const lossPlan = '/services/fitness-plans/weight-loss-foundation';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all goes by addresses and forms alone', async ({ page }) => {
    await test.step('a visitor finds a plan by level, opens it and goes through its days', async () => {
      await page.goto(listing);
      await page.getByLabel('Level').selectOption('beginner');
      await page.getByRole('button', { name: 'Show' }).click();
      await expect(page).toHaveURL(/level=beginner/);
      await expect(page.locator('main article')).toHaveCount(10);
      await page.getByRole('link', { name: 'Weight Loss Foundation' }).click();

      await expect(page).toHaveURL(lossPlan);
      await expect(page.getByRole('link', { name: 'Day 1', exact: true })).toHaveAttribute(
        'aria-current',
        'true',
      );
      await expect(page.locator('main article')).toHaveCount(5);
      await page.getByRole('link', { name: 'Day 7 Rest' }).click();
      await expect(page.getByRole('heading', { name: 'Rest Day' })).toBeVisible();
      await expect(page.getByText('Take this day to recover and let your body heal.')).toBeVisible();
    });

    await test.step('the animations stand still when they are stopped, and for whoever wants less motion', async () => {
      await page.goto(lossPlan);
      const moving = page.locator('img[src="/figures/march-in-place.svg"]');
      const still = page.locator('img[src="/figures/march-in-place-still.svg"]');
      await expect(moving).toBeVisible();
      await expect(still).toBeHidden();
      await page.getByLabel('Stop the animations').check();
      await expect(moving).toBeHidden();
      await expect(still).toBeVisible();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.getByLabel('Stop the animations').uncheck();
      await expect(still).toBeVisible();
    });

    await test.step('nutrition plans are filtered by category and show what a day is made of', async () => {
      await page.goto('/services/nutrition');
      await page.getByRole('link', { name: 'Endurance (1)' }).click();
      await expect(page.getByRole('heading', { name: 'Featured' })).toBeHidden();
      await page.getByRole('link', { name: 'Fuel for the Long Run' }).click();

      await expect(page).toHaveURL('/nutrition-plans/fuel-for-the-long-run');
      for (const meal of ['Breakfast', 'Lunch', 'Dinner', 'Snacks'])
        await expect(page.getByRole('heading', { name: meal })).toBeVisible();
      await page.getByText(/Where the figures of \d+ foods come from/).click();
      await expect(page.getByText(/Ethiopian Food Composition Table 2025/).first()).toBeVisible();
    });

    await test.step('filters that fit nothing say so, and lead back to everything', async () => {
      await page.goto(`${listing}?category=endurance-training`);
      await expect(page.getByText('No fitness plans found for selected filters.')).toBeVisible();
      await expect(page.getByText('Try adjusting your filters!')).toBeVisible();
      await page.getByRole('link', { name: 'Show all plans' }).click();
      await expect(page.locator('main article')).toHaveCount(12);
      await page.goto(`${listing}?tab=nutrition&q=pizza`);
      await expect(page.getByText('No nutrition plans found for selected filters.')).toBeVisible();
    });
  });
});

/** Pictures are fetched when they come near. */
async function openFirstExercise(page: Page) {
  await page.goto(lossPlan);
  await page.getByRole('heading', { name: 'March in place' }).scrollIntoViewIfNeeded();
}

test('an animation that does not come is asked for three times more, then gives way to the still', async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route(/\/figures\/march-in-place\.svg/, (route) => {
    asked.push(new URL(route.request().url()).search);
    return route.abort();
  });
  await openFirstExercise(page);
  await expect(
    page.getByText('Animated demonstration unavailable. Showing static image instead.'),
  ).toBeVisible();
  await expect(page.locator('img[src="/figures/march-in-place-still.svg"]')).toBeVisible();
  expect(asked).toEqual(['', '?retry=1', '?retry=2', '?retry=3']);
});

test('without the still too, a sign and a notice remain', async ({ page }) => {
  await page.route(/\/figures\/march-in-place/, (route) => route.abort());
  await openFirstExercise(page);
  await expect(page.getByText('Exercise demonstration unavailable.')).toBeVisible();
});

test('a picture that comes at the second try is shown, and no notice', async ({ page }) => {
  await page.route(/\/figures\/march-in-place\.svg$/, (route) => route.abort());
  await openFirstExercise(page);
  await expect(page.locator('img[src="/figures/march-in-place.svg?retry=1"]')).toBeVisible();
  await expect(page.getByText('Animated demonstration unavailable')).toHaveCount(0);
});

test('a plan in Amharic is Amharic throughout, at both of its addresses', async ({ page }) => {
  for (const address of [
    '/am/services/fitness-plans/weight-gain-strength',
    '/am/fitness-plans/weight-gain-strength',
  ]) {
    await page.goto(address);
    await expect(page.locator('html')).toHaveAttribute('lang', 'am');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ክብደት መጨመርና ጥንካሬ');
    await page.getByRole('link', { name: /^ቀን 2/ }).click();
    await expect(page).toHaveURL(/day=2/);
    await expect(page.getByRole('link', { name: /^ቀን 2/ })).toHaveAttribute('aria-current', 'true');
  }
});

test('a day that cannot be fetched is said to have failed, and comes once the network is back', async ({
  page,
  context,
}) => {
  await openAlive(page, lossPlan);
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Day 2' }).click();
  await expect(page.getByRole('alert')).toContainText('Failed to load fitness plan. Please try again later.');
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Back to the plans' }).click();
  await expect(page.locator('main article')).toHaveCount(12);
});

test('the API answers plans that may be kept, and says in a problem document what is wrong', async ({
  request,
}) => {
  const list = await request.get('/api/plans/fitness?q=hearty');
  expect(list.headers()['cache-control']).toContain('public');
  expect(await list.json()).toMatchObject({ total: 1, items: [{ id: 'weight-gain-strength' }] });

  const unknown = await request.get('/api/plans/nutrition/nope');
  expect(unknown.status()).toBe(404);
  expect(unknown.headers()['content-type']).toContain('application/problem+json');
  expect(await unknown.json()).toMatchObject({ code: 'not_found', detail: 'Nutrition plan not found.' });

  const wrong = await request.get('/api/plans/nutrition?category=sweets&min=-1');
  expect(wrong.status()).toBe(422);
  expect((await wrong.json()).errors.map(({ path }: { path: string[] }) => path[0]).toSorted()).toEqual([
    'category',
    'min',
  ]);

  expect((await request.get('/figures/plank-still.svg')).headers()['content-type']).toBe('image/svg+xml');
  expect((await request.get('/figures/nope.svg')).status()).toBe(404);
});
