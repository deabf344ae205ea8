import { countedHand } from './counted-hand.ts';
import { expect, test } from './product.ts';
import { loseAnswer, openFilters, registerAs, signInAs } from './staff.ts';

const screen = '/admin/content';

test('an article is written with preview and sources, saved as a draft, published, taken back and deleted', async ({
  page,
}) => {
  await signInAs(page, 'nutritionist', 'Hana Girma');
  await page.goto('/admin');
  await expect(page).toHaveURL(screen);
  await page.getByRole('link', { name: 'Create New Content' }).click();
  const form = page.getByRole('region', { name: 'Create New Content' });
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Title is required')).toBeVisible();

  await form.getByLabel('Title: English').fill('Teff & strength');
  await expect(form.getByLabel('Address', { exact: true })).toHaveAttribute('placeholder', 'teff-strength');
  await expect(form.getByText('Not translated').first()).toBeVisible();
  await form.getByLabel('Summary: English').fill('What a small grain does');
  await form.getByRole('button', { name: 'Add a source' }).click();
  await form.getByLabel('Source 1', { exact: true }).fill('Somebody (2020). On teff.');
  await form.getByLabel('Web address of source 1').fill('https://example.org/teff');
  const text = form.getByLabel('Text: English');
  await text.fill('Teff is ');
  await text.press('Control+End');
  await text.press('Control+b');
  await page.keyboard.type('small');
  await expect(text).toHaveValue('Teff is **small**');
  // By keyboard alone: one stop of Tab, arrows from button to button, and the browser's own undo.
  await text.press('Shift+Tab');
  const tools = form.getByRole('toolbar', { name: 'Formatting, English' });
  await expect(tools.getByRole('button', { name: 'Bold' })).toBeFocused();
  for (const _ of ['italic', 'heading']) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(text).toHaveValue('## Teff is **small**');
  await expect(text).toBeFocused();
  await text.press('Control+z');
  await expect(text).toHaveValue('Teff is **small**');
  await text.press('Control+End');
  await page.keyboard.type('. <script>alert(1)</script>');
  await tools.getByRole('button', { name: 'Insert a pointer to source 1' }).click();
  await expect(text).toHaveValue(/<\/script>\[\^1\]$/);
  const checks = form.getByRole('region', { name: 'Before publishing' });
  await expect(checks.getByText('The text points to each source')).toBeVisible();
  await checks.getByRole('button', { name: 'It is not whole in Amharic' }).click();
  await expect(form.getByLabel('Title: አማርኛ')).toBeFocused();
  await form.getByRole('button', { name: 'Preview' }).click();
  const preview = form.getByRole('region', { name: 'Preview' });
  const shown = preview.frameLocator('iframe');
  await expect(shown.locator('strong')).toHaveText('small');
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText('Teff & strength');
  await expect(shown.getByRole('link', { name: 'Source 1' })).toBeVisible();
  await expect(shown.locator('.article-body')).toContainText('<script>alert(1)</script>');
  await preview.getByRole('button', { name: 'አማርኛ' }).click();
  await expect(shown.getByText('ይህ ጽሑፍ')).toBeVisible();

  // A slip loses nothing.
  await page.goBack();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  const row = page.getByRole('row', { name: /Teff & strength/ });
  await expect(row.getByText('Draft', { exact: true })).toBeVisible();
  await expect(row).toContainText('Hana Girma');

  const address = '/services/educational-content/teff-strength';
  expect((await page.request.get(address)).status()).toBe(404);
  await page.goto(`${screen}/teff-strength`);
  const editing = page.getByRole('region', { name: 'Edit Content' });
  // One whose answer is lost is there, and can be ended; its address nobody has.
  await loseAnswer(page, '**/draft-links');
  await editing.getByRole('button', { name: 'Make a link' }).click();
  await expect(editing.getByRole('alert')).toContainText('Network error');
  await expect(editing.getByLabel('The new link')).toHaveCount(0);
  const end = editing.getByRole('button', { name: 'End the link' });
  await end.click();
  await expect(end).toHaveCount(0);
  // By mistake: it goes on, and can be ended again.
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The link shows the draft again.')).toBeVisible();
  await end.click();
  await expect(end).toHaveCount(0);
  await editing.getByRole('button', { name: 'Make a link' }).click();
  const link = await editing.getByLabel('The new link').inputValue();
  const draft = await page.request.get(link);
  expect(draft.status()).toBe(200);
  expect(draft.headers()).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  });
  expect(draft.headers()['content-location']).toBeUndefined();
  const drafted = await draft.text();
  for (const said of [
    'Teff is <strong>small</strong>',
    'This is a draft',
    '<meta name="robots" content="noindex"',
  ])
    expect(drafted).toContain(said);
  expect(await (await page.request.get('/sitemap.xml')).text()).not.toContain('teff-strength');
  await editing.getByRole('button', { name: 'End the link' }).click();
  await expect(editing.getByRole('button', { name: 'End the link' })).toHaveCount(0);
  const ended = await page.request.get(link);
  expect(ended.status()).toBe(410);
  expect(await ended.text()).toContain('Please ask whoever sent it for a new one');
  await editing.getByRole('link', { name: 'Back to the list' }).click();
  await row.getByRole('button', { name: 'Publish' }).click();
  await expect(row.getByText('Published', { exact: true })).toBeVisible();
  const answer = await page.request.get(address);
  expect(await answer.text()).toContain('Teff is <strong>small</strong>');
  for (const listed of ['/feed.xml', '/sitemap.xml', '/services/educational-content'])
    expect(await (await page.request.get(listed)).text(), listed).toContain('teff-strength');
  await row.getByRole('button', { name: 'Unpublish' }).click();
  const asked = page.getByRole('alertdialog', { name: 'Unpublish?' });
  await expect(asked).toContainText('readers do not find it');
  await asked.getByRole('button', { name: 'Unpublish' }).click();
  await expect(row.getByText('Draft', { exact: true })).toBeVisible();
  expect((await page.request.get(address)).status()).toBe(404);

  await row.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Are you sure you want to delete this content?');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(row).toHaveCount(0);

  // In Amharic alone: readers of English are told so, staff see what is missing.
  const hand = countedHand(page);
  await hand.press(page.getByRole('link', { name: 'Create New Content' }));
  await hand.write(form.getByLabel('Title: አማርኛ'), 'ጤፍና ጥንካሬ');
  await hand.write(form.getByLabel('Summary: አማርኛ'), 'ትንሽ እህል የምትሠራው');
  await hand.write(form.getByLabel('Text: አማርኛ'), 'ጤፍ **ትንሽ** ናት።');
  await hand.write(form.getByLabel('Address', { exact: true }), 'tef-alone');
  await hand.press(form.getByRole('button', { name: 'Save' }));
  await expect(form).toBeHidden();
  await openFilters(page);
  await page.getByLabel('Translation').selectOption('Without English');
  const alone = page.getByRole('row', { name: /ጤፍና ጥንካሬ/ });
  await expect(page.getByText('1 item', { exact: true })).toBeVisible();
  await expect(alone.getByText('Without English')).toBeVisible();
  await hand.press(alone.getByRole('button', { name: 'Publish' }));
  await expect(alone.getByText('Published', { exact: true })).toBeVisible();
  expect(hand.total('an article in Amharic alone, published')).toBeLessThanOrEqual(8);
  await page.goto('/services/educational-content/tef-alone');
  await expect(page.getByText('This article is not in English yet; here it is in Amharic.')).toBeVisible();
  await expect(page.locator('article[lang=am] h1[lang=am]')).toHaveText('ጤፍና ጥንካሬ');
  await expect(page.locator('.article-body strong')).toHaveText('ትንሽ');
});

