import { formatFullDate } from '#src/lib/dates.ts';
import { addDays, today } from '#src/lib/day.ts';
import { pathIn } from '#src/lib/language.ts';
import { findings, themeOf } from './axe.ts';
import { signInAsNewMember } from './member.ts';
import { expect, test } from './product.ts';
import { rawWordsOn } from './raw-words.ts';
import { wordsOf } from './words.ts';

test('home opens with the day: each thing is done by a tap and taken back, also without a line, in Amharic', async ({
  page,
  context,
}) => {
  const language = 'am';
  const word = wordsOf(language);
  const button = (name: string) => page.getByRole('button', { name: word(name), exact: true });
  await page.addInitScript((theme) => localStorage.setItem('birtu-theme', theme), themeOf[language]);
  const member = await signInAsNewMember(page);
  const day = today(new Date(), 'Africa/Addis_Ababa');
  await member.call('PUT', `/progress/measurements/${addDays(day, -8)}`, { weight: 64, height: 165 });
  await member.call('PUT', '/saved-plans/nutrition/light-mesob', {});
  await member.call('POST', '/training/plans', { planId: 'weight-loss-foundation' });
  const tsom = { tradition: 'orthodox', fish: false, honey: true, until: 'none' };
  await member.call('PUT', '/preferences', { tsom });

  await page.goto(pathIn(language, '/'));
  const workout = page.getByRole('region', { name: word('Workout'), exact: true });
  await expect(workout.getByRole('button', { name: word('Start the workout') })).toBeVisible();
  await expect(page.locator('main a[href$="/register"]:visible')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeInViewport();

  // The screen of its own, by the menu.
  await page.locator('[popovertarget=account-menu]').click();
  await page
    .locator('#account-menu')
    .getByRole('link', { name: word('Today'), exact: true })
    .click();
  await expect(page).toHaveURL(pathIn(language, '/today'));
  expect(await findings(page)).toEqual([]);
  expect(await rawWordsOn(page)).toEqual([]);

  // Trained elsewhere: it is logged, and the next day of the plan comes; taken back, it was not.
  await button('I did it elsewhere').click();
  await expect(workout.getByRole('listitem')).toHaveCount(1);
  await button('Undo').click();
  await expect(workout.getByRole('listitem')).toHaveCount(0);

  // A meal of the plan, without a line.
  await context.setOffline(true);
  const ate = page.getByRole('button', { name: word('{label}: I ate this').split('{label}')[1]! });
  const planned = await ate.count();
  expect(planned).toBeGreaterThan(2);
  await ate.first().click();
  await expect(ate).toHaveCount(planned - 1);
  await expect(page.getByText(word('Eaten:')).first()).toBeAttached();
  await context.setOffline(false);
  await expect(button('Send now')).toHaveCount(0);
  // Its date is there before the application is, which writes the same.
  const applicationMayCome = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await applicationMayCome.promise;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(formatFullDate(day, 'ethiopian', language));
  await expect(page.locator('main [aria-busy=true]')).toBeVisible();
  applicationMayCome.resolve();
  await expect(ate).toHaveCount(planned - 1);
  await expect(heading).toHaveText(formatFullDate(day, 'ethiopian', language));
  await page.unroute('**/assets/*.js');

  // Two taps and a figure.
  await button('Weigh in').click();
  await expect(page.getByLabel(word('Weight (kg)'))).toBeFocused();
  await page.keyboard.type('x');
  await button('Save').click();
  await expect(page.getByLabel(word('Weight (kg)'))).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel(word('Weight (kg)')).fill('63.5');
  await button('Save').click();
  await expect(page.getByText(word('Your weight is saved.'))).toBeVisible();
  await expect(page.getByText(word('{kilograms} kg').replace('{kilograms}', '63.5'))).toBeVisible();
  await button('Undo').click();
  await expect(page.getByText(word('{kilograms} kg').replace('{kilograms}', '64'))).toBeVisible();

  // What one does not measure is one tap further; what one does is measured again by two, as on the page of progress.
  const again = page.getByRole('button', {
    name: word('Measure again: {0}').replace('{0}', word('Blood pressure')),
  });
  await expect(again).toHaveCount(0);
  await page.getByText(word('Measure something else'), { exact: true }).click();
  await button('Blood pressure').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel(word('Upper (mmHg)'))).toBeFocused();
  await page.keyboard.type('128/82');
  await dialog.getByRole('button', { name: word('Save'), exact: true }).click();
  await expect(page.getByText('128/82 mmHg')).toBeVisible();
  await again.click();
  await page.keyboard.type('126/81');
  await page.keyboard.press('Enter');
  await expect(page.getByText('126/81 mmHg')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('126/81 mmHg')).toBeVisible();
  await expect(again).toBeVisible();
  expect(await findings(page)).toEqual([]);

  // The profile opens with the same day, in short.
  await page.goto(pathIn(language, '/profile'));
  const short = page.getByRole('region', { name: word('Today'), exact: true });
  await expect(short).toContainText(
    word('Week {week}, day {day}').replace('{week}', '1').replace('{day}', '1'),
  );
  await short.getByRole('link', { name: word('Open the day') }).click();
  await expect(page).toHaveURL(pathIn(language, '/today'));

  await button('Start the workout').click();
  await expect(page).toHaveURL(pathIn(language, '/profile/training/session'));
  await page.goto(pathIn(language, '/'));
  await expect(workout.getByRole('link', { name: word('Go on with the workout') })).toBeVisible();

  await member.log({ date: day, type: 'Workout', details: { name: 'Gena', duration: 30 } });
  await page.goto(pathIn(language, '/profile'));
  await expect(short).toContainText(word('A workout is going on'));
  await expect(short).toContainText('✓');
});
