import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { pathIn } from '#src/lib/language.ts';
import { findings } from './axe.ts';
import { signInAsNewMember } from './member.ts';
import { expect, test } from './product.ts';
import { wordsOf } from './words.ts';

const importPath = '/profile/training/import';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Two hundred workouts as Strong writes them, without a unit; one exercise that nobody here knows, two rows that are none. */
function strongExport(): string {
  const heading =
    'Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE';
  const workouts = Array.from({ length: 200 }, (_, n) => {
    const day = new Date(Date.UTC(2025, 0, 1 + 3 * n)).toISOString().slice(0, 10);
    const set = (exercise: string, order: string, weight: number, reps: number) =>
      `${day} 18:05:00,"Push, heavy",1h 5m,"${exercise}",${order},${weight},${reps},0,0,,,8`;
    return [
      set('Bench Press (Barbell)', 'W', 95, 8),
      set('Bench Press (Barbell)', '1', 135, 8),
      set('Close Grip Bench Press (Barbell)', '1', 45, 8),
      set('Zercher Hold', '1', 45, 10),
    ];
  });
  const wrong = ['yesterday,Push,1h,Squat (Barbell),1,100,5,0,0,,,', '=HYPERLINK("x"),too,few'];
  return [heading, ...workouts.flat(), ...wrong].join('\r\n');
}

const choose = async (page: Page, label: string, text: string | Buffer) =>
  await page
    .getByLabel(label)
    .setInputFiles({ name: 'strong.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

test('two hundred workouts are brought over from Strong, opened, and undone', async ({ page }) => {
  await signInAsNewMember(page);
  await page.goto('/profile/training/workouts');
  await page.getByRole('link', { name: 'Bring workouts over from Strong or Hevy' }).click();
  await expect(page).toHaveURL(importPath);
  const label = 'The CSV file of Strong or Hevy';
  await expect(page.getByText('Export your workouts as CSV')).toBeVisible();

  await choose(page, label, Buffer.from(`\ufeff${strongExport()}`, 'utf16le'));
  await expect(page.getByRole('alert')).toContainText('The file is not written in UTF-8.');
  await choose(page, label, 'a,b\n1,2');
  await expect(page.getByRole('alert')).toContainText('The first line is not that of an export');

  await choose(page, label, strongExport());
  await expect(page.getByRole('heading', { name: 'What the file holds' })).toBeFocused();
  await expect(page.getByText('Export your workouts as CSV')).toHaveCount(0);
  await expect(page.getByText('Strong: 200 workouts, 800 sets')).toBeVisible();
  await expect(page.getByText('2 rows are not understood')).toBeVisible();
  await expect(page.getByText('Line 802: The date and time cannot be read.')).toBeVisible();
  await expect(page.getByText('Line 803: It does not have as many cells as the first line.')).toBeVisible();
  await button(page, 'Bring the workouts over').click();
  await expect(page.getByText('Please choose kilograms or pounds.')).toBeVisible();
  await page.getByLabel('Pounds').check();
  await expect(page.getByLabel(/^Zercher Hold/)).toHaveValue('');
  await expect(page.getByText('400 sets would be left out.')).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await button(page, 'Bench press: Close Grip Bench Press (Barbell)').click();
  await expect(page.getByText('200 sets would be left out.')).toBeVisible();
  await page.getByLabel(/^Zercher Hold/).selectOption({ label: 'Keep it as my own exercise' });
  await button(page, 'Bring the workouts over').click();

  await expect(page.getByRole('heading', { name: 'What was brought over' })).toBeVisible();
  const report = page.url();
  expect(await findings(page)).toEqual([]);
  await expect(page.getByText('Strong: 200 workouts, 800 sets')).toBeVisible();
  await expect(
    page.getByText('Your own exercises from now on: Zercher Hold They stay where the import is undone.'),
  ).toBeVisible();
  const begun = page.waitForEvent('download');
  await button(page, 'Download the report').click();
  const table = await readFile(await (await begun).path(), 'utf8');
  expect(table).toContain('802,"The date and time cannot be read."');
  expect(table).toContain(`"'=HYPERLINK`);

  await page.getByRole('main').getByRole('link', { name: 'What was done' }).click();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(50);
  await button(page, 'Show earlier').click();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(100);
  await page.getByRole('main').getByRole('listitem').nth(99).getByRole('link').click();
  await expect(page.getByText('Brought over from Strong')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(100);
  await page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Push, heavy' })).toBeVisible();
  await expect(page.getByText('8 repetitions · 61.2 kg')).toBeVisible();
  await button(page, 'Correct: set 2 of Bench press').click();
  const correction = page.getByRole('dialog');
  await button(page, 'lb – pounds').click();
  await expect(correction.getByLabel('Load in lb (empty: none)', { exact: true })).toHaveValue('135');
  await button(page, 'Cancel').click();
  await expect(page.getByText('8 repetitions · 135 lb')).toBeVisible();
  await button(page, 'Do it once more').click();
  await page.getByText(/^All \d+ sets$/).click();
  await button(page, 'Go there: set 2 of Bench press').click();
  await page.getByLabel('Weight (lb)', { exact: true }).fill('135');
  await button(page, 'Plates').click();
  const plates = page.getByRole('dialog', { name: 'Plates for 135 lb' });
  await expect(plates).toContainText('On each side, from the inside: 45 lb. The bar: 45 lb.');
  await plates.getByText('The bar, and the plates that you have').click();
  await plates.getByLabel('45 lb', { exact: true }).last().uncheck();
  await expect(plates).toContainText('35 + 10 lb');
  await page.keyboard.press('Escape');

  // The same again brings nothing; what was said of the name is remembered.
  await page.goto(importPath);
  await choose(page, label, strongExport());
  await expect(page.getByText('200 workouts were brought before and stay as they are.')).toBeVisible();
  await expect(page.getByLabel(/^Close Grip Bench Press/)).toHaveValue('bench-press');
  await expect(page.getByLabel(/^Zercher Hold/)).toHaveValue(/^own-/);

  await page.goto(report);
  await button(page, 'Undo the import').click();
  await expect(page.getByText('This import is undone')).toBeVisible();
  await page.goto('/profile/training/workouts');
  await expect(page.getByText('No workout is finished yet.')).toBeVisible();

  await page.goto(pathIn('am', importPath));
  const word = wordsOf('am');
  await choose(page, word(label), strongExport());
  await expect(page.getByRole('heading', { name: word('What the file holds') })).toBeFocused();
  await expect(page.getByText(word('The date and time cannot be read.'))).toBeVisible();
  await page.getByRole('button', { name: word('Dark theme') }).click();
  expect(await findings(page)).toEqual([]);
  await page.getByLabel(word('Pounds')).check();
  await button(page, word('Bring the workouts over')).click();
  await expect(page.getByRole('heading', { name: word('What was brought over') })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: word('What was done') })
    .click();
  await page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Push, heavy' })).toBeVisible();
});
