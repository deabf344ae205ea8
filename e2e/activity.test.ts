import type { Page } from '@playwright/test';
import { today } from '#src/lib/day.ts';
import { signInAsNewMember } from './member.ts';
import { expect, test } from './product.ts';

const timeZone = 'Africa/Addis_Ababa';

const progress = (page: Page) => page.getByRole('region', { name: 'Your Progress' }).getByRole('definition');
const month = (page: Page) => page.getByRole('grid').getByRole('button', { name: 'Today' });

test('a member logs a workout by keyboard, sees it counted, takes it away and brings it back', async ({
  page,
}) => {
  await signInAsNewMember(page);
  await page.goto('/profile');
  await month(page).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await expect(month(page)).toBeFocused();
  await page.getByRole('button', { name: 'Log workout' }).press('Enter');
  await expect(page.getByLabel('Name')).toBeFocused();
  await page.keyboard.type('Run for O’Brien & <b>sons</b>');
  await page.getByLabel('Duration (minutes)').fill('45');
  await page.getByLabel('Calories (optional)').fill('300');
  await page.keyboard.press('Enter');

  await expect(page.getByText('Activity saved successfully!')).toBeVisible();
  await expect(progress(page)).toHaveText(['1', '300']);
  await expect(month(page)).toContainText('Run for O’Brien & <b>sons</b>');
  await page.getByRole('button', { name: 'Remove: Run for O’Brien & <b>sons</b>' }).press('Enter');
  await expect(progress(page)).toHaveText(['0', '0']);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  const broughtBack = page.waitForResponse(
    (response) => response.url().includes('/api/activities') && response.request().method() === 'POST',
  );
  await page.keyboard.press('Enter');
  await expect(progress(page)).toHaveText(['1', '300']);
  expect((await broughtBack).ok()).toBe(true);

  await page.reload();
  await expect(progress(page)).toHaveText(['1', '300']);
  await expect(page.getByText('Workout · 45 min · 300 kcal')).toBeVisible();

  await page.emulateMedia({ media: 'print' });
  await expect(month(page)).toBeVisible();
  await expect(month(page)).toContainText('Run for');
  await expect(page.getByRole('radio', { name: '24-hour clock' })).toBeHidden();
});

test('arrows lead over the month’s edge, and the days are the person’s own', async ({ page }) => {
  await signInAsNewMember(page);
  await page.clock.setFixedTime('2026-07-31T21:30:00Z');
  await page.goto('/profile');
  await expect(month(page)).toContainText('Saturday, 1 August 2026');
  await month(page).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('grid', { name: 'July 2026' })).toBeVisible();
  await expect(page.locator(':focus')).toContainText('Friday, 31 July 2026');
  await page.keyboard.press('PageDown');
  await expect(page.locator(':focus')).toContainText('Monday, 31 August 2026');
});

test('the Ethiopian calendar leads where it is chosen, with Pagume whole, and in Amharic', async ({
  page,
}) => {
  await signInAsNewMember(page);
  await page.clock.setFixedTime('2026-09-08T09:00:00Z');
  await page.goto('/profile');
  await expect(page.getByRole('grid', { name: 'September 2026' })).toBeVisible();
  await page.getByText('Ethiopian', { exact: true }).click();
  const pagume = page.getByRole('grid', { name: 'Pagume 2018' });
  await expect(pagume.getByRole('gridcell')).toHaveCount(14);
  await page.reload();
  await expect(pagume).toBeVisible();
  await page.getByRole('button', { name: 'Next month' }).click();
  await expect(page.getByRole('grid', { name: 'Meskerem 2019' })).toBeVisible();

  await page.evaluate(() => localStorage.removeItem('birtu-calendar'));
  await page.goto('/am/profile');
  await expect(page.getByRole('grid', { name: 'ጳጉሜ 2018' })).toBeVisible();
});

test('an activity without a description says so, and is saved with one', async ({ page }) => {
  await signInAsNewMember(page);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'ADD ACTIVITY' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByLabel('Description')).toBeFocused();
  await expect(page.getByText('Please describe the activity')).toBeVisible();
  await page.getByLabel('Description').fill('Walked home');
  // A tap beside the dialog, as a thumb makes one by mistake, takes nothing away.
  await page.mouse.click(8, 8);
  await expect(page.getByLabel('Description')).toHaveValue('Walked home');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Activity saved successfully!')).toBeVisible();
});

test('SEE ALL lists everything page by page, and what is removed can be brought back', async ({ page }) => {
  const member = await signInAsNewMember(page);
  const names = Array.from({ length: 33 }, (_, index) => `Run ${index}`);
  for (const name of names)
    await member.log({ date: today(new Date(), timeZone), type: 'Workout', details: { name, duration: 20 } });
  await page.goto('/profile');
  await page.getByRole('link', { name: 'SEE ALL' }).click();
  const items = page.getByRole('listitem');
  await expect(items).toHaveCount(30);
  await page.getByRole('button', { name: 'Show earlier' }).click();
  await expect(items).toHaveCount(33);
  // The removal is slow: what undoes it does not overtake it.
  const removing = Promise.withResolvers<void>();
  await page.route('**/api/activities/*', async (route) => {
    await removing.promise;
    await route.continue();
  });
  const answered = (method: string) =>
    page.waitForResponse((response) => response.request().method() === method && response.ok());
  await page.getByRole('button', { name: 'Remove: Run 32' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Remove: Run 32' })).toBeVisible();
  const restored = answered('POST');
  removing.resolve();
  await restored;
  const removed = answered('DELETE');
  await page.getByRole('button', { name: 'Remove: Run 31' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await removed;
  await page.reload();
  await expect(page.getByText('Run 32')).toBeVisible();
  await expect(page.getByText('Run 31')).toBeHidden();
});

test('a name that is missing is asked for, then changed, and a visitor is led to the login and back', async ({
  page,
}) => {
  const member = await signInAsNewMember(page, {});
  await page.goto('/profile');
  await expect(page.getByText('How may we call you? Please enter your name.')).toBeVisible();
  await expect(page.getByRole('region', { name: member.email })).toBeVisible();
  await page.getByLabel('Full Name').fill('Selam');
  await page.keyboard.press('Enter');
  await expect(page.getByText('How may we call you?')).toBeHidden();
  await expect(page.getByRole('region', { name: 'Selam', exact: true })).toContainText(member.email);
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Full Name').fill('7');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Name must be at least 2 characters long')).toBeVisible();
  await page.getByLabel('Full Name').fill('ሰላም ተስፋዬ');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit' })).toBeFocused();
  await member.endSessions();
  await page.reload();
  await expect(page).toHaveURL(/\/login\?from=%2Fprofile$/);
});

test('whoever logs out on the profile is a visitor again, on the home page', async ({ page }) => {
  await signInAsNewMember(page);
  // What is still asked for is refused once the session is over, which is no reason to ask for a login.
  const isOver = page.waitForResponse('**/auth/v1/logout**');
  await page.route('**/api/preferences', (route) => isOver.then(() => route.continue()));
  const isRefused = page.waitForResponse((answer) => answer.url().endsWith('/api/preferences'));
  const isAsked = page.waitForRequest('**/api/preferences');
  await page.goto('/am/profile');
  await isAsked;
  await page.getByRole('banner').getByRole('button').last().click();
  expect((await isRefused).status()).toBe(401);
  await expect(page).toHaveURL('/am');
  expect(await page.evaluate(() => localStorage.getItem('birtu-session'))).toBe(null);
  await page.goto('/am/profile/activities');
  await expect(page).toHaveURL('/am/login?from=%2Fam%2Fprofile%2Factivities');
});
