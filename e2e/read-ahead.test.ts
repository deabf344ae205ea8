import type { Page } from '@playwright/test';
import { trainingMessages } from '#src/features/training/messages.ts';
import { addDays, today } from '#src/lib/day.ts';
import { untilAlive, watchAlive } from './alive.ts';
import { keptIn } from './kept.ts';
import { signInAsNewMember } from './member.ts';
import { expect, test } from './product.ts';

test.use({ serviceWorkers: 'allow' });

const day = () => today(new Date(), 'Africa/Addis_Ababa');
const plan = '/services/fitness-plans/weight-loss-foundation';
const assessment = '/services/educational-content/tools/fitness-assessment';
const guide = '/services/educational-content/physical-fitness';
const publicPages = [
  '/',
  '/fasting',
  '/fasting/tsom',
  '/foods',
  '/foods/plate',
  '/foods/injera-teff',
  '/recipes',
  '/recipes/misir-wat',
  '/exercises',
  guide,
  '/nutrition-plans/everyday-balance',
  plan,
];

/** The titles of pages, as the server has them. */
const titlesOf = (page: Page, addresses: readonly string[]): Promise<string[]> =>
  Promise.all(
    addresses.map(async (address) => {
      const html = await (await page.request.get(address)).text();
      return /<title>([^<]+)/.exec(html)?.[1] ?? '';
    }),
  );

/** Drawings that have come into view are there. */
const isDrawn = (page: Page) =>
  expect
    .poll(() =>
      page
        .locator('main img[src^="/figures/"]')
        .evaluateAll((images) =>
          (images as HTMLImageElement[])
            .filter(({ complete, offsetParent }) => complete && offsetParent)
            .map(({ naturalWidth }) => naturalWidth > 0),
        ),
    )
    .toContain(true);

/** Takes something out of the cache whose name begins so. */
async function takenOut(page: Page, cache: string, path: string) {
  const kept = await page.evaluateHandle(
    async ([cache, path]) => {
      const name = (await caches.keys()).find((each) => each.startsWith(cache!))!;
      const answer = await caches.match(path!, { cacheName: name });
      if (!(await (await caches.open(name)).delete(path!))) throw new Error(`${path} is not in ${name}`);
      return { name, path: path!, answer: answer! };
    },
    [cache, path],
  );
  const putBack = () =>
    kept.evaluate(async ({ name, path, answer }) => await (await caches.open(name)).put(path, answer));
  return { putBack };
}

test('without a connection a member opens what was never opened here, today and days later', async ({
  page,
  context,
}) => {
  test.slow(); // a member's whole product
  const { call, log } = await signInAsNewMember(page);
  expect((await call('POST', '/training/plans', { planId: 'weight-loss-foundation' })).ok()).toBe(true);
  expect((await call('PUT', '/saved-plans/nutrition/everyday-balance', {})).ok()).toBe(true);
  const run = { name: 'Run to Entoto', duration: 30 };
  expect((await log({ date: day(), type: 'Workout', details: run })).ok()).toBe(true);
  const titles = await titlesOf(page, publicPages);
  await watchAlive(page);
  await page.goto('/today');
  await expect.poll(() => keptIn(page, 'birtu-shells-')).toContain('/profile/assessments');
  await expect.poll(() => keptIn(page, 'birtu-pages'), { timeout: 60_000 }).toContain('/foods/injera-teff');
  await context.setOffline(true);

  for (const [place, address] of publicPages.entries()) {
    await page.goto(address);
    await untilAlive(page);
    await expect(page).toHaveTitle(titles[place]!.replaceAll('&amp;', '&').replaceAll('&#x27;', "'"));
  }
  await isDrawn(page);
  await page.getByRole('navigation', { name: 'Days of the week' }).getByText('2', { exact: true }).click();
  await expect(page).toHaveURL(/day=2/);
  await expect(page).toHaveTitle(titles.at(-1)!);

  await page.goto('/bmi');
  await page.getByLabel('Height (cm)').fill('170');
  await page.getByLabel('Weight (kg)').fill('65');
  await page.getByRole('button', { name: /calculate/i }).click();
  await expect(page.getByText('22.5').first()).toBeVisible();

  await page.goto(assessment);
  await page.getByLabel('Age (years)').fill('28');
  await page.getByRole('radio', { name: 'Female' }).check();
  await page.getByRole('radio', { name: 'Moderate' }).check();
  await page.getByRole('button', { name: /^Next/ }).click();
  await expect(page.getByLabel('Height (cm)')).toBeVisible();

  await page.goto('/profile/progress');
  await expect(page.getByRole('heading', { name: 'Workouts week by week' })).toBeVisible();
  await page.goto('/profile/summary');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Health summary');
  await page.goto('/profile/training/workouts');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What was done');
  for (const address of ['/profile/activities', '/profile']) {
    await page.goto(address);
    await expect(page.getByText('Run to Entoto').first()).toBeVisible();
  }

  // Where the workout's page is not here, that is said at the tap.
  await page.goto('/today');
  const document = await takenOut(page, 'birtu-shells-', '/profile/training/session');
  await page.getByRole('button', { name: 'Start the workout' }).click();
  await expect(page.getByRole('alert')).toContainText(trainingMessages.notOnDevice.id);
  await expect(page).toHaveURL('/today');
  await document.putBack();
  await page.getByRole('button', { name: 'Start the workout' }).click();
  await expect(page.getByRole('button', { name: 'Done', exact: true })).toBeVisible();
  await isDrawn(page);

  // In another week of the calendar, too.
  const later = addDays(day(), 9);
  await page.clock.setFixedTime(`${later}T06:00:00Z`);
  await page.goto('/today');
  await expect(page.getByText(/^No connection: you see what was known on/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(` ${Number(later.slice(8))} `);
  await expect(page.getByRole('button', { name: /I ate this$/ }).first()).toBeVisible();
  await page.goto('/profile/progress');
  await expect(page.getByRole('heading', { name: 'Workouts week by week' })).toBeVisible();
  // Of the plan that is on the device, which no day is asked for again.
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/today/food');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What I ate');
  await expect(page.getByRole('button', { name: /^I ate this: / }).first()).toBeVisible();
  expect(asked.some((url) => url.endsWith('/api/plans/nutrition/everyday-balance'))).toBe(true);
  expect(asked.filter((url) => /\/plans\/nutrition\/.*day=/.test(url))).toEqual([]);
});
