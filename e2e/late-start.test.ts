import type { Page } from '@playwright/test';
import { signInAsNewMember } from './member.ts';
import { expect, test } from './product.ts';
import { wordsOf } from './words.ts';

/** The application's code is on its way. @returns lets it arrive */
async function holdApplication(page: Page): Promise<() => void> {
  const arrival = Promise.withResolvers<void>();
  const html = await (await page.request.get('/login')).text();
  const entry = /import\("(\/assets\/[^"]+)"\);?\s*<\/script>/.exec(html)?.[1];
  await page.route(`**${entry}`, async (route) => {
    await arrival.promise;
    await route.continue();
  });
  return arrival.resolve;
}

const tellWhenReady = (page: Page) =>
  page.addInitScript(() =>
    addEventListener('birtu:ready', () =>
      setTimeout(() => document.documentElement.setAttribute('data-ready', ''), 0),
    ),
  );

test('the menu that was opened before the application has started stays open', async ({ page }) => {
  const startApplication = await holdApplication(page);
  await tellWhenReady(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.locator('#mobile-menu')).toBeVisible();
  startApplication();
  await expect(page.locator('html[data-ready]')).toBeAttached();
  await expect(page.locator('#mobile-menu')).toBeVisible();
  await page.locator('#mobile-menu').getByRole('link', { name: 'About' }).click();
  await expect(page.locator('#mobile-menu')).toBeHidden();
});

test('what is typed and submitted before the application has started is neither lost nor sent twice', async ({
  page,
}) => {
  const startApplication = await holdApplication(page);
  const answers: number[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/auth/v1/token')) answers.push(response.status());
  });
  await page.goto('/login');
  await page.getByLabel('Email', { exact: false }).first().fill('nobody@example.et');
  await page.locator('input[type=password]').fill('Wrong-word-1');
  await page.locator('form button[type=submit]').click();
  startApplication();
  await expect(page.getByRole('alertdialog')).toContainText('Login Failed');
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

test('an application that cannot be loaded is said, and the next tap asks for all of it at once', async ({
  page,
}) => {
  let isBroken = true;
  // Answered once several are asked for: one after the other, each would wait for the one before.
  const several = Promise.withResolvers<void>();
  let asked = 0;
  await page.route('**/assets/*.js', async (route) => {
    if (isBroken) return await route.abort();
    asked += 1;
    if (asked === 6) several.resolve();
    await several.promise;
    return await route.continue();
  });
  await page.goto('/login');
  await page.locator('input[type=email]').fill('nobody@example.et');
  await page.locator('input[type=password]').fill('Wrong-word-1');
  await page.locator('form button[type=submit]').click();
  await expect(page.getByText('The page could not load fully.')).toBeVisible();
  isBroken = false;
  await page.locator('form button[type=submit]').click();
  await expect(page.getByRole('alertdialog')).toContainText('Login Failed');
  await expect(page.getByText('The page could not load fully.')).toBeHidden();
  await expect(page.locator('input[type=email]')).toHaveValue('nobody@example.et');
});

test('what is typed in several fields before the application has started is all there afterwards', async ({
  page,
}) => {
  const startApplication = await holdApplication(page);
  await tellWhenReady(page);
  await page.goto('/bmi');
  await page.getByLabel('Height (cm)').fill('170');
  await page.getByLabel('Weight (kg)').fill('65');
  startApplication();
  await expect(page.locator('html[data-ready]')).toBeAttached();
  // What the page shows is also what the application knows: one more key does not take the rest away.
  await page.getByLabel('Weight (kg)').press('End');
  await page.getByLabel('Weight (kg)').pressSequentially('.5');
  await expect(page.getByLabel('Height (cm)')).toHaveValue('170');
  await expect(page.getByLabel('Weight (kg)')).toHaveValue('65.5');
  await page.getByRole('button', { name: 'Calculate BMI' }).click();
  await expect(page.getByText('22.7', { exact: true }).first()).toBeVisible();
});

test('what is typed before the application has started goes along into the other language', async ({
  page,
}) => {
  const startApplication = await holdApplication(page);
  await page.goto('/contact', { waitUntil: 'domcontentloaded' });
  await page.getByLabel('Subject').fill('ሽሮ');
  await page.getByRole('link', { name: 'አማርኛ' }).click();
  startApplication();
  await expect(page).toHaveURL('/am/contact');
  await expect(page.locator('[name=subject]')).toHaveValue('ሽሮ');
});

test('what is ticked off before the application has started stays so', async ({ page }) => {
  const startApplication = await holdApplication(page);
  await page.goto('/nutrition-plans/everyday-balance/shopping');
  const things = page.getByRole('checkbox');
  await things.first().check();
  startApplication();
  await expect(page.locator('main').getByRole('status')).toContainText(String((await things.count()) - 1));
  await expect(things.first()).toBeChecked();
});

test('a link that also does something waits for the application', async ({ page }) => {
  const { email, password } = await signInAsNewMember(page);
  await page.evaluate(() => localStorage.clear());
  const startApplication = await holdApplication(page);
  const answers = { age: '28', gender: 'female', activityLevel: 'moderate', height: '165', weight: '60' };
  const measured = { restingHeartRate: '66', pushUps: '17', sitUps: '36', flexibility: '12', cardio: '15.2' };
  const parameters = new URLSearchParams({ ...answers, ...measured, step: '4' });
  await page.goto(`/services/educational-content/tools/fitness-assessment?${parameters}`, {
    waitUntil: 'domcontentloaded',
  });
  await page.getByRole('link', { name: 'Log in to keep this result' }).click();
  startApplication();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Kept on your profile/)).toBeVisible();
});

for (const { path, said } of [
  { path: '/am/about', said: 'Health that speaks your language' },
  { path: '/am/profile/training', said: 'Start the workout' },
])
  test(`what ${path} says is fetched along with its modules, not after them`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const [, files = ''] = /data-preload="([^"]*)"/.exec(html) ?? [];
    const texts = await Promise.all(
      files.split(' ').map(async (file) => await (await request.get(file)).text()),
    );
    expect(texts.filter((text) => text.includes(wordsOf('am')(said)))).toHaveLength(1);
  });

for (const { line, isAhead } of [
  { line: '3g', isAhead: true },
  { line: '4g', isAhead: false },
])
  test(`on a ${line} line the largest file of a member’s page is asked for ${isAhead ? 'before' : 'behind'} the first paint`, async ({
    page,
  }) => {
    await signInAsNewMember(page);
    await page.addInitScript((effectiveType) => {
      Object.defineProperty(navigator, 'connection', { value: { effectiveType } });
    }, line);
    await tellWhenReady(page);
    await page.goto('/profile/progress');
    await expect(page.locator('html[data-ready]')).toBeAttached();
    const { asked, painted } = await page.evaluate(() => {
      const files = performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js')) as PerformanceResourceTiming[];
      const [largest] = files.toSorted((a, b) => b.encodedBodySize - a.encodedBodySize);
      return {
        asked: largest!.startTime,
        painted: performance.getEntriesByName('first-paint')[0]!.startTime,
      };
    });
    expect(asked < painted).toBe(isAhead);
  });
