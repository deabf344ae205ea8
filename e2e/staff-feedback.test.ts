import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { execute } from '#test/database-server.ts';
import { databases, expect, test } from './product.ts';
import { loseAnswer, openFilters, registerAs, signInAs } from './staff.ts';

const search = (page: Page) => page.getByPlaceholder('Search feedback...');
const cards = (page: Page) => page.getByRole('article');
const dialog = (page: Page) => page.getByRole('dialog');

/** What visitors have sent before; the newest has the highest number. */
async function store(page: Page, count: number, sender: string): Promise<void> {
  await execute(
    databases.get(new URL(page.url()).origin)!,
    `insert into feedback (full_name, email, subject, content, rating, created_at)
     select '${sender} ' || n, 'p' || n || '@mail.test', 'Subject', 'Message ' || n, n % 5 + 1,
       now() - interval '1 day' + n * interval '1 second'
     from generate_series(1, ${count}) as n`,
  );
}

test('a message from the contact form is found, answered once, resolved, reopened and exported', async ({
  page,
  browser,
  baseURL,
}) => {
  const visitor = await browser.newPage(baseURL ? { baseURL } : {});
  await visitor.goto('/am/contact');
  await visitor.locator('[name=name]').fill("<0/> O'Brien <b>ሰላም</b>");
  await visitor.locator('[name=email]').fill('obrien@mail.test');
  await visitor.locator('[name=subject]').fill('=1+1');
  await visitor.locator('[name=message]').fill('First line\n\n  <script>alert(1)</script>');
  await visitor.locator('form[method=post] button[type=submit]').click();
  await expect(visitor.getByRole('status').first()).not.toBeEmpty();
  await visitor.close();

  const hana = await signInAs(page, 'admin_super');
  await page.goto('/admin/feedback');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('User Feedback');
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  await expect(menu).toHaveAccessibleDescription(/new message/);
  const before = Number(await page.locator('header .waiting-dot').innerText());
  await Promise.all([
    page.waitForResponse('**/api/admin/feedback/notice'),
    page.getByLabel('Mail me when messages arrive').check(),
  ]);
  await expect(
    page.getByText('This installation has no mail server: mails stay in the outbox.'),
  ).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Mail me when messages arrive')).toBeChecked();
  await search(page).fill('zzzz');
  await expect(page.getByText('No feedback found matching your search criteria.')).toBeVisible();
  await search(page).fill("O'brien");
  const card = cards(page).filter({ hasText: 'obrien@mail.test' });
  await expect(card.getByRole('heading', { level: 2 })).toHaveText("<0/> O'Brien <b>ሰላም</b>");
  await expect(page.getByText('Showing 1 of 1 feedback items')).toBeVisible();
  await expect(page).toHaveURL(/\?q=O%27brien$/i);
  expect(await card.getByText('First line').innerText()).toBe('First line\n\n  <script>alert(1)</script>');

  await page.getByRole('link', { name: 'Saved replies' }).click();
  await page.getByRole('link', { name: 'Add saved reply' }).click();
  await page.getByLabel('Title').fill('Thanks');
  await page.getByLabel('Text: አማርኛ').fill('{name}፣ እናመሰግናለን።');
  await loseAnswer(page, '**/api/admin/saved-replies');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/Network error/)).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Without English' })).toContainText('Thanks');
  await expect(page.getByText('1 saved reply', { exact: true })).toBeVisible();
  await page.goto("/admin/feedback?q=O'brien");
  await card.getByRole('link', { name: 'Reply' }).click();
  await expect(dialog(page).getByRole('heading', { level: 2 })).toHaveText(
    "Reply to <0/> O'Brien <b>ሰላም</b>",
  );
  await expect(dialog(page).getByLabel('Language of the mail')).toHaveValue('am');
  await dialog(page).getByRole('button', { name: 'Send reply' }).click();
  await expect(dialog(page).getByText('Please write a reply.')).toBeVisible();
  const typed = dialog(page).getByLabel('Your reply');
  await typed.fill('Thank you.\nWe look into it.');
  await typed.evaluate((box: HTMLTextAreaElement) => box.setSelectionRange(0, 'Thank you.\n'.length));
  await dialog(page).getByLabel('Saved reply').selectOption('Thanks');
  await dialog(page).getByRole('button', { name: 'Insert' }).click();
  await expect(typed).toBeFocused();
  await expect(typed).toHaveValue("Thank you.\n<0/> O'Brien <b>ሰላም</b>፣ እናመሰግናለን።We look into it.");
  await page.keyboard.press('Control+z');
  await expect(typed).toHaveValue('Thank you.\nWe look into it.');
  await page.goBack();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await dialog(page).getByRole('button', { name: 'Send reply' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(card.getByText(`by ${hana.name}`)).toHaveCount(2);
  await expect(card.getByText('Thank you.')).toBeVisible();
  await expect(menu).toHaveAccessibleDescription(
    before === 1 ? '' : new RegExp(`^${before - 1} new message`),
  );
  await expect(page.getByRole('status').filter({ hasText: /new message/ })).toHaveCount(1);
  await page.goto('/dev/mail');
  await expect(page.locator('body')).toContainText('obrien@mail.test');

  await page.goBack();
  await card.getByRole('link', { name: 'Reply again' }).click();
  await dialog(page).getByLabel('Your reply').fill('One more thing.');
  await expect(dialog(page).getByText(/^Draft kept: /)).toBeVisible();
  await page.reload();
  await expect(dialog(page).getByLabel('Your reply')).toHaveValue('One more thing.');
  await dialog(page).getByRole('button', { name: 'Send another reply' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Leave it as a draft' }).click();
  await page
    .getByRole('region', { name: 'You are writing' })
    .getByRole('link', { name: "Reply to <0/> O'Brien <b>ሰላም</b>" })
    .click();
  await expect(dialog(page).getByLabel('Your reply')).toHaveValue('One more thing.');
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page.getByRole('region', { name: 'You are writing' })).toHaveCount(0);
  await search(page).fill("O'brien");
  await card.getByRole('button', { name: /^Reopen/ }).click();
  await expect(card.getByRole('button', { name: /^Mark as resolved/ })).toBeVisible();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export these as CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^birtu-feedback-\d{4}-\d\d-\d\d\.csv$/);
  const file = await readFile(await download.path(), 'utf8');
  expect(file.startsWith('\uFEFF"id","created_at"')).toBe(true);
  expect(file).toContain(`"'=1+1","First line\n\n  <script>alert(1)</script>"`);
});

