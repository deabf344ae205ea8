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
