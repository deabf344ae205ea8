import type { Page } from '@playwright/test';
import { registerAs, signInAs } from './staff.ts';
import { expect, test } from './unruly.ts';

const draft = {
  type: 'educational',
  category: 'wellness',
  title: { en: 'Teff in Addis' },
  summary: { en: 'A small grain' },
  body: { en: 'Teff is small.' },
  icon: 'book',
  image: null,
  author: { en: 'Hana Girma' },
  sources: [],
  publication: { state: 'published' },
};

/** Twice written by somebody else, who goes on writing. */
async function article(page: Page, id: string) {
  const hana = await registerAs(page, 'nutritionist', 'Hana Girma');
  const sample = await (await hana.call('GET', '/admin/content/sleep')).json();
  const { type, category, icon } = sample;
  const written = { ...draft, type, category, icon, id };
  const made = await hana.call('POST', '/admin/content', written);
  expect(made.status(), await made.text()).toBe(201);
  let version = 1;
  const write = async (title: string) => {
    const answer = await hana.call('PUT', `/admin/content/${id}`, {
      ...written,
      title: { en: title },
      version,
    });
    expect(answer.status()).toBe(200);
    version += 1;
  };
  await write('Teff, second');
  return { ...hana, write, read: async () => await (await hana.call('GET', `/admin/content/${id}`)).json() };
}

test('an earlier version is looked at beside what stands, restored, and never over what somebody has saved meanwhile', async ({
  page,
  line,
}) => {
  await signInAs(page, 'admin_super', 'Dawit Bekele');
  const hana = await article(page, 'teff-versions');
  await page.goto('/admin/content/teff-versions');
  await page.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: 'History' });
  const second = history.getByRole('listitem').filter({ hasText: 'Version 2' });
  await expect(second).toContainText('Hana Girma');
  await expect(second).toContainText('changed: Title');
  const first = history.getByRole('listitem').filter({ hasText: 'Version 1' });
  await first.getByText('Compare with what stands now').click();
  await expect(first.getByRole('row', { name: /Title/ })).toContainText('Teff in Addis');
  await expect(first.getByRole('row', { name: /Title/ })).toContainText('Teff, second');

  await hana.write('Teff, third');
  const ask = async () => {
    await first.getByRole('button', { name: 'Restore version 1' }).click();
    const question = page.getByRole('alertdialog', { name: 'Restore version 1?' });
    await question.getByRole('button', { name: 'Restore' }).click();
    return question;
  };
  await ask();
  await expect(first.getByRole('alert')).toContainText('Somebody else has saved this meanwhile');
  await expect(first.getByRole('row', { name: /Title/ })).toContainText('Teff, third');
  await expect(history.getByRole('listitem').filter({ hasText: 'Version 3' })).toContainText('as it is now');

  // Its answer is lost: the second try is the same one.
  line.cause('swallow', /^POST \/api\/admin\/content\/teff-versions\/versions/, 1);
  const question = await ask();
  await expect(question.getByRole('alert')).toContainText('This version was not restored');
  await question.getByRole('button', { name: 'Restore' }).click();
  await expect(history).toHaveCount(0);
  await expect(page.getByText('Version 1 is restored.')).toBeVisible();
  await expect(page.getByLabel('Title: English')).toHaveValue('Teff in Addis');
  expect(await hana.read()).toMatchObject({
    version: 4,
    title: { en: 'Teff in Addis' },
    status: 'published',
    updatedBy: 'Dawit Bekele',
  });

  await expect(page.getByText(/^Draft kept: /)).toHaveCount(0);

  // What is written on goes over the restored one.
  await page.getByLabel('Title: English').fill('Teff, fifth');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('row', { name: /Teff, fifth/ })).toBeVisible();
  expect(await hana.read()).toMatchObject({ version: 5 });
});

test('what is taken back or deleted by mistake is undone, by the toast and by its key, also over a lost line', async ({
  page,
  line,
}) => {
  await signInAs(page, 'admin_super', 'Dawit Bekele');
  const hana = await article(page, 'teff-undone');
  const before = await hana.read();
  const at = '2030-01-07T06:00:00.000Z';
  const later = { version: 2, publication: { state: 'scheduled', at } };
  expect((await hana.call('PUT', '/admin/content/teff-undone/publication', later)).status()).toBe(200);

  await page.goto('/admin/content?q=teff');
  const row = page.getByRole('row', { name: /Teff, second/ });
  await row.getByRole('button', { name: 'Unpublish' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unpublish' }).click();
  await expect(row.getByText('Draft', { exact: true })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByText('Scheduled again: Teff, second')).toBeVisible();
  await expect(row.getByText('Scheduled', { exact: true })).toBeVisible();
  expect(await hana.read()).toMatchObject({ status: 'scheduled', publishedAt: at });
  await row.getByRole('button', { name: 'Publish: Teff, second', exact: true }).click();
  await expect(row.getByText('Published', { exact: true })).toBeVisible();

  await row.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete Content' });
  await expect(question).toContainText('For ten seconds you can undo this.');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(row).toHaveCount(0);
  line.cause('cut', /^POST \/api\/admin\/content\/teff-undone\/restore$/, 1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(/^Error: This could not be undone/)).toBeVisible();
  // Whoever goes there by keyboard has all the time, and is back at the list afterwards.
  await page.getByRole('button', { name: 'Try again' }).focus();
  await page.keyboard.press('Enter');
  await expect(row).toBeVisible();
  expect(await hana.read()).toMatchObject({
    body: before.body,
    status: 'published',
    updatedBy: 'Dawit Bekele',
  });

  // In its editor, too: whether it is made a draft or given a time, it comes back since its first day.
  const { publishedAt } = await hana.read();
  const form = page.getByRole('region', { name: 'Edit Content' });
  for (const taken of ['Draft', 'Schedule']) {
    await row.getByRole('link', { name: 'Edit' }).click();
    await form.getByRole('radio', { name: taken }).check();
    if (taken === 'Schedule') await form.getByLabel('Day and time in Addis Ababa').fill('2030-01-07T09:00');
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Taken back: Teff, second')).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(row.getByText('Published', { exact: true })).toBeVisible();
    expect(await hana.read()).toMatchObject({ status: 'published', publishedAt });
  }

  // Several at once: asked again after a lost answer they are not quarrelled about, and an undo that is cut off says so.
  await article(page, 'teff-other');
  await page.reload();
  const boxes = page.getByRole('checkbox', { name: 'Choose: Teff, second' });
  await expect(boxes).toHaveCount(2);
  for (const box of await boxes.all()) await box.check();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  const all = page.getByRole('alertdialog', { name: 'Delete' });
  line.cause('swallow', /^POST \/api\/admin\/content\/bulk$/, 1);
  await all.getByRole('button', { name: 'Delete' }).click();
  await expect(all.getByRole('alert')).toBeVisible();
  await all.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Deleted: 2 records')).toBeVisible();
  await expect(boxes).toHaveCount(0);
  line.cause('cut', /^POST \/api\/admin\/content\/bulk$/, 1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(/^Error: This could not be undone/)).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(boxes).toHaveCount(2);
});