test('the list grows, and the way back leads to as much of it; what cannot be read is said', async ({
  page,
}) => {
  const hana = await signInAs(page, 'admin_super');
  const dawit = await registerAs(page, 'admin_super');
  await store(page, 45, 'Tirunesh');
  await page.route(
    '**/api/admin/feedback?*',
    async (route) => {
      await expect(page.getByText('Loading feedback...')).toBeVisible();
      await route.continue();
    },
    { times: 1 },
  );
  await page.goto('/admin/feedback?q=tirunesh');
  await expect(page.getByText('Showing 20 of 45 feedback items')).toBeVisible();
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(page.getByText('Showing 40 of 45 feedback items')).toBeVisible();
  await expect(cards(page).nth(39)).toContainText('Message 6');
  await expect(cards(page).first().getByRole('img', { name: 'Rating: 1 of 5 stars' })).toBeVisible();
  await page.getByRole('link', { name: 'View Site' }).click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page.getByText('Showing 40 of 45 feedback items')).toBeVisible();

  await openFilters(page);
  await page.getByLabel('Sorted by').selectOption('Open first, the longest waiting on top');
  await expect(cards(page).first()).toContainText('Message 1');
  await expect(page).toHaveURL('/admin/feedback?q=tirunesh&sort=status');
  await page.getByLabel('Sorted by').selectOption('Newest first');
  await expect(cards(page).first()).toContainText('Message 45');

  await page.getByLabel('Status').selectOption('Unresolved only');
  await expect(page).toHaveURL('/admin/feedback?q=tirunesh&unresolved=true');
  await cards(page)
    .first()
    .getByRole('button', { name: /^Mark as resolved/ })
    .click();
  await expect(
    cards(page)
      .first()
      .getByText(/Resolved on .* by Hana Girma/),
  ).toBeVisible();
  await page.reload();
  await expect(page.getByText('Showing 20 of 44 feedback items')).toBeVisible();

  // What a colleague has taken since the list was read stays theirs; a lost answer changes nothing twice.
  const toMe = (card: number) =>
    cards(page)
      .nth(card)
      .getByRole('button', { name: /^Assign to me/ });
  const { items } = await (await dawit.call('GET', '/admin/feedback?q=tirunesh&unresolved=true')).json();
  const taken = await dawit.call('PATCH', `/admin/feedback/${items[0].id}`, { assigned_to: dawit.id });
  expect(taken.status()).toBe(200);
  await toMe(0).click();
  await expect(page.getByText('Dawit Bekele has taken it meanwhile.')).toBeVisible();
  const assignee = (card: number) =>
    cards(page)
      .nth(card)
      .getByLabel(/^Assigned to/);
  await expect(assignee(0)).toHaveValue(dawit.id);
  await loseAnswer(page, '**/api/admin/feedback/changes');
  await toMe(1).click();
  await expect(page.getByText(/Network error/)).toBeVisible();
  await toMe(1).click();
  await expect(assignee(1)).toHaveValue(hana.id);
  for (const name of ['Tirunesh 44', 'Tirunesh 43'])
    await page.getByRole('checkbox', { name: `Choose: ${name}` }).check();
  await expect(page.getByText('2 chosen')).toBeVisible();
  await page.getByRole('button', { name: 'Spam', exact: true }).click();
  await expect(page.getByText('Showing 18 of 42 feedback items')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Showing 20 of 44 feedback items')).toBeVisible();
  await expect(cards(page).first()).toContainText('Message 44');
  await cards(page).first().getByRole('button', { name: /^Spam/ }).click();
  await expect(cards(page).first()).toContainText('Message 43');
  await openFilters(page);
  await page.getByLabel('Spam', { exact: true }).selectOption('Spam only');
  await expect(cards(page)).toHaveCount(1);
  await cards(page)
    .first()
    .getByRole('button', { name: /^Not spam/ })
    .click();
  await expect(page.getByText('No feedback found matching your search criteria.')).toBeVisible();

  await page.route('**/api/admin/feedback?*', (route) => route.abort());
  await search(page).fill('x');
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'Failed to load feedback. Network error. Please check your internet connection and try again.',
  );

  await page.route('**/api/admin/feedback?*', (route) => route.fulfill({ body: '{"feedback":[' }));
  await search(page).fill('y');
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'Failed to load feedback. The server’s answer could not be read. Please try again.',
  );
});
