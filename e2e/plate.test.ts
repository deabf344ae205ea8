import type { Page } from '@playwright/test';
import { openAlive } from './alive.ts';
import { expect, test } from './product.ts';

const share = (page: Page) => page.locator('#result');
const row = (page: Page, dish: string) => page.locator('#tray li').filter({ hasText: dish });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all goes by addresses and forms alone', async ({ page }) => {
    await test.step('a tray for four is built by its form alone, and its address is the tray', async () => {
      await page.goto('/foods/plate');
      await page.getByRole('link', { name: 'Fasting beyaynetu' }).click();
      await expect(share(page)).toContainText('All of it is fasting food.');
      for (let eaters = 1; eaters < 4; eaters++) await page.getByRole('button', { name: 'One more' }).click();
      await page.getByRole('button', { name: /^Ayib fresh cheese/ }).click();
      const ayib = page.getByLabel(/^Ayib.*how many/);
      await expect(ayib).toHaveValue('4');
      await expect(row(page, 'Ayib')).toContainText('4\u00a0ladles (400\u00a0g)');
      await expect(share(page)).toContainText('Not fasting food: Ayib (fresh cheese).');
      await ayib.fill('1½');
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Remove: Shiro wat' }).click();
      await expect(row(page, 'Shiro wat')).toHaveCount(0);
      await expect(row(page, 'Ayib')).toContainText('1½\u00a0ladles (150\u00a0g)');
      await row(page, 'Ayib').getByRole('button', { name: 'tablespoon' }).click();
      await expect(row(page, 'Ayib')).toContainText('10\u00a0tablespoons (150\u00a0g)');
      await row(page, 'Ayib').getByRole('button', { name: 'grams' }).click();
      await expect(page.getByLabel('Grams of Ayib')).toHaveValue('150');
      await expect(share(page)).toContainText('25% of the tray');
    });

    await test.step('what an address says wrongly is shown to be mended, and nothing of it is lost', async () => {
      await page.goto(
        '/foods/plate?dish=sushi&grams=60&dish=gomen&grams=lots&dish=shiro-wat&grams=60&eaters=none',
      );
      await expect(page.getByRole('alert')).toContainText('Not everything on this tray could be understood');
      await expect(row(page, 'sushi')).toContainText('There is no such dish');
      await expect(page.getByLabel('Grams of Gomen')).toHaveAccessibleDescription(/from 1 to 20,000/);
      await expect(page.getByLabel('People around the tray')).toHaveAccessibleDescription(/from 1 to 50/);
      await page.getByLabel('People around the tray').fill('2');
      await page.keyboard.press('Enter');
      await expect(share(page)).toContainText('at least');
      await expect(row(page, 'sushi')).toBeVisible();
    });
  });
});

test('a tray changes at once under the finger, and comes back as it was', async ({ page }) => {
  await openAlive(page, '/foods/plate?dish=injera-teff&grams=600&dish=doro-wat&grams=300&eaters=2');
  const asked: string[] = [];
  page.on('request', (request) => /\.(svg|js)|favicon/.test(request.url()) || asked.push(request.url()));
  await page.getByLabel('Find a dish').fill('ጎመን');
  await page.getByRole('button', { name: /^Gomen collard/ }).click();
  await page.getByRole('button', { name: 'More of Gomen' }).click();
  await expect(page.getByLabel(/^Gomen.*how many/)).toHaveValue('2.5');
  await expect(page.getByRole('img', { name: /Gomen/ }).first()).toBeVisible();
  await page.getByLabel('Your part of it').fill('30');
  await expect(share(page)).toContainText('30% of the tray');
  await page.getByRole('button', { name: 'Remove: Doro wat' }).click();
  await expect(share(page)).toContainText('All of it is fasting food.');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, 'Doro wat')).toBeVisible();
  await expect(page).toHaveURL(
    /dish=doro-wat&grams=300&dish=gomen&count=2.5&measure=ladle&eaters=2&share=30$/,
  );
  // The foods that the page did not show, once.
  expect(asked.map((each) => new URL(each).searchParams.get('whole'))).toEqual(['1']);
  await page.getByRole('link', { name: 'An empty tray' }).click();
  await expect(page.locator('#tray li')).toHaveCount(0);
  await page.goBack();
  await expect(page.getByLabel(/^Gomen.*how many/)).toHaveValue('2.5');
  await page.getByRole('link', { name: 'አማርኛ' }).click();
  await expect(page).toHaveURL(/\/am\/foods\/plate/);
  await expect(page.getByLabel(/^ጎመን.*ስንት \(ጭልፋ\)/)).toHaveValue('2.5');
});