test('two editors: the second is told, sees what differs and chooses; the list is searched and filtered', async ({
  page,
}) => {
  await signInAs(page, 'admin_fitness');
  const { call } = await registerAs(page, 'nutritionist');
  await page.goto(`${screen}/sleep`);
  const form = page.getByRole('region', { name: 'Edit Content' });
  await expect(form.getByLabel('Address', { exact: true })).not.toBeEditable();
  await form.getByLabel('Title: English').fill('Sleep, mine');
  const sleep = await (await call('GET', '/admin/content/sleep')).json();
  const theirs = { ...sleep, title: { en: 'Sleep, theirs' }, publication: { state: 'published' } };
  expect((await call('PUT', '/admin/content/sleep', theirs)).status()).toBe(200);
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  const told = form.getByRole('alert');
  await expect(told).toContainText('Dawit Bekele changed this on');
  await told.getByRole('button', { name: 'Look at theirs' }).click();
  await expect(form.getByText('Sleep, theirs')).toBeVisible();
  await told.getByRole('button', { name: 'Save mine over it' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('row', { name: /Sleep, mine/ })).toBeVisible();

  await openFilters(page);
  await page.getByLabel('Type').selectOption('motivational');
  await expect(page.getByRole('row', { name: /Sleep, mine/ })).toHaveCount(0);
  await expect(page).toHaveURL(/type=motivational/);
  await page.getByPlaceholder('Search content...').fill('zebra crossing');
  await expect(page.getByText('No content found matching your criteria.')).toBeVisible();
});

test('a time is chosen by the clock of Addis Ababa, and the list says when', async ({ page }) => {
  await signInAs(page, 'planner');
  await page.goto(`${screen}/new`);
  const form = page.getByRole('region', { name: 'Create New Content' });
  await form.getByLabel('Title: English').fill('New Year plans');
  await form.getByLabel('Summary: English').fill('Begin small');
  await form.getByLabel('Text: English').fill('Begin small.');
  await form.getByText('Schedule', { exact: true }).click();
  const time = form.getByLabel('Day and time in Addis Ababa');
  await time.fill('2020-09-11T09:30');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(time).toHaveAccessibleDescription(/Choose a time that is still to come/);
  await time.fill('2099-09-11T09:30');
  await expect(form.getByText('On the Ethiopian clock: ከጠዋቱ 3:30')).toBeVisible();
  await form.getByRole('button', { name: 'Save' }).click();
  const row = page.getByRole('row', { name: /New Year plans/ });
  await expect(row).toContainText('Scheduled');
  await expect(row).toContainText('11 September 2099, 09:30 in Addis Ababa');
  expect((await page.request.get('/services/educational-content/new-year-plans')).status()).toBe(404);
  await row.getByRole('button', { name: 'Publish: New Year plans', exact: true }).click();
  await expect(row.getByText('Published', { exact: true })).toBeVisible();
  expect((await page.request.get('/services/educational-content/new-year-plans')).status()).toBe(200);
});
