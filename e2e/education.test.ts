import { openAlive } from './alive.ts';
import { expect, test } from './product.ts';

const hub = '/services/educational-content';
const tool = `${hub}/tools/bmi-calculator`;
const health = `${hub}/health-education`;

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all goes by addresses and forms alone', async ({ page }) => {
    await test.step('the hub leads to the guide and its topics, to both tools and to health education', async () => {
      for (const address of [hub, '/services/education']) {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Educational Content');
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${hub}$`));
      }
      const main = page.locator('main');
      for (const [name, place] of [
        ['Physical Fitness Guide', 'physical-fitness'],
        ['Metabolic Fitness', 'physical-fitness#metabolic-fitness'],
        ['Health-Related Fitness', 'physical-fitness#health-related-fitness'],
        ['Fitness Testing', 'physical-fitness#fitness-testing'],
        ['Fitness Assessment', 'tools/fitness-assessment'],
        ['Health Education', 'health-education'],
      ] as const)
        await expect(main.getByRole('heading', { name, exact: true }).getByRole('link')).toHaveAttribute(
          'href',
          `${hub}/${place}`,
        );
      await main.getByLabel('Height (cm)').fill('168');
      await main.getByLabel('Weight (kg)').fill('72');
      await main.getByRole('button', { name: 'Calculate BMI' }).click();
      await expect(page).toHaveURL(new RegExp(`${tool}\\?height=168&weight=72#bmi-result$`));
      await expect(page.getByRole('region', { name: 'Your result' })).toContainText('25.5');
    });

    await test.step('the calculator works in either unit, with risk, advice and the disclaimer', async () => {
      await page.goto(tool);
      await expect(page.getByText('BMI is a screening measure, not a diagnosis.')).toBeHidden();
      await page.getByRole('button', { name: 'Imperial' }).click();
      await page.getByLabel('Height (inches)').fill('66');
      await page.getByLabel('Weight (lbs)').fill('200');
      await page.getByRole('button', { name: 'Calculate BMI' }).click();
      const result = page.getByRole('region', { name: 'Your result' });
      await expect(result).toContainText('32.3');
      await expect(result).toContainText('Obese');
      await expect(result).toContainText('200 lb ÷ (66 in × 66 in) × 703 = 32.28');
      await expect(result.getByRole('heading', { name: 'Health risk' })).toBeVisible();
      await expect(result.getByRole('heading', { name: 'Recommendations' })).toBeVisible();
      await expect(page.getByText('BMI is a screening measure, not a diagnosis.')).toBeVisible();
      await expect(page.getByRole('region', { name: 'Nutrition tips' }).locator('li').first()).toBeVisible();
      await page.getByRole('button', { name: 'Clear' }).click();
      await expect(page.getByLabel('Height (inches)')).toHaveValue('');
      await expect(result).toBeHidden();
    });

    await test.step('health education opens at the overview, and each part has its address', async () => {
      await page.goto(health);
      const parts = page.getByRole('navigation', { name: 'Parts of the health education' });
      await expect(parts.locator('[aria-current]')).toHaveText('Overview');
      for (const [name, words] of [
        ['Health measures', '120/80 mmHg or lower'],
        ['Body composition', 'Bioelectrical impedance'],
        ['Fitness components', 'Skill-related fitness'],
        ['Glossary', 'Aerobic exercise'],
      ] as const) {
        await parts.getByRole('link', { name }).click();
        await expect(parts.locator('[aria-current]')).toHaveText(name);
        await expect(page.locator('main').getByText(words, { exact: true }).first()).toBeVisible();
      }
    });

    await test.step('a word is found by its letter, by a search in either language, and by its own address', async () => {
      await page.goto(`/am${health}?tab=glossary`);
      const letters = page.locator('.health-letters a');
      expect(await letters.allInnerTexts()).toEqual((await letters.allInnerTexts()).toSorted());
      await letters.filter({ hasText: 'ወ' }).click();
      await expect(page.locator('h3:target')).toHaveText('ወ');
      await page.goto(`/am${health}?tab=glossary&letter=ወ`);
      await expect(page.locator('h3')).toHaveText(['ወ']);
      await page.goto(`${health}?tab=glossary`);
      await page.getByRole('searchbox').fill('ብረት');
      await page.getByRole('button', { name: 'Search' }).click();
      await expect(page.locator('dt').filter({ hasText: 'Iron' })).toBeVisible();
      await page.getByRole('link', { name: 'All terms' }).click();
      expect(await page.locator('main details').count()).toBeGreaterThan(70);
      await page.getByRole('link', { name: 'Food and water' }).click();
      await expect(page.locator('dt').filter({ hasText: 'Fibre' })).toBeVisible();
      await expect(page.locator('dt').filter({ hasText: 'Agility' })).toHaveCount(0);
      await page.goto(`${health}?tab=glossary#anaemia`);
      await expect(page.locator('div:target')).toContainText('haemoglobin');
    });
  });
});

test('nothing is calculated while a field is empty or is no positive number; nonsense is told', async ({
  page,
}) => {
  await page.goto(tool);
  const calculate = page.getByRole('button', { name: 'Calculate BMI' });
  const result = page.getByRole('region', { name: 'Your result' });
  await expect(calculate).toBeDisabled();
  await page.getByLabel('Height (cm)').fill('170');
  await expect(calculate).toBeDisabled();
  await page.getByLabel('Weight (kg)').fill('65');
  await calculate.click();
  await expect(result).toContainText('22.5');
  await expect(result).toContainText('Normal Weight');
  await page.getByLabel('Weight (kg)').fill('-65');
  await calculate.click();
  await expect(page.getByRole('alert')).toHaveText('Please enter valid height and weight values.');
  await expect(result).toBeHidden();
  await page.getByLabel('Weight (kg)').fill('65');
  await page.getByLabel('Height (cm)').fill('1.7');
  await calculate.click();
  await expect(page.getByRole('alert')).toHaveText(
    'Please enter valid height and weight values. Did you mean 170 cm?',
  );
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByLabel('Height (cm)')).toHaveValue('');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(calculate).toBeDisabled();
});

test('within the application every part is read as it is without, and the way back leads to the one before', async ({
  page,
}) => {
  await openAlive(page, hub);
  await page.locator('main').getByRole('link', { name: 'Health measures' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Health measures' })).toBeVisible();
  const parts = page.getByRole('navigation', { name: 'Parts of the health education' });
  await parts.getByRole('link', { name: 'Glossary' }).click();
  await expect(page.locator('summary').filter({ hasText: 'Talk test' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 2, name: 'Health measures' })).toBeVisible();
  await expect(parts.locator('[aria-current]')).toHaveText('Health measures');
});
