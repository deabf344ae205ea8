import type { Page } from '@playwright/test';
import { findings } from './axe.ts';
import { signInAsNewMember } from './member.ts';
import { expect, test } from './unruly.ts';

const lossPlan = '/services/fitness-plans/weight-loss-foundation';
const mesob = '/nutrition-plans/light-mesob';
const savesPlans = /^PUT \/api\/saved-plans/;

const save = (page: Page) => page.getByRole('button', { name: 'Save to My Plans' });
const saved = (page: Page) => page.getByRole('link', { name: '✓ Saved to My Plans' });
const myPlans = (page: Page) => page.getByRole('region', { name: 'My plans' });

test('a member saves plans of both kinds, finds them on the profile, and takes one back', async ({
  page,
  sql,
}) => {
  const { email } = await signInAsNewMember(page);
  await page.goto('/profile');
  await expect(myPlans(page)).toContainText('You have not saved a plan yet.');
  await myPlans(page).getByRole('link', { name: 'Fitness Plans' }).click();
  await page.getByRole('link', { name: 'Weight Loss Foundation' }).click();
  await save(page).click();
  await expect(saved(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove' })).toBeFocused();
  await page.goto(mesob);
  await save(page).click();
  await saved(page).click();

  await expect(page).toHaveURL('/profile#my-plans');
  await expect(myPlans(page).getByRole('listitem')).toHaveText([
    /^Light MesobNutrition plan · 7 days · 1,500–1,800 kcal a day/,
    /^Weight Loss FoundationFitness plan · Beginner · 10 weeks · 6 days a week/,
  ]);
  await page.getByRole('button', { name: 'Remove: Light Mesob' }).click();
  await expect(myPlans(page)).toContainText('Removed: Light Mesob');
  await myPlans(page).getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Remove: Light Mesob' })).toBeFocused();
  // Left as soon as it is sent: what the screen showed as done is done.
  const sent = page.waitForRequest((request) => request.method() === 'DELETE');
  await page.getByRole('button', { name: 'Remove: Weight Loss Foundation' }).click();
  await sent;
  await page.reload();
  await expect
    .poll(() => sql`select plan_id from saved_plans join auth.users on id = user_id where email = ${email}`)
    .toEqual([{ plan_id: 'light-mesob' }]);
  await page.reload();
  await expect(myPlans(page).getByRole('listitem')).toHaveCount(1);

  await myPlans(page).getByRole('link', { name: 'Light Mesob' }).click();
  await expect(saved(page)).toBeVisible();
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(save(page)).toBeFocused();
});

test('one plan is followed at a time, and every screen says where one is', async ({ page }) => {
  const member = await signInAsNewMember(page);
  await page.goto(lossPlan);
  await save(page).click();
  await page.getByRole('button', { name: 'Start this plan' }).click();
  await expect(page).toHaveURL('/profile/training');
  await page.getByText('Train another day of this week first').click();
  await page.getByRole('button', { name: 'Pass over this day' }).click();
  await expect(page.getByRole('heading', { name: /^Day 2: / })).toBeVisible();
  await page.goto(lossPlan);
  await expect(page.getByRole('link', { name: 'Go on with week 1, day 2', exact: true })).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Workout' })).toContainText(
    'Weight Loss Foundation · Week 1, day 2',
  );
  await page.goto('/profile');
  await expect(page.getByText('Weight Loss Foundation · Week 1, day 2', { exact: true })).toBeVisible();
  await expect(
    myPlans(page).getByRole('link', { name: 'Go on with week 1, day 2: Weight Loss Foundation' }),
  ).toBeVisible();

  await page.goto('/services/fitness-plans/weight-gain-strength');
  await page.getByRole('button', { name: 'Start this plan' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(
    'You follow Weight Loss Foundation. It stays where it is, at week 1, day 2, and you can take it up there again whenever you like.',
  );
  await dialog.getByRole('button', { name: 'Stay with it' }).click();
  await expect(page.getByRole('button', { name: 'Start this plan' })).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Leave it and start this one' }).click();
  await expect(page).toHaveURL('/profile/training');
  await expect(page.getByRole('article', { name: 'Weight Gain and Strength' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Behind you' })).toContainText('Left · 0 workouts done');

  await page.goto(lossPlan);
  await page.getByRole('button', { name: 'Take it up again' }).click();
  await expect(dialog).toContainText('You follow Weight Gain and Strength.');
  // Another device begins a third one meanwhile: then that one is asked about.
  const third = { planId: 'jerrycan-strength' };
  const refusal = (await (await member.call('POST', '/training/plans', third)).json()) as {
    current: { id: string };
  };
  await member.call('POST', '/training/plans', { ...third, replace: refusal.current.id });
  await dialog.getByRole('button', { name: 'Leave it and start this one' }).click();
  await expect(dialog).toContainText('You follow Jerrycan');
  expect(await findings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Leave it and start this one' }).click();
  await expect(page.getByRole('heading', { name: /^Day 2: / })).toBeVisible();
});

test('a member takes a plan along as a document, in the language of the page', async ({ page }) => {
  await signInAsNewMember(page);
  for (const [address, document] of [
    [lossPlan, '/api/plans/fitness/weight-loss-foundation/pdf?language=en'],
    [`/am${mesob}`, '/api/plans/nutrition/light-mesob/pdf?language=am'],
  ] as const) {
    await page.goto(address);
    const link = page.locator('main a[download]');
    await expect(link).toHaveAttribute('href', document);
    const download = page.waitForEvent('download');
    await link.click();
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  }
});

test('a visitor is asked to sign up or log in, and comes back to the plan as a member', async ({ page }) => {
  await page.goto(`${lossPlan}?day=2`);
  await expect(save(page)).toHaveCount(0);
  await page.locator('main').getByRole('link', { name: 'Register' }).click();
  await expect(page).toHaveURL(/\/register\?from=/);
  await page.getByLabel('Full Name').fill('Hirut Abebe');
  await page.getByLabel('Email').fill(`hirut-plans-${process.pid}@birtu.test`);
  await page.getByLabel('Password', { exact: true }).fill('Berbere77');
  await page.getByLabel('Confirm Password').fill('Berbere77');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${lossPlan}?day=2`);
  await expect(page.locator('main').getByRole('link', { name: 'Register' })).toHaveCount(0);
  await save(page).click();
  await expect(saved(page)).toBeVisible();
});

test('a plan that is published no longer says so among the saved ones, and so does one that is gone', async ({
  page,
  sql,
}) => {
  const { email } = await signInAsNewMember(page);
  await sql`
    insert into saved_plans (user_id, kind, plan_id)
    select id, 'fitness', unnest(array['weight-gain-strength', 'gone']) from auth.users where email = ${email}`;
  await sql`update fitness_plans set status = 'draft' where id = 'weight-gain-strength'`;
  try {
    await page.goto('/profile');
    const withdrawn = myPlans(page).getByRole('listitem').filter({ hasText: 'Weight Gain and Strength' });
    await expect(withdrawn).toContainText('This plan is not published any more.');
    await expect(withdrawn.getByRole('link')).toHaveCount(0);
    await page.getByRole('button', { name: 'Remove: A plan that was deleted' }).click();
    await expect(myPlans(page)).toContainText('Removed: A plan that was deleted');
  } finally {
    await sql`update fitness_plans set status = 'published'`;
  }
});

test('what cannot be saved, removed or read says why, and can be tried again', async ({
  page,
  line,
  sql,
}) => {
  const { email } = await signInAsNewMember(page);
  await page.goto(lossPlan);
  line.cause({ answer: 502 }, savesPlans, 1);
  await save(page).click();
  await expect(page.getByRole('alert').first()).toContainText(
    'The plan could not be saved. Please try again.',
  );
  await sql`
    insert into saved_plans (user_id, kind, plan_id)
    select id, 'fitness', 'plan-' || n from auth.users, generate_series(1, 100) as n where email = ${email}`;
  await save(page).click();
  await expect(page.getByText('You can keep 100 plans. Please remove one first.')).toBeVisible();
  await sql`delete from saved_plans`;
  await save(page).click();
  await expect(saved(page)).toBeVisible();

  line.cause({ answer: 502 }, /^GET \/api\/saved-plans$/);
  await page.goto('/profile');
  await expect(myPlans(page)).toContainText('Your plans could not be loaded.');
  line.calm();
  await myPlans(page).getByRole('button', { name: 'Try again' }).click();
  line.cause('cut', /^DELETE \/api\/saved-plans/);
  await page.getByRole('button', { name: 'Remove: Weight Loss Foundation' }).click();
  await expect(page.getByText('Network error.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove: Weight Loss Foundation' })).toBeVisible();
});

test('visitors load nothing of what is for members', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto(lossPlan, { waitUntil: 'networkidle' });
  expect(scripts.filter((address) => /plan-actions|keeping|saved-|api\/saved/.test(address))).toEqual([]);
});
