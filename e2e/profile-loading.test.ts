import type { Page } from '@playwright/test';
import { signInAsNewMember } from './member.ts';
import { expect, test } from './unruly.ts';
import { wordsOf } from './words.ts';

const readsProfile = /^GET \/api\/profile/;
const notYet = { answer: 406 } as const;

const header = (page: Page) => page.getByRole('button', { name: 'Selam Tesfaye' });
const failure = (page: Page) => page.getByRole('alert');

const bearer = (page: Page) =>
  page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('birtu-session') ?? '{}') as { access_token: string };
    return { authorization: `Bearer ${session.access_token}` };
  });

test('a missing profile is made, once and as a plain user’s; where it does not stay one is told', async ({
  page,
  sql,
}) => {
  const { email } = await signInAsNewMember(page);
  await test.step('a missing profile is made at the next visit, as a plain user whatever the account claims', async () => {
    await sql`delete from user_profiles where email = ${email}`;
    await sql`
      update auth.users set user_metadata = user_metadata || '{"role":"admin_super"}' where email = ${email}`;
    await page.goto('/profile');
    await expect(page.getByRole('region', { name: 'Selam Tesfaye' })).toContainText(email);
    expect(await sql`select role from user_profiles where email = ${email}`).toEqual([{ role: 'user' }]);
  });
  await test.step('first reads that meet make one profile, and all get it', async () => {
    const headers = await bearer(page);
    await sql`delete from user_profiles where email = ${email}`;
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => page.request.get('/api/profile', { headers })),
    );
    for (const answer of answers) expect(await answer.json()).toMatchObject({ email, role: 'user' });
    expect(await sql`select 1 from user_profiles where email = ${email}`).toHaveLength(1);
  });
  await test.step('a profile that is made but does not stay is told', async () => {
    await sql`delete from user_profiles where email = ${email}`;
    // As a rule of the operator's might, of which the product knows nothing.
    await sql.unsafe(`
      create function turn_away() returns trigger language plpgsql as $$ begin return null; end $$;
      create trigger turn_away before insert on user_profiles for each row execute function turn_away()`);
    try {
      await page.goto('/profile/activities');
      await expect(failure(page)).toHaveText('Failed to retrieve profile after successful creation');
    } finally {
      await sql.unsafe('drop function turn_away cascade');
    }
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();
  });
});

test('a profile that does not come is asked for again as its failure asks for', async ({ page, line }) => {
  await signInAsNewMember(page);
  await test.step('a profile that cannot be read yet is asked for three times more, each a little later', async () => {
    const trouble = line.cause(notYet, readsProfile, 3);
    await page.goto('/');
    await expect(header(page)).toBeVisible();
    expect(trouble.met()).toBe(3);
    // The page's own times: how long the news of a request took to get here does not count.
    const at = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('/api/profile'))
        .map(({ startTime }) => startTime),
    );
    const pauses = at.slice(1).map((moment, index) => moment - at[index]!);
    expect(pauses).toHaveLength(3);
    for (const [index, pause] of pauses.entries()) expect(pause).toBeGreaterThanOrEqual(100 * (index + 1));
  });
  line.calm();
  await test.step('a token that is refused once is renewed, and the profile read with the new one', async () => {
    const before = await bearer(page);
    line.cause({ answer: 401 }, readsProfile, 1);
    await page.goto('/');
    await expect(header(page)).toBeVisible();
    expect(await bearer(page)).not.toEqual(before);
  });
  line.calm();
  await test.step('a profile that stays out of reach is told, the session stays, and trying again helps', async () => {
    line.cause(notYet, readsProfile);
    await page.goto('/profile/activities');
    await expect(failure(page)).toHaveText('Failed to ensure user profile');
    line.calm();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();
    await page.goto('/');
    await expect(header(page)).toBeVisible();
  });
  await test.step('a page that is refused is asked for once, not again at once', async () => {
    const trouble = line.cause({ answer: 403 }, /^GET \/api\/activities\/history/);
    await page.goto('/profile/activities');
    await expect(failure(page)).toBeVisible();
    expect(trouble.met()).toBe(1);
  });
  line.calm();
  await test.step('a member whose line is down for a moment stays, is told, and tries again', async () => {
    line.cause('cut', readsProfile);
    await page.goto('/profile');
    await expect(failure(page)).toContainText('Network error.');
    expect(new URL(page.url()).pathname).toBe('/profile');
    line.calm();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  });
});

test('a page that the server cannot bring says so in the reader’s language, and is tried again', async ({
  page,
  line,
}) => {
  const word = wordsOf('am');
  await signInAsNewMember(page);
  line.cause({ answer: 503 }, /^GET \/api\/reminders/);
  await page.goto('/am/profile/reminders');
  await expect(failure(page)).toHaveText(
    word('Something went wrong on our side. Please try again in a moment.'),
  );
  line.calm();
  await page.getByRole('button', { name: word('Try again') }).click();
  await expect(page.getByRole('heading', { level: 1, name: word('Reminders') })).toBeVisible();
});

test('home of a member whose account cannot be read says so at its top, and is tried again', async ({
  page,
  line,
}) => {
  await signInAsNewMember(page);
  line.cause({ answer: 503 }, readsProfile);
  await page.goto('/');
  const board = page.locator('.day-board');
  await expect(page.getByText('Your day could not be loaded.')).toBeInViewport();
  await expect(board).toHaveCount(0);
  line.calm();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(board).toBeVisible();
});
