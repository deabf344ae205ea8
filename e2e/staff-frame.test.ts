import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { pathIn } from '#src/lib/language.ts';
import { watchAlive } from './alive.ts';
import { holdAnswers, openHeld, phone, untilAnswered } from './largest-text.ts';
import { signInAsNewMember } from './member.ts';
import { followFetches } from './page-bytes.ts';
import { expect, test } from './product.ts';
import { signInAsBusyStaff, staffScreens } from './staff-screens.ts';
import { loseAnswer, openFilters, signInAs } from './staff.ts';

const sidebar = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const title = (page: Page) => page.getByRole('heading', { level: 1 });
/** What one does on a screen, below its title. */
const lead = (page: Page) => page.locator('.staff-lead');

async function openSidebar(page: Page) {
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(sidebar(page)).toBeVisible();
}

const screens: readonly [role: Parameters<typeof signInAs>[1], label: string, links: readonly string[]][] = [
  ['admin_super', 'Super Admin', ['Users Management', 'User Feedback', 'Settings']],
  ['admin_fitness', 'Fitness Admin', ['Dashboard', 'Fitness Plans', 'Content Management']],
  ['admin_nutritionist', 'Nutritionist Admin', ['Dashboard', 'Nutrition Plans', 'Content Management']],
];

/** Beside it may stand how many messages wait. */
const named = (link: string) => new RegExp(`^${link}`);

for (const [role, label, links] of screens)
  test(`${label}: the sidebar lies over the page, leads to its areas, and closes there`, async ({ page }) => {
    await signInAs(page, role, 'Hana Girma');
    await page.goto('/admin');
    await expect(title(page)).toHaveText('Dashboard');
    await openSidebar(page);
    await expect(sidebar(page).getByText(label, { exact: true })).toBeVisible();
    await expect(sidebar(page).getByRole('link', { name: 'Hana Girma' })).toContainText('H');
    await expect(sidebar(page).getByRole('navigation', { name: 'Staff area' }).getByRole('link')).toHaveText(
      links.map(named),
    );
    for (const link of links.toReversed()) {
      if (!(await sidebar(page).isVisible())) await openSidebar(page);
      await sidebar(page)
        .getByRole('link', { name: named(link) })
        .click();
      await expect(title(page)).toHaveText(link);
      await expect(sidebar(page)).toBeHidden();
      await expect(page.getByRole('contentinfo')).toHaveCount(0);
    }
    await page.getByRole('link', { name: 'View Site' }).click();
    await expect(page).toHaveURL('/');
  });

test('the overlay keeps the focus, and gives it back; logging out leads home', async ({ page }) => {
  await signInAs(page, 'admin_super');
  await page.goto('/admin/settings');
  await openSidebar(page);
  await page.keyboard.press('Escape');
  await expect(sidebar(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
  await openSidebar(page);
  await page.mouse.click(360, 400);
  await expect(sidebar(page)).toBeHidden();
  await openSidebar(page);
  await sidebar(page).getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/admin/settings');
  await expect(page).toHaveURL('/login?from=%2Fadmin%2Fsettings');
});

test('the frame stands before it is known who asks', async ({ page }) => {
  await signInAs(page, 'admin_super');
  const applicationMayCome = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await applicationMayCome.promise;
    await route.continue();
  });
  await page.goto('/admin/users', { waitUntil: 'commit' });
  await expect(title(page)).toHaveText('Users Management');
  await expect(lead(page)).toContainText('Everybody who has an account.');
  await expect(page.locator('main [aria-busy=true]')).toContainText('Loading...');
  await expect(page.getByRole('button', { name: 'Menu' })).toBeDisabled();
  applicationMayCome.resolve();
  await openSidebar(page);
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
});

test.describe('on the phone that Lighthouse measures as', () => {
  test.use({ viewport: phone });
  test('the largest text of a screen stands in its document', async ({ page }) => {
    test.slow(); // every screen
    await watchAlive(page);
    const { id } = await signInAsBusyStaff(page);
    const untilFetched = followFetches(page);
    await holdAnswers(page);
    const screens = new Set(staffScreens.map(({ address }) => address)).add(`/admin/users/${id}`);
    // Every other one in Amharic, whose letters are larger.
    for (const [at, address] of [...screens].entries()) {
      const path = pathIn(at % 2 === 0 ? 'en' : 'am', address);
      const later = await openHeld(page, path);
      await untilAnswered(page);
      await untilFetched();
      await expect(page.locator('main [aria-busy=true], main[aria-busy=true]')).toHaveCount(0);
      expect.soft(await later(), `${path}: larger, and later`).toEqual([]);
    }
  });
});

