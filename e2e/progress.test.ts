import type { Page } from '@playwright/test';
import { formatDate } from '#src/lib/dates.ts';
import { addDays, today } from '#src/lib/day.ts';
import { dateIn } from '#src/lib/month.ts';
import { signInAsNewMember } from './member.ts';
import { expect, test } from './unruly.ts';
import { wordsOf } from './words.ts';

const timeZone = 'Africa/Addis_Ababa';
const day = today(new Date(), timeZone);
const lastWeek = addDays(day, -7);

const body = (page: Page) => page.getByRole('region', { name: 'Weight and BMI' });
const dialog = (page: Page) => page.getByRole('dialog');

test('a new member is led on; what is logged and weighed is drawn, and can be corrected', async ({
  page,
  line,
}) => {
  const member = await signInAsNewMember(page);
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Week by week' }).click();
  await expect(page.getByText('Nothing measured yet.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Log a workout' })).toBeVisible();
  // What stands far down comes when one gets there.
  await page.keyboard.press('End');
  await expect(page.getByRole('link', { name: 'Take the assessment' })).toBeVisible();
  for (const [date, duration] of [
    [day, 30],
    [day, 25],
    [lastWeek, 40],
  ])
    await member.log({ date, type: 'Workout', details: { name: 'Run', duration, calories: 200 } });
  await member.keepBody({ height: 165, weight: 660, date: day });
  await page.reload();
  await expect(
    page.getByRole('img', { name: 'Minutes, week by week: 95 in all, at most 55 in a week' }),
  ).toBeVisible();

  await page.getByRole('button', { name: 'Add a measurement' }).click();
  await expect(dialog(page).getByRole('status')).toContainText('660 kg is kept already');
  await dialog(page).getByLabel('Weight (kg)').fill('66,5');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your measurement is saved.')).toBeVisible();
  await expect(body(page)).toContainText(`66.5 kg on ${formatDate(day, 'gregorian', 'en')}`);

  await page.getByRole('button', { name: 'Add a measurement' }).click();
  const { day: number, month, year } = dateIn('gregorian', lastWeek);
  await dialog(page).getByLabel('Year').selectOption(String(year));
  await dialog(page).getByLabel('Month').selectOption(String(month));
  await dialog(page).getByLabel('Day').selectOption(String(number));
  await dialog(page).getByLabel('Weight (kg)').fill('67');
  await page.keyboard.press('Enter');
  const since = formatDate(lastWeek, 'gregorian', 'en');
  await expect(body(page)).toContainText(`0.5 kg less than on ${since}`);
  await expect(page.getByRole('img', { name: 'Weight over time, from 67 kg to 66.5 kg' })).toBeVisible();

  await body(page).getByText('The figures as a table').click();
  line.cause({ answer: 502 }, /^DELETE \/api\/progress/, 1);
  const remove = page.getByRole('button', { name: `Remove: ${since}` });
  await remove.click();
  await expect(page.getByText('The measurement could not be removed.')).toBeVisible();
  await remove.click();
  await expect(page.getByRole('img', { name: /^Weight over time/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: `Undo: ${since}` })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: /^Weight over time/ })).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByText('This week: 2 workouts, 400 kcal')).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: '66.5' })).toBeVisible();
});

const pressure = (page: Page) => page.getByRole('region', { name: 'Blood pressure' });

test('blood pressure is kept in two taps, drawn and corrected; a severe one says what to do', async ({
  page,
  line,
}) => {
  const member = await signInAsNewMember(page);
  const measured = { kind: 'blood_pressure', day: lastWeek, time: '07:30' };
  await member.call('POST', '/measurements', {
    ...measured,
    id: crypto.randomUUID(),
    figures: { systolic: 128, diastolic: 82, arm: 'right', pulse: 66 },
  });
  await page.goto('/profile/progress');
  await expect(pressure(page)).toContainText('Below 130/85: not high.');
  await page.getByRole('button', { name: 'Add blood pressure' }).click();
  await expect(dialog(page).getByLabel('Upper (mmHg)')).toBeFocused();
  await expect(dialog(page).getByLabel('Right arm')).toBeChecked();
  await page.keyboard.type('82');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByLabel('Lower (mmHg)')).toBeFocused();
  await page.keyboard.type('124');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText('The upper figure must be greater')).toBeVisible();
  await dialog(page).getByLabel('Upper (mmHg)').fill('186');
  // The server keeps it, and its answer is lost: it is kept once.
  line.cause('swallow', /^POST \/api\/measurements/, 1);
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('alert')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText('Blood pressure 186/124: stop, and seek care today')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'I have read this' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(
    page.getByRole('img', { name: 'Blood pressure, 2 readings: upper 128–186, lower 82–124 mmHg' }),
  ).toBeVisible();

  await pressure(page).getByText('The figures as a table').click();
  await pressure(page)
    .getByRole('button', { name: /^Correct:/ })
    .first()
    .click();
  await dialog(page).getByLabel('Upper (mmHg)').fill('146');
  await dialog(page).getByLabel('Lower (mmHg)').fill('88');
  await page.keyboard.press('Enter');
  await expect(pressure(page)).toContainText('146/88 mmHg');
  await expect(pressure(page).getByText('Blood pressure 146/88: high')).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Blood pressure 146/88: high' })).toBeVisible();
  await page.getByRole('link', { name: 'Have you measured since? Write it down.' }).click();
  await pressure(page).getByText('The figures as a table').click();
  await pressure(page)
    .getByRole('button', { name: /^Remove:/ })
    .first()
    .click();
  await expect(pressure(page)).toContainText('128/82 mmHg');
  await page.getByRole('button', { name: /^Undo:/ }).press('Enter');
  await expect(pressure(page)).toContainText('146/88 mmHg');

  const pulse = page.getByRole('region', { name: 'Pulse at rest' });
  await page.getByRole('button', { name: 'Add pulse' }).click();
  await expect(dialog(page).getByRole('textbox').first()).toBeFocused();
  await page.keyboard.type('104');
  await page.keyboard.press('Enter');
  await expect(pulse.getByText('Above 100: sit quietly')).toBeVisible();
  await expect(
    pulse.getByRole('img', { name: 'Pulse at rest, counted 2 times: 66–104 beats a minute' }),
  ).toBeVisible();
  const waist = page.getByRole('region', { name: 'Waist' });
  await page.getByRole('button', { name: 'Add waist' }).click();
  await expect(dialog(page).getByRole('textbox').first()).toBeFocused();
  await page.keyboard.type('89,5 cm');
  await page.keyboard.press('Enter');
  await expect(waist).toContainText('89.5 cm');
  await expect(waist.getByRole('table')).toHaveCount(2);
  await expect(waist.getByRole('row').filter({ hasText: 'substantially' })).toContainText([
    'above',
    'not above',
  ]);
});

