import type { Locator } from '@playwright/test';
import lowInSalt from '#content/plans/nutrition/low-in-salt.json' with { type: 'json' };
import { saltADay } from '#src/features/diary/aims.ts';
import { addDays, today } from '#src/lib/day.ts';
import { pathIn } from '#src/lib/language.ts';
import { full } from '#src/session/device/queue/full.ts';
import { maxWaiting } from '#src/session/writes.client.ts';
import { findings, themeOf } from './axe.ts';
import { signInAsNewMember } from './member.ts';
import { misfits } from './fitting.ts';
import { expect, test } from './product.ts';
import { sourcelessFigures } from './sourceless.ts';
import { wordsOf } from './words.ts';

const plan = 'light-mesob';
/** Taps that a meal may cost: of the plan, of foods that are looked for, and of what is in no table. */
const most = { planned: 4, free: 8, own: 4 } as const;

test('three days are written down in few taps, also without a line, and make a week, in Amharic', async ({
  page,
  context,
}) => {
  const language = 'am';
  const word = wordsOf(language);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const startsWith = (text: string) => new RegExp(`^${word(text).split('{')[0]!.trim()}`);
  let taps = 0;
  const tap = async (what: Locator) => {
    taps += 1;
    await what.click();
  };
  const within = (limit: number) => {
    expect(taps).toBeLessThanOrEqual(limit);
    taps = 0;
  };
  await page.addInitScript((theme) => localStorage.setItem('birtu-theme', theme), themeOf[language]);
  const member = await signInAsNewMember(page);
  await member.keepBody({ height: 165, weight: 60 });
  const day = today(new Date());
  const eater = { sex: 'female', age: 30, ageOn: day, motherhood: 'neither', minds: ['salt'] };
  await member.call('PUT', '/preferences', { eater });
  await member.call('PUT', `/saved-plans/nutrition/${plan}`, {});

  // Of the plan, from any page.
  await page.goto(pathIn(language, '/foods'));
  await tap(page.locator('[popovertarget=account-menu]'));
  await tap(page.getByRole('link', { name: word('What I ate') }));
  const breakfast = page.getByRole('region').filter({ has: page.locator('#meal-breakfast') });
  await tap(breakfast.getByRole('button', { name: startsWith('I ate this: {0}') }).first());
  await expect(breakfast.locator('details')).toHaveCount(1);
  within(most.planned);
  await expect(page.getByText(word('Aim: at most {most} {unit}').split('{')[0]!)).toBeVisible();

  // Two foods that are looked for, one of them in another amount; the line is lost meanwhile.
  const dinner = page.getByRole('region').filter({ has: page.locator('#meal-dinner') });
  const eaten = dinner.locator('details');
  await tap(dinner.getByRole('button').last());
  const field = page.getByRole('combobox');
  await expect(field).toBeFocused();
  await field.fill('sheero');
  await tap(page.getByRole('option').first());
  await tap(page.getByText('+', { exact: true }));
  await context.setOffline(true);
  await tap(button(word('I ate this')).last());
  await field.fill('እንጀራ');
  await tap(page.getByRole('option').first());
  await tap(button(word('I ate this')).last());
  await expect(page.getByRole('dialog').getByRole('status').getByRole('listitem')).toHaveCount(2);
  expect(await findings(page)).toEqual([]);
  await tap(button(word('That is all')));
  within(most.free);
  await expect(eaten).toHaveCount(2);
  await expect(eaten.first()).toContainText(word('Kept on this device, not sent yet'));
  await context.setOffline(false);
  await expect(eaten.first()).not.toContainText(word('Kept on this device, not sent yet'));
  await page.reload();
  await expect(eaten).toHaveCount(2);
  expect(await findings(page)).toEqual([]);

  // What is in no table is written down all the same; the line is lost meanwhile.
  const snacks = page.getByRole('region').filter({ has: page.locator('#meal-snacks') });
  const cake = snacks.locator('details');
  await tap(snacks.getByRole('button').last());
  await field.fill('ሱሺ በሳልሞን');
  await expect(
    page.getByText(word('Nothing is called so. Another spelling may help, or the name in the other script.')),
  ).toBeVisible();
  await context.setOffline(true);
  await tap(button(word('Write it down anyway')));
  await expect(page.getByLabel(word('What was it?'))).toBeFocused();
  const energy = page.getByLabel(word('Energy of one portion (kcal)'));
  await energy.fill('5001');
  await button(word('I ate this')).last().click();
  await expect(energy).toBeFocused();
  await expect(
    page.getByText(word('Please enter whole kcal from 0 to 5,000, or leave it empty.')),
  ).toBeVisible();
  expect(await findings(page)).toEqual([]);
  expect(await misfits(page, ['asUsual', 'large'])).toEqual([]);
  await energy.fill('400');
  await tap(button(word('I ate this')).last());
  await tap(button(word('That is all')));
  within(most.own);
  await expect(cake).toContainText(word('Kept on this device, not sent yet'));
  // Of its protein nothing is known: the day says so, at once.
  const protein = page.locator('#of-protein summary .text-large');
  await expect(protein).toContainText(word('at least {least}').split(' ')[0]!);
  await context.setOffline(false);
  await expect(cake).not.toContainText(word('Kept on this device, not sent yet'));
  await page.reload();
  await expect(cake.locator('summary')).toContainText('ሱሺ በሳልሞን');
  await cake.locator('summary').click();
  await cake.getByRole('button', { name: startsWith('Change it: {name}') }).click();
  await button(word('More portions')).click();
  await page.getByLabel(word('Protein of one portion (g)')).fill('12,5');
  await button(word('Save')).click();
  await expect(cake.locator('summary')).toContainText('1½');
  await expect(cake.locator('summary')).toContainText('600');
  await expect(protein).not.toContainText(word('at least {least}').split(' ')[0]!);
  await expect(cake).not.toContainText(word('Kept on this device, not sent yet'));

  // Each figure leads to where it is from, and to the foods that it is made of.
  expect(await sourcelessFigures(page)).toEqual([]);
  await page.locator('summary').first().click();
  await expect(page.locator('a[href$="#sources"]').first()).toBeVisible();

  // Deleted, and back.
  await eaten.first().locator('summary').click();
  await eaten
    .first()
    .getByRole('button', { name: startsWith('Delete: {name}') })
    .click();
  await expect(eaten).toHaveCount(1);
  await button(word('Undo')).click();
  await expect(eaten).toHaveCount(2);

  // Two days before, each by one tap.
  for (const back of [2, 1]) {
    const of = addDays(day, -back);
    await page.goto(pathIn(language, `/today/food?day=${of}`));
    const planned = page.getByRole('button', { name: startsWith('I ate this: {0}') });
    await planned.first().click();
    await expect(page.locator('main section details.card')).toHaveCount(1);
  }

  await page.goto(pathIn(language, '/profile/progress#eaten'));
  const section = page.locator('#eaten');
  await section.getByRole('button', { name: word('A month') }).click();
  await section.getByText(word('The figures as a table')).click();
  await expect(section.getByRole('table').getByRole('row')).not.toHaveCount(1);
  expect(await sourcelessFigures(page, '#eaten')).toEqual([]);
  expect(await findings(page)).toEqual([]);

  // From the meals of the day to the sources of their plan, which stand unfolded.
  await page.goto(pathIn(language, '/today'));
  const meals = page.getByRole('region', { name: word('Meals'), exact: true });
  await expect(meals.getByRole('listitem').first()).toBeVisible();
  expect(await sourcelessFigures(page)).toEqual([]);
  await meals.getByRole('link', { name: word('Where the figures come from') }).click();
  await expect(page.locator('#sources')).toBeInViewport();

  // Where as much waits as a device keeps, it is said, and what was chosen stays.
  await page.evaluate((most) => {
    const { user } = JSON.parse(localStorage.getItem('birtu-session')!) as { user: { id: string } };
    const refused = { entry: null, version: 1, day: '2026-01-01', refusal: '' };
    const waiting = Array.from({ length: most }, () => [crypto.randomUUID(), refused]);
    localStorage.setItem(`birtu-diary-${user.id}`, JSON.stringify(Object.fromEntries(waiting)));
  }, maxWaiting);
  await page.goto(pathIn(language, '/today/food'));
  await dinner.getByRole('button').last().click();
  await field.fill('sheero');
  await page.getByRole('option').first().click();
  await button(word('I ate this')).last().click();
  await expect(page.getByRole('alert')).toContainText(word(full.id));
  await expect(button(word('I ate this')).last()).toBeVisible();
  await expect(eaten).toHaveCount(2);
});