test('a long list comes in steps, and once: who comes back finds the place at which they were, who searches all rows', async ({
  page,
}) => {
  // Its cards take more room there than is kept for them.
  await page.setViewportSize({ width: 375, height: 740 });
  await page.addInitScript(() => {
    const steps: number[] = [];
    Object.assign(window, { steps });
    const rows = document.getElementsByTagName('tr');
    const look = () => rows.length > 0 && rows.length !== steps.at(-1) && steps.push(rows.length);
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  });
  /** How many rows there were, one after the other, with that of the heads. */
  const steps = () => page.evaluate(() => (window as unknown as { steps: number[] }).steps);
  await signInAs(page, 'admin_fitness');
  await page.goto('/admin/exercises');
  const rows = page.locator('tbody tr');
  const whole = page.locator('.data-table[aria-busy=false]');
  const editor = page.getByRole('region', { name: 'Edit exercise' });
  await expect(whole).toBeVisible();
  expect(await steps()).toEqual([1, 9, 17, 21]);
  const opener = rows.last().getByRole('link').first();
  await opener.hover();
  const stood = await page.evaluate(() => scrollY);
  expect(stood).toBeGreaterThan(1_000);
  const isWhereTheyWere = async () =>
    await expect.poll(() => page.evaluate((y) => Math.abs(scrollY - y), stood)).toBeLessThan(30);
  await opener.click();
  await expect(editor).toBeVisible();
  await page.goBack();
  await isWhereTheyWere();
  // By a document that has never shown the list.
  await page.goForward();
  await expect(editor).toBeVisible();
  await page.reload();
  await expect(editor).toBeVisible();
  await page.goBack();
  await isWhereTheyWere();

  const all = await rows.count();
  await page.goto('/admin/exercises?q=chair+dip');
  await expect(whole).toBeVisible();
  await expect(rows).toHaveCount(1);
  // No row waits for a frame any more.
  await page.evaluate(() => (window.requestAnimationFrame = () => 0));
  await page.getByPlaceholder('Search exercises...').fill('');
  await expect(rows).toHaveCount(all);
});

