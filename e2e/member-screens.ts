import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { addDays, today } from '#src/lib/day.ts';
import { memberPassword, signInAsNewMember } from './member.ts';
import { expect } from './product.ts';
import { openDetails, sendEmpty, type Screen } from './screens.ts';
import type { Words } from './words.ts';

const eatenOn = (day: string) => ({
  id: crypto.randomUUID(),
  day,
  meal: 'lunch',
  name: { en: 'Shiro', am: 'ሽሮ ወጥ' },
  portions: [{ foodId: 'shiro-wat', grams: 180 }],
  source: null,
});

/** What is in no table, of which its member knows nothing but the name. */
const writtenOn = (day: string) => ({
  ...eatenOn(day),
  id: crypto.randomUUID(),
  name: { en: '', am: 'የጎረቤት ቤት ኩኪስ' },
  portions: [{ foodId: 'written-down', grams: 150 }],
});

/** Chosen by whoever sends them; no two members have the same. */
export const newIds = () => ({ import: crypto.randomUUID(), routine: crypto.randomUUID() });
export type Ids = ReturnType<typeof newIds>;

/** What a member and their things are called, by which screens are known. */
export interface Names {
  readonly member: string;
  readonly workout: string;
  readonly routine: string;
}
const usualNames: Names = {
  member: 'Selam Tesfaye',
  workout: 'የጠዋት ሩጫ',
  routine: 'ከሥራ በፊት የማደርገው አጭር ስፖርት',
};

const importOfTwo = {
  timeZone: 'Africa/Addis_Ababa',
  names: [],
  file: [
    'title,start_time,end_time,exercise_title,set_type,weight_kg,reps,duration_seconds,rpe',
    'Push,"12 Mar 2024, 18:05","12 Mar 2024, 19:00",Bench Press (Barbell),normal,60,8,,',
    'Push,"14 Mar 2024, 18:05","14 Mar 2024, 19:00",Bench Press (Barbell),normal,62.5,8,,8',
    'Push,"14 Mar 2024, 18:05","14 Mar 2024, 19:00",Zercher Hold,normal,40,8,,',
  ].join('\n'),
};

const setOf = (amount: object) => ({
  setType: 'working',
  reps: null,
  seconds: null,
  restTime: 90,
  ...amount,
});
const exercisesOfRoutine = [
  { exerciseId: 'push-up', superset: 0, sets: [setOf({ reps: 8, repsMax: 12 })] },
  { exerciseId: 'goblet-squat', superset: 0, sets: [setOf({ reps: 10, weight: 12.5, rpe: 8 })] },
  { exerciseId: 'plank', notes: 'ቀስ ብሎ', sets: [setOf({ seconds: 30 }), setOf({ seconds: 45 })] },
];

/** Somebody who has used all that members have. */
export async function signInAsBusyMember(page: Page, ids: Ids, names = usualNames) {
  const member = await signInAsNewMember(page, { full_name: names.member });
  const routine = { name: names.routine, exercises: exercisesOfRoutine };
  const ownExercise = { name: names.routine, measure: 'reps', isLoaded: true, muscleGroup: 'back' };
  const date = today(new Date(), 'Africa/Addis_Ababa');
  await member.log({ date, type: 'Workout', details: { name: names.workout, duration: 30 } });
  await member.keepBody({ height: 170, weight: 66, date: addDays(date, -9) });
  await member.keepBody({ height: 170, weight: 65 });
  await member.keepAssessment();
  const measured = { day: date, time: '07:30' };
  const reminder = { days: [0, 2, 4], time: '07:00', zone: 'Africa/Addis_Ababa', calendar: 'ethiopian' };
  for (const answer of [
    await member.call('POST', '/training/imports', { id: ids.import, ...importOfTwo }),
    await member.call('POST', '/training/routines', { id: ids.routine, ...routine }),
    await member.call('POST', '/training/own-exercises', ownExercise),
    await member.call('POST', '/diary', eatenOn(date)),
    await member.call('POST', '/diary', writtenOn(date)),
    await member.call('PUT', '/saved-plans/nutrition/light-mesob', {}),
    await member.call('PUT', '/reminders/training', { ...reminder, language: 'am' }),
    ...(await Promise.all(
      [
        { kind: 'blood_pressure', figures: { systolic: 128, diastolic: 82, arm: 'right', pulse: 66 } },
        { kind: 'waist', figures: { waist: 82.5 } },
      ].map((each) =>
        member.call('POST', '/measurements', { ...each, ...measured, id: crypto.randomUUID() }),
      ),
    )),
  ])
    expect(answer.ok(), `${answer.url()}: ${await answer.text()}`).toBe(true);
  return member;
}

