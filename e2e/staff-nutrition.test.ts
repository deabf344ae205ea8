import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { moveOn, openFilters, registerAs, signInAs } from './staff.ts';
import { expect, test } from './unruly.ts';

/** One of the two languages of a text in the form. */
const inEnglish = (page: Page, label: string) => page.getByLabel(`${label}: English`, { exact: true });
const inAmharic = (page: Page, label: string) => page.getByLabel(new RegExp(`^${label}: አማርኛ`));
const rows = (page: Page) => page.getByRole('table', { name: 'Nutrition Plans' }).getByRole('row');

test('a nutritionist makes a plan, publishes it for all to see, and archives it', async ({
  page,
  browser,
}) => {
  await signInAs(page, 'admin_nutritionist');
  await page.goto('/admin/nutrition');
  await expect(rows(page).nth(1)).toBeVisible();
  const rowsBefore = await rows(page).count();
  await page.getByRole('link', { name: 'Create New Plan' }).click();
  const form = page.getByRole('region', { name: 'Create New Nutrition Plan' });

  await form.getByRole('button', { name: 'Create Plan' }).click();
  for (const fault of [
    'Title is required',
    'Description is required',
    'Duration is required and must be a positive number',
    'Calorie range is required',
  ])
    await expect(form.getByText(fault).first()).toBeVisible();
  await expect(inEnglish(page, 'Title')).toBeFocused();

  await inEnglish(page, 'Title').fill('Shiro & soup');
  await expect(form.getByText('Not translated').first()).toBeVisible();
  await inAmharic(page, 'Title').fill('ሽሮና ሾርባ');
  await inEnglish(page, 'Description').fill('A day <b>without</b> meat.');
  await form.getByLabel('Duration (days)').fill('2');
  await form.getByLabel('Calories a day, lowest').fill('600');
  await form.getByLabel('Calories a day, highest').fill('900');

  await form.getByRole('button', { name: 'Add a day' }).click();
  await form.getByRole('button', { name: 'Add a dish: Lunch' }).click();
  await form.getByLabel('Add a food from the table').fill('ሽሮ ወጥ');
  await page.keyboard.press('Enter');
  await expect(inEnglish(page, 'Name of the dish')).toHaveValue('Shiro wat');
  await form.getByLabel('Shiro wat, grams').fill('250');
  const total = form.getByRole('status').filter({ hasText: 'The plan asks for' });
  await expect(total).toContainText('Too low');
  await form.getByRole('button', { name: 'Add a dish: Dinner' }).click();
  await inEnglish(page, 'Name of the dish').last().fill('Soup of the house');
  await form.getByLabel('Figures of one helping, where they are known').fill('400 cal, 9 g fat, 50 g CHO');
  await expect(form.getByText('Read as 400 kcal, 9 g fat, 0 g protein, 50 g carbohydrate')).toBeVisible();
  await expect(total).toContainText('Within the range');
  await form.getByRole('button', { name: 'Copy day' }).click();
  await expect(form.getByRole('heading', { name: 'Day 2' })).toBeVisible();

  await form.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('dialog', { name: 'Preview' });
  await preview.getByRole('button', { name: 'አማርኛ' }).click();
  await expect(preview.getByRole('heading', { name: 'ሽሮና ሾርባ' })).toBeVisible();
  await preview.getByRole('button', { name: 'Close' }).last().click();

  // An unfinished plan is not published, and each thing in its way leads to its place.
  await form.getByLabel('Duration (days)').fill('3');
  await form.getByLabel('Status').selectOption('published');
  await form.getByRole('button', { name: 'Create Plan' }).click();
  await expect(form.getByRole('alert')).toHaveText(
    'Failed to create nutrition plan. The plan cannot be published yet: see what is in the way of it',
  );
  await expect(form.getByRole('region', { name: 'Before it is published' })).toBeFocused();
  await expect(form.getByText('Worth a look: 3 things')).toBeVisible();
  await form.getByRole('button', { name: 'Days of the plan: 3. Days with meals: 2' }).click();
  await expect(form.getByLabel('Duration (days)')).toBeFocused();
  await form.getByLabel('Duration (days)').fill('2');
  await expect(form.getByText('Nothing is in the way of publishing.')).toBeVisible();
  await form.getByRole('button', { name: 'Create Plan' }).click();
  await expect(form).toBeHidden();
  await expect(rows(page).nth(1)).toContainText('Shiro & soup');
  await expect(rows(page).nth(1)).toContainText('Published');

  // Whoever comes from outside sees it at once.
  const visitor = await browser.newPage();
  await visitor.goto(new URL('/services/fitness-and-nutrition-plans?tab=nutrition', page.url()).href);
  await visitor.getByRole('link', { name: 'Shiro & soup' }).first().click();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Shiro & soup');
  await expect(visitor.getByText('A day <b>without</b> meat.')).toBeVisible();
  await expect(visitor.getByText('400 kcal ·')).toBeVisible();
  const id = new URL(visitor.url()).pathname.split('/').at(-1);
  const paper = await visitor.request.get(new URL(`/api/plans/nutrition/${id}/pdf`, page.url()).href);
  expect(paper.headers()['content-type']).toBe('application/pdf');

  await rows(page).nth(1).getByRole('link', { name: 'Edit: Shiro & soup' }).click();
  const edit = page.getByRole('region', { name: 'Edit Nutrition Plan' });
  await edit.getByLabel('Status').selectOption('archived');
  await edit.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(rows(page).nth(1)).toContainText('Archived');
  expect((await visitor.reload())?.status()).toBe(404);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page).nth(1)).toContainText('Published');
  expect((await visitor.reload())?.status()).toBe(200);
  await visitor.close();

  await rows(page).nth(1).getByRole('button', { name: 'Delete: Shiro & soup' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete Nutrition Plan' });
  await expect(question).toContainText('Are you sure you want to delete this nutrition plan?');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('button', { name: 'Delete: Shiro & soup' })).toHaveCount(0);
  await expect(rows(page)).toHaveCount(rowsBefore);
});

