import { expect, test } from './product.ts';
import { signInAs } from './staff.ts';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all goes by addresses and forms alone', async ({ page }) => {
    await test.step('an exercise is found in any spelling, by what is there and by what it works, and opened', async () => {
      await page.goto('/exercises');
      await expect(page.getByRole('heading', { level: 3, name: 'Legs and glutes' })).toBeVisible();
      await page.getByLabel('Name, muscle or equipment').fill('pushup');
      await page.getByLabel('What there is to train with').selectOption('Mat or blanket');
      await page.getByRole('button', { name: 'Show' }).click();
      await expect(page).toHaveURL(/\/exercises\?q=pushup&gear=mat&pattern=$/);
      const first = page.locator('.exercises').getByRole('link').first();
      await expect(first).toContainText('Push-up');
      await expect(first).toContainText('Chest, Triceps');
      await page
        .getByRole('navigation', { name: 'Muscle group' })
        .getByRole('link', { name: /^Chest/ })
        .click();
      await expect(page).toHaveURL(/\/exercises\?q=pushup&muscleGroup=chest&gear=mat$/);
      await page
        .locator('.exercises')
        .getByRole('link', { name: /^Push-up/ })
        .click();
      await expect(page.getByRole('heading', { level: 1, name: 'Push-up' })).toBeVisible();
      await expect(page.getByRole('img', { name: 'Push-up' }).first()).toBeVisible();
      await expect(page.getByText('Tighten belly and glutes.')).toBeVisible();
      await expect(page.getByText('Sagging or lifted hips.')).toBeVisible();
      const easier = page.getByRole('region', { name: 'Too hard?' }).getByRole('link');
      const [figure, place] = await Promise.all(
        ['img', '.plate'].map((part) => easier.locator(part).boundingBox()),
      );
      expect(figure!.width).toBeGreaterThan(place!.width * 0.8);
      await page.getByRole('link', { name: 'Weight Loss Foundation' }).click();
      await page.getByRole('link', { name: 'March in place' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'March in place' })).toBeVisible();
    });

    await test.step('where nothing fits, it says what would', async () => {
      await page.goto('/exercises?q=xylophone&gear=chair');
      await expect(page.getByRole('heading', { name: '0 exercises' })).toBeVisible();
      await expect(page.getByText('Among what is chosen, nothing sounds like “xylophone”.')).toBeVisible();
      await page.getByRole('link', { name: 'Look in all exercises' }).click();
      await expect(page.getByText('No exercise sounds like “xylophone”.')).toBeVisible();
      await page.getByRole('link', { name: 'Show all exercises' }).click();
      await expect(page).toHaveURL(/\/exercises$/);
      expect((await page.goto('/exercises/no-such-exercise'))?.status()).toBe(404);
      await expect(page.getByRole('heading', { name: 'No such exercise' })).toBeVisible();
    });

    await test.step('whom it asks for care is told what to do instead, and who says so', async () => {
      await page.goto('/exercises/dead-bug');
      const care = page.getByRole('region', { name: 'When to take care' });
      const advice = care.getByText(/do not train lying flat on your back/);
      await expect(advice).toBeHidden();
      await care.getByText('Pregnancy', { exact: true }).click();
      await expect(advice).toBeVisible();
      await expect(care.getByRole('link', { name: /^World Health Organization/ })).toBeVisible();
    });

    await test.step('in Amharic too', async () => {
      await page.goto(`/am/exercises?q=${encodeURIComponent('ፑሽ አፕ')}`);
      await page
        .locator('.exercises')
        .getByRole('link', { name: /^ፑሽ አፕ/ })
        .click();
      await expect(page).toHaveURL(/\/am\/exercises\/push-up$/);
      await expect(page.getByText('ሆድዎንና መቀመጫዎን ያጠንክሩ።')).toBeVisible();
      await page.goto('/am/exercises?gear=none&muscleGroup=legs');
      await expect(page.getByRole('heading', { level: 3 })).toHaveCount(1);
    });
  });
});

test('staff name an easier and a harder exercise, and visitors go from one to the other', async ({
  page,
}) => {
  await signInAs(page, 'admin_fitness');
  await page.goto('/admin/exercises/biceps-curl');
  const form = page.getByRole('region', { name: 'Edit exercise' });
  const easier = form.getByLabel('Easier exercise');
  await expect(easier.getByRole('option', { name: 'Biceps curl' })).toHaveCount(0);
  await easier.selectOption('Chair dip');
  await form.getByLabel('Harder exercise').selectOption('Push-up');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(form).toBeHidden();

  await page.goto('/exercises/biceps-curl');
  const [back, on] = ['Too hard?', 'Too easy?'].map((name) => page.getByRole('region', { name }));
  await expect(on!.getByRole('link', { name: 'Push-up' })).toBeVisible();
  await back!.getByRole('link', { name: 'Chair dip' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Chair dip' })).toBeVisible();
});
