import type { Locator, Page } from '@playwright/test';
import { expect, test } from './unruly.ts';
import { moveOn, openFilters, registerAs, signInAs } from './staff.ts';

const list = '/admin/fitness';
const rows = (page: Page) => page.getByRole('table', { name: 'Fitness Plans' }).locator('tbody tr');
const editor = (page: Page) => page.getByRole('region', { name: /^(Create New|Edit) Fitness Plan$/ });
const english = (form: Locator, label: string) => form.getByLabel(`${label}: English`, { exact: true });

/** A line in a list of texts. */
async function addLine(form: Locator, name: string, item: string, text: string) {
  await form
    .getByRole('group', { name, exact: true })
    .getByRole('button', { name: 'Add', exact: true })
    .click();
  await english(form, item).fill(text);
}

async function fillIn(form: Locator, title: string) {
  await english(form, 'Title').fill(title);
  await english(form, 'Description').fill('Up the hill and down again.');
  await addLine(form, 'Prerequisites', 'Prerequisite 1', 'Good shoes');
  await addLine(form, 'Equipment', 'Equipment 1', 'A bottle of water');
  await addLine(form, 'Goals', 'Goal 1', 'Reach the top');
}

async function addExercise(form: Locator, words: string, name: string) {
  await form.getByLabel('Add an exercise').fill(words);
  const found = form.getByRole('listbox', { name: 'Exercises' });
  await found.getByRole('option', { name: new RegExp(`^${name}`) }).click();
  await form.getByRole('button', { name: new RegExp(`^${name}`) }).click();
}

test('a plan is written, looked at, kept and published, and is on the site at once', async ({ page }) => {
  const hana = await signInAs(page, 'admin_fitness');
  await page.goto(list);
  await page.getByRole('link', { name: 'Create New Plan' }).click();
  const form = editor(page);
  await expect(form.getByLabel('Category')).toHaveValue('weight-loss');
  await expect(form.getByLabel('Level')).toHaveValue('beginner');
  await expect(form.getByLabel('Duration', { exact: true })).toHaveValue('30');
  await expect(form.getByLabel('Weekly workouts')).toHaveValue('3');
  await expect(form.getByLabel('Difficulty')).toHaveValue('1');
  await expect(form.getByLabel('Status')).toHaveValue('draft');

  await form.getByLabel('Duration', { exact: true }).fill('');
  await form.getByLabel('Weekly workouts').fill('0');
  await form.getByLabel('Difficulty').fill('6');
  await form.getByRole('button', { name: 'Create Plan' }).click();
  await expect(form.getByRole('alert')).toContainText('Failed to create fitness plan');
  for (const fault of [
    'Title is required',
    'Description is required',
    'Duration must be at least 1 minute',
    'Weekly workouts must be at least 1',
    'Difficulty must be between 1 and 5',
    'At least one prerequisite is required',
    'At least one equipment item is required',
    'At least one goal is required',
    'At least one day of schedule is required',
  ])
    await expect(form.getByText(fault)).toBeVisible();

  await fillIn(form, 'Walk to Entoto');
  await form.getByLabel('Duration', { exact: true }).fill('45');
  await form.getByLabel('Difficulty').fill('2');
  await form.getByRole('button', { name: 'Add day' }).click();
  await addExercise(form, 'brisk', 'Brisk walk');
  await addExercise(form, 'squat', 'Bodyweight squat');
  await expect(form.getByLabel('Weekly workouts')).toHaveValue('1');
  await form.getByLabel('Repetitions').last().fill('12');
  await form.getByRole('button', { name: 'Add set' }).last().click();
  await expect(form.getByLabel('Repetitions').last()).toHaveValue('12');
  await form.getByLabel('Counted in').last().selectOption('seconds');
  await form.getByLabel('Seconds', { exact: true }).fill('40');

  await form.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('dialog', { name: 'Preview' });
  await expect(preview.getByRole('heading', { name: 'Walk to Entoto' })).toBeVisible();
  await expect(preview.getByText('12 repetitions')).toBeVisible();
  await expect(preview.getByText('40 seconds')).toBeVisible();
  await preview.getByRole('button', { name: 'Back to the form' }).click();

  // An unfinished plan is not published, and each thing in its way leads to its place.
  await form.getByRole('button', { name: 'Add day' }).click();
  await form.getByRole('button', { name: /^Day 1/ }).click();
  await form.getByLabel('Status').selectOption('published');
  await form.getByRole('button', { name: 'Create Plan' }).click();
  await expect(form.getByRole('alert')).toHaveText(
    'Failed to create fitness plan. The plan cannot be published yet: see what is in the way of it',
  );
  await form.getByRole('button', { name: 'Day 2 has no exercises and is no rest day' }).click();
  await expect(form.getByRole('heading', { name: 'Day 2' })).toBeVisible();
  await form.getByRole('button', { name: 'Remove day' }).click();
  await expect(form.getByText('Nothing is in the way of publishing.')).toBeVisible();
  await form.getByRole('button', { name: 'Create Plan' }).click();
  await expect(form).toHaveCount(0);
  await expect(rows(page).first()).toContainText(
    /Walk to Entoto.*Weight loss.*Beginner.*45 minutes.*1 day.*Published/,
  );

  await page.goto('/services/fitness-and-nutrition-plans?tab=fitness');
  await page.getByRole('link', { name: 'Walk to Entoto' }).click();
  await expect(page.getByRole('heading', { name: 'Day 1: Legs and glutes' })).toBeVisible();
  const id = new URL(page.url()).pathname.split('/').at(-1);
  expect((await hana.call('DELETE', `/admin/fitness-plans/${id}`)).status()).toBe(204);
});

