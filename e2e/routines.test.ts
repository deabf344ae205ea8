import { inLanguage, pathIn } from '#src/lib/language.ts';
import { findings, themeOf } from './axe.ts';
import { signInAsNewMember } from './member.ts';
import { expect, test } from './product.ts';
import { wordsOf } from './words.ts';

const names = {
  pushUp: { en: 'Push-up', am: 'ፑሽ አፕ' },
  row: { en: 'Band row', am: 'ላስቲክ ወደ ኋላ መሳብ' },
  plank: { en: 'Plank', am: 'ፕላንክ' },
  // The member's own: in whatever language it is written.
  own: { en: 'ገመድ መውጣት', am: 'ገመድ መውጣት' },
};

test('a routine of one’s own with a superset and an exercise of one’s own is put together, done in turns with a swap and found again', async ({
  page,
}) => {
  const language = 'en';
  const word = wordsOf(language);
  const nameOf = (exercise: keyof typeof names) => inLanguage(names[exercise], language);
  const named = (text: string, name: string) => word(text).replace('{name}', name);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await page.emulateMedia({ colorScheme: themeOf[language] });
  await signInAsNewMember(page);
  await page.goto(pathIn(language, '/profile/training'));
  await page.getByRole('link', { name: word('My routines') }).click();
  await page.getByRole('link', { name: word('Put one together') }).click();

  await page.getByLabel(word('Name'), { exact: true }).fill('ጠዋት A');
  await button(word('Choose from the library')).click();
  const find = page.getByLabel(word('Find an exercise'));
  const listed = page.getByRole('listbox', { name: word('Exercises') }).getByRole('option');
  // In either script, without leaving the field.
  for (const [typed, exercise] of [
    ['pushup', 'pushUp'],
    ['ላስቲክ ወደ ኋላ', 'row'],
    ['plank', 'plank'],
  ] as const) {
    await find.fill(typed);
    await expect(listed.first()).toContainText(nameOf(exercise));
    await find.press('Enter');
    await expect(page.getByRole('article', { name: nameOf(exercise), exact: true })).toBeVisible();
    await expect(find).toBeFocused();
  }
  await find.fill(nameOf('own'));
  await button(word('Make your own: {typed}').replace('{typed}', nameOf('own'))).click();
  const making = page.getByRole('group', { name: word('An exercise of your own') });
  const calledSo = making.getByLabel(word('Name of the exercise'));
  await expect(calledSo).toBeFocused();
  await expect(calledSo).toHaveValue(nameOf('own'));
  await making.getByLabel(word('With a weight')).check();
  expect(await findings(page)).toEqual([]);
  await calledSo.press('Enter');
  await expect(page.getByRole('article', { name: nameOf('own'), exact: true })).toBeVisible();
  await expect(find).toBeFocused();
  const ownLine = page.locator('[data-exercise]').filter({ hasText: nameOf('own') });
  await ownLine.click();
  for (const _set of [2, 1])
    await page
      .getByRole('article', { name: nameOf('own'), exact: true })
      .getByRole('button', { name: word('One set less') })
      .click();
  await ownLine.click();
  await button(word('Superset with the next')).first().click();
  await expect(page.getByText(word('Superset: one set of each in turns'))).toBeVisible();
  const line = page.locator('[data-exercise]').filter({ hasText: nameOf('plank') });
  await line.press('Alt+ArrowUp');
  await expect(page.getByRole('article').first()).toHaveAccessibleName(nameOf('plank'));
  await expect(line).toBeFocused();
  await ownLine.press('Alt+ArrowUp');
  await expect(page.getByRole('article').nth(1)).toHaveAccessibleName(nameOf('own'));
  await line.click();
  await button(word('One set less')).click();
  await button(named('Remove: {name}', nameOf('plank'))).click();
  await expect(button(word('Undo'))).toBeFocused();
  await button(word('Undo')).click();
  await page.reload();
  await expect(page.getByText(word('What you had not saved yet is here again.'))).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(4);
  await expect(page.getByRole('article').first()).toContainText('2 × 30');
  expect(await findings(page)).toEqual([]);
  await page.getByLabel(word('Name'), { exact: true }).fill(' ');
  await button(word('Save the routine')).click();
  await expect(page.getByLabel(word('Name'), { exact: true })).toBeFocused();
  await page.getByLabel(word('Name'), { exact: true }).fill('ጠዋት B');
  await button(word('Save the routine')).click();

  const card = page.getByRole('article', { name: 'ጠዋት B' });
  await expect(card).toContainText(word('not done yet'));
  await button(named('Delete: {name}', 'ጠዋት B')).click();
  await button(word('Undo')).click();
  await button(named('Start the workout: {name}', 'ጠዋት B')).click();
  const inTurns = ['plank', 'plank', 'own', 'pushUp', 'row', 'pushUp', 'row'] as const;
  let instead = '';
  for (const exercise of inTurns) {
    await expect(page.locator('#exercise-name')).toHaveText(
      (exercise === 'row' && instead) || nameOf(exercise),
    );
    if (exercise === 'row' && instead === '') {
      await button(word('Swap the exercise')).click();
      const swap = page.getByRole('dialog', { name: named('Instead of: {name}', nameOf('row')) });
      instead = await swap.locator('label b').first().innerText();
      await swap.getByRole('radio').first().check();
      // What is to last needs a line, and says so; what was chosen stays chosen.
      await page.context().setOffline(true);
      await button(word('From now on')).click();
      await expect(swap.getByRole('alert')).toBeInViewport();
      await page.context().setOffline(false);
      await button(word('From now on')).click();
      await expect(page.locator('#exercise-name')).toHaveText(instead);
    }
    if (exercise === 'own') await page.getByLabel(word('Weight (kg)'), { exact: true }).fill('12.5');
    await button(word('Done')).click();
    // Between the two that are done in turns there is no rest.
    if (exercise !== 'pushUp') await button(word('Go on')).click();
  }
  await expect(page.getByText(word('✓ Saved'))).toBeVisible();
  await button(word('Finish now')).click();
  await button(word('Finish the workout')).click();
  await page.getByRole('link', { name: word('What you did') }).click();
  await page.getByRole('link', { name: nameOf('own') }).click();
  await expect(page.getByRole('region', { name: word('Your records') })).toContainText('12.5 kg');
  await page.goBack();
  await page.getByRole('link', { name: word('To its routine') }).click();
  const done = page.getByRole('region', { name: word('Done so far') });
  await expect(done.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('article', { name: instead, exact: true })).toBeVisible();
  await expect(page.getByText(word('Superset: one set of each in turns'))).toBeVisible();
  await page.getByRole('link', { name: `← ${word('My routines')}` }).click();
  await expect(card).toContainText(word('last done'));

  await page.getByText('1 exercise of your own').click();
  await button(named('Edit: {name}', nameOf('own'))).click();
  await page.getByLabel(word('Name of the exercise')).fill('ገመድ');
  await button(word('Keep the exercise')).click();
  await button(named('Retire: {name}', 'ገመድ')).click();
  await expect(button(named('Offer it again: {name}', 'ገመድ'))).toBeFocused();
  expect(await findings(page)).toEqual([]);
  // What holds it goes on with it, under its new name.
  await page.reload();
  await expect(card).toContainText('ገመድ');
});