/** Asks for the account's deletion, and logs in again: nothing else can be opened after it. */
export async function leave(page: Page, word: Words) {
  await page.getByRole('button', { name: word('Delete my account…') }).click();
  const email = await page.locator('form strong').innerText();
  await page.getByLabel(word('Your email')).fill(email);
  await page.getByLabel(word('Current password')).fill(memberPassword);
  await page.locator('main form button[type=submit]').click();
  await expect(page.getByRole('link', { name: word('To the home page') })).toBeVisible();
  await page.reload();
  await page.getByLabel(word('Email')).fill(email);
  await page.getByLabel(word('Password'), { exact: true }).fill(memberPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: word('Keep my account') })).toBeVisible();
}

async function seeAuthenticator(page: Page, word: Words) {
  await page.getByRole('button', { name: word('Set up an authenticator app') }).click();
  await page.getByLabel(word('Name'), { exact: true }).press('Enter');
  await expect(page.getByLabel(word('Verification code'))).toBeVisible();
}

async function seeRecoveryCodes(page: Page, word: Words) {
  await seeAuthenticator(page, word);
  const key = (await page.locator('.secret').innerText()).replaceAll(/\s/g, '');
  await page.getByLabel(word('Verification code')).fill(new TOTP({ secret: key }).generate());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: word('Your recovery codes for Birtu') })).toBeVisible();
}

