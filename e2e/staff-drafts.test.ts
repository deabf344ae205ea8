import type { Page } from '@playwright/test';
import { registerAs, signInAs } from './staff.ts';
import { expect, test } from './unruly.ts';

const inEnglish = (page: Page, label: string) => page.getByLabel(`${label}: English`, { exact: true });
const draftKept = (page: Page) => page.getByText(/^Draft kept: /);

test('what is typed into an editor outlives a reload, a log-out and the line, and goes on elsewhere until it is saved', async ({
  page,
  line,
  browser,
  baseURL,
}) => {
  const hana = await signInAs(page, 'admin_nutritionist', 'Hana Girma', false);
  const path = '/admin/foods/shiro-wat';
  await page.goto(path);
  const note = inEnglish(page, 'Note');
  await note.fill('Thick, from Gondar.');
  await expect(draftKept(page)).toBeVisible();

  await page.reload();
  await expect(note).toHaveValue('Thick, from Gondar.');
  await expect(page.getByText(/^You wrote this on .+ and have not saved it\.$/)).toBeVisible();

  // Without the server it stays on the device, also over a reload, and goes there once it answers.
  line.cause('cut', /^PUT \/api\/admin\/drafts/);
  await note.fill('Thick, from Gondar, with berbere.');
  await expect(
    page.getByText('The draft is on this device only, until there is a connection.'),
  ).toBeVisible();
  line.calm();
  await page.reload();
  await expect(note).toHaveValue('Thick, from Gondar, with berbere.');
  await expect(draftKept(page)).toBeVisible();

  // On another device, of an account that has logged out here meanwhile.
  const phone = await browser.newContext({ baseURL: baseURL! });
  const there = await phone.newPage();
  await there.goto('/login?redirect=%2Fadmin%2Ffoods');
  await there.getByLabel('Email').fill(hana.email);
  await there.getByLabel('Password', { exact: true }).fill(hana.password);
  await there.keyboard.press('Enter');
  await expect(there.getByRole('heading', { name: 'You are writing' })).toBeVisible();
  await there.getByRole('link', { name: 'Shiro' }).first().click();
  await expect(inEnglish(there, 'Note')).toHaveValue('Thick, from Gondar, with berbere.');
  // That an earlier one is kept is said already.
  const kept = there.waitForResponse(
    (answer) => answer.url().includes('/api/admin/drafts') && answer.request().method() === 'PUT',
  );
  await inEnglish(there, 'Note').fill('Thin, from Gondar.');
  expect((await kept).ok()).toBe(true);

  // Of two, neither is written over unseen.
  await note.fill('Thick.');
  await expect(page.getByText(/^You also wrote this on another device/)).toBeVisible();
  await page.getByRole('button', { name: 'Take the other one' }).click();
  await expect(note).toHaveValue('Thin, from Gondar.');

  // Discarded by mistake, it comes back.
  await page.getByRole('button', { name: 'Discard it' }).click();
  await expect(note).not.toHaveValue('Thin, from Gondar.');
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect(note).toHaveValue('Thin, from Gondar.');

  // A log-out sends what the device alone has, before it forgets it.
  await note.fill('Thin, from Gondar, with garlic.');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
  await expect(page).not.toHaveURL(/admin/);
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContainEqual(
    expect.stringContaining('draft'),
  );
  await there.reload();
  await expect(inEnglish(there, 'Note')).toHaveValue('Thin, from Gondar, with garlic.');
  await phone.close();
});

test('a draft says at once that its record was changed since it was begun, and keeps its writer from making one twice', async ({
  page,
  line,
}) => {
  const hana = await signInAs(page, 'admin_nutritionist');
  const path = '/admin/foods/shiro-wat';
  await page.goto(path);
  await inEnglish(page, 'Note').fill('Mine.');
  await expect(draftKept(page)).toBeVisible();
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave it as a draft' }).click();

  const dawit = await registerAs(page, 'admin_nutritionist');
  const { food, version } = (await (await hana.call('GET', path)).json()) as {
    food: { name: object };
    version: number;
  };
  const theirs = { name: food.name, nameChecked: true, note: { en: 'Theirs.' }, replacement: null, version };
  expect((await dawit.call('PUT', path, theirs)).status()).toBe(200);
  await page.getByRole('region', { name: 'You are writing' }).getByRole('link').click();
  await expect(inEnglish(page, 'Note')).toHaveValue('Mine.');
  await expect(page.getByText(/^Dawit Bekele changed this/)).toBeVisible();
  await page.getByRole('button', { name: 'Look at theirs' }).click();
  await page.getByRole('button', { name: 'Take theirs' }).click();
  await expect(inEnglish(page, 'Note')).toHaveValue('Theirs.');
  await expect.poll(async () => (await (await hana.call('GET', '/admin/drafts')).json()).total).toBe(0);

  // The answer is lost, and the page is read anew: the same attempt goes on.
  const chef = await signInAs(page, 'admin_fitness');
  await page.goto('/admin/exercises/new');
  await inEnglish(page, 'Name').fill('Drafted seat');
  await inEnglish(page, 'Description').fill('Sitting without a chair.');
  await page.getByLabel('Muscle group').selectOption('legs');
  await inEnglish(page, 'Step 1').fill('Slide down');
  await inEnglish(page, 'Easier').fill('Sit higher');
  await inEnglish(page, 'Harder').fill('Lift a heel');
  await expect(draftKept(page)).toBeVisible();
  line.cause('swallow', /^POST \/api\/admin\/exercises$/, 1);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/Network error/)).toBeVisible();
  await page.reload();
  await expect(inEnglish(page, 'Name')).toHaveValue('Drafted seat');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/exercises$/);
  const { total } = await (await chef.call('GET', '/admin/exercises?q=Drafted')).json();
  expect(total).toBe(1);
  await page.goto('/admin/exercises/new');
  await expect(inEnglish(page, 'Name')).toHaveValue('');
  await expect(page.getByText(/^You wrote this/)).toHaveCount(0);
});
