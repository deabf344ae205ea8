import type { Page } from '@playwright/test';
import type { Sql } from 'postgres';
import { openAlive } from './alive.ts';
import { signInAsNewMember } from './member.ts';
import { expect, test } from './unruly.ts';

const listing = '/services/fitness-and-nutrition-plans';
const nutritionListing = `${listing}?tab=nutrition`;
const lossPlan = '/services/fitness-plans/weight-loss-foundation';

const failure = (page: Page) => page.getByRole('alert');
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const gateway = { answer: 502 } as const;
/** What the application fetches to go to a page. */
const dataOf = (path: string) => new RegExp(`^GET ${path}\\.data`);

/** While an operator has put a table of the database aside. */
async function without(sql: Sql, table: string, look: () => Promise<void>): Promise<void> {
  await sql.unsafe(`alter table ${table} rename to ${table}_aside`);
  try {
    await look();
  } finally {
    await sql.unsafe(`alter table ${table}_aside rename to ${table}`);
  }
}

test('a plan that cannot be shown says why', async ({ page, sql, line }) => {
  const missing = [
    ['/services/fitness-plans/nope', 'Plan not found', 'Fitness plan not found.', listing],
    ['/fitness-plans', 'Plan not found', 'Plan ID is missing.', listing],
    ['/nutrition-plans/nope', 'Nutrition Plan Not Found', 'Nutrition plan not found.', nutritionListing],
    [
      '/services/nutrition-plans',
      'Nutrition Plan Not Found',
      'No nutrition plan ID provided.',
      nutritionListing,
    ],
  ] as const;
  await test.step('that is none says so in a red box, with a way back', async () => {
    for (const [address, head, text, back] of missing)
      await test.step(address, async () => {
        const response = await page.goto(address);
        expect(response?.status()).toBe(404);
        await expect(title(page)).toHaveText(head);
        await expect(failure(page)).toContainText(text);
        await expect(failure(page)).toHaveCSS('border-color', 'rgb(168, 54, 42)');
        await failure(page).getByRole('link', { name: 'Back to the plans' }).click();
        await expect(page).toHaveURL(back);
      });
  });

  await test.step('that is taken back is not found any more, and neither are its days', async () => {
    await page.goto(`${lossPlan}?day=4`);
    await expect(title(page)).toHaveText('Weight Loss Foundation');
    await sql`update fitness_plans set status = 'draft' where id = 'weight-loss-foundation'`;
    try {
      await expect(async () => {
        await page.reload();
        await expect(failure(page)).toContainText('Fitness plan not found.', { timeout: 1 });
      }).toPass();
    } finally {
      await sql`update fitness_plans set status = 'published'`;
    }
  });

  await test.step('that the database cannot give is said to have failed', async () => {
    /** What was asked for before is answered without the database, until something public changes. */
    const forget = (table: string) => sql`select pg_notify('public_content', ${table})`;
    await without(sql, 'fitness_plans', async () => {
      await forget('fitness_plans');
      await expect(async () => {
        const response = await page.goto(`${lossPlan}?day=5`);
        expect(response?.status()).toBe(500);
      }).toPass();
      await expect(failure(page)).toContainText('Failed to load fitness plan. Please try again later.');
    });
    await without(sql, 'nutrition_plans', async () => {
      await forget('nutrition_plans');
      await expect(async () => {
        await page.goto('/nutrition-plans/light-mesob?day=5');
        await expect(failure(page)).toContainText('Failed to load nutrition plan. Please try again later.', {
          timeout: 1,
        });
      }).toPass();
    });
    await page.reload();
    await expect(title(page)).toHaveText('Light Mesob');
  });

  await test.step('for which a gateway answers is said to have failed, and can be opened once it does not', async () => {
    await openAlive(page, `${listing}?tab=nutrition&category=weight-loss`);
    line.cause(gateway, dataOf('/nutrition-plans/light-mesob'));
    await page.getByRole('link', { name: 'Light Mesob' }).click();
    await expect(failure(page)).toContainText('Failed to load nutrition plan. Please try again later.');
    line.calm();
    await failure(page).getByRole('link', { name: 'Back to the plans' }).click();
    await page.getByRole('link', { name: 'Light Mesob' }).first().click();
    await expect(title(page)).toHaveText('Light Mesob');
  });
});

