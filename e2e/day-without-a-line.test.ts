import type { Page } from '@playwright/test';
import { today } from '#src/lib/day.ts';
import type { UnrulyProxy } from '#test/unruly-proxy.ts';
import { untilDayIsKept, untilPageIsKept, untilSent } from './kept.ts';
import { signInAsNewMember } from './member.ts';
import { expect, test, type Phone } from './phone.ts';
import type { Server } from './product.ts';
import { wordsOf, type Words } from './words.ts';

/** What lies between a phone and the product's data. */
interface Way {
  readonly phone: Phone;
  readonly line: UnrulyProxy;
  readonly server: Server;
}

/** How the way fails, and how it is mended. */
const failures: Readonly<Record<string, readonly [fail: Deed, mend: Deed]>> = {
  'with the network off': [({ phone }) => phone.setOffline(true), ({ phone }) => phone.setOffline(false)],
  'with the server killed': [({ server }) => server.kill(), ({ server }) => server.start()],
  'with the answer of each write lost after the server did it': [
    ({ line }) => void line.cause('swallow', /^(?!GET)\S+ \/api\//),
    ({ line }) => line.calm(),
  ],
};
type Deed = (way: Way) => void | Promise<void>;

const [english, amharic] = [wordsOf('en'), wordsOf('am')];
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const isKept = 'Done, and kept on this device until there is a connection';

/** Every set of every exercise, each rest skipped. */
async function trainAll(page: Page): Promise<number> {
  const behind = page.getByText(/\d+ of \d+ sets behind you/);
  const total = Number(/of (\d+) sets/.exec(await behind.innerText())![1]);
  for (let done = 1; done <= total; done += 1) {
    await button(page, 'Done').click();
    await expect(behind).toHaveText(new RegExp(`${done} of ${total} sets behind you`));
    if (done < total && (await button(page, 'Go on').isVisible())) await button(page, 'Go on').click();
  }
  return total;
}

/** The theme by its own button, which says which one is on. */
async function turnTheme(page: Page, word: Words, theme: 'dark' | 'light'): Promise<void> {
  const toggle = button(page, word('Dark theme'));
  await toggle.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  await expect(toggle).toHaveAttribute('aria-pressed', String(theme === 'dark'));
}

for (const [name, [fail, mend]] of Object.entries(failures))
  test(`a day ${name}: trained, eaten, weighed and read, all is there when it is opened again, and arrives once`, async ({
    phone,
    line,
    server,
    sql,
  }) => {
    let page = await phone.open();
    const { email, call } = await signInAsNewMember(page);
    await call('POST', '/training/plans', { planId: 'three-days-fifteen-minutes' });
    await call('PUT', '/saved-plans/nutrition/everyday-balance', {});
    const { start_url: start } = (await (await page.request.get('/manifest.webmanifest')).json()) as {
      start_url: string;
    };
    await page.goto(start);
    await expect(part(page, 'Workout')).toContainText('Week 1, day 1');
    // Once, while the day is read ahead, nobody is there to be asked.
    const trouble = line.cause({ answer: 503 }, /^GET \/api\/today\?/, 1);
    await untilDayIsKept(page);
    expect(trouble.met()).toBe(1);
    await page.goto('/recipes/shiro-wat');
    const dish = await page.getByRole('heading', { level: 1 }).innerText();
    await untilPageIsKept(page);
    await phone.close();
    await fail({ phone, line, server });

    // The installed product is opened: the day, and the whole workout of it.
    page = await phone.open();
    await page.goto(start);
    await expect(part(page, 'Workout')).toContainText('Week 1, day 1');
    await button(page, 'Start the workout').click();
    const sets = await trainAll(page);
    await expect(page.getByRole('heading', { name: 'All sets are behind you' })).toBeVisible();
    await page.getByLabel('Effort').selectOption('7');
    await button(page, 'Finish the workout').click();
    await expect(page.getByText('Your finished workout is kept on this device')).toBeVisible();

    // Eaten, weighed, read.
    await page.goto(start);
    await expect(part(page, 'Workout')).toContainText(isKept);
    const ate = page.getByRole('button', { name: /: I ate this$/ });
    const planned = await ate.count();
    await ate.first().click();
    await expect(ate).toHaveCount(planned - 1);
    await button(page, 'Weigh in').click();
    await page.getByLabel('Weight (kg)').fill('71.5');
    await button(page, 'Save').click();
    await expect(page.getByText('Kept on this device: it is sent when there is a connection.')).toBeVisible();
    await page.goto('/recipes/shiro-wat');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(dish);

    // The other language by the product's own switch, and the theme in both.
    await page.goto(start);
    await turnTheme(page, english, 'dark');
    await page.getByRole('link', { name: 'አማርኛ' }).click();
    await expect(page).toHaveURL('/am/today?start');
    await expect(page.getByRole('heading', { name: amharic('Meals') })).toBeVisible();
    await turnTheme(page, amharic, 'light');
    await turnTheme(page, amharic, 'dark');
    await phone.close();

    page = await phone.open();
    // It was installed in English, and opens in the language that is used now.
    await page.goto(start);
    await expect(page).toHaveURL('/am/today');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL('/today');
    await expect(part(page, 'What waits for a connection')).toContainText(
      '2 changes are kept on this device',
    );
    await expect(part(page, 'Workout')).toContainText(isKept);
    await expect(page.getByText('Eaten:')).toHaveCount(1);
    const weight = part(page, 'Weight');
    await expect(weight).toContainText('71.5 kg');
    await expect(weight).toContainText('Waiting for a connection');

    await mend({ phone, line, server });
    await untilSent(page);
    await expect(weight).not.toContainText('Waiting for a connection');
    await expect(part(page, 'Workout')).toContainText('Done: ');
    const stored = async () => {
      const [found] = await sql`
        select (select json_agg(json_build_array(type, details ->> 'duration' is not null)) from activities
                where user_id = member.id) as activities,
               (select json_agg(json_build_array(s.effort, (select count(*)::int from jsonb_array_elements(s.sets) one
                 where one ->> 'state' = 'done'))) from workout_sessions s where s.user_id = member.id and s.finished_at is not null) as workouts,
               (select count(*)::int from diary_entries where user_id = member.id) as eaten,
               (select json_agg(json_build_array(date, weight)) from body_measurements where user_id = member.id) as weights
        from auth.users as member where email = ${email}`;
      return found;
    };
    await expect.poll(stored).toEqual({
      activities: [['Workout', true]],
      workouts: [[7, sets]],
      eaten: 1,
      weights: [[today(new Date(), 'Africa/Addis_Ababa'), 71.5]],
    });
  });
