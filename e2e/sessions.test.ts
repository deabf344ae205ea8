import type { BrowserContext, Page } from '@playwright/test';
import { signInAsNewMember } from './member.ts';
import { expect, test } from './unruly.ts';

const refreshes = /^POST \/auth\/v1\/token\?grant_type=refresh_token/;
const toApi = /^\w+ \/api\//;
const ended = 'Your session has ended. Please log in again.';
const name = 'Selam Tesfaye';

/** Stands on the profile once it is read; what the page is called stands there before. */
const readProfile = (page: Page) => page.getByRole('heading', { name: 'Settings' });
const member = (page: Page) => page.getByRole('button', { name });
const tokens = (page: Page) =>
  page.evaluate(
    () =>
      JSON.parse(localStorage.getItem('birtu-session') ?? '{}') as {
        access_token: string;
        refresh_token: string;
        expires_at: number;
      },
  );

/** The stored session as a tab finds it that was not looked at for an hour. */
const letExpire = (page: Page) =>
  page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('birtu-session') ?? '{}') as { expires_at: number };
    session.expires_at = Math.floor(Date.now() / 1000) - 3600;
    localStorage.setItem('birtu-session', JSON.stringify(session));
  });

/** What the browser tells a page when its tab goes out of sight, or comes back. */
const show = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate((visibility) => {
    Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, state);

async function openTabs(context: BrowserContext, count: number): Promise<Page[]> {
  const tabs = await Promise.all(Array.from({ length: count }, () => context.newPage()));
  await Promise.all(tabs.map((tab) => tab.goto('/')));
  for (const tab of tabs) await expect(member(tab)).toBeVisible();
  return tabs;
}

test('several tabs are one session, and refresh it as one', async ({ page, context, line, sql }) => {
  await signInAsNewMember(page);
  const tabs = await openTabs(context, 3);
  const before = await tokens(page);
  await letExpire(page);
  await Promise.all(tabs.map((tab) => tab.goto('/profile')));
  for (const tab of tabs) await expect(readProfile(tab)).toBeVisible();

  await expect.poll(async () => (await tokens(page)).refresh_token).not.toBe(before.refresh_token);
  expect(line.seen.filter((request) => refreshes.test(request)).length).toBeGreaterThan(0);
  const { sub, session_id: session } = claimsOf(before.access_token);
  expect(await sql`select id from auth.sessions where user_id = ${sub}`).toEqual([{ id: session }]);
  // However many tabs asked, there is one successor, and it is the one that this browser holds.
  expect(await sql`select counter from auth.refresh_tokens where session_id = ${session}`).toEqual([
    { counter: 2 },
  ]);
});

const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
    sub: string;
    session_id: string;
  };

test('logging out in one tab logs out all, and says so on a member’s page', async ({ page, context }) => {
  await signInAsNewMember(page);
  const [here, there] = (await openTabs(context, 2)) as [Page, Page];
  await there.goto('/profile');
  await expect(readProfile(there)).toBeVisible();
  await member(here).click();
  await here.getByRole('button', { name: 'Logout' }).click();
  await expect(there).toHaveURL('/login?from=%2Fprofile');
  await expect(there.getByText(ended)).toBeVisible();
  await expect(here.getByText(ended)).toBeHidden();
});

test('a copy of a tab that is not remembered is logged out with it', async ({ page }) => {
  await signInAsNewMember(page);
  await page.evaluate(() => {
    sessionStorage.setItem('birtu-session', localStorage.getItem('birtu-session') ?? '');
    localStorage.clear();
  });
  await page.goto('/');
  await expect(member(page)).toBeVisible();
  const opened = page.waitForEvent('popup');
  await page.evaluate(() => void window.open('/profile'));
  const copy = await opened;
  await expect(readProfile(copy)).toBeVisible();
  await member(page).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(copy).toHaveURL('/login?from=%2Fprofile');
  expect(await copy.evaluate(() => sessionStorage.getItem('birtu-session'))).toBe(null);
});

