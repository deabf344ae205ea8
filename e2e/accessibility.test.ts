import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { areas } from '#src/features/admin/areas.ts';
import { addDays, today } from '#src/lib/day.ts';
import { languages, pathIn, type Language } from '#src/lib/language.ts';
import { findings, themeOf } from './axe.ts';
import { memberPassword, signInAsNewMember } from './member.ts';
import { expect, test } from './product.ts';
import { publicPages, publicParts } from './public-pages.ts';
import { signInAs } from './staff.ts';
import { wordsOf, type Words } from './words.ts';

interface Screen {
  /** Without language. */
  readonly address: string;
  /** What is done on the page before it is looked at. */
  readonly prepare?: (page: Page, word: Words) => Promise<void>;
}

const plans = '/services/fitness-and-nutrition-plans';

const openDetails = (page: Page) =>
  page
    .locator('main details')
    .evaluateAll((all) => all.forEach((details) => details.toggleAttribute('open', true)));

const openMenu = async (page: Page, word: Words) => {
  await page.getByRole('button', { name: word('Menu'), exact: true }).click();
  await expect(page.locator('#mobile-menu')).toBeVisible();
};

const failToLogIn = async (page: Page, word: Words) => {
  await page.getByLabel(word('Email')).fill('nobody@birtu.test');
  await page.getByLabel(word('Password'), { exact: true }).fill('Wrong7777');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog');
  await dialog.getByText(word('Technical Details')).click();
};

const sendEmpty = async (page: Page) => {
  await page.locator('main form[method=post] button[type=submit]').click();
  await expect(page.locator('main [aria-invalid=true]').first()).toBeVisible();
};

const eatenOn = (day: string) => ({
  id: crypto.randomUUID(),
  day,
  meal: 'lunch',
  name: { en: 'Shiro', am: 'ሽሮ ወጥ' },
  portions: [{ foodId: 'shiro-wat', grams: 180 }],
  source: null,
});

const seeFailedReturn = (page: Page) => expect(page).not.toHaveURL(/error=/);

