import type { Locator } from '@playwright/test';
import { countedHand } from './counted-hand.ts';
import { expect, test } from './product.ts';
import { loseAnswer, signInAs } from './staff.ts';

const button = (place: Locator, name: string) => place.getByRole('button', { name, exact: true });
const english = (place: Locator, label: string) => place.getByLabel(`${label}: English`, { exact: true });

const week = [
  [
    'bodyweight squat 3 × 12, 60 s',
    'push up 3 × 8-12, 60 s @7',
    'glute bridge 3 × 15',
    'plank 3 × 30 s, 30',
    'side plank 2 × 20 s each side',
    'brisk walk cardio 1 × 20 min',
  ],
  [
    'reverse lunge 3 × 10 each side',
    'back extension 3 × 12',
    'wall sit 3 × 40 s',
    'high knees 4 × 20 s, 40',
    'plank 3 × 40 s',
    'brisk walk cardio 1 × 25 min',
  ],
  [
    'bodyweight squat 4 × 12',
    'push up 3 × 10',
    'glute bridge',
    'mountain climber 4 × 20 s',
    'plank',
    'brisk walk cardio 1 × 20 min',
  ],
  [
    'reverse lunge 3 × 12 each side',
    'back extension',
    'wall sit 3 × 45 s',
    'high knees 4 × 30 s',
    'side plank 2 × 25 s each side',
    'brisk walk cardio 1 × 30 min',
  ],
  [
    'bodyweight squat 4 × 15',
    'push up 4 × 10',
    'glute bridge 4 × 15',
    'mountain climber 4 × 25 s',
    'plank 3 × 50 s',
    'brisk walk cardio 1 × 35 min',
  ],
];

test('a plan of four weeks, five days and six exercises a day is written with few clicks and fields', async ({
  page,
}) => {
  const hana = await signInAs(page, 'admin_fitness');
  await page.goto('/admin/fitness/new');
  const hand = countedHand(page);
  const form = page.getByRole('region', { name: 'Create New Fitness Plan' });
  await hand.write(english(form, 'Title'), 'Four weeks to Entoto');
  await hand.write(english(form, 'Description'), 'Five days a week, a little more each time.');
  await hand.write(form.getByLabel('Duration', { exact: true }), '4');
  await hand.choose(form.getByLabel('Duration in'), 'weeks');
  for (const [group, line, text] of [
    ['Prerequisites', 'Prerequisite 1', 'Can walk for half an hour'],
    ['Equipment', 'Equipment 1', 'None'],
    ['Goals', 'Goal 1', 'Walk up without a rest'],
  ] as const) {
    await hand.press(button(form.getByRole('group', { name: group, exact: true }), 'Add'));
    await hand.write(english(form, line), text);
  }
  const field = form.getByRole('combobox', { name: 'Add an exercise' });
  for (const day of week) {
    await hand.press(button(form, 'Add day'));
    await hand.press(field);
    for (const entry of day) await hand.type(entry);
    await expect(form.getByText('Added: Brisk walk')).toBeVisible();
    await expect(field).toBeFocused();
  }
  // Its answer is lost: sent again, it is the same plan.
  await loseAnswer(page, '**/api/admin/fitness-plans');
  await hand.press(button(form, 'Create Plan'));
  await expect(form.getByRole('alert')).toBeVisible();
  await hand.press(button(form, 'Create Plan'));
  await expect(form).toHaveCount(0);
  expect(hand.total('a four-week plan')).toBeLessThanOrEqual(120);

  const { items, total } = await (await hana.call('GET', '/admin/fitness-plans?q=entoto')).json();
  expect(total).toBe(1);
  const { plan, version } = await (await hana.call('GET', `/admin/fitness-plans/${items[0].id}`)).json();
  expect(version).toBe(1);
  const [{ schedule }] = plan.blocks;
  expect(schedule.map(({ exercises }: { exercises: unknown[] }) => exercises.length)).toEqual([
    6, 6, 6, 6, 6,
  ]);
  expect(schedule[0].exercises[1].sets).toEqual(
    Array.from({ length: 3 }, () => ({
      setType: 'working',
      reps: 8,
      repsMax: 12,
      restTime: 60,
      rpe: 7,
    })),
  );
  // Without sets of its own it is worked as what stands before it.
  expect(schedule[2].exercises[2].sets).toEqual(schedule[2].exercises[1].sets);

  // The same once more is a copy, of which nobody sees anything before it is saved.
  await page.goto('/admin');
  const toTranslate = page.getByRole('region', { name: 'To translate' }).getByRole('listitem');
  await toTranslate
    .filter({ hasText: 'Fitness Plans' })
    .getByRole('link', { name: '1 without Amharic' })
    .click();
  await expect(page).toHaveURL(/\/admin\/fitness\?missing=am$/);
  const copying = countedHand(page);
  await copying.press(page.getByRole('link', { name: 'Copy: Four weeks to Entoto' }));
  await expect(english(form, 'Title')).toHaveValue('Four weeks to Entoto (copy)');
  const line = form.getByLabel('Sets of Push-up in one line');
  await form.getByRole('button', { name: /^Push-up/ }).click();
  await expect(line).toHaveValue('3 × 8-12, 60 s @7');
  await line.fill('3 × twelve');
  await line.press('Enter');
  await expect(line).toHaveAttribute('aria-invalid', 'true');
  await expect(line).toHaveValue('3 × twelve');
  await line.fill('warm-up 10; 4 × 6-8, 2 min');
  await line.press('Enter');
  await expect(form.getByLabel('Repetitions')).toHaveCount(5);
  await expect(line).toHaveValue('warm-up 1 × 10, 60 s; 4 × 6-8, 2 min');
  await form.getByLabel('Repetitions').first().fill('12');
  await expect(line).toHaveValue('warm-up 1 × 12, 60 s; 4 × 6-8, 2 min');
  await copying.press(button(form, 'Create Plan'));
  await expect(form).toHaveCount(0);
  expect(copying.total('a copy of a plan')).toBe(2);
  await expect(page.getByRole('link', { name: 'Edit: Four weeks to Entoto (copy)' })).toBeVisible();
  const both = await (await hana.call('GET', '/admin/fitness-plans?q=entoto')).json();
  expect(both.items).toMatchObject([{ status: 'draft' }, { status: 'draft' }]);
  for (const { id } of both.items) await hana.call('DELETE', `/admin/fitness-plans/${id}`);
});