test('days and exercises are put in order by hand and by keyboard, and what is taken away comes back', async ({
  page,
}) => {
  await signInAs(page, 'admin_fitness');
  await page.goto(list);
  await page.getByRole('link', { name: 'Edit: Weight Gain and Strength' }).click();
  const form = editor(page);
  const blocks = form.getByRole('group', { name: 'Blocks of weeks' });
  await expect(blocks.getByRole('button')).toHaveText([
    'Weeks 1–2',
    'Weeks 3–5',
    'Week 6',
    'Weeks 7–9',
    'Weeks 10–11',
    'Week 12',
    'Add a block of weeks like this one',
  ]);
  for (const week of ['Week 12', 'Weeks 10–11', 'Weeks 7–9', 'Week 6', 'Weeks 3–5']) {
    await blocks.getByRole('button', { name: week, exact: true }).click();
    await form.getByRole('button', { name: 'Remove this block' }).click();
  }
  await expect(form.getByLabel('Duration', { exact: true })).toHaveValue('2');
  await expect(blocks.getByRole('button')).toHaveCount(1);
  await expect(form.getByRole('button', { name: 'Put the block back' })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(form.getByLabel('Duration', { exact: true })).toHaveValue('5');
  await form.getByRole('button', { name: 'Remove this block' }).click();

  const names = form.locator('article button[aria-expanded] > span > span:first-child');
  await expect(names).toHaveCount(6);
  const [first, second] = await names.allInnerTexts();
  // A form comes in steps, but what is opened in it later at once: no frame passes meanwhile.
  await expect(form.locator('[aria-busy=true]')).toHaveCount(0);
  const frames = await page.evaluateHandle(() => window.requestAnimationFrame);
  await page.evaluate(() => (window.requestAnimationFrame = () => 0));
  await form.getByRole('button', { name: /^Day 2/ }).click();
  await expect(form.getByRole('heading', { name: 'Day 2', exact: true })).toBeVisible();
  await expect(form.getByLabel('Notes for this day: English', { exact: true })).toBeVisible();
  await form.getByRole('button', { name: /^Day 1/ }).click();
  await expect(names).toHaveCount(6);
  await page.evaluate((before) => (window.requestAnimationFrame = before), frames);
  await moveOn(form, first!, 6);
  await expect(names.first()).toHaveText(second!);

  // To hover is to wait until it rests: what the keyboard moved glides to its place.
  await form.getByRole('button', { name: 'Move: Day 2', exact: true }).hover();
  const place = (await form.getByRole('button', { name: 'Move: Day 1', exact: true }).boundingBox())!;
  await page.mouse.down();
  await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2, { steps: 8 });
  await page.mouse.up();
  await expect(form.getByRole('button', { name: /^Day 1/ })).toContainText('5 exercises');

  await form.getByRole('button', { name: /^Day 1/ }).click();
  await form.getByLabel('Rest Day').check();
  await expect(names).toHaveCount(0);
  await expect(form.getByLabel('Weekly workouts')).toHaveValue('5');
  await form.getByRole('button', { name: 'Undo' }).click();
  await expect(names).toHaveCount(5);
  await expect(form.getByLabel('Weekly workouts')).toHaveValue('6');

  await form.getByRole('button', { name: 'Remove day' }).click();
  await expect(form.getByRole('heading', { name: 'Day 2', exact: true })).toBeVisible();
  await form.getByRole('button', { name: 'Number the days 1 to 6' }).click();
  await expect(form.getByRole('heading', { name: 'Day 1', exact: true })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(names).toHaveCount(5);

  // What is taken away far down can be taken back where one is, and the keyboard goes on from there.
  const focused = () =>
    page.evaluate(() => document.activeElement?.closest('[data-place^="blocks"]') !== null);
  await form
    .locator('article header')
    .last()
    .getByRole('button', { name: /^Remove: / })
    .press('Enter');
  await expect(names).toHaveCount(4);
  expect(await focused()).toBe(true);
  await expect(form.getByRole('button', { name: 'Undo' })).toBeInViewport();
  await form.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(names).toHaveCount(5);
  expect(await focused()).toBe(true);

  // A copy of an exercise stands after it with its sets, and the keyboard goes on from there; it changes alone.
  const cards = form.locator('article');
  await names.first().click();
  await form.getByRole('button', { name: 'Duplicate exercise' }).press('Enter');
  await expect(names).toHaveCount(6);
  const twin = cards.nth(1).locator('[aria-expanded]');
  await expect(twin).toBeFocused();
  const told = await cards.first().locator('[aria-expanded]').innerText();
  await expect(twin).toHaveText(told, { useInnerText: true });
  await page.keyboard.press('Enter');
  const line = cards.nth(1).getByLabel(/ in one line$/);
  await line.fill('7 × 5, 60 s');
  await line.press('Enter');
  await expect(twin).toContainText('7 sets');
  await expect(cards.first().locator('[aria-expanded]')).toHaveText(told, { useInnerText: true });
  await cards
    .nth(1)
    .getByRole('button', { name: /^Remove: / })
    .first()
    .click();
  await expect(names).toHaveCount(5);

  // A copy of a day is a day of its own.
  await form.getByRole('button', { name: 'Copy day' }).click();
  await expect(names).toHaveCount(5);
  await form
    .locator('article header')
    .last()
    .getByRole('button', { name: /^Remove: / })
    .click();
  await expect(names).toHaveCount(4);
  await form.getByRole('button', { name: /^Day 1/ }).click();
  await expect(names).toHaveCount(5);

  await page.goBack();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await form.getByRole('link', { name: 'Back to the list' }).click();
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect(form).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Edit: Weight Gain and Strength' })).toBeVisible();
});

test('the second of two editors is told, and nothing is overwritten unseen', async ({ page, line }) => {
  const hana = await signInAs(page, 'admin_fitness');
  await page.goto(`${list}/weight-loss-foundation`);
  const form = editor(page);
  await english(form, 'Title').fill('Mine');
  const { version, plan } = await (
    await hana.call('GET', '/admin/fitness-plans/weight-loss-foundation')
  ).json();
  const theirs = { ...plan, title: { en: 'Theirs' } };
  const dawit = await registerAs(page, 'admin_fitness');
  await dawit.call('PUT', '/admin/fitness-plans/weight-loss-foundation', { ...theirs, version });

  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(form.getByRole('alert')).toContainText('Dawit Bekele changed this on');
  await form.getByRole('button', { name: 'Look at theirs' }).click();
  await expect(form.getByRole('heading', { name: 'Theirs' })).toBeVisible();
  line.cause({ answer: 502 }, /^PUT \/api\/admin\/fitness-plans/, 1);
  await form.getByRole('button', { name: 'Save mine over it' }).click();
  await expect(form.getByText('Failed to update fitness plan')).toBeVisible();
  // What was chosen is not asked again.
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(form).toHaveCount(0);
  await expect(rows(page).filter({ hasText: 'Mine' })).toHaveCount(1);
  const now = await (await hana.call('GET', '/admin/fitness-plans/weight-loss-foundation')).json();
  await hana.call('PUT', '/admin/fitness-plans/weight-loss-foundation', {
    ...plan,
    version: now.version,
  });
});

test('the list is searched and filtered; a plan is deleted once that is confirmed', async ({
  page,
  line,
}) => {
  const hana = await signInAs(page, 'admin_fitness');
  const { plan } = await (await hana.call('GET', '/admin/fitness-plans/weight-loss-foundation')).json();
  const made: string[] = [];
  for (let number = 1; number <= 11; number += 1) {
    const answer = await hana.call('POST', '/admin/fitness-plans', {
      ...plan,
      title: { en: `Kebena ${number}` },
      status: 'draft',
    });
    made.push((await answer.json()).id);
  }
  await page.goto(`${list}?status=draft&q=kebena`);
  await expect(rows(page)).toHaveCount(10);
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/[?&]page=2(&|$)/);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).getByRole('link', { name: 'Edit: Kebena 1', exact: true })).toBeVisible();
  await openFilters(page);
  // What is chosen while the list is on its way joins what was chosen before.
  const arrival = Promise.withResolvers<void>();
  const held = line.cause({ hold: () => arrival.promise }, /^GET \/api\/admin\/fitness-plans\?/);
  await page.getByLabel('Status').selectOption('');
  await page.getByLabel('Level').selectOption('advanced');
  held.stop();
  arrival.resolve();
  await expect(page).toHaveURL(/\/admin\/fitness\?q=kebena&level=advanced$/);
  await page.getByPlaceholder('Search fitness plans...').fill('kebena 11');
  await expect(page.getByText('No fitness plans found matching your criteria.')).toBeVisible();
  await page.getByLabel('Level').selectOption('');

  await page.getByRole('button', { name: 'Delete: Kebena 11' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete Fitness Plan' });
  await expect(question).toContainText('Are you sure you want to delete this fitness plan?');
  line.cause({ answer: 502 }, /^DELETE \/api\/admin/, 1);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(question.getByRole('alert')).toContainText('Failed to delete fitness plan');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(question).toHaveCount(0);
  // What is called almost so is found instead.
  await expect(rows(page).getByRole('link', { name: 'Edit: Kebena 11' })).toHaveCount(0);
  await Promise.all(made.map((id) => hana.call('DELETE', `/admin/fitness-plans/${id}`)));

  line.cause({ answer: 502 }, /^GET \/api\/admin\/fitness-plans/);
  await page.goto(list);
  await expect(page.getByRole('alert')).toContainText('Failed to load fitness plans');
});