test('a man with high blood pressure finds the low-salt week for fasts, shops for four, and sees the salt of his day', async ({
  page,
}) => {
  const language = 'en';
  const word = wordsOf(language);
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  await page.addInitScript((theme) => localStorage.setItem('birtu-theme', theme), themeOf[language]);

  // A visitor looks for it by what it is for.
  await page.goto(pathIn(language, '/services/fitness-and-nutrition-plans?tab=nutrition&category=health'));
  await link(lowInSalt.title[language]).click();
  const [warning] = lowInSalt.warnings[0]![language].split('[^');
  await expect(page.getByText(warning!)).toBeVisible();
  await expect(page.locator(`a[href="${lowInSalt.sources[0]!.url}"]`)).toBeAttached();
  await link(word('Fasting meals')).click();
  await expect(page.getByText(lowInSalt.meals[0]!.fasting.lunch[0]!.name[language])).toBeVisible();

  // What he buys for the week is told in what a market sells; what he has ticked off stays so.
  await link(word('Shopping for a week')).click();
  await expect(page.locator('[name=table]')).toHaveValue('fasting');
  await page.getByLabel(word('Eaters')).selectOption('4');
  await page.getByRole('button', { name: word('Make the list') }).click();
  await expect(page).toHaveURL(/shopping\?for=4&table=fasting/);
  const things = page.getByRole('checkbox');
  const status = page.locator('main').getByRole('status');
  await expect(status).toContainText(String(await things.count()));
  await things.first().check();
  await expect(status).toContainText(String((await things.count()) - 1));
  await page.reload();
  await expect(things.first()).toBeChecked();
  expect(await findings(page)).toEqual([]);

  // As a member he writes down what he ate of it.
  const member = await signInAsNewMember(page);
  await member.keepBody({ height: 170, weight: 74 });
  const eater = { sex: 'male', age: 54, ageOn: today(new Date()), minds: ['salt'] };
  await member.call('PUT', '/preferences', { eater, mindsCarbs: true });
  await member.call('PUT', `/saved-plans/nutrition/${lowInSalt.id}`, {});
  await page.goto(pathIn(language, '/today/food'));
  for (const meal of ['breakfast', 'lunch', 'dinner']) {
    const section = page.getByRole('region').filter({ has: page.locator(`#meal-${meal}`) });
    await section
      .getByRole('button', { name: word('I ate this'), exact: false })
      .first()
      .click();
    await expect(section.locator('details')).toHaveCount(1);
  }
  const day = page.getByRole('region', { name: word('The day so far') });
  const salt = day.locator('details').filter({ hasText: word('Salt') });
  const highest = async (figure: Locator) => {
    const told = await figure.locator('summary .text-large').innerText();
    return Math.max(...[...told.replaceAll(',', '').matchAll(/[\d.]+/g)].map(Number));
  };
  expect(await highest(salt)).toBeGreaterThan(0);
  expect(await highest(salt)).toBeLessThan(saltADay);
  expect(await highest(day.locator('details').filter({ hasText: word('Energy') }))).toBeGreaterThan(1000);
  const carbs = day.locator('details').filter({ hasText: word('Carbohydrate, with fibre') });
  expect(await highest(carbs)).toBeGreaterThan(100);
  await salt.locator('summary').click();
  await salt.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/foods\/[a-z-]+#sources$/);
});
