import { signInAsNewMember } from './member.ts';
import { expect, test } from './product.ts';
import { signInAs } from './staff.ts';

test('the fasts and feasts of a year, of the one beside it and of any, without scripts', async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto('/fasting?year=2019');
  const lent = page.getByRole('row', { name: 'Great Lent' });
  await expect(lent).toContainText('Yekatit 29 – Miyazya 23');
  await expect(lent).toContainText('8 March 2027 – 1 May 2027');
  await expect(page.getByRole('row', { name: 'Eid al-Adha' })).toContainText('estimate, ±1 day');
  await expect(page.getByText('Today:')).toHaveCount(0);
  await page.getByRole('link', { name: '2020 →' }).click();
  await expect(page.getByRole('row', { name: 'Genna (Christmas)' })).toContainText('Friday, 7 January 2028');
  await page.getByLabel('Ethiopian year').fill('2012');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByRole('row', { name: 'Fasika (Easter)' })).toContainText('Sunday, 19 April 2020');
  const feed = await page.request.get(
    (await page.getByRole('link', { name: '(.ics)' }).getAttribute('href')) ?? '',
  );
  expect(await feed.text()).toContain('BEGIN:VCALENDAR');
  await page.close();
});

test('today is marked by the browser, in Amharic too', async ({ page }) => {
  await page.clock.setFixedTime('2027-04-30T09:00:00Z');
  await page.goto('/fasting?year=2019');
  await expect(page.getByText('Friday, Miyazya 22, 2019')).toContainText('Siklet (Good Friday) · Great Lent');
  await page.goto('/am/fasting?year=2019');
  await expect(page.getByText('ዓርብ፣ ሚያዝያ 22 ቀን 2019')).toContainText('2019። ስቅለት · ዐቢይ ጾም');
});

test('the activity calendar names fasts and feasts for who asks, by either calendar', async ({ page }) => {
  await signInAsNewMember(page);
  await page.clock.setFixedTime('2027-01-18T09:00:00Z');
  await page.goto('/profile');
  const grid = page.getByRole('grid');
  await expect(grid.getByText('Gahad')).toHaveCount(0);
  await page.getByLabel('Fasts and feasts').check();
  const eve = grid.getByRole('button', { name: 'Today' });
  await expect(eve).toHaveAccessibleName(/Fast: Gahad, the eve of Timkat/);
  await grid.getByRole('button', { name: 'Feast: Timkat (Epiphany)' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Feast: Timkat (Epiphany)' })).toBeVisible();
  await page.reload();
  await expect(eve).toContainText('Gahad, the eve of Timkat');
  await page.getByText('Ethiopian', { exact: true }).click();
  await expect(page.getByRole('grid', { name: 'Tir 2019' })).toContainText('Timkat (Epiphany)');
  await page.goto('/am/profile');
  await expect(grid).toContainText('ጥምቀት');
});

test('staff write down the announced day of a feast, and it is shown with who announced it', async ({
  page,
}) => {
  await signInAs(page, 'planner');
  await page.goto('/admin/content');
  await page.getByRole('link', { name: 'Islamic Feasts' }).click();
  await page.goto('/admin/feasts?year=1448');
  await page.getByRole('link', { name: 'Edit Eid al-Fitr' }).click();
  await page.getByLabel('Announced day').selectOption('2027-03-10');
  await page.getByLabel('Who announced it').fill('Supreme Council');
  // What is typed into a dialog is kept as on a page: it outlives a reload and closing it.
  await expect(page.getByText(/^Draft kept: /)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^You wrote this on /)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Leave it as a draft' }).click();
  await page.getByRole('link', { name: 'Eid al-Fitr 1448' }).click();
  await expect(page.getByLabel('Who announced it')).toHaveValue('Supreme Council');
  await page.getByRole('button', { name: 'Save' }).click();
  const row = page.getByRole('row', { name: 'Eid al-Fitr' });
  await expect(row).toContainText('Wednesday, 10 March 2027');
  await page.goto('/fasting?year=2019');
  const shown = page.getByRole('row', { name: 'Eid al-Fitr' });
  await expect(shown).toContainText('announced: Supreme Council');
  await expect(shown).not.toContainText('estimate');
  await page.goto('/admin/feasts?year=1448&edit=eid-al-fitr');
  await page.getByRole('button', { name: 'Back to the estimate' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Back to the estimate' }).click();
  await expect(row).toContainText('not yet');
});