test('a routine begins from the day of a plan, and two devices that change it are asked', async ({
  page,
  browser,
}) => {
  await signInAsNewMember(page);
  await page.goto('/services/fitness-plans/weight-gain-strength?week=1&day=1');
  await page.getByRole('link', { name: 'Keep day 1 as my own routine' }).click();
  await expect(page.getByLabel('Name', { exact: true })).not.toHaveValue('');
  expect(await page.getByRole('article').count()).toBeGreaterThan(2);
  await page.getByRole('button', { name: 'Save the routine' }).click();
  await page.getByRole('link', { name: /^Edit: / }).click();
  const context = await browser.newContext({ storageState: await page.context().storageState() });
  const phone = await context.newPage();
  await phone.goto(page.url());
  for (const [device, name] of [
    [page, 'At home'],
    [phone, 'At work'],
  ] as const) {
    await device.getByLabel('Name', { exact: true }).fill(name);
    await device.getByRole('button', { name: 'Save the routine' }).click();
    if (device === page) await expect(page.getByRole('article', { name })).toBeVisible();
  }
  const elsewhere = phone.getByRole('button', { name: 'What was saved elsewhere' });
  await expect(elsewhere).toBeInViewport();
  await elsewhere.click();
  await expect(phone.getByLabel('Name', { exact: true })).toHaveValue('At home');
  await context.close();
});

test('on a phone the way to save a routine stands above the bar under the thumb', async ({ page }) => {
  await signInAsNewMember(page);
  await page.goto('/profile/training/routines/new');
  const save = page.getByRole('button', { name: 'Save the routine' });
  const reaches = () =>
    save.evaluate((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(left + width / 2, top + height - 4));
    });
  await expect(save).toBeInViewport();
  for (const height of [812, 480]) {
    await page.setViewportSize({ width: 375, height });
    await expect.poll(reaches, { message: `${height} px` }).toBe(true);
  }
});
