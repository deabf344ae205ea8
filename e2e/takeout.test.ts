import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { pathIn } from '#src/lib/language.ts';
import { readCalendar } from '#test/icalendar.ts';
import { openAlive } from './alive.ts';
import { signInAsNewMember } from './member.ts';
import { expect, test } from './product.ts';
import { wordsOf } from './words.ts';

const run = { date: '2026-11-20', type: 'Workout', details: { name: 'የጠዋት ሩጫ', duration: 30 } };

const bytesOf = async (download: Download) => await readFile(await download.path());

async function download(page: Page, name: string): Promise<Download> {
  const begun = page.waitForEvent('download');
  await page.getByRole('button', { name }).click();
  return await begun;
}

test('a member finds from the profile what is theirs, and takes it along as a file, a table and a calendar', async ({
  page,
}) => {
  const member = await signInAsNewMember(page);
  await member.log(run);
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Your data' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your data');

  const everything = await download(page, 'Download: Everything, JSON');
  expect(everything.suggestedFilename()).toMatch(/^birtu-everything-\d{4}-\d\d-\d\d\.json$/);
  expect(JSON.parse((await bytesOf(everything)).toString())).toMatchObject({
    format: 'birtu-export',
    account: { email: member.email },
    activities: [{ date: run.date, details: run.details }],
  });
  const table = await bytesOf(await download(page, 'Download: Activities, CSV'));
  expect(table.toString()).toMatch(/^\uFEFFdate,|^\uFEFF"date",/);
  expect(table.toString()).toContain('"2026-11-20","Workout","የጠዋት ሩጫ",30');
  const { events } = readCalendar(await bytesOf(await download(page, 'Download: Activity calendar, ICS')));
  expect(events).toMatchObject([{ start: run.date, summary: 'የጠዋት ሩጫ' }]);
});

test('what had the focus while the page was on its way has it once all of it is there', async ({ page }) => {
  await signInAsNewMember(page);
  let bring = () => {};
  const asked = new Promise<void>((resolve) => (bring = resolve));
  await page.route('**/api/account', async (route) => {
    await asked;
    await route.continue();
  });
  await openAlive(page, '/profile/data');
  const button = page.getByRole('button', { name: 'Download: Activities, CSV' });
  await button.focus();
  const begun = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  await begun;
  await expect(button).toBeFocused();
  bring();
  await expect(page.getByRole('heading', { name: 'Delete your account' })).toBeVisible();
  await expect(button).toBeFocused();
});

test('whoever has got to the way back while a page was on its way is still there once it has come', async ({
  page,
}) => {
  await signInAsNewMember(page);
  for (const address of ['/profile/activities', '/profile/security', '/profile/training/routines']) {
    const mayCome = Promise.withResolvers<void>();
    await page.route('**/api/**', async (route) => {
      await mayCome.promise;
      await route.continue();
    });
    await openAlive(page, address);
    const back = page.getByRole('main').getByRole('link').first();
    await back.focus();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(1);
    mayCome.resolve();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await expect(back).toBeFocused();
    await page.unroute('**/api/**');
  }
});

test.describe('leaving', () => {
  test('is asked for with the password, rests for a week, and can be taken back', async ({ page }) => {
    const language = 'am';
    const word = wordsOf(language);
    const { email, password } = await signInAsNewMember(page);
    const button = (name: string) => page.getByRole('button', { name: word(name), exact: true });
    const heading = page.getByRole('heading', { level: 1 });
    const announced = word('Your account will be deleted on {due}').split('{due}', 1)[0]!;

    await page.goto(pathIn(language, '/profile/data'));
    await button('Delete my account…').click();
    await page.getByLabel(word('Your email')).fill(email);
    await page.getByLabel(word('Current password')).fill('Wrong-Wot-12');
    const leave = page.locator('form button[type=submit]');
    await leave.click();
    await expect(page.getByText(word('This is not your current password.'))).toBeVisible();
    await page.getByLabel(word('Current password')).fill(password);
    await leave.click();
    await expect(heading).toContainText(announced);
    await expect(heading).toBeFocused();
    await expect(button('Logout')).toBeHidden();

    // Whoever logs in again is led to the way back, from wherever they want to go.
    await page.goto(pathIn(language, '/profile/activities'));
    await page.getByLabel(word('Email')).fill(email);
    await page.getByLabel(word('Password'), { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await expect(heading).toContainText(announced);
    await page.goto(pathIn(language, '/profile'));
    await expect(page).toHaveURL(pathIn(language, '/profile/data'));
    await button('Keep my account').click();
    await expect(page).toHaveURL(pathIn(language, '/profile'));
    await expect(heading).toHaveText(word('My Profile'));
  });
});