test('nothing typed is lost by a slip, and nobody overwrites another unseen', async ({ page }) => {
  const hana = await signInAs(page, 'admin_nutritionist');
  const path = '/admin/nutrition-plans/everyday-balance';
  const stored = await (await hana.call('GET', path)).json();
  await page.goto('/admin/nutrition?q=family');
  await page.getByRole('link', { name: 'Edit: ' }).first().click();
  const form = page.getByRole('region', { name: 'Edit Nutrition Plan' });
  await inEnglish(page, 'Title').fill('Mine');
  await form.getByRole('link', { name: 'Back to the list' }).click();
  const slip = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await slip.getByRole('button', { name: 'Keep editing' }).click();
  await expect(inEnglish(page, 'Title')).toHaveValue('Mine');

  const dawit = await registerAs(page, 'admin_nutritionist');
  await dawit.call('PUT', path, { ...stored.plan, title: { en: 'Theirs' }, version: stored.version });
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(form.getByRole('alert')).toContainText('Dawit Bekele changed this on');
  await form.getByRole('button', { name: 'Look at theirs' }).click();
  await expect(form.getByText('Theirs differs from yours in: Title')).toBeVisible();
  await expect(form.getByRole('button', { name: 'Take theirs' })).toBeInViewport();
  await form.getByRole('button', { name: 'Preview theirs' }).click();
  const theirs = page.getByRole('dialog', { name: 'Preview' });
  await expect(theirs.getByRole('heading', { name: 'Theirs' })).toBeVisible();
  await theirs.getByRole('button', { name: 'Close' }).last().click();
  await form.getByRole('button', { name: 'Save mine over it' }).click();
  await expect(form).toBeHidden();
  await expect(rows(page).nth(1)).toContainText('Mine');
  await expect(page).toHaveURL(/\/admin\/nutrition\?q=family$/);
  const now = await (await hana.call('GET', path)).json();
  expect(now.plan.title.en).toBe('Mine');
  await hana.call('PUT', path, { ...stored.plan, version: now.version });
});

test('days and dishes are put in order by keyboard, as in fitness plans', async ({ page }) => {
  await signInAs(page, 'admin_nutritionist');
  await page.goto('/admin/nutrition/everyday-balance');
  const form = page.getByRole('region', { name: 'Edit Nutrition Plan' });
  await expect(form.getByRole('heading', { name: 'Day 1', exact: true })).toBeVisible();
  await moveOn(form, 'Day 1', 7, 'ArrowRight');
  await expect(form.getByRole('heading', { name: 'Day 2', exact: true })).toBeVisible();

  const meal = form.getByRole('region', { name: 'Snacks' });
  const titles = meal.locator('summary .font-semibold');
  const [first, second] = await titles.allInnerTexts();
  await moveOn(meal, first!, await titles.count());
  await expect(titles.first()).toHaveText(second!);
  await expect(titles.nth(1)).toHaveText(first!);

  // Another day goes past the one that is written at: nothing of it closes, and what was removed can be brought back.
  const open = meal.locator('details[open] > summary .font-semibold');
  await titles.first().click();
  await titles.nth(1).click();
  await meal.getByRole('button', { name: /^Remove: .+ 2$/ }).click();
  await expect(meal.getByText('The dish is removed.')).toBeVisible();
  await moveOn(form, 'Day 1', 7, 'ArrowRight');
  await expect(form.getByRole('heading', { name: 'Day 1', exact: true })).toBeVisible();
  await expect(open).toHaveText([second!]);
  await expect(form.getByRole('button', { name: 'Move: Day 2', exact: true })).toBeFocused();
  await meal.getByRole('button', { name: 'Undo' }).click();
  await expect(titles.nth(1)).toHaveText(first!);
});

