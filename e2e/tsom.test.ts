import type { Page } from '@playwright/test';
import { signInAsNewMember } from './member.ts';
import { expect, test } from './product.ts';
import { rawWordsOn } from './raw-words.ts';
import { wordsOf } from './words.ts';

const path = '/fasting/tsom';
/** A Wednesday outside of every season, and a Thursday. */
const [fastingDay, otherDay] = [new Date('2026-11-18T09:00:00Z'), new Date('2026-11-19T09:00:00Z')];

const tradition = (page: Page, name: string | RegExp) => page.getByRole('radio', { name });
const keep = (page: Page) => page.getByRole('button', { name: 'Keep my choice' });
const forget = (page: Page) => page.getByRole('button', { name: 'Forget my choice' });
const keptOnDevice = (page: Page) => page.evaluate(() => localStorage.getItem('birtu-tsom'));

test('a visitor chooses how they fast, sees what today is, and forgets it; nothing leaves the device', async ({
  page,
}) => {
  await page.clock.setFixedTime(fastingDay);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.method()} ${request.url()} ${request.postData()}`));
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'Who need not fast' })).toBeVisible();
  await expect(page.getByLabel('Honey')).toBeHidden();
  await tradition(page, 'Orthodox Tewahedo').check();
  await page.getByLabel('Honey').uncheck();
  await tradition(page, /\(the ninth hour\)$/).check();
  await keep(page).click();
  await expect(page.getByText('Today is a fasting day for you.')).toBeVisible();
  expect(await keptOnDevice(page)).toBe('orthodox 15:00');

  await page.clock.setFixedTime(otherDay);
  await page.reload();
  await expect(page.getByText('Today is not a fasting day for you.')).toBeVisible();
  await expect(tradition(page, /\(the ninth hour\)$/)).toBeChecked();
  await expect(page.getByLabel('Honey')).not.toBeChecked();
  expect(sent.filter((request) => /orthodox|preferences/.test(request))).toEqual([]);

  await forget(page).click();
  await expect(forget(page)).toBeHidden();
  await expect(tradition(page, 'Orthodox Tewahedo')).not.toBeChecked();
  expect(await keptOnDevice(page)).toBeNull();
});

test('a member’s choice is in the profile and on no device; a failure changes nothing', async ({ page }) => {
  await page.clock.setFixedTime(fastingDay);
  await signInAsNewMember(page);
  await page.goto('/profile');
  const card = page.getByRole('region', { name: 'Fasting' });
  await expect(card).toContainText('Nothing is chosen.');
  await card.getByRole('link', { name: 'Choose how you fast' }).click();
  await tradition(page, 'Muslim').check();
  await page.route('**/api/preferences', (route) => route.abort());
  await keep(page).click();
  await expect(page.getByText('Your profile could not be reached.')).toBeVisible();
  await page.unroute('**/api/preferences');
  await keep(page).click();
  await expect(page.getByText('Today is not a fasting day for you.')).toBeVisible();
  expect(await keptOnDevice(page)).toBeNull();
  await page.goto('/profile');
  await expect(card).toContainText('Muslim');
  await page.evaluate(() => localStorage.removeItem('birtu-session'));
  await page.goto(path);
  await expect(page.getByText('Without an account it is kept in this browser alone')).toBeVisible();
  await expect(tradition(page, 'Muslim')).not.toBeChecked();
});

test('on a fasting day the training of whoever chose Orthodox fasting has a note, and nobody else’s', async ({
  page,
}) => {
  await page.clock.setFixedTime(fastingDay);
  const member = await signInAsNewMember(page);
  await member.call('POST', '/training/plans', { planId: 'weight-loss-foundation' });
  const note = page.getByText('A fasting day: if you feel well, train as planned.');
  await page.goto('/profile/training');
  await expect(page.getByRole('button', { name: 'Start the workout' })).toBeVisible();
  await expect(note).toHaveCount(0);
  const tsom = { tradition: 'orthodox', fish: false, honey: true, until: 'noon' };
  expect((await member.call('PUT', '/preferences', { tsom })).status()).toBe(200);
  await page.route('**/api/preferences', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/preferences'));
  await page.reload();
  await failed;
  await page.unroute('**/api/preferences');
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(note).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(note).toContainText('Easy work suits the hour before your meal');
});

test('in Amharic too', async ({ page }) => {
  const am = wordsOf('am');
  await page.clock.setFixedTime(fastingDay);
  await page.goto(`/am${path}`);
  await page.getByRole('radio', { name: am('Orthodox Tewahedo') }).check();
  await page.getByRole('button', { name: am('Keep my choice') }).click();
  await expect(page.getByText(am('Today is a fasting day for you.'))).toBeVisible();
  expect(await rawWordsOn(page)).toEqual([]);
});

test('the guidance is there without scripts, each figure with the way to its source', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto(path);
  await expect(keep(page)).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Vitamin B12: no plant has it' })).toBeVisible();
  await page.getByRole('heading', { name: 'Protein' }).click();
  await expect(page.getByRole('link', { name: 'Misir wat (red lentils)' }).first()).toHaveAttribute(
    'href',
    '/foods/misir-wat#sources',
  );
  await context.close();
});
