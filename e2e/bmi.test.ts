import type { Page } from '@playwright/test';
import { openAlive, untilAlive } from './alive.ts';
import { expect, test } from './product.ts';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the BMI is worked out, in either unit, and the form emptied', async ({ page }) => {
    await page.goto('/bmi');
    await page.getByLabel('Height (cm)').fill('168');
    await page.getByLabel('Weight (kg)').fill('72');
    await page.getByRole('button', { name: 'Calculate BMI' }).click();
    const result = page.getByRole('region', { name: 'Your result' });
    await expect(result).toContainText('25.5');
    await expect(result).toContainText('Overweight');
    await page.getByRole('button', { name: 'Imperial' }).click();
    await expect(page.getByLabel('Height (inches)')).toHaveValue('');
    await expect(result).toBeHidden();
    await page.getByLabel('Height (inches)').fill('66');
    await page.getByRole('button', { name: 'Calculate BMI' }).click();
    await expect(page.getByText('Please enter valid height and weight values.')).toBeVisible();
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(page.getByLabel('Height (inches)')).toHaveValue('');
    await expect(page.getByText('Please enter valid height and weight values.')).toBeHidden();
    await expect(page.getByRole('region', { name: 'About BMI' })).toContainText('Children and young people');
  });
});

test('a visitor’s result stays on the page, and is kept after logging in', async ({ page }) => {
  await page.goto('/bmi');
  await page.getByLabel('Height (cm)').fill('170');
  await page.getByLabel('Weight (kg)').fill('65');
  await page.getByRole('button', { name: 'Calculate BMI' }).click();
  await page.getByRole('link', { name: 'Log in to save your BMI result' }).click();
  await page.locator('main').getByRole('link', { name: 'Register' }).click();
  await page.getByLabel('Full Name').fill('Selam Tesfaye');
  await page.getByLabel('Email').fill(`selam.${Date.now()}@birtu.test`);
  await page.getByLabel('Password', { exact: true }).fill('Berbere77');
  await page.getByLabel('Confirm Password').fill('Berbere77');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/bmi\?.*height=170/);
  await page.getByRole('button', { name: 'Save to my profile' }).click();
  await expect(page.locator('main').getByText('BMI data saved to your profile!')).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByText('22.5')).toBeVisible();
});

const tool = '/services/educational-content/tools/bmi-calculator';
const result = (page: Page) => page.locator('#bmi-result');

test('each calculator goes on in the other language, and says what its figures mean', async ({ page }) => {
  for (const path of ['/bmi', tool])
    await test.step(`${path} takes figures and result along into the other language, and asks no server for them`, async () => {
      await openAlive(page, path);
      const asked: string[] = [];
      // The browser looks for the icon anew whenever an address changes.
      page.on('request', (request) => /favicon/.test(request.url()) || asked.push(request.url()));
      await page.getByRole('button', { name: 'Imperial' }).click();
      await page.locator('[name=height]').fill('66 in');
      await page.locator('[name=weight]').fill('200');
      await page.getByRole('button', { name: 'Calculate BMI' }).click();
      await expect(result(page)).toContainText('32.3');
      expect(asked).toEqual([]);
      await page.getByRole('link', { name: 'አማርኛ' }).click();
      await expect(page).toHaveURL(/\/am\//);
      await expect(result(page)).toContainText('32.3');
      await expect(page.locator('[name=height]')).toHaveValue('66 in');
      await untilAlive(page);
      await page.locator('main button[name=unit]').last().click();
      await page.getByRole('link', { name: 'English' }).click();
      await expect(page.getByRole('button', { name: 'Imperial' })).toHaveAttribute('aria-pressed', 'true');
      await expect(page.locator('[name=height]')).toHaveValue('');
      await expect(page.getByRole('alert').filter({ hasText: 'valid height' })).toBeHidden();
    });

  await test.step('with letters as large on a phone as elsewhere', async () => {
    await page.goto(`${tool}?unit=metric&height=170&weight=65`);
    for (const width of [320, 375, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const sizes = await result(page)
        .locator('svg[role=img] text')
        .evaluateAll((all) => all.map((text) => getComputedStyle(text).fontSize));
      expect([...new Set(sizes)], `${width} px`).toEqual(['13px']);
    }
  });

  await test.step('to which figure its band belongs where rounding hides it', async () => {
    const question = '?unit=metric&height=170&weight=53.4';
    await page.goto(tool + question);
    await expect(result(page)).toContainText('18.5Underweight');
    await expect(result(page)).toContainText('just below 18.5, and the band is that of the exact figure');
    await page.goto(`/bmi${question}`);
    await expect(result(page)).toContainText('18.5Normal weight');
    await expect(result(page)).toContainText('just below 18.5; the band is that of the rounded figure');
  });

  await test.step('a weight that nobody has at that height is asked about, and no refused figure leaves a result standing', async () => {
    await page.goto('/bmi?unit=metric&height=175&weight=700');
    await expect(page.getByLabel('Weight (kg)')).toHaveAccessibleDescription(
      'Please enter valid height and weight values. Did you mean 70 kg?',
    );
    await openAlive(page, `${tool}?unit=metric&height=175&weight=70`);
    await expect(result(page)).toContainText('22.9');
    await page.getByLabel('Height (cm)').fill('-5');
    await page.getByRole('button', { name: 'Calculate BMI' }).click();
    await expect(result(page)).toBeHidden();
  });
});
