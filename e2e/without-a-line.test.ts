import type { BrowserContext, Page } from '@playwright/test';
import { today } from '#src/lib/day.ts';
import type { UnrulyProxy } from '#test/unruly-proxy.ts';
import { signInAsNewMember } from './member.ts';
import { expect, test } from './product.ts';
import { test as behindALine } from './unruly.ts';

for (const each of [test, behindALine]) each.use({ serviceWorkers: 'allow' });

/** The paths of what is kept in caches whose name begins so. */
const keptIn = (page: Page, prefix: string): Promise<string[]> =>
  page.evaluate(async (prefix) => {
    const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
    const kept = await Promise.all(names.map(async (name) => await (await caches.open(name)).keys()));
    return kept.flat().map(({ url }) => new URL(url).pathname);
  }, prefix);

/** Until the worker has what a member's pages need, and what this member's days hold. */
async function untilKept(page: Page): Promise<void> {
  await expect.poll(() => keptIn(page, 'birtu-shells-')).toContain('/profile/assessments');
  await expect.poll(() => keptIn(page, 'birtu-member-')).toContain('/api/saved-plans');
}

/** The time of the token is over, as after ten minutes. */
const ageToken = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('birtu-session') ?? '{}') as object;
    localStorage.setItem('birtu-session', JSON.stringify({ ...session, expires_at: 1_000_000_000 }));
  });

test('a session whose token is over outlasts the line, and goes on when it is back', async ({
  page,
  context,
}) => {
  await signInAsNewMember(page);
  await page.goto('/profile');
  await untilKept(page);
  await ageToken(page);
  await context.setOffline(true);
  await page.goto('/profile');
  await expect(page.getByRole('region', { name: 'Selam Tesfaye', exact: true })).toBeVisible();
  await expect(page.getByText(/^No connection: you see what was known on/)).toBeVisible();
  await context.setOffline(false);
  await page.goto('/profile');
  await expect(page.getByRole('region', { name: 'Selam Tesfaye', exact: true })).toBeVisible();
  await expect(page.getByText(/^No connection: you see/)).toBeHidden();
});

test('after a log-out without a connection nothing of the person is on the device, and the next one meets nothing', async ({
  page,
  context,
}) => {
  await signInAsNewMember(page);
  await page.goto('/profile');
  await untilKept(page);
  await ageToken(page);
  await context.setOffline(true);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not on this device');
  expect(await keptIn(page, 'birtu-member-')).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/login\?from=/);
  await context.setOffline(false);
  const next = await signInAsNewMember(page, { full_name: 'Abebe Bikila' });
  // As a session that another page of this product left open.
  await page.evaluate(async () => {
    const other = '00000000-0000-4000-8000-000000000000';
    localStorage.setItem(`birtu-diary-${other}`, '{}');
    await (await caches.open(`birtu-member-${other}`)).put('/api/profile', new Response('{}'));
  });
  await page.goto('/profile');
  await expect(page.getByText(next.email)).toBeVisible();
  const others = () =>
    page
      .evaluate(async () => [...Object.keys(localStorage), ...(await caches.keys())].join())
      .then((names) => names.includes('00000000-0000-4000-8000'));
  await expect.poll(others).toBe(false);
});

test('pages that were read open without a connection, and what is missing is said in the page’s language', async ({
  page,
  context,
}) => {
  await page.goto('/am/foods/ambasha');
  const title = await page.title();
  await expect.poll(() => keptIn(page, 'birtu-shells-')).toContain('/am/offline');
  await expect.poll(() => keptIn(page, 'birtu-pages')).toContain('/am/foods/ambasha');
  await context.setOffline(true);
  await page.reload();
  await expect(page).toHaveTitle(title);
  await page.goto('/am/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ይህ ገጽ በዚህ መሣሪያ ላይ የለም');
  await page.getByRole('link', { name: title }).click();
  await expect(page).toHaveTitle(title);
  // What another page would load of it is missing as well.
  await expect(async () => {
    await page.locator('footer').getByRole('link', { name: 'ስለ እኛ' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ይህ ገጽ በዚህ መሣሪያ ላይ የለም', {
      timeout: 3000,
    });
  }).toPass();
});