const breakfasts = [
  'genfo 1',
  'ful 1 + ambasha 1',
  'kinche 1',
  'chechebsa 1',
  'besso 1',
  'enkulal 1 + ambasha ½',
  'firfir 1',
];
const lunches = [
  'shiro wat 1 + injera 1',
  'misir wat 1 + injera 1 + gomen ½',
  'kik alicha 1 + injera 1',
  'doro wat 1 + injera 1',
  'atkilt 1 + injera 1',
  'fosolia 1 + injera 1',
  'asa tibs 1 + injera 1',
];
const dinners = [
  'kik alicha 1 + gomen 1',
  'shiro wat 1 + injera ½',
  'azifa 1 + ambasha 1',
  'misir wat 1 + injera ½',
  'dinich wat 1 + injera ½',
  'shiro wat 80 g + injera ½',
  'gomen 1 + injera 1',
];

test('seven different days of meals are written with few clicks and fields', async ({ page }) => {
  const hana = await signInAs(page, 'admin_nutritionist');
  await page.goto('/admin/nutrition/new');
  const hand = countedHand(page);
  const form = page.getByRole('region', { name: 'Create New Nutrition Plan' });
  await hand.write(english(form, 'Title'), 'A week of the house');
  await hand.write(english(form, 'Description'), 'Seven days, none like another.');
  await hand.write(form.getByLabel('Duration (days)'), '7');
  await hand.write(form.getByLabel('Calories a day, lowest'), '800');
  await hand.write(form.getByLabel('Calories a day, highest'), '2400');
  const line = (meal: string) => form.getByLabel(`${meal}: a dish in one line`);
  for (const [index, breakfast] of breakfasts.entries()) {
    await hand.press(button(form, 'Add a day'));
    for (const [meal, text] of [
      ['Breakfast', breakfast],
      ['Lunch', lunches[index]!],
      ['Dinner', dinners[index]!],
      ['Snacks', 'banana 1'],
    ] as const) {
      await hand.press(line(meal));
      await hand.type(text);
      await expect(line(meal)).toHaveValue('');
    }
  }
  await hand.press(button(form, 'Create Plan'));
  await expect(form).toHaveCount(0);
  expect(hand.total('seven days of meals')).toBeLessThanOrEqual(90);

  const { items } = await (await hana.call('GET', '/admin/nutrition-plans?q=house')).json();
  const { plan } = await (await hana.call('GET', `/admin/nutrition-plans/${items[0].id}`)).json();
  expect(plan.meals).toHaveLength(7);
  expect(plan.meals[0].lunch[0].portions).toMatchObject([
    { foodId: 'shiro-wat', measure: { id: 'ladle', count: 1 } },
    { foodId: 'injera-teff', measure: { id: 'injera', count: 1 } },
  ]);
  expect(plan.meals[5].dinner[0].portions[0]).toEqual({ foodId: 'shiro-wat', grams: 80 });

  // What is not understood stays, and says why; of a fasting table only its foods are meant.
  await page.goto('/admin/nutrition?q=house');
  await page.getByRole('link', { name: 'Copy: A week of the house' }).click();
  await line('Lunch').fill('shiro wat 2 buckets');
  await line('Lunch').press('Enter');
  await expect(line('Lunch')).toHaveAttribute('aria-invalid', 'true');
  await expect(form.getByText('“buckets”: the food has no such measure')).toBeVisible();
  await line('Lunch').fill('shiro wat 2 ladles');
  await expect(form.getByText('Shiro wat: 2\u00a0ladles')).toBeVisible();
  await line('Lunch').press('Enter');
  await expect(form.getByText('Added: Shiro wat')).toBeVisible();
  const lunch = form.getByRole('region', { name: 'Lunch', exact: true });
  await expect(lunch.locator('> ol > li')).toHaveCount(2);
  await lunch.locator('summary').nth(1).click();
  await button(lunch, 'Copy: Lunch, dish 2').click();
  await expect(lunch.locator('> ol > li')).toHaveCount(3);
  await hana.call('DELETE', `/admin/nutrition-plans/${items[0].id}`);
});