test('plans that cannot be shown say why', async ({ page, line, sql }) => {
  await test.step('for which a gateway answers are said to have failed, and come at the next try', async () => {
    await openAlive(page, lossPlan);
    line.cause(gateway, dataOf(listing));
    await page.getByRole('link', { name: '← All plans' }).click();
    await expect(failure(page)).toContainText('Failed to load plans. Please try again later.');
    line.calm();
    await failure(page).getByRole('link', { name: 'Try again' }).click();
    await expect(page.locator('main article')).toHaveCount(12);
  });

  await test.step('that the database cannot give are said to have failed, on either tab', async () => {
    for (const [table, tab] of [
      ['fitness_plans', 'fitness'],
      ['nutrition_plans', 'nutrition'],
    ] as const)
      await without(sql, table, async () => {
        const response = await page.goto(`${listing}?tab=${tab}&q=shiro`);
        expect(response?.status()).toBe(500);
        await expect(failure(page)).toContainText('Failed to load plans. Please try again later.');
      });
  });
});

test('sets that the server refuses are kept and said to be, sent with the next ones, and asked for no further', async ({
  page,
  line,
}) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const member = await signInAsNewMember(page);
  await member.call('POST', '/training/plans', { planId: 'weight-loss-foundation' });
  await page.goto('/profile/training');
  await button('Start the workout').click();
  const trouble = line.cause({ answer: 422 }, /^PUT \/api\/training\/sessions/);
  await button('Done').click();
  await expect(failure(page)).toContainText('Nothing is lost');
  await button('Go on').click();
  await button('Skip set').click();
  await expect.poll(trouble.met).toBe(2);
  await button('Try again').click();
  await expect.poll(trouble.met).toBe(3);
  await expect(failure(page)).toContainText('Nothing is lost');
  await page.goto('/profile/training');
  await expect(page.getByText(/kept on this device: it could not be saved yet/)).toBeVisible();
  await page.getByRole('link', { name: 'Back to the workout' }).click();
  await expect(page.getByText(/2 of \d+ sets behind you/)).toBeVisible();
  await expect(failure(page)).toContainText('Nothing is lost');
  // On its way to the page, and there.
  expect(trouble.met()).toBe(5);
  line.calm();
  await button('Try again').click();
  await expect(page.getByText('✓ Saved')).toBeVisible();
});

test('a picture from elsewhere is not asked for again: the still takes its place, with the notice', async ({
  page,
  sql,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('elsewhere')) asked.push(request.url());
  });
  // At once: without a network, some machines look for the name longer than a test waits.
  await page.route('https://elsewhere.example/**', (route) => route.abort('namenotresolved'));
  await sql`
    update exercises set data = data || '{"gifUrl": "https://elsewhere.example/march.gif"}' where id = 'march-in-place'`;
  try {
    const address = `${lossPlan}?day=1`;
    // What was asked for before is answered without the database, until the product hears of the change.
    await expect.poll(async () => await (await page.request.get(address)).text()).toContain('elsewhere');
    await page.goto(address);
    await page.getByRole('heading', { name: 'March in place' }).scrollIntoViewIfNeeded();
    await expect(
      page.getByText('Animated demonstration unavailable. Showing static image instead.'),
    ).toBeVisible();
    expect(asked.filter((address) => address.includes('retry'))).toEqual([]);
  } finally {
    await sql`
      update exercises set data = data || '{"gifUrl": "/figures/march-in-place.svg"}' where id = 'march-in-place'`;
  }
});
