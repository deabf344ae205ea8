import type { Page } from '@playwright/test';
import { signInAs } from './staff.ts';
import { expect, test } from './product.ts';

/** A Wednesday outside of every season, and the day after it. */
const [wednesday, thursday] = [new Date('2026-11-18T09:00:00Z'), new Date('2026-11-19T09:00:00Z')];
const plan = '/nutrition-plans/light-mesob';

const tables = (page: Page, name = 'Fasting or not') => page.getByRole('navigation', { name });
const chosen = (page: Page) => page.locator('main nav a[aria-current]').last();
const meals = (page: Page) => page.locator('main article');

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('each day has two tables to choose from, and the days keep the choice', async ({ page }) => {
    await page.goto(`${plan}?day=2`);
    await expect(chosen(page)).toHaveText('Non-fasting meals');
    await expect(meals(page).nth(1)).toContainText('Mutton kikil with bread and kale');
    await tables(page).getByRole('link', { name: 'Fasting meals', exact: true }).click();
    await expect(page).toHaveURL(`${plan}?day=2&variant=fasting#day`);
    await expect(page.getByRole('heading', { name: 'Day 2' })).toContainText('Fasting food');
    await expect(meals(page).nth(1)).toContainText('Amicho with kale and broad beans');
    await page.getByRole('navigation', { name: 'Days of the plan' }).getByRole('link').nth(3).click();
    await expect(page).toHaveURL(`${plan}?day=4&variant=fasting#day`);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${plan}$`));
  });

  test('a dish with honey says so, and what to take instead; a fasting plan leads with its fasting meals', async ({
    page,
  }) => {
    await page.goto('/nutrition-plans/fuel-for-the-long-run?variant=fasting');
    await expect(meals(page).last()).toContainText(
      'Has honey. If you leave it out: Chibto of besso without honey',
    );
    await page.goto('/nutrition-plans/fasting-table');
    await expect(chosen(page)).toHaveText('Fasting meals');
    await page.goto('/nutrition-plans/fasting-table?variant=regular');
    await expect(meals(page).nth(2)).toContainText('Tuna with pasta and tomato');
  });
});

test('who keeps the Orthodox fasts is led to Wednesday’s meals, told why, and may switch', async ({
  page,
}) => {
  await page.clock.setFixedTime(wednesday);
  await page.goto(plan);
  await expect(chosen(page)).toHaveText('Non-fasting meals');
  await page.getByRole('link', { name: 'Let plans follow your fasts' }).click();
  await page.getByRole('radio', { name: 'Orthodox Tewahedo' }).check();
  await page.getByRole('button', { name: 'Keep my choice' }).click();
  await expect(page.getByText('Today is a fasting day for you.')).toBeVisible();

  await page.goto(plan);
  await expect(page.getByRole('status')).toHaveText('Wednesday is a fasting day.');
  await expect(chosen(page)).toHaveText('Fasting meals');
  await expect(meals(page).first()).toContainText('Oat porridge with apple and peanuts');
  await tables(page).getByRole('link', { name: 'Non-fasting meals' }).click();
  await expect(meals(page).first()).toContainText('Firfir with berbere and oil');
  await page.getByRole('link', { name: 'Show the table for today' }).click();
  await expect(chosen(page)).toHaveText('Fasting meals');

  await page.goto(`/am${plan}`);
  await expect(page.getByRole('status')).toHaveText('ረቡዕ የጾም ቀን ነው።');
  await expect(meals(page).first()).toContainText('የአጃ ገንፎ በፖምና ለውዝ');

  await page.clock.setFixedTime(thursday);
  await page.reload();
  await expect(page).toHaveURL(/variant=regular/);
  await page.goto(plan);
  await expect(page.getByRole('status')).toHaveText('Thursday is not a fasting day.');
  await expect(chosen(page)).toHaveText('Non-fasting meals');
});

test('a nutritionist adds a fasting table by copying, changes it, and finds again what was copied over', async ({
  page,
}) => {
  const hana = await signInAs(page, 'admin_nutritionist');
  const dish = { id: 'meal-1', imageUrl: null, isEthiopian: true };
  const made = await hana.call('POST', '/admin/nutrition-plans', {
    title: { en: 'One table' },
    description: { en: 'A day of shiro and meat.' },
    category: 'health',
    duration: 1,
    calorieRange: { min: 200, max: 900 },
    status: 'published',
    meals: [
      {
        day: 1,
        breakfast: [],
        dinner: [{ ...dish, id: 'meal-2', name: { en: 'Meat' }, portions: [{ foodId: 'tibs', grams: 150 }] }],
        snacks: [],
        lunch: [{ ...dish, name: { en: 'Shiro' }, portions: [{ foodId: 'shiro-wat', grams: 250 }] }],
      },
    ],
  });
  const { plan: stored } = await made.json();
  await page.goto(`/nutrition-plans/${stored.id}`);
  await expect(page.getByText('One table for all days, fasting or not.')).toBeVisible();
  await expect(tables(page)).toHaveCount(0);

  await page.goto(`/admin/nutrition/${stored.id}`);
  const form = page.getByRole('region', { name: 'Edit Nutrition Plan' });
  await form.getByRole('button', { name: 'Fasting meals', exact: true }).click();
  await form.getByRole('button', { name: 'Begin the fasting table with a copy' }).click();
  // What stands in the way is said at once and when it is to be saved; all of it is there still.
  const inTheWay = form.getByRole('status').filter({ hasText: '1 food here breaks the fast.' });
  await expect(inTheWay).toContainText(/Day 1, Dinner: Tibs.* breaks the fast/);
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(form.getByRole('alert')).toContainText('Something on a fasting table breaks the fast');
  await expect(form.locator('summary:focus')).toHaveText(/Meat.*Breaks the fast/);
  const picker = form.getByLabel('Add a food from the table').last();
  await picker.fill('doro wat');
  await expect(form.getByText(/^Found, but not for this table: Doro wat/)).toBeVisible();
  await picker.fill('shro');
  await expect(form.getByRole('option', { name: /^Shiro wat.*Fasting food/ })).toBeVisible();
  await picker.press('Escape');
  await form.getByRole('button', { name: 'Remove: Dinner, dish 1' }).click();
  await expect(inTheWay).toHaveCount(0);
  await form.getByText('Shiro', { exact: true }).click();
  await form.getByLabel('Shiro wat, grams').fill('300');
  await form.getByRole('button', { name: 'Copy the non-fasting table here' }).click();
  await form.getByText('Shiro', { exact: true }).click();
  await expect(form.getByLabel('Shiro wat, grams')).toHaveValue('250');
  await form.getByRole('button', { name: 'Undo' }).click();
  await form.getByText('Shiro', { exact: true }).click();
  await expect(form.getByLabel('Shiro wat, grams')).toHaveValue('300');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(form).toBeHidden();

  await page.goto(`/nutrition-plans/${stored.id}?variant=fasting`);
  await expect(meals(page).nth(1)).toContainText('Shiro wat 300 g');
  await expect(page.getByText('Tibs')).toHaveCount(0);
  await hana.call('DELETE', `/admin/nutrition-plans/${stored.id}`);
});