test('a target weight keeps a sane pace; the summary is for paper, in both languages', async ({ page }) => {
  const member = await signInAsNewMember(page);
  await member.keepBody({ height: 165, weight: 80, date: lastWeek });
  await member.keepBody({ height: 165, weight: 78.2, date: day });
  await page.goto('/profile/progress');
  await expect(page.getByRole('link', { name: 'answer two or three questions' })).toBeVisible();
  const eater = { sex: 'female', age: 34, ageOn: day, motherhood: 'neither' };
  await member.call('PUT', '/preferences', { eater });
  for (const systolic of [138, 136, 134])
    await member.call('POST', '/measurements', {
      id: crypto.randomUUID(),
      kind: 'blood_pressure',
      day,
      time: '07:30',
      figures: { systolic, diastolic: 84, arm: 'left', pulse: null },
    });
  await page.reload();
  await page.getByRole('button', { name: 'Set a target weight' }).click();
  await expect(dialog(page).getByLabel('Target weight (kg)')).toBeFocused();
  await page.keyboard.type('45');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText('Please enter a weight from 50.4 to 78.2 kg.')).toBeVisible();
  await dialog(page).getByLabel('Target weight (kg)').fill('70');
  await expect(dialog(page)).toContainText('8.2 kg to go.');
  await page.keyboard.press('Enter');
  await expect(body(page)).toContainText('that takes 9–17 weeks');
  await page.getByRole('button', { name: 'Remove the target' }).click();
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(body(page)).toContainText('Target: 70 kg');

  await page.getByRole('link', { name: 'Health summary to print' }).click();
  await expect(page.getByText('woman · 34 years · 165 cm')).toBeVisible();
  await expect(page.getByText('Mean 136/84')).toBeVisible();
  await expect(page.getByText('1.8 kg less than on')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('row').filter({ hasText: '138/84' })).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('main').getByRole('link', { name: 'በአማርኛ' }).click();
  await expect(page).toHaveURL('/am/profile/summary');
  await expect(page.getByText(`${wordsOf('am')('woman')} · 34`)).toBeVisible();
});

test('in Amharic, by the Ethiopian calendar; one goes back through the years', async ({ page }) => {
  const word = wordsOf('am');
  const member = await signInAsNewMember(page);
  const longAgo = addDays(day, -400);
  await member.log({ date: longAgo, type: 'Workout', details: { name: 'ሩጫ', duration: 30 } });
  await member.keepAssessment();
  await page.goto('/am/profile/progress');
  await page.getByRole('button', { name: word('Add a measurement') }).click();
  const { day: number, year } = dateIn('ethiopian', day);
  await expect(dialog(page).getByLabel(word('Day'))).toHaveValue(String(number));
  await expect(dialog(page).getByLabel(word('Year'))).toHaveValue(String(year));
  await dialog(page).getByLabel(word('Weight (kg)')).fill('ስድሳ');
  await page.keyboard.press('Enter');
  const weight = dialog(page).getByLabel(word('Weight (kg)'));
  await expect(weight).toHaveAttribute('aria-invalid', 'true');
  await expect(weight).toBeFocused();
  await weight.fill('60 ኪ.ግ');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`በ${formatDate(day, 'ethiopian', 'am')}`)).toBeVisible();

  const aYear = page.getByRole('link', { name: word('A year') });
  await aYear.click();
  // Before its weeks have come.
  await expect(aYear).toHaveAttribute('aria-current', 'true');
  await page.getByRole('link', { name: word('← Earlier') }).click();
  await expect(page).toHaveURL(/\?weeks=52&until=/);
  await expect(page.getByRole('link', { name: word('← Earlier') })).toHaveCount(0);
  await expect(page.getByRole('img', { name: /30/ })).toBeVisible();
  await page.getByRole('link', { name: word('Later →') }).click();
  await expect(page).toHaveURL('/am/profile/progress?weeks=52');
});
