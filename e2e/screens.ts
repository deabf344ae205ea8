import type { Page } from '@playwright/test';
import { expect } from './product.ts';
import type { publicPages } from './public-pages.ts';
import type { Words } from './words.ts';

/** A page as it is once something was done on it. */
export interface Screen {
  /** Without language. */
  readonly address: string;
  /** What is done on the page before it is looked at. */
  readonly prepare?: (page: Page, word: Words) => Promise<void>;
  /** The page that `prepare` leads to, as the table of routes writes it. */
  readonly opens?: string;
}

export const openDetails = (page: Page) =>
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

export const sendEmpty = async (page: Page) => {
  await page.locator('main form[method=post] button[type=submit]').click();
  await expect(page.locator('main [aria-invalid=true]').first()).toBeVisible();
};

/** Writes into the fields of a form that is sent, and sends it. */
const sent = (fields: Readonly<Record<string, string>>) =>
  async function send(page: Page, word: Words) {
    for (const [label, text] of Object.entries(fields))
      await page.getByLabel(word(label), { exact: true }).fill(text);
    await page.locator('main form[method=post] button[type=submit]').click();
  };

const email = 'selam.tesfaye@birtu.test';
const chosen = 'Injera-Wot-12';

/** Forms of visitors that were filled in and sent, for a line or a server that does not take them. */
export const sentForms: readonly Screen[] = [
  { address: '/login', prepare: sent({ Email: email, Password: chosen }) },
  {
    address: '/register',
    prepare: sent({
      'Full Name': 'Selam Tesfaye',
      Email: email,
      Password: chosen,
      'Confirm Password': chosen,
    }),
  },
  { address: '/reset-password', prepare: sent({ Email: email }) },
  { address: '/reset-password-otp', prepare: sent({ Email: email }) },
  {
    address: '/contact',
    prepare: sent({ Name: 'Selam', Email: email, Subject: 'ሰላም', Message: 'ጥሩ ሥራ ነው።' }),
  },
];

const seeFailedReturn = (page: Page) => expect(page).not.toHaveURL(/error=/);

/** Public pages as they are after something was done on them. */
export const touched: Readonly<Partial<Record<keyof typeof publicPages, readonly Screen[]>>> = {
  site: [
    { address: '/', prepare: openDetails },
    { address: '/', prepare: openMenu },
    { address: '/contact', prepare: sendEmpty },
    { address: '/offline' },
    { address: '/reminders/off?token=nope' },
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