/** How a line fails, and how it is mended. */
interface Failing {
  readonly fail: (at: { readonly line: UnrulyProxy; readonly context: BrowserContext }) => Promise<unknown>;
  readonly mend: (at: { readonly line: UnrulyProxy; readonly context: BrowserContext }) => Promise<unknown>;
}
const calm: Failing['mend'] = ({ line }) => Promise.resolve(line.calm());
const failures: Readonly<Record<string, Failing>> = {
  'without a connection': {
    fail: ({ context }) => context.setOffline(true),
    mend: ({ context }) => context.setOffline(false),
  },
  'while the server is away': {
    fail: ({ line }) => Promise.resolve(line.cause('cut', /./)),
    mend: calm,
  },
  'where each answer is lost after the server did it': {
    fail: ({ line }) => Promise.resolve(line.cause('swallow', /^(?!GET)\S+ \/api\//)),
    mend: calm,
  },
};
const day = () => today(new Date(), 'Africa/Addis_Ababa');

for (const [name, { fail, mend }] of Object.entries(failures))
  behindALine(
    `what is written ${name} waits, is there when all is opened again, and arrives once`,
    async ({ page, context, line, sql }) => {
      const { email, call } = await signInAsNewMember(page);
      expect((await call('POST', '/training/plans', { planId: 'weight-loss-foundation' })).status()).toBe(
        201,
      );
      expect((await call('PUT', '/saved-plans/nutrition/everyday-balance', {})).ok()).toBe(true);
      await page.goto('/today');
      await untilKept(page);
      await page.goto('/recipes/shiro-wat');
      const dish = await page.getByRole('heading', { level: 1 }).innerText();
      await expect.poll(() => keptIn(page, 'birtu-pages')).toContain('/recipes/shiro-wat');
      // The day in the other language as well.
      await expect.poll(() => keptIn(page, 'birtu-shells-')).toContain('/am/today');
      await expect.poll(() => keptIn(page, 'birtu-member-')).toContain('/api/training/session/coming');
      await expect.poll(() => keptIn(page, 'birtu-answers')).toContain('/api/exercises');
      await fail({ line, context });

      // The workout of the day, begun and finished.
      await page.goto('/today');
      await page.getByRole('button', { name: 'Start the workout' }).click();
      await page.getByRole('button', { name: 'Done', exact: true }).click();
      await page.getByRole('button', { name: 'Finish now' }).click();
      await page.getByRole('button', { name: 'Finish the workout' }).click();
      await expect(page.getByText('Your finished workout is kept on this device')).toBeVisible();
      await page.goto('/today');
      const finished = 'Done, and kept on this device until there is a connection';
      await expect(page.getByText(finished)).toBeVisible();

      // In the dark; a meal of the plan; the recipe of another.
      await page.getByRole('button', { name: 'Dark theme' }).click();
      await page.goto('/today/food');
      await page
        .getByRole('button', { name: /^I ate this: / })
        .first()
        .click();
      await expect(page.getByText('Kept on this device, not sent yet').first()).toBeAttached();
      await page.goto('/recipes/shiro-wat');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(dish);
      await page.goto('/today');

      // Weighed in on the day, logged on the calendar.
      await page.getByRole('button', { name: 'Weigh in' }).click();
      await page.getByLabel('Weight (kg)').fill('71.5');
      await page.getByRole('button', { name: 'Save' }).click();
      const kept = 'Kept on this device: it is sent when there is a connection.';
      await expect(page.getByText(kept)).toBeVisible();
      await page.goto('/profile');
      await page.getByRole('button', { name: 'ADD ACTIVITY' }).click();
      await page.getByLabel('Description').fill('Carried water');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText(kept).first()).toBeVisible();
      const listed = page.getByRole('listitem').filter({ hasText: 'Carried water' });
      await expect(listed.getByText('Waiting for a connection')).toBeVisible();

      await page.close();
      const again = await context.newPage();
      await again.goto('/am/today');
      await expect(again.locator('html')).toHaveAttribute('data-theme', 'dark');
      await expect(again.getByText('2 ለውጥ በዚህ መሣሪያ ላይ ተቀምጧል፤ ግንኙነት ሲኖር ይላካል።')).toBeVisible();
      await expect(again.locator('strong', { hasText: '71.5 ኪ.ግ' })).toBeVisible();
      await again.goto('/profile');
      const relisted = again.getByRole('listitem').filter({ hasText: 'Carried water' });
      await expect(relisted.getByText('Waiting for a connection')).toBeVisible();

      await mend({ line, context });
      // By hand, where the page has not sent it by itself by then.
      await expect(async () => {
        const button = again.getByRole('button', { name: 'Send now' });
        if (await button.isVisible()) await button.click({ timeout: 2_000 });
        await expect(again.getByText(/kept on this device/)).toBeHidden({ timeout: 5_000 });
      }).toPass();
      await expect(again.getByText('Waiting for a connection')).toBeHidden();
      await expect(relisted).toBeVisible();
      const stored = async () => {
        const [found] = await sql`
        select (select json_agg(type order by type) from activities where user_id = member.id) as activities,
               (select count(*)::int from workout_sessions where user_id = member.id and finished_at is not null) as workouts,
               (select count(*)::int from diary_entries where user_id = member.id) as eaten,
               (select json_agg(json_build_array(date, weight)) from body_measurements where user_id = member.id) as weights
        from auth.users as member where email = ${email}`;
        return found;
      };
      await expect.poll(stored).toEqual({
        activities: ['Generic Activity', 'Workout'],
        workouts: 1,
        eaten: 1,
        weights: [[day(), 71.5]],
      });
    },
  );

behindALine(
  'what waits is sent by the worker while no page is open, and the session goes on',
  async ({ page, context, line, sql, baseURL }) => {
    const { email } = await signInAsNewMember(page);
    await page.goto('/profile');
    await untilKept(page);
    line.cause('cut', /./);
    await page.getByRole('button', { name: 'ADD ACTIVITY' }).click();
    await page.getByLabel('Description').fill('Carried water');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Waiting for a connection')).toBeVisible();
    await page.goto('about:blank');
    line.calm();
    const devTools = await context.newCDPSession(page);
    const registered = new Promise<string>((resolve) =>
      devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
        if (first) resolve(first.registrationId);
      }),
    );
    await devTools.send('ServiceWorker.enable');
    const logged = async () => {
      const [{ count }] = await sql<[{ count: number }]>`
      select count(*)::int from activities where user_id = (select id from auth.users where email = ${email})`;
      return count;
    };
    const registrationId = await registered;
    const told: string[] = [];
    devTools.on('ServiceWorker.workerErrorReported', ({ errorMessage }) =>
      told.push(errorMessage.errorMessage),
    );
    // While the page that was left still counts as open, the worker refuses, and a browser tries again.
    await expect(async () => {
      await devTools.send('ServiceWorker.dispatchSyncEvent', {
        origin: baseURL!,
        registrationId,
        tag: 'birtu-queue',
        lastChance: false,
      });
      const message = JSON.stringify({ told, asked: line.seen.slice(-5) });
      await expect.poll(logged, { timeout: 5_000, message }).toBe(1);
    }).toPass();
    // The page renews the session from where it stood.
    await page.goto('/robots.txt');
    await ageToken(page);
    await page.goto('/profile');
    await expect(page.getByRole('listitem').filter({ hasText: 'Carried water' })).toBeVisible();
    await expect(page.getByText('Waiting for a connection')).toBeHidden();
    expect(line.seen.filter((each) => each.startsWith('POST /api/activities'))).toHaveLength(1);
  },
);

test('a log-out with what was not sent says what would be lost, and then leaves nothing of it', async ({
  page,
  context,
}) => {
  await signInAsNewMember(page);
  await page.goto('/profile');
  await untilKept(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'ADD ACTIVITY' }).click();
  await page.getByLabel('Description').fill('Carried water');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Waiting for a connection')).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  const asked = page.getByRole('alertdialog', { name: 'Not everything was sent yet' });
  await expect(asked).toContainText('1 entry was not sent yet.');
  await asked.getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByText('Waiting for a connection')).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await asked.getByRole('button', { name: 'Log out and delete them' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not on this device');
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  const left = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('birtu-queue');
        opening.addEventListener('success', () => {
          const stores = [...opening.result.objectStoreNames];
          const counts = stores.map((name) => opening.result.transaction(name).objectStore(name).count());
          counts.at(-1)!.addEventListener('success', () => resolve(counts.map(({ result }) => result)));
        });
      }),
  );
  expect(left).toEqual([0, 0]);
});