test('the list is searched and filtered as a whole, page by page', async ({ page }) => {
  const hana = await signInAs(page, 'admin_nutritionist');
  const plan = {
    description: { en: 'One of many' },
    duration: 1,
    category: 'health',
    calorieRange: { min: 1, max: 2 },
  };
  for (let number = 1; number <= 11; number += 1)
    await hana.call('POST', '/admin/nutrition-plans', { ...plan, title: { en: `Many ${number}` } });
  await page.goto('/admin/nutrition?category=health&q=one+of+many');
  await expect(page.getByText('Page 1 of 2')).toBeVisible();
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.getByText('Page 2 of 2')).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
  // The first of all, which is on the last page.
  await page.getByPlaceholder('Search nutrition plans...').fill('many 1');
  await expect(page).toHaveURL(/q=many\+1/);
  await expect(rows(page)).toHaveCount(4);
  await openFilters(page);
  await page.getByLabel('Status').selectOption('published');
  await expect(page.getByText('No nutrition plans found matching your criteria.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Filters (2)' })).toBeVisible();
});

test('what cannot be read or kept is said, and nothing typed is lost', async ({ page, line }) => {
  await signInAs(page, 'admin_nutritionist');
  const gateway = line.cause({ answer: 502 }, /^GET \/api\/admin\/(nutrition-plans|filters)/);
  await page.goto('/admin/nutrition?q=mesob');
  await expect(page.getByRole('alert')).toHaveText('Failed to load nutrition plans');
  gateway.stop();
  // One try for the list and its kept filters.
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(rows(page)).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Keep this filter' })).toBeVisible();

  // What the form is checked by comes behind it.
  const built = JSON.parse(readFileSync('build/client/.vite/manifest.json', 'utf8')) as Record<
    string,
    { file: string }
  >;
  const [, checks] = Object.entries(built).find(([name]) => name.includes('@hookform/resolvers/zod'))!;
  const files = line.cause('cut', new RegExp(`^GET /${checks.file}$`));
  await page.getByRole('link', { name: 'Create New Plan' }).click();
  const form = page.getByRole('region', { name: 'Create New Nutrition Plan' });
  await inEnglish(page, 'Title').fill('Kept');
  await form.getByRole('button', { name: 'Create Plan' }).click();
  await expect(form.getByRole('alert')).toHaveText(/^Failed to create nutrition plan.*could not be loaded/);
  files.stop();
  line.cause('cut', /^POST \/api\/admin/, 1);
  await inEnglish(page, 'Description').fill('Kept too');
  await form.getByLabel('Duration (days)').fill('7');
  await form.getByLabel('Calories a day, lowest').fill('2000');
  await form.getByLabel('Calories a day, highest').fill('1000');
  await form.getByRole('button', { name: 'Create Plan' }).click();
  await expect(form.getByText('The highest calories must not be below the lowest')).toBeVisible();
  await form.getByLabel('Calories a day, highest').fill('2,400');
  await form.getByRole('button', { name: 'Create Plan' }).click();
  await expect(form.getByRole('alert')).toContainText('Failed to create nutrition plan');
  await expect(inEnglish(page, 'Title')).toHaveValue('Kept');
  await form.getByRole('button', { name: 'Create Plan' }).click();
  await expect(rows(page).nth(1)).toContainText('Kept');

  line.cause({ answer: 502 }, /^PUT \/api\/admin\/nutrition-plans/, 1);
  await page.getByRole('link', { name: 'Edit: Kept' }).click();
  const edit = page.getByRole('region', { name: 'Edit Nutrition Plan' });
  await inEnglish(page, 'Title').fill('Changed');
  await edit.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(edit.getByRole('alert')).toHaveText('Failed to update nutrition plan');
  await edit.getByRole('button', { name: 'Save', exact: true }).click();
  line.cause({ answer: 502 }, /^DELETE \/api\/admin\/nutrition-plans/, 1);
  await page.getByRole('button', { name: 'Delete: Changed' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete Nutrition Plan' });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(question.getByRole('alert')).toHaveText('Failed to delete nutrition plan');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('button', { name: 'Delete: Changed' })).toHaveCount(0);
});

test('a plan’s texts follow when one of its sources goes, and what leads nowhere is said', async ({
  page,
}) => {
  await signInAs(page, 'admin_nutritionist');
  await page.goto('/admin/nutrition/far-from-home');
  const form = page.getByRole('region', { name: 'Edit Nutrition Plan' });
  const unfold = (name: string) => form.locator('summary').filter({ hasText: name }).click();
  await unfold('Key features');
  const coffee = form.getByRole('group', { name: /^Feature/ }).getByRole('textbox');
  const endings = () => coffee.evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value));
  expect((await endings()).filter((text) => text.endsWith('[^2]'))).toHaveLength(2);
  await unfold('Sources of its advice');
  await form.getByRole('button', { name: 'Remove: source 1' }).click();
  expect((await endings()).filter((text) => text.endsWith('[^1]'))).toHaveLength(2);
  await coffee.first().fill('Warm.[^7]');
  await expect(
    form.getByText('These point to no source and are shown as they are typed: [^7]'),
  ).toBeVisible();
});
