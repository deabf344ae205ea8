import type { Browser, Page } from '@playwright/test';
import { expect, linkIn, test } from './mailing-product.ts';
import { button, finishDay, trained } from './tried.ts';

interface Person {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

let count = 0;
function somebody(): Person {
  count += 1;
  return { name: 'Hanna Girma', email: `hanna.${Date.now()}.${count}@birtu.test`, password: 'Berbere77' };
}

async function register(page: Page, person: Person) {
  await page.goto('/register');
  await fillIn(page, person);
}

async function fillIn(page: Page, { name, email, password }: Person) {
  await page.getByLabel('Full Name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  await page.keyboard.press('Enter');
}

async function logIn(page: Page, { email, password }: Person) {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

const openBrowser = async (browser: Browser, baseURL: string | undefined) =>
  await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();

/** Registers, and confirms by the mailed link. */
async function join(page: Page, mailbox: { next(email: string): Promise<string> }): Promise<Person> {
  const person = somebody();
  await register(page, person);
  await expect(page.getByRole('dialog', { name: 'Check your email' })).toBeVisible();
  await page.request.get(linkIn(await mailbox.next(person.email)));
  return person;
}

async function setPassword(page: Page, password: string) {
  await page.getByLabel('New Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm New Password').fill(password);
  await page.keyboard.press('Enter');
}

test('a new member confirms by the mailed link, and logs in; the workout that was tried before is theirs', async ({
  page,
  mailbox,
}) => {
  const person = somebody();
  await page.goto('/fitness-plans/weight-loss-foundation/try?day=2');
  await button(page, 'Begin').click();
  await finishDay(page);
  await page.getByRole('link', { name: 'Keep it: make an account' }).click();
  await fillIn(page, person);
  const dialog = page.getByRole('dialog', { name: 'Check your email' });
  await expect(dialog).toContainText(
    'Registration successful! Please check your email to confirm your account before logging in.',
  );
  const mail = await mailbox.next(person.email);
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Full Name')).toHaveValue('');

  await logIn(page, person);
  const failure = page.getByRole('alertdialog', { name: 'Login Failed' });
  await expect(failure).toContainText(
    'Your email has not been confirmed. Please check your inbox for a confirmation email.',
  );
  await failure.getByRole('button', { name: 'Send the email again' }).click();
  await expect(page.getByText('A new confirmation email is on its way.')).toBeVisible();
  const again = await mailbox.next(person.email);
  expect(linkIn(again)).not.toBe(linkIn(mail));

  await page.goto(linkIn(again));
  await expect(page.getByText('Your email is confirmed. You can log in now.')).toBeVisible();
  await expect(page).toHaveURL('/login');
  await logIn(page, person);
  await expect(page.getByText('Welcome back, Hanna Girma!')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Kept: the workout is in the calendar of Hanna Girma.')).toBeVisible();
  expect((await trained(page)).plans).toEqual([{ done: [[1, 2]], next: { week: 1, day: 1 } }]);
});

test('a reset link works in another browser, after a mail scanner has been there', async ({
  page,
  browser,
  baseURL,
  mailbox,
}) => {
  const person = await join(page, mailbox);
  await logIn(page, person);
  await expect(page).toHaveURL('/');
  const asking = await openBrowser(browser, baseURL);
  await asking.goto('/login');
  await asking.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(asking).toHaveURL('/reset-password');
  await asking.getByLabel('Email').fill(person.email);
  await asking.keyboard.press('Enter');
  await expect(asking.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  const link = linkIn(await mailbox.next(person.email));
  await asking.context().close();

  const scanner = await openBrowser(browser, baseURL);
  await scanner.goto(link);
  await expect(scanner.getByRole('heading', { name: 'Set New Password' })).toBeVisible();
  await scanner.context().close();

  const reader = await openBrowser(browser, baseURL);
  await reader.goto(link);
  await setPassword(reader, 'kolo');
  await expect(reader.getByText('Password must be at least 6 characters long.')).toBeVisible();
  await setPassword(reader, 'Berbere77');
  await expect(reader.getByText('New password must be different from your current password.')).toBeVisible();
  await setPassword(reader, 'Kolo99x');
  await expect(reader.getByRole('heading', { name: 'Password Reset Complete' })).toBeVisible();
  await expect(reader).toHaveURL('/login');
  await expect(reader.getByText('Your password has been changed. You can log in with it now.')).toBeVisible();
  await logIn(reader, { ...person, password: 'Kolo99x' });
  await expect(reader).toHaveURL('/');
  await reader.goto(link);
  await expect(reader.getByRole('heading', { name: 'Invalid Reset Link' })).toBeVisible();
  await reader.context().close();

  // The session from before the reset is over.
  await page.goto('/profile');
  await expect(page).toHaveURL('/login?from=%2Fprofile');
});

test('a password is reset by the mailed code', async ({ page, mailbox }) => {
  const person = await join(page, mailbox);
  await page.goto('/reset-password');
  await page.getByRole('link', { name: 'Send me a code instead' }).click();
  const send = page.getByRole('button', { name: 'Send OTP' });
  // Both pages have a field for the email.
  await expect(send).toBeVisible();
  await page.getByLabel('Email').fill(person.email);
  await send.click();
  await expect(page.getByRole('heading', { name: 'OTP Sent' })).toBeVisible();
  const first = codeIn(await mailbox.next(person.email));
  await page.getByRole('button', { name: 'Resend OTP' }).click();
  const note = page.getByText('A new code is on its way.');
  await expect(note).toBeVisible();
  await expect(note).toBeHidden();
  const code = codeIn(await mailbox.next(person.email));

  await page.getByRole('link', { name: 'Enter Verification Code' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await page.getByLabel('Verification code').fill('12345');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please enter the six digits of the code.')).toBeVisible();
  await page.getByLabel('Verification code').fill(first);
  await page.keyboard.press('Enter');
  await expect(page.getByText('This code is wrong or has expired.')).toBeVisible();
  await page.getByLabel('Verification code').fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await page.keyboard.press('Enter');
  await setPassword(page, 'Kolo99x');
  await expect(page.getByRole('heading', { name: 'Password Reset Complete' })).toBeVisible();
  await expect(page).toHaveURL('/login');
  await logIn(page, { ...person, password: 'Kolo99x' });
  await expect(page).toHaveURL('/');
});

const codeIn = (mail: string): string => /^\s*(\d{6})\s*$/m.exec(mail)?.[1] ?? '';

test.describe('signing in with a provider', () => {
  /** Goes through the provider's pages. */
  async function agree(page: Page, login: string) {
    await page.locator('input[name=login]').fill(login);
    await page.locator('input[name=password]').fill('any');
    await page.getByRole('button', { name: 'Sign-in' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
  }

  test('makes an account, and leads back to the page that asked for it', async ({ page, provider }) => {
    const login = `sara-${Date.now()}`;
    provider.people.set(login, { email: `${login}@birtu.test`, email_verified: true, name: 'Sara Alemu' });
    await page.goto('/profile');
    await expect(page).toHaveURL('/login?from=%2Fprofile');
    await page.getByLabel('Remember me').uncheck();
    await page.getByRole('button', { name: 'Continue with Test Provider' }).click();
    await agree(page, login);
    await expect(page.getByText('Welcome, Sara Alemu!')).toBeVisible();
    await expect(page).toHaveURL('/profile');
    await expect(page.getByText(`${login}@birtu.test`)).toBeVisible();
    // Remember me was off: nothing outlives the window.
    expect(await page.evaluate(() => localStorage.getItem('birtu-session'))).toBeNull();
  });

  test('that is cancelled is said, and leaves nothing in the address', async ({ page, provider }) => {
    provider.people.set('liya', {});
    await page.goto('/login');
    await page.getByRole('button', { name: 'Continue with Test Provider' }).click();
    await page.getByRole('link', { name: 'Cancel' }).click();
    await expect(page.locator('main')).toContainText('Signing in was not finished. You can try again.');
    await expect(page).toHaveURL('/login');
  });

  test('with a code that somebody else asked for signs nobody in', async ({ page }) => {
    await page.goto('/login?code=0f8fad5b-d9cb-469f-a165-70867728950e');
    await expect(page.locator('main')).toContainText('This sign-in is no longer valid. Please try again.');
    await expect(page).toHaveURL('/login');
    // Nor do tokens in an address.
    const foreign = 'access_token=eyJhbGciOiJub25lIn0.e30.x&refresh_token=x&expires_in=600&token_type=bearer';
    await page.goto(`/login#${foreign}`);
    await expect(page.getByLabel('Email')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('birtu-session'))).toBeNull();
  });
});
