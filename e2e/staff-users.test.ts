import type { Page } from '@playwright/test';
import type { Sql } from 'postgres';
import { openFilters, signInAs } from './staff.ts';
import { expect, test } from './unruly.ts';

const rows = (page: Page) => page.locator('tbody tr');
const search = (page: Page) => page.getByPlaceholder('Search users by name, email or role...');
const dialog = (page: Page) => page.getByRole('dialog');

const draftKept = (page: Page) => dialog(page).getByText(/^Draft kept: /);
const mailsTo = async (sql: Sql, recipient: string) =>
  (await sql`select 1 from mails where recipient = ${recipient}`).length;

/** Users called Lemlem 1 to `count`, all but the seventh of them plain ones. */
const makeUsers = (sql: Sql, count: number) => sql`
  with made as (
    insert into auth.users (email) select 'lemlem' || i || '@birtu.test' from generate_series(1, ${count}) i
    returning id, email, substring(email from '[0-9]+') as i
  )
  insert into user_profiles (id, full_name, email, role)
  select id, 'Lemlem ' || i, email, case i when '7' then 'nutritionist' else 'user' end from made`;

test('a super admin adds a user, who can log in at once, gives them another role, and deletes them', async ({
  page,
  browser,
  baseURL,
  mailbox,
  line,
  sql,
}) => {
  const hana = await signInAs(page, 'admin_super');
  await page.goto('/admin/users');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Users Management');
  await expect(page.getByText('Showing')).toBeVisible();

  await page.getByRole('link', { name: 'Add New User' }).click();
  await dialog(page).getByRole('button', { name: 'Add User' }).click();
  for (const fault of ['Email is required', 'Password is required', 'Full Name is required'])
    await expect(dialog(page).getByText(fault)).toBeVisible();
  await dialog(page).getByLabel('Email').fill(hana.email);
  await dialog(page).getByLabel('Password', { exact: true }).fill('Qx7!a');
  await dialog(page).getByLabel('Full Name').fill('ዳዊት በቀለ');
  await dialog(page).getByRole('button', { name: 'Add User' }).click();
  await expect(dialog(page).getByText('Password must be at least 8 characters long')).toBeVisible();
  await dialog(page).getByLabel('Password', { exact: true }).fill('Qx7!abcd');
  await dialog(page).getByRole('button', { name: 'Add User' }).click();
  await expect(dialog(page).getByRole('alert')).toHaveText('An account with this email already exists.');
  await dialog(page).getByLabel('Email').fill('dawit@birtu.test');
  await dialog(page).getByLabel('Role').selectOption('Fitness Admin');
  await dialog(page).getByRole('button', { name: 'Add User' }).click();
  await expect(page.getByText('User added successfully!')).toBeVisible();
  await expect(page).toHaveURL('/admin/users');
  await expect(rows(page).first()).toContainText('ዳዊት በቀለ');
  await expect(rows(page).first()).toContainText('Fitness Admin');

  const other = await browser.newContext(baseURL ? { baseURL } : {});
  const dawit = await other.newPage();
  await dawit.goto('/login');
  await dawit.getByLabel('Email').fill('dawit@birtu.test');
  await dawit.getByLabel('Password', { exact: true }).fill('Qx7!abcd');
  await dawit.locator('main').getByRole('button', { name: 'Login', exact: true }).click();
  await expect(dawit).toHaveURL(/\/admin/);

  await page.getByRole('link', { name: 'Edit: ዳዊት በቀለ' }).click();
  await expect(dialog(page).getByLabel('Email')).toHaveJSProperty('readOnly', true);
  await dialog(page).getByLabel('Full Name').fill('ዳዊት ታደሰ');
  await page.goBack();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await dialog(page).getByLabel('Role').selectOption('Planner');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('User updated successfully!')).toBeVisible();
  await expect(rows(page).first()).toContainText('ዳዊት ታደሰ');
  await dawit.reload();
  await expect(dawit).toHaveURL(/\/login\?from=/);

  await page.getByRole('link', { name: 'ዳዊት ታደሰ', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/users\/[0-9a-f-]{36}$/);
  await expect(page.getByText('Logged in nowhere.')).toBeVisible();
  await page.getByRole('link', { name: 'Suspend', exact: true }).click();
  await dialog(page).getByRole('button', { name: 'Suspend' }).click();
  await expect(dialog(page).getByText('Please say why: the person is told.')).toBeVisible();
  await dialog(page).getByLabel('Reason').fill('Insults');
  await expect(draftKept(page)).toBeVisible();
  await page.reload();
  await expect(dialog(page).getByLabel('Reason')).toHaveValue('Insults');
  line.cause('swallow', /^PUT .*\/suspension$/, 1);
  await dialog(page).getByRole('button', { name: 'Suspend' }).click();
  await expect(dialog(page).getByRole('alert')).toContainText('The account could not be suspended.');
  await dialog(page).getByRole('button', { name: 'Suspend' }).click();
  await expect(page.getByText('Suspended until somebody lifts it')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await dawit.getByLabel('Email').fill('dawit@birtu.test');
  await dawit.getByLabel('Password', { exact: true }).fill('Qx7!abcd');
  await dawit.locator('main').getByRole('button', { name: 'Login', exact: true }).click();
  await expect(dawit.getByRole('alertdialog')).toContainText('This account is suspended.');
  await other.close();
  expect(await mailbox.next('dawit@birtu.test')).toContain('Insults');
  expect(await mailsTo(sql, 'dawit@birtu.test')).toBe(1);
  await page.getByRole('button', { name: 'Lift the suspension' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Lift the suspension' }).click();
  await expect(page.getByText('Can log in.')).toBeVisible();
  expect(await mailbox.next('dawit@birtu.test')).toContain('log in');

  // What is mailed goes out once, though an answer is lost.
  for (const [mail, said] of [
    ['Send a link for a new password', 'new password'],
    ['Ask for a second step', 'two-step login'],
  ] as const) {
    await page.getByRole('button', { name: mail }).click();
    const asked = page.getByRole('alertdialog', { name: mail });
    line.cause('swallow', /^POST .*\/mails$/, 1);
    await asked.getByRole('button', { name: mail }).click();
    await expect(asked.locator('.dialog-body').getByRole('alert')).toBeVisible();
    await asked.getByRole('button', { name: mail }).click();
    await expect(asked).toHaveCount(0);
    expect(await mailbox.next('dawit@birtu.test')).toContain(said);
  }
  expect(await mailsTo(sql, 'dawit@birtu.test')).toBe(4);
  await page.getByRole('link', { name: 'Back to the list' }).click();

  await page.getByLabel('Choose: ዳዊት ታደሰ').check();
  await page.getByRole('row', { name: hana.email }).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Change roles' }).click();
  await dialog(page).getByRole('combobox').selectOption('Nutritionist');
  await expect(dialog(page).getByRole('listitem').filter({ hasText: 'ዳዊት ታደሰ' })).toContainText(
    'Planner → Nutritionist',
  );
  await expect(dialog(page).getByText('You cannot change your own role.')).toBeVisible();
  line.cause('swallow', /^POST \/api\/admin\/users\/roles$/, 1);
  await dialog(page).getByRole('button', { name: 'Change 1 role' }).click();
  await expect(dialog(page).getByRole('alert')).toContainText('The roles could not be changed.');
  await dialog(page).getByRole('button', { name: 'Change 1 role' }).click();
  await expect(dialog(page).getByRole('heading', { name: 'Roles changed' })).toBeVisible();
  await expect(dialog(page).getByRole('listitem').filter({ hasText: 'ዳዊት ታደሰ' })).toContainText(
    'Planner → Nutritionist',
  );
  await dialog(page).getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(rows(page).first()).toContainText('Nutritionist');

  await page.getByRole('button', { name: 'Delete: ዳዊት ታደሰ' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Are you sure you want to delete this user?');
  await expect(question).toContainText('dawit@birtu.test');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('User deleted successfully!')).toBeVisible();
  await expect(page.getByText('ዳዊት ታደሰ')).toHaveCount(0);

  await page.getByRole('link', { name: 'Add New User' }).click();
  await dialog(page).getByLabel('Email', { exact: true }).fill('marta@birtu.test');
  await dialog(page).getByLabel('By an invitation mail').check();
  await expect(dialog(page).getByLabel('Password', { exact: true })).toHaveCount(0);
  await dialog(page).getByLabel('Language of the mail').selectOption('am');
  await dialog(page).getByLabel('Full Name').fill('ማርታ አለሙ');
  line.cause('swallow', /^POST \/api\/admin\/users$/, 1);
  await dialog(page).getByRole('button', { name: 'Add User' }).click();
  await expect(dialog(page).getByRole('alert')).toContainText('Failed to add user.');
  await dialog(page).getByRole('button', { name: 'Add User' }).click();
  await expect(rows(page).first()).toContainText('ማርታ አለሙ');
  expect(await mailbox.next('marta@birtu.test')).toContain('የይለፍ ቃልዎን ይምረጡ');
  expect(await mailsTo(sql, 'marta@birtu.test')).toBe(1);
});

test('the list is searched, narrowed by role and paged through its address, and says what is wrong', async ({
  page,
  line,
  sql,
}) => {
  const meron = await signInAs(page, 'admin_super', 'Meron Assefa');
  await makeUsers(sql, 22);
  await page.goto('/admin/users');
  await search(page).fill('LEMLEM');
  await expect(page).toHaveURL('/admin/users?q=LEMLEM');
  await expect(page.getByText('Showing 20 of 22 users')).toBeVisible();
  await openFilters(page);
  await page.getByLabel('Sorted by').selectOption('Name, A to Z');
  await expect(page).toHaveURL('/admin/users?q=LEMLEM&sort=name');
  await expect(rows(page).first()).toContainText('Lemlem 1');
  await expect(rows(page).nth(1)).toContainText('Lemlem 10');
  await page.getByLabel('Sorted by').selectOption('Name, Z to A');
  await expect(rows(page).first()).toContainText('Lemlem 9');
  // The rows of before lead no further while others are on their way.
  let goThere = () => {};
  const isChosen = new Promise<void>((resolve) => (goThere = resolve));
  line.cause({ hold: () => isChosen }, /^GET \/api\/admin\/users\?q=LEMLEM$/);
  await page.getByLabel('Sorted by').selectOption('Newest first');
  await expect(page).toHaveURL('/admin/users?q=LEMLEM');
  const next = page.getByRole('link', { name: 'Next' });
  await expect(next).toBeDisabled();
  await next.focus();
  await next.press('Enter');
  await expect(page).toHaveURL('/admin/users?q=LEMLEM');
  goThere();
  await next.click();
  await expect(page.getByText('Showing 2 of 22 users')).toBeVisible();
  await page.getByRole('link', { name: 'Previous' }).click();
  await expect(page.getByText('Showing 20 of 22 users')).toBeVisible();
  await page.getByLabel('Role', { exact: true }).selectOption('Nutritionist');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('Lemlem 7');
  await page.getByLabel('Role', { exact: true }).selectOption('Planner');
  await expect(page.getByText('No users found.')).toBeVisible();
  await page.getByRole('link', { name: 'Show all users' }).click();
  await expect(page).toHaveURL('/admin/users');
  await search(page).fill(meron.email);
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByRole('row', { name: 'Meron Assefa' })).toContainText('You');

  let goOn = () => {};
  const isLookedAt = new Promise<void>((resolve) => (goOn = resolve));
  line.cause({ hold: () => isLookedAt }, /^GET \/api\/admin\/users\?q=me$/);
  await search(page).fill('me');
  await expect(page.getByText('Loading users...')).toBeVisible();
  await expect(page.getByRole('row', { name: 'Meron Assefa' })).toBeVisible();
  goOn();
  await expect(page.getByText('Loading users...')).toBeHidden();
  await expect(page.getByText('Showing')).toBeVisible();
  line.cause('cut', /^GET \/api\/admin\/users\?/, 1);
  await search(page).fill('mer');
  await expect(page.getByRole('alert').getByText('Failed to load users')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('row', { name: 'Meron Assefa' })).toBeVisible();
});

test('a failure to add, change or delete is said in the words of its cause, and nothing typed is lost', async ({
  page,
  line,
  sql,
}) => {
  const { call } = await signInAs(page, 'admin_super');
  const gateway = { answer: 502 } as const;
  const said = page.locator('dialog[open] .dialog-body').getByRole('alert');
  /** Presses a button while the line fails in one way after the other. */
  async function meet(asked: RegExp, button: string, texts: readonly [cut: string, unexplained: string]) {
    for (const [index, mischief] of (['cut', gateway] as const).entries()) {
      line.cause(mischief, asked, 1);
      await page.locator('dialog[open]').getByRole('button', { name: button }).click();
      await expect(said).toHaveText(texts[index]!);
    }
  }

  await page.goto('/admin/users?create');
  await dialog(page).getByLabel('Email').fill('kept@birtu.test');
  await dialog(page).getByLabel('Password', { exact: true }).fill('Qx7!abcd');
  await dialog(page).getByLabel('Full Name').fill('Kebede');
  await expect(draftKept(page)).toBeVisible();
  const keptHere = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  const keptThere = await (await call('GET', '/admin/drafts/users/new')).text();
  expect(keptThere).toContain('kept@birtu.test');
  expect(keptHere + keptThere).not.toContain('Qx7!abcd');
  await page.reload();
  await expect(dialog(page).getByText('A password is never kept: please type it again.')).toBeVisible();
  await expect(dialog(page).getByLabel('Password', { exact: true })).toHaveValue('');
  await dialog(page).getByLabel('Password', { exact: true }).fill('Qx7!abcd');
  const addTexts = ['Failed to add user. Please try again.', 'Failed to add user via API'] as const;
  await meet(/^POST \/api\/admin\/users$/, 'Add User', addTexts);
  await expect(dialog(page).getByLabel('Email')).toHaveValue('kept@birtu.test');
  await dialog(page).getByRole('button', { name: 'Add User' }).click();
  await expect(page.getByText('User added successfully!')).toBeVisible();

  // Logged in twice, and of the same press twice both log-ins end once.
  for (const _ of [1, 2])
    await page.request.post('/auth/v1/token?grant_type=password', {
      data: { email: 'kept@birtu.test', password: 'Qx7!abcd' },
    });
  await page.getByRole('link', { name: 'Kebede', exact: true }).click();
  await page.getByRole('button', { name: 'Log out everywhere' }).click();
  const asked = page.getByRole('alertdialog');
  for (const mischief of ['cut', 'swallow'] as const) {
    line.cause(mischief, /^DELETE .*\/logins$/, 1);
    await asked.getByRole('button', { name: 'Log out everywhere' }).click();
    await expect(said).toContainText('The login could not be ended.');
  }
  await asked.getByRole('button', { name: 'Log out everywhere' }).click();
  await expect(page.getByText('Logged in nowhere.')).toBeVisible();
  const kebede = new URL(page.url()).pathname.split('/').at(-1)!;
  const ended = await sql`
    select after->'logins' as left from activity_log where action = 'log-out' and subject_id = ${kebede}`;
  expect(ended).toEqual([{ left: 0 }]);
  await page.getByRole('link', { name: 'Back to the list' }).click();

  await page.getByRole('link', { name: 'Edit: Kebede' }).click();
  await dialog(page).getByLabel('Full Name').fill('Kebede Haile');
  const updateTexts = ['Failed to update user. Please try again.', 'Failed to update user via API'] as const;
  await meet(/^PUT /, 'Save', updateTexts);
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(dialog(page)).toHaveCount(0);

  await page.getByRole('button', { name: 'Delete: Kebede' }).click();
  const deleteTexts = ['Failed to delete user. Please try again.', 'Failed to delete user via API'] as const;
  await meet(/^DELETE /, 'Delete', deleteTexts);
  line.cause('swallow', /^DELETE /, 1);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(said).toHaveText(deleteTexts[0]);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('User deleted successfully!')).toBeVisible();
  await expect(page.getByText('kept@birtu.test')).toHaveCount(0);
});