test('a hidden tab asks for nothing, and refreshes when it is looked at again', async ({ page, line }) => {
  await signInAsNewMember(page);
  await page.clock.install();
  await page.goto('/profile');
  await expect(readProfile(page)).toBeVisible();
  const refresh = line.cause({ hold: () => Promise.resolve() }, refreshes);
  await show(page, 'hidden');
  // Longer than an access token lives.
  await page.clock.runFor('11:00');
  expect(refresh.met()).toBe(0);
  await show(page, 'visible');
  await expect.poll(() => refresh.met()).toBe(1);
  await page.reload();
  await expect(readProfile(page)).toBeVisible();
});

test('a phone whose clock is six hours ahead renews no token that is new', async ({ page, line }) => {
  const refresh = line.cause({ hold: () => Promise.resolve() }, refreshes);
  await page.clock.install({ time: Date.now() + 6 * 3_600_000 });
  // The session as the server told of it, which the clock takes for long over: that one is renewed.
  await signInAsNewMember(page);
  for (let visit = 0; visit < 3; visit += 1) {
    await page.goto('/profile');
    const read = page.waitForResponse(/\/api\/activities/);
    await page.getByRole('button', { name: 'Next month' }).click();
    expect((await read).status()).toBe(200);
  }
  expect(refresh.met()).toBe(1);
});

test('what the server ends is over here: the page says so, and leads back after logging in', async ({
  page,
}) => {
  const { endSessions, email, password } = await signInAsNewMember(page);
  await page.goto('/profile');
  await expect(readProfile(page)).toBeVisible();
  // Whatever the page asks for by itself has been answered; the next request is the click's.
  await page.waitForLoadState('networkidle');
  await endSessions();
  await page.getByRole('button', { name: 'Next month' }).click();
  await expect(page).toHaveURL('/login?from=%2Fprofile');
  await expect(page.getByRole('alert').filter({ hasText: ended })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/profile');
});

test('what was ended elsewhere is noticed when the person comes back, on a public page too', async ({
  page,
}) => {
  const { endSessions } = await signInAsNewMember(page);
  await page.goto('/about');
  await expect(member(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await show(page, 'hidden');
  await endSessions();
  await show(page, 'visible');
  await expect(page.getByRole('alert').filter({ hasText: ended })).toBeVisible();
  await expect(member(page)).toBeHidden();
  await expect(page).toHaveURL('/about');
});

test('an expired session that the server no longer knows says so at the next visit', async ({ page }) => {
  const { endSessions } = await signInAsNewMember(page);
  await letExpire(page);
  await endSessions();
  await page.goto('/profile');
  await expect(page).toHaveURL('/login?from=%2Fprofile');
  await expect(page.getByText(ended)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('birtu-session'))).toBe(null);
});

test('a line that fails for a moment signs nobody out', async ({ page, line }) => {
  await signInAsNewMember(page);
  await page.goto('/');
  await expect(member(page)).toBeVisible();
  await letExpire(page);
  line.cause('cut', refreshes);
  const api = line.cause('cut', toApi);
  await page.goto('/profile');
  await expect.poll(() => line.seen.filter((request) => refreshes.test(request)).length).toBeGreaterThan(1);
  api.stop();
  line.calm();
  await expect(readProfile(page)).toBeVisible();
});

test('a refresh whose answer is lost is asked for again, and the session lives', async ({ page, line }) => {
  await signInAsNewMember(page);
  const before = await tokens(page);
  await letExpire(page);
  const lost = line.cause('swallow', refreshes, 1);
  await page.goto('/profile');
  await expect(readProfile(page)).toBeVisible();
  expect(lost.met()).toBe(1);
  expect((await tokens(page)).refresh_token).not.toBe(before.refresh_token);
});

test('an old refresh token in strange hands ends the session, for the thief and here', async ({ page }) => {
  await signInAsNewMember(page);
  const stolen = await tokens(page);
  for (let turn = 0; turn < 2; turn += 1) {
    await letExpire(page);
    await page.goto('/profile');
    await expect(readProfile(page)).toBeVisible();
  }
  // What the page still asks for would find the session ended before the reload does.
  await page.waitForLoadState('networkidle');
  const theft = await page.request.post('/auth/v1/token?grant_type=refresh_token', {
    data: { refresh_token: stolen.refresh_token },
  });
  expect(theft.status()).toBe(400);
  expect(await theft.json()).toMatchObject({ error_code: 'refresh_token_already_used' });
  await page.reload();
  await expect(page).toHaveURL('/login?from=%2Fprofile');
  await expect(page.getByText(ended)).toBeVisible();
});