/** Asks for the account's deletion, and logs in again: nothing else can be opened after it. */
async function leave(page: Page, word: Words) {
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

/** Public pages as they are after something was done on them. */
const touched: Readonly<Partial<Record<keyof typeof publicPages, readonly Screen[]>>> = {
  site: [
    { address: '/', prepare: openDetails },
    { address: '/', prepare: openMenu },
    { address: '/contact', prepare: sendEmpty },
  ],
  plans: [
    { address: '/services/fitness-plans/weight-gain-strength', prepare: openDetails },
    { address: '/services/nutrition-plans/everyday-balance?day=3', prepare: openDetails },
  ],
  fasting: [
    {
      address: '/fasting/tsom',
      prepare: async (page) => {
        await page.locator('[value=orthodox]').check();
        await expect(page.locator('[name=honey]')).toBeVisible();
        await openDetails(page);
      },
    },
  ],
  account: [
    { address: '/register', prepare: sendEmpty },
    { address: '/login', prepare: failToLogIn },
    { address: '/reset-password-otp', prepare: sendEmpty },
    { address: '/verify-reset-otp?email=nobody%40birtu.test', prepare: sendEmpty },
    { address: '/login?error=access_denied', prepare: seeFailedReturn },
  ],
};

const importOfTwo = () => ({
  id: crypto.randomUUID(),
  timeZone: 'Africa/Addis_Ababa',
  names: [],
  file: [
    'title,start_time,end_time,exercise_title,set_type,weight_kg,reps,duration_seconds,rpe',
    'Push,"12 Mar 2024, 18:05","12 Mar 2024, 19:00",Bench Press (Barbell),normal,60,8,,',
    'Push,"14 Mar 2024, 18:05","14 Mar 2024, 19:00",Bench Press (Barbell),normal,62.5,8,,8',
    'Push,"14 Mar 2024, 18:05","14 Mar 2024, 19:00",Zercher Hold,normal,40,8,,',
  ].join('\n'),
});

const memberScreens: readonly Screen[] = [
  {
    address: '/',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Selam Tesfaye' }).click();
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
      await page.getByRole('button', { name: word('Done'), exact: true }).click();
      await expect(page.getByRole('timer')).toBeVisible();
      await openDetails(page);
    },
  },
  {
    address: '/profile/training/session',
    prepare: async (page, word) => {
      await page.getByRole('button', { name: word('Finish now') }).click();
      await expect(page.getByRole('button', { name: word('Finish the workout') })).toBeVisible();
    },
  },
  {
    address: '/profile/training/workouts',
    prepare: (page) => expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2),
  },
  {
    address: '/profile/training/workouts',
    prepare: async (page, word) => {
      await page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
      await expect(page.getByRole('button', { name: word('Do it once more') })).toBeVisible();
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
    address: '/profile',
    prepare: async (page) => {
      await expect(page.getByText('የጠዋት ሩጫ').last()).toBeVisible();
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
    prepare: (page) => expect(page.getByText('የጠዋት ሩጫ')).toBeVisible(),
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
      await expect(page.locator('main section details.card')).toHaveCount(1);
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

const staffScreens: readonly Screen[] = [
  ...areas.map(({ path }) => ({
    address: path,
    prepare: async function read(page: Page) {
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    },
  })),
  {
    address: '/admin',
    prepare: async (page, word) => {
      await page.getByRole('button', { name: word('Menu'), exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
];

const wideScreens: readonly Screen[] = [
  { address: '/' },
  { address: plans },
  { address: '/services/fitness-plans/weight-loss-foundation' },
  { address: '/services/nutrition-plans/fuel-for-the-long-run' },
  { address: '/bmi?unit=metric&height=170&weight=95' },
  { address: '/login' },
];

for (const language of languages) {
  // The pages themselves are looked at where their bytes are measured.
  for (const part of publicParts)
    test(`axe finds nothing: ${part}, ${language}`, async ({ page }) => {
      const views = publicPages[part].filter(({ measured }) => !measured);
      await expectNoFindings(page, [...views, ...(touched[part] ?? [])], language);
    });

  test(`axe finds nothing: a member’s screens, ${language}`, async ({ page }) => {
    const member = await signInAsNewMember(page);
    const date = today(new Date(), 'Africa/Addis_Ababa');
    await member.log({ date, type: 'Workout', details: { name: 'የጠዋት ሩጫ', duration: 30 } });
    await member.keepBody({ height: 170, weight: 66, date: addDays(date, -9) });
    await member.keepBody({ height: 170, weight: 65 });
    await member.keepAssessment();
    await member.call('POST', '/training/imports', importOfTwo());
    await member.call('POST', '/diary', eatenOn(date));
    await expectNoFindings(page, memberScreens, language);
  });

  test(`axe finds nothing: the way back to an account, ${language}`, async ({ page }) => {
    await signInAsNewMember(page);
    await expectNoFindings(page, [{ address: '/profile/data', prepare: leave }], language);
  });
  test(`axe finds nothing: the staff area, ${language}`, async ({ page }) => {
    await signInAs(page, 'admin_super');
    await expectNoFindings(page, staffScreens, language);
  });

  test.describe('on a wide screen', () => {
    test.use({ viewport: { width: 1280, height: 800 } });
    test(`axe finds nothing: ${language}`, async ({ page }) => {
      await expectNoFindings(page, wideScreens, language);
    });
  });
}

async function expectNoFindings(page: Page, list: readonly Screen[], language: Language) {
  test.setTimeout(90_000);
  await page.addInitScript((theme) => localStorage.setItem('birtu-theme', theme), themeOf[language]);
  for (const { address, prepare } of list) {
    await page.goto(pathIn(language, address));
    await prepare?.(page, wordsOf(language));
    const shown = prepare ? `${address} after ${prepare.name}` : address;
    expect.soft(await findings(page), shown).toEqual([]);
  }
}