export const memberScreens = (ids: Ids, names = usualNames): readonly Screen[] => [
  {
    address: '/',
    prepare: async (page) => {
      await page.getByRole('button', { name: names.member }).click();
      await expect(page.locator('#account-menu')).toBeVisible();
    },
  },
  {
    address: '/bmi?unit=metric&height=170&weight=65',
    prepare: (page, word) =>
      expect(page.getByRole('button', { name: word('Save to my profile') })).toBeVisible(),
  },
  {
    address: '/services/fitness-plans/weight-gain-strength',
    prepare: async (page, word) => {
      await page.getByRole('button', { name: word('Save to My Plans') }).click();
      await expect(page.getByRole('link', { name: word('✓ Saved to My Plans') })).toBeVisible();
    },
  },
  {
    address: '/services/fitness-plans/weight-loss-foundation',
    prepare: async (page, word) => {
      await page.getByRole('button', { name: word('Start this plan') }).click();
      await expect(page.getByRole('button', { name: word('Start the workout') })).toBeVisible();
      await openDetails(page);
    },
  },
  {
    address: '/profile/training',
    prepare: async (page, word) => {
      await page.getByRole('button', { name: word('Start the workout') }).click();
      await expect(page.getByRole('button', { name: word('Done'), exact: true })).toBeVisible();
    },
    opens: '/profile/training/session',
  },
  {
    address: '/profile/training/session',
    prepare: async (page, word) => {
      await page.getByRole('button', { name: word('Done'), exact: true }).click();
      await expect(page.getByRole('timer')).toBeVisible();
      await openDetails(page);
    },
  },
  {
    address: '/profile/training/session',
    prepare: async (page, word) => {
      // Ends the rest that the set before began.
      await page.getByRole('button', { name: word('Go on'), exact: true }).click();
      await page.getByRole('button', { name: word('Done'), exact: true }).click();
      await page.getByRole('button', { name: word('Finish now') }).click();
      await expect(page.getByRole('button', { name: word('Finish the workout') })).toBeVisible();
    },
  },
  {
    address: '/profile/training/workouts',
    prepare: (page) => expect(page.getByRole('main').getByRole('listitem')).not.toHaveCount(0),
  },
  {
    address: '/profile/training/workouts',
    prepare: async (page, word) => {
      await page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
      await expect(page.getByRole('button', { name: word('Do it once more') })).toBeVisible();
    },
    opens: '/profile/training/workouts/:id',
  },
  {
    address: '/profile/training',
    prepare: async (page) => {
      await expect(page.locator('main h2').first()).toBeVisible();
      await openDetails(page);
    },
  },
  {
    address: '/profile/training/routines',
    prepare: async (page) => {
      await expect(page.getByRole('article', { name: names.routine }).first()).toBeVisible();
      await openDetails(page);
      await expect(page.locator('main details').getByRole('listitem').first()).toBeVisible();
    },
  },
  {
    address: `/profile/training/routines/${ids.routine}`,
    prepare: async (page) => {
      await expect(page.getByRole('article')).not.toHaveCount(0);
      await openDetails(page);
    },
  },
  {
    address: '/profile/training/exercises/bench-press',
    prepare: async (page) => {
      await expect(page.getByRole('main').getByRole('img').first()).toBeVisible();
      await openDetails(page);
    },
  },
  {
    address: '/profile/training/import',
    prepare: (page, word) =>
      expect(page.getByRole('heading', { name: word('Brought over before') })).toBeVisible(),
  },
  {
    address: `/profile/training/import/${ids.import}`,
    prepare: async (page) => {
      await expect(page.locator('main h2').first()).toBeVisible();
      await openDetails(page);
    },
  },
  {
    address: '/profile/reminders',
    prepare: async (page) => {
      await expect(page.getByRole('main').getByRole('listitem')).not.toHaveCount(0);
      await openDetails(page);
    },
  },
  {
    address: '/profile',
    prepare: async (page) => {
      await expect(page.getByText(names.workout).last()).toBeVisible();
      await openDetails(page);
    },
  },
  {
    address: '/profile',
    prepare: async (page, word) => {
      await page.getByRole('button', { name: word('Edit'), exact: true }).click();
      await page.getByRole('button', { name: word('Log workout') }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: word('Save'), exact: true })
        .click();
      await expect(page.locator('dialog [aria-invalid=true]').first()).toBeVisible();
    },
  },
  {
    address: '/profile/activities',
    prepare: (page) => expect(page.getByText(names.workout).first()).toBeVisible(),
  },
  {
    address: '/today',
    prepare: async (page) => {
      await expect(page.locator('.day-week')).toBeVisible();
      await openDetails(page);
    },
  },
  {
    address: '/today/food',
    prepare: async (page) => {
      await expect(page.locator('main section details.card').first()).toBeVisible();
      await openDetails(page);
    },
  },
  {
    address: '/profile/assessments',
    prepare: (page, word) => expect(page.getByRole('link', { name: word('Take it again') })).toBeVisible(),
  },
  {
    address: '/profile/progress',
    prepare: async (page, word) => {
      await expect(page.getByRole('img').first()).toBeVisible();
      await openDetails(page);
      await page.getByRole('button', { name: word('Add a measurement') }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    address: '/profile/summary',
    prepare: (page) => expect(page.getByRole('img').first()).toBeVisible(),
  },
  {
    address: '/profile/data',
    prepare: async (page, word) => {
      await page.getByRole('button', { name: word('Delete my account…') }).click();
      await sendEmpty(page);
    },
  },
  {
    address: '/profile/security',
    prepare: async (page, word) => {
      await page.getByRole('button', { name: word('Change email') }).click();
      await page.getByRole('button', { name: word('Send confirmation link') }).click();
      await page.getByRole('button', { name: word('Change password') }).click();
      await page.getByRole('button', { name: word('Add a phone number') }).click();
      await expect(page.locator('main [aria-invalid=true]').first()).toBeVisible();
      await expect(page.getByLabel(word('Phone number'))).toBeVisible();
    },
  },
  { address: '/profile/security', prepare: seeAuthenticator },
  { address: '/profile/security', prepare: seeRecoveryCodes },
  {
    address: '/profile/security',
    prepare: async (page, word) => {
      await page.getByRole('button', { name: word('Remove') }).click();
      await page.getByRole('button', { name: word('Use a code instead') }).click();
      await expect(page.getByLabel(word('Verification code'))).toBeVisible();
    },
  },
];
