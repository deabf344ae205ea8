import type { Page } from '@playwright/test';
import { registerAs, signInAs } from './staff.ts';
import { expect, test } from './unruly.ts';

/** One of the two languages of a text in the form. */
const inEnglish = (page: Page, label: string) => page.getByLabel(`${label}: English`, { exact: true });
const inAmharic = (page: Page, label: string) => page.getByLabel(new RegExp(`^${label}: አማርኛ`));
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test('a fitness admin adds an exercise, once although an answer is lost, finds it, moves a step up and deletes it', async ({
  page,
  line,
}) => {
  await signInAs(page, 'admin_fitness');
  await page.goto('/admin/exercises');
  await expect(page.getByText(/^\d+ exercises$/)).toBeVisible();

  // Saved before any of its fields have come, which they do with the frames, and before it is known what was kept.
  const kept = Promise.withResolvers<void>();
  await page.route('**/api/admin/drafts/**', async (route) => {
    await kept.promise;
    await route.continue();
  });
  const frames = await page.evaluateHandle(() => window.requestAnimationFrame);
  await page.evaluate(() => (window.requestAnimationFrame = () => 0));
  await page.getByRole('link', { name: 'Add exercise' }).click();
  const form = page.getByRole('region', { name: 'Add exercise' });
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Please write this text').first()).toBeVisible();
  await expect(inEnglish(page, 'Name')).toBeDisabled();
  kept.resolve();
  await expect(inEnglish(page, 'Name')).toBeFocused();
  await page.evaluate((before) => (window.requestAnimationFrame = before), frames);

  await inEnglish(page, 'Name').fill('Air <i>seat</i>');
  await expect(form.getByText('Not translated').first()).toBeVisible();
  await inAmharic(page, 'Name').fill('በአየር ላይ መቀመጥ');
  await inEnglish(page, 'Description').fill('Sitting without a chair.');
  await form.getByLabel('Muscle group').selectOption('legs');
  await inEnglish(page, 'Step 1').fill('Slide down');
  await form.getByRole('group', { name: 'Steps, in order' }).getByRole('button', { name: 'Add' }).click();
  await inEnglish(page, 'Step 2').fill('Lean on a wall');
  await form.getByRole('button', { name: 'Move up: Step 2' }).click();
  await expect(inEnglish(page, 'Step 1')).toHaveValue('Lean on a wall');
  await inEnglish(page, 'Easier').fill('Sit higher');
  await inEnglish(page, 'Harder').fill('Lift a heel');
  await form.getByLabel('Moving picture').fill('https://example.org/seat.gif');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText(/^Only pictures of this site can be shown/)).toBeVisible();
  await form.getByLabel('Moving picture').fill('');
  line.cause('swallow', /^POST \/api\/admin\/exercises$/, 1);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText(/Network error/)).toBeVisible();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();

  await page.getByPlaceholder('Search exercises...').fill('በአየር');
  await expect(page).toHaveURL(/q=/);
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(row(page, 'Air <i>seat</i>').getByText('Without Amharic')).toBeVisible();
  await expect(row(page, 'Air <i>seat</i>').getByText('Exercise demonstration unavailable.')).toBeAttached();

  await page.getByRole('button', { name: 'Delete: Air <i>seat</i>' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No exercises found matching your criteria.')).toBeVisible();
  await expect(page.locator(':focus')).toHaveCount(1);
});

test('figures move; for whoever wants less motion only when pressed', async ({ page }) => {
  await signInAs(page, 'admin_fitness');
  await page.goto('/admin/exercises?q=chair+dip');
  const figure = row(page, 'Chair dip').getByRole('img');
  await expect(figure).toHaveAttribute('src', '/figures/chair-dip.svg#play');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(figure).toHaveAttribute('src', '/figures/chair-dip-still.svg');
  await page.getByRole('button', { name: 'Show the movement: Chair dip' }).click();
  await expect(figure).toHaveAttribute('src', '/figures/chair-dip.svg#play');
  const first = await figure.screenshot();
  await expect.poll(async () => (await figure.screenshot()).equals(first)).toBe(false);
});

test('what a plan uses stays, a slip loses nothing, and of two editors the second is asked', async ({
  page,
}) => {
  const hana = await signInAs(page, 'admin_fitness');
  await page.goto('/admin/exercises');
  await page.getByRole('button', { name: 'Delete: Bodyweight squat' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByText('Plans use this exercise. Take it out of them first.')).toBeVisible();
  await expect(question.getByRole('link', { name: 'Weight Loss Foundation' })).toBeVisible();
  await expect(question.getByRole('button', { name: 'Delete' })).toHaveCount(0);
  await question.getByRole('button', { name: 'Back to the list' }).click();
  await expect(page.getByRole('button', { name: 'Delete: Bodyweight squat' })).toBeFocused();

  await page.getByRole('link', { name: 'Edit: Bodyweight squat' }).click();
  const form = page.getByRole('region', { name: 'Edit exercise' });
  await inEnglish(page, 'Name').fill('Air squat');
  await form.getByRole('link', { name: 'Cancel' }).click();
  const slip = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await slip.getByRole('button', { name: 'Keep editing' }).click();
  await expect(inEnglish(page, 'Name')).toHaveValue('Air squat');

  const path = '/admin/exercises/bodyweight-squat';
  const { exercise, version } = (await (await hana.call('GET', path)).json()) as {
    exercise: object;
    version: number;
  };
  const dawit = await registerAs(page, 'admin_fitness');
  const changed = await dawit.call('PUT', path, { ...exercise, estimatedTime: 11, version });
  expect(changed.status()).toBe(200);

  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(form.getByText(/^Dawit Bekele changed this/)).toBeVisible();
  await form.getByRole('button', { name: 'Look at theirs' }).click();
  await expect(form.getByRole('definition').filter({ hasText: '11' })).toBeVisible();
  await form.getByRole('button', { name: 'Save mine over it' }).click();
  await expect(form).toBeHidden();
  await expect(row(page, 'Air squat')).toContainText('5 minutes');

  await page.goto('/fitness-plans/weight-loss-foundation');
  await expect(page.getByRole('heading', { name: 'Air squat' }).first()).toBeVisible();
  const now = await (await hana.call('GET', path)).json();
  await hana.call('PUT', path, { ...exercise, version: now.version });
});
