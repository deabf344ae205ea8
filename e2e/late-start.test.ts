import { expect, test } from './product.ts';

test('what is typed and submitted before the application has started is neither lost nor sent twice', async ({
  page,
}) => {
  await page.route('**/assets/entry.client-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  const answers: number[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/auth/v1/token')) answers.push(response.status());
  });
  await page.goto('/login');
  await page.getByLabel('Email', { exact: false }).first().fill('nobody@example.et');
  await page.locator('input[type=password]').fill('Wrong-word-1');
  await page.locator('form button[type=submit]').click();
  await expect(page.getByRole('dialog')).toContainText('Login Failed');
  expect(answers).toHaveLength(1);
  expect(new URL(page.url()).search).toBe('');
  await expect(page.locator('input[type=email]')).toHaveValue('nobody@example.et');
});

test('the theme changes without the application, and is remembered', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/');
  await page.locator('[data-theme-toggle]:visible').first().click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.goto('/bmi');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
