import type { Page } from '@playwright/test';
import { today } from '#src/lib/day.ts';
import { openAlive } from './alive.ts';
import { ageToken, keptIn, untilDayIsKept, untilKept } from './kept.ts';
import { signInAsNewMember } from './member.ts';
import { expect, test } from './unruly.ts';

test.use({ serviceWorkers: 'allow' });

test('a session whose token is over outlasts the line, and goes on when it is back', async ({
  page,
  context,
}) => {
  const member = await signInAsNewMember(page);
  const weigh = async (weight: number) =>
    await member.call('PUT', `/progress/measurements/${today(new Date(), 'Africa/Addis_Ababa')}`, { weight });
  await weigh(64);
  // A day with a workout is long enough that it is not sent again where it is known.
  await member.call('POST', '/training/plans', { planId: 'weight-loss-foundation' });
  await page.goto('/profile');
  await untilKept(page);
  await ageToken(page);
  await context.setOffline(true);
  await page.goto('/profile');
  await expect(page.getByRole('region', { name: 'Selam Tesfaye', exact: true })).toBeVisible();
  await expect(page.getByText(/^No connection: you see what was known on/)).toBeVisible();
  // The device cannot answer for it.
  await page.goto('/profile/security');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not on this device');
  await context.setOffline(false);
  await page.goto('/profile');
  await expect(page.getByRole('region', { name: 'Selam Tesfaye', exact: true })).toBeVisible();
  await expect(page.getByText(/^No connection: you see/)).toBeHidden();
  // What the server would say again comes from the device, as is seen where that holds something else.
  await writeOver(page, '/api/today', ':64', ':66');
  const weighed = page.getByRole('region', { name: 'Weight', exact: true });
  await page.goto('/today');
  await expect(weighed).toContainText('66 kg');
  await expect(page.getByText(/^No connection: you see/)).toBeHidden();
  await weigh(65);
  await page.reload();
  await expect(weighed).toContainText('65 kg');
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
  // What another page would load of it is missing as well; and the page may not know yet that there is no connection.
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: true }));
  await openAlive(page, '/am/foods/ambasha');
  await page.locator('footer').getByRole('link', { name: 'ስለ እኛ' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ይህ ገጽ በዚህ መሣሪያ ላይ የለም');
  await expect(page).toHaveURL(/\/am\/about$/);
});

/** Changes what the device has of a member's answer, and leaves by what that is known. */
const writeOver = (page: Page, path: string, said: string, instead: string) =>
  page.evaluate(
    async ([path, said, instead]) => {
      const name = (await caches.keys()).find((each) => each.startsWith('birtu-member-'))!;
      const cache = await caches.open(name);
      for (const { url } of await cache.keys()) {
        if (new URL(url).pathname !== path) continue;
        const kept = (await cache.match(url))!;
        const text = await kept.text();
        await cache.put(url, new Response(text.replaceAll(said!, instead!), { headers: kept.headers }));
      }
    },
    [path, said, instead],
  );

/** The workout that the day shows, with one set of it done. @param times workouts of the week with it */
async function trainADay(page: Page, times: number): Promise<void> {
  await page.goto('/today');
  await page.getByRole('button', { name: 'Start the workout' }).click();
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await page.getByRole('button', { name: 'Finish now' }).click();
  await page.getByRole('button', { name: 'Finish the workout' }).click();
  await expect(page.getByText('Your finished workout is kept on this device')).toBeVisible();
  await expect(page.getByText(`${times} of 6 this week`)).toBeVisible();
}

test('what waits is sent by the worker while no page is open, days of training in their order, and the session goes on', async ({
  page,
  context,
  line,
  sql,
  baseURL,
}) => {
  const { email, call } = await signInAsNewMember(page);
  await call('POST', '/training/plans', { planId: 'weight-loss-foundation' });
  await call('PUT', '/saved-plans/nutrition/everyday-balance', {});
  await page.goto('/today');
  await untilDayIsKept(page);
  line.cause('cut', /./);

  // One day of training, the next, and one that is passed over.
  await trainADay(page, 1);
  await trainADay(page, 2);
  await page.goto('/today');
  const finished = page.getByText('Done, and kept on this device until there is a connection');
  await expect(finished).toHaveCount(2);
  await expect(page.getByText('2 of 6 workouts')).toBeVisible();
  await expect(page.getByText('Week 1, day 3')).toBeVisible();
  await page
    .getByRole('button', { name: /: I ate this$/ })
    .first()
    .click();
  await expect(page.getByText('Eaten:')).toHaveCount(1);
  await page.goto('/profile/training');
  await page.getByRole('button', { name: 'Pass over this day' }).click();
  await expect(page.getByText('Day 3 is behind you.')).toBeVisible();
  // Its week once more, and not after all.
  const followed = page.getByRole('article', { name: 'Weight Loss Foundation' });
  await page.getByRole('button', { name: 'Do week 1 again' }).click();
  await expect(followed).toContainText('0 workouts done');
  await followed.getByText('Week 1 begins again').locator('..').getByRole('button', { name: 'Undo' }).click();
  await expect(followed).toContainText('2 workouts done');
  await page.reload();
  await expect(followed).toContainText('2 workouts done');
  await page.goto('/profile');
  await page.getByRole('button', { name: 'ADD ACTIVITY' }).click();
  await page.getByLabel('Description').fill('Carried water');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Waiting for a connection')).toBeVisible();
  // What a page had no time to put where the worker finds it, the next one does.
  const journal = () =>
    page.evaluate(() => Object.entries(localStorage).find(([key]) => key.startsWith('birtu-diary-'))?.[1]);
  await expect.poll(journal).toBe('{}');
  await page.goto('about:blank');
  const devTools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId);
    }),
  );
  await devTools.send('ServiceWorker.enable');
  const stored = async () => {
    const [found] = await sql`
        select (select json_agg(type order by type) from activities where user_id = member.id) as activities,
               (select count(*)::int from diary_entries where user_id = member.id) as eaten,
               (select json_agg(json_build_array(day, sets <> '[]') order by finished_at) from workout_sessions
                where user_id = member.id and finished_at is not null) as days
        from auth.users as member where email = ${email}`;
    return found;
  };
  const days = [
    [1, true],
    [2, true],
    [3, false],
  ];
  const all = { activities: ['Generic Activity', 'Workout', 'Workout'], eaten: 1, days };
  const registrationId = await registered;
  // What the page asked for in its last moment has met the broken line by now: from here on nobody asks but the worker.
  expect(await stored()).toEqual({ activities: null, eaten: 0, days: null });
  line.calm();
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
    await expect.poll(stored, { timeout: 5_000, message }).toEqual(all);
  }).toPass();
  // The page renews the session from where it stood.
  await page.goto('/robots.txt');
  await ageToken(page);
  await page.goto('/profile');
  await expect(page.getByRole('listitem').filter({ hasText: 'Carried water' })).toBeVisible();
  await expect(page.getByText('Waiting for a connection')).toBeHidden();
  await page.goto('/today');
  await expect(page.getByText('Week 1, day 4')).toBeVisible();
  await expect(finished).toHaveCount(0);
  await expect.poll(stored).toEqual(all);
  for (const write of ['POST /api/activities', 'POST /api/diary'])
    expect(line.seen.filter((each) => each.startsWith(write))).toHaveLength(1);
});

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
  expect(left).toEqual([0, 0, 0]);
});