test('twenty exercises come from a spreadsheet with few clicks and fields', async ({ page }) => {
  const hana = await signInAs(page, 'admin_fitness');
  await page.goto('/admin/exercises');
  const hand = countedHand(page);
  const names = Array.from({ length: 20 }, (_, n) => `Stair climb, ${n + 1} floors`);
  const columns = [
    'name_en',
    'description_en',
    'muscle_group',
    'estimated_time',
    'steps_en',
    'easier_en',
    'harder_en',
  ];
  const rows = names.map((name, n) => [
    name,
    'Up the stairs of the house.',
    'Legs and glutes',
    String(n + 1),
    '"Stand before the stairs\nClimb"',
    'Hold the rail',
    'Carry a bag',
  ]);
  const copied = [columns, ...rows].map((cells) => cells.join('\t')).join('\n');
  await hand.press(page.getByRole('link', { name: 'Import a table' }));
  const table = page.getByLabel('The table');
  await hand.write(table, copied);
  await hand.press(button(page.locator('form'), 'Check the table'));
  await expect(page.getByText('20 rows are new.')).toBeVisible();
  // The answer is lost: sent again, they are added once.
  await loseAnswer(page, '**/api/admin/exercises/import');
  await hand.press(button(page.locator('form'), 'Add 20 exercises'));
  await expect(page.locator('form').getByRole('alert')).toBeVisible();
  await hand.press(button(page.locator('form'), 'Add 20 exercises'));
  await expect(page.getByText('20 exercises are added.')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/exercises$/);
  expect(hand.total('twenty exercises of a spreadsheet')).toBeLessThanOrEqual(10);
  const { items, total } = await (await hana.call('GET', '/admin/exercises?q=floors')).json();
  expect(total).toBe(20);
  const { exercise } = await (await hana.call('GET', `/admin/exercises/${items[0].id}`)).json();
  expect(exercise).toMatchObject({ muscleGroup: 'legs', steps: [{}, { en: 'Climb' }] });

  // What is wrong is told in its row; what was pasted outlives a reload; nothing is there before all is right.
  await page.goto('/admin/exercises/import');
  const faulty = copied.replaceAll('floors', 'stairs').replace('Legs and glutes', 'Ears');
  await table.fill(faulty);
  await expect(page.getByText(/^Draft kept: /)).toBeVisible();
  await page.reload();
  await expect(table).toHaveValue(faulty);
  await button(page.locator('form'), 'Check the table').click();
  await expect(
    page.getByRole('row', { name: /“Ears” is none of what can stand in this column/ }),
  ).toHaveCount(1);
  await page.getByLabel('Only rows that are not right').check();
  await expect(page.getByRole('table', { name: 'Rows of the table' }).getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('button', { name: /^Add / })).toHaveCount(0);
  await table.fill(faulty.replace('Ears', 'Legs and glutes'));
  await expect(page.getByText('The table has changed since it was checked.')).toBeVisible();
  await button(page.locator('form'), 'Check the table').click();
  await expect(button(page.locator('form'), 'Add 20 exercises')).toBeVisible();
  for (const { id } of items) await hana.call('DELETE', `/admin/exercises/${id}`);
});