test('who has no business here is led to the login and back, a member home, an admin told why', async ({
  page,
}) => {
  await page.goto('/admin/content?q=ሩጫ');
  await expect(page).toHaveURL(/\/login\?from=%2Fadmin%2Fcontent/);
  await signInAsNewMember(page);
  await page.goto('/admin/users');
  await expect(page).toHaveURL('/');
  await signInAs(page, 'admin_fitness');
  await page.goto('/admin/users');
  await expect(title(page)).toHaveText('Users Management');
  await expect(page.getByRole('main')).toContainText('Your role does not allow this.');
  await expect(lead(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to your work' }).click();
  await expect(title(page)).toHaveText('Dashboard');
  await expect(lead(page)).toBeVisible();
});

test('the Dashboard link of a planner leads to content, an admin’s login to the dashboard', async ({
  page,
}) => {
  const planner = await signInAs(page, 'planner', 'Almaz Bekele', false);
  await page.goto('/');
  await page.getByRole('button', { name: 'Almaz Bekele' }).click();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL('/admin/content');
  await expect(title(page)).toHaveText('Content Management');
  await openSidebar(page);
  await sidebar(page).getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');

  const admin = await signInAs(page, 'admin_nutritionist', 'Biruk Alemu', false);
  await page.evaluate(() => localStorage.clear());
  for (const { email, password, home } of [
    { ...admin, home: '/admin' },
    { ...planner, home: '/' },
  ]) {
    await page.goto('/login');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Welcome back')).toBeVisible();
    await expect(page).toHaveURL(home);
    await page.evaluate(() => localStorage.clear());
  }
});

test('the dashboard says when it cannot be loaded, and what was done last', async ({ page }) => {
  const { call } = await signInAs(page, 'admin_super', 'Rahel Ayele');
  await page.route('**/api/admin/dashboard', (route) => route.abort());
  await page.goto('/admin');
  await expect(page.getByRole('alert')).toHaveText('Failed to load dashboard data. Please try again later.');
  await page.unroute('**/api/admin/dashboard');
  const made = await call('POST', '/admin/users', {
    email: `tola${Date.now()}@birtu.test`,
    password: 'Injera-77',
    full_name: 'Tola Dibaba',
    role: 'planner',
  });
  const { id } = (await made.json()) as { id: string };
  await call('PUT', `/admin/users/${id}`, { full_name: 'Tola Dibaba', role: 'nutritionist' });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('row', { name: /^Members/ })).toBeVisible();
  const last = page.getByRole('region', { name: 'Last changes' });
  await expect(last.getByRole('listitem').first()).toContainText('User Tola Dibaba');
  await last.getByRole('link', { name: 'All changes' }).click();

  await expect(title(page)).toHaveText('Activity Log');
  await openFilters(page);
  await page.getByLabel('Who').selectOption('Rahel Ayele');
  await page.getByLabel('What', { exact: true }).selectOption('User');
  await expect(page).toHaveURL(/person=.+kind=user/);
  const [changed, created] = [0, 1].map((place) =>
    page.getByRole('main').getByRole('list').first().locator(':scope > li').nth(place),
  );
  await expect(created!).toContainText('created by Rahel Ayele');
  await expect(changed!).toContainText('changed by Rahel Ayele');
  await changed!.getByText('What was changed').first().click();
  await expect(changed!.locator('del')).toHaveText('Planner');
  await expect(changed!.locator('ins')).toHaveText('Nutritionist');
  await page.getByPlaceholder('Search by name...').fill('dibaba');
  await expect(page).toHaveURL(/q=dibaba/);
  await expect(created!).toContainText('created by Rahel Ayele');
  await page.getByLabel('Until').fill('2020-01-01');
  await expect(page.getByText('No entries found matching your criteria.')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('Injera-77');
});

test('a password is changed after four checks in their order, and the new one opens the door', async ({
  page,
}) => {
  const { email, password } = await signInAs(page, 'admin_fitness');
  await page.goto('/admin/settings');
  const [current, next, confirmation] = ['Current Password', 'New Password', 'Confirm New Password'].map(
    (label) => page.getByLabel(label, { exact: true }),
  );
  const send = page.getByRole('button', { name: 'Update Password' });
  async function expectFault(values: readonly string[], fault: string) {
    for (const [index, field] of [current, next, confirmation].entries()) await field!.fill(values[index]!);
    await send.click();
    await expect(page.getByRole('alert')).toHaveText(fault);
  }
  await expectFault(['', 'a', 'b'], 'Please enter your current password.');
  await expectFault([password, 'a', 'b'], 'New passwords do not match.');
  await expectFault([password, 'abcde', 'abcde'], 'Password must be at least 6 characters long.');
  await expectFault(['not mine', 'Berbere-77', 'Berbere-77'], 'This is not your current password.');

  const update = Promise.withResolvers<void>();
  await page.route('**/auth/v1/user', async (route) => {
    await update.promise;
    await route.continue();
  });
  await current!.fill(password);
  await send.click();
  await expect(page.getByRole('button', { name: 'Updating...' })).toBeVisible();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  update.resolve();
  const news = page.getByText('Password updated successfully!');
  await expect(news).toBeVisible();
  for (const field of [current, next, confirmation]) await expect(field!).toHaveValue('');
  await page.clock.runFor(2900);
  await expect(news).toBeVisible();
  await page.clock.runFor(200);
  await expect(news).toBeHidden();
  const token = (secret: string) =>
    page.request.post('/auth/v1/token?grant_type=password', { data: { email, password: secret } });
  expect((await token(password)).status()).toBe(400);
  expect((await token('Berbere-77')).status()).toBe(200);
});

test('a password stays what it was when nobody is logged in or nothing answers', async ({ page }) => {
  const { password, endSessions } = await signInAs(page, 'admin_super');
  await page.goto('/admin/settings');
  await page.getByLabel('Current Password', { exact: true }).fill(password);
  await page.getByLabel('New Password', { exact: true }).fill('Berbere-77');
  await page.getByLabel('Confirm New Password', { exact: true }).fill('Berbere-77');
  const send = page.getByRole('button', { name: 'Update Password' });
  await page.route('**/auth/v1/user', (route) =>
    route.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' }),
  );
  await send.click();
  await expect(page.getByRole('alert')).toHaveText('Failed to update password.');
  await page.unroute('**/auth/v1/user');
  await endSessions();
  await send.click();
  await expect(page.getByRole('alert')).toHaveText('You must be logged in to change your password.');
});

test('one’s own profile: a new name stands in the sidebar at once', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signInAs(page, 'nutritionist', 'Hana Girma');
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Hana Girma' }).click();
  await expect(title(page)).toHaveText('My Profile');
  await expect(page.getByRole('heading', { name: 'Two-step login' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Where you are logged in' })).toBeVisible();
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Full Name').fill('Hana Girma Wolde');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Hana Girma Wolde' })).toBeVisible();
});

test('a list is worked by keys and by its rows: searched, walked through, opened, saved; single keys can be switched off', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const hana = await signInAs(page, 'admin_fitness');
  await page.goto('/admin/exercises');
  const keys = page.getByRole('dialog', { name: 'Keys' });
  const search = page.getByPlaceholder('Search exercises...');
  const opener = (name: string) => page.getByRole('link', { name: `Edit: ${name}` });
  await expect(opener('Bird dog')).toBeVisible();

  await page.keyboard.press('?');
  await expect(keys).toContainText('Search the list');
  // Behind the dialog nothing is pressed.
  await page.keyboard.press('n');
  await expect(keys).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();

  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await page.keyboard.type('bird dog n/?j');
  await expect(search).toHaveValue('bird dog n/?j');
  await search.fill('squat');
  await expect(page).toHaveURL(/q=squat/);
  await expect(opener('Bird dog')).toHaveCount(0);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('j');
  const first = page.locator('[data-opens]').first();
  await expect(first).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[data-opens]').nth(1)).toBeFocused();
  await page.keyboard.press('k');
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');
  const form = page.getByRole('region', { name: 'Edit exercise' });
  await form.getByLabel('Name: English').fill('Squat by keys');
  await page.keyboard.press('Control+s');
  await expect(form).toBeHidden();
  await expect(page).toHaveURL(/q=squat/);

  // A row opens where it is clicked, but not where its text was marked.
  const row = page.getByRole('row').filter({ hasText: 'Squat by keys' });
  const cell = row.getByRole('cell').nth(1);
  const { x, y, width, height } = (await cell.boundingBox())!;
  await page.mouse.move(x + 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 5 });
  await page.mouse.up();
  expect(await page.evaluate(() => String(getSelection()))).not.toBe('');
  await expect(page).toHaveURL(/q=squat/);
  await page.getByRole('heading', { level: 1 }).click();
  const tab = page.context().waitForEvent('page');
  await cell.click({ button: 'middle' });
  await expect(await tab).toHaveURL(/admin\/exercises\/[a-z0-9-]+$/);
  await cell.click();
  await expect(form).toBeVisible();
  await page.goBack();

  await page.getByRole('button', { name: 'Keys', exact: true }).click();
  await keys.getByRole('checkbox').uncheck();
  await keys.getByRole('button', { name: 'Close', exact: true }).last().click();
  await page.keyboard.press('/');
  await page.keyboard.press('n');
  await expect(page).toHaveURL(/q=squat/);
  await expect(search).not.toBeFocused();
  await expect(search).not.toHaveAttribute('aria-keyshortcuts');
  await page.reload();
  await expect(row).toBeVisible();
  await page.keyboard.press('n');
  await page.getByRole('button', { name: 'Keys', exact: true }).click();
  await keys.getByRole('checkbox').check();
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
  await page.keyboard.press('n');
  await expect(page.getByRole('region', { name: 'Add exercise' })).toBeVisible();

  // A range is chosen with Shift; another order is another page.
  await page.goto('/admin/exercises?sort=name');
  const box = (name: string) => page.getByRole('checkbox', { name: `Choose: ${name}`, exact: true });
  await box('Band pull-apart').check();
  await box('Back extension').click({ modifiers: ['Shift'] });
  const bar = page.getByText('2 chosen');
  await expect(bar).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
  await page.getByRole('link', { name: 'Name', exact: true }).click();
  await expect(page).toHaveURL(/sort=name&order=desc/);
  await expect(bar).toHaveCount(0);

  // It is kept under a name and comes back at a tap; another name and its removal are undone.
  const dialog = (name: string) => page.getByRole('dialog', { name });
  const chip = (name: string) => page.getByRole('link', { name, exact: true });
  await page.getByRole('button', { name: 'Keep this filter' }).click();
  await dialog('Keep this filter').getByLabel('Name').fill('Backwards');
  // Its answer is lost: sent again, it is the same filter.
  await loseAnswer(page, '**/api/admin/filters/exercises');
  await page.keyboard.press('Enter');
  await expect(dialog('Keep this filter').getByRole('alert')).toContainText('The filter could not be kept');
  await page.keyboard.press('Enter');
  await expect(chip('Backwards')).toHaveAttribute('aria-current', 'true');
  await page.goto('/admin/exercises');
  await chip('Backwards').click();
  await expect(page).toHaveURL(/order=desc&sort=name/);
  await page.getByRole('button', { name: 'Rename or remove' }).click();
  // Another of one's own windows was first: the name stays as it was typed, until that one is gone.
  const others = '/admin/filters/exercises';
  const taken = await (await hana.call('POST', others, { name: 'From Z', query: 'sort=changed' })).json();
  await dialog('Kept filters').getByLabel('Name of Backwards').fill('From Z');
  await page.keyboard.press('Enter');
  await expect(dialog('Kept filters')).toContainText('You have kept another filter of this list');
  await expect(dialog('Kept filters').getByLabel('Name of Backwards')).toHaveValue('From Z');
  await hana.call('DELETE', `${others}/${taken.id}`);
  await page.keyboard.press('Enter');
  await expect(chip('From Z')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(chip('Backwards')).toBeVisible();
  await page.getByRole('button', { name: 'Rename or remove' }).click();
  await dialog('Kept filters').getByRole('button', { name: 'Remove: Backwards' }).click();
  await expect(chip('Backwards')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(chip('Backwards')).toHaveAttribute('aria-current', 'true');
});

test('staff without a second step are reminded once a day; a super admin turns one on first, and then works', async ({
  page,
}) => {
  await signInAs(page, 'planner', 'Almaz Bekele', false);
  await page.goto('/admin/content');
  const reminder = page.getByRole('complementary', { name: 'Second step' });
  await expect(reminder.getByRole('link', { name: 'Set it up' })).toBeVisible();
  await reminder.getByRole('button', { name: 'Not today' }).click();
  await expect(reminder).toHaveCount(0);
  await page.reload();
  await expect(title(page)).toHaveText('Content Management');
  await expect(reminder).toHaveCount(0);

  const { call } = await signInAs(page, 'admin_super', 'Hana Girma', false);
  expect((await call('GET', '/admin/users')).status()).toBe(403);
  await page.goto('/admin/users');
  await expect(page.getByRole('heading', { name: 'First, a second step' })).toBeVisible();
  await expect(lead(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Set it up' }).click();
  await expect(page).toHaveURL('/admin/profile#two-step');
  const needed = page.getByText('Super admins need a second step');
  await expect(needed).toBeVisible();
  const factors = page.getByRole('region', { name: 'Two-step login' });
  await factors.getByRole('button', { name: 'Set up an authenticator app' }).click();
  await factors.getByLabel('Name').fill('My phone');
  await page.keyboard.press('Enter');
  const uri = await factors.getByRole('link', { name: 'Open the app' }).getAttribute('href');
  const secret = new URL(uri ?? '').searchParams.get('secret') ?? '';
  await factors.getByLabel('Verification code').fill(new TOTP({ secret }).generate());
  await page.keyboard.press('Enter');
  await expect(factors.getByRole('heading', { name: 'Your recovery codes for Birtu' })).toBeVisible();
  await expect(needed).toHaveCount(0);
  await page.goto('/admin/users');
  await expect(page.getByRole('row', { name: 'Hana Girma' }).first()).toBeVisible();
});
