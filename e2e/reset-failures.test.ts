import type { Page } from '@playwright/test';
import { linkIn, type Mailbox } from './mailing-product.ts';
import { expect, test } from './unruly.ts';

const changesPassword = /^PUT \/auth\/v1\/user/;
const readsUser = /^GET \/auth\/v1\/user/;
const asksForMail = /^POST \/auth\/v1\/recover/;
const networkError = 'Network error. Please check your internet connection and try again.';
const noAccount =
  'No account found with this email address. Please check your email or create a new account.';

let count = 0;

async function newAccount(page: Page): Promise<string> {
  const email = `dawit.${process.pid}.${(count += 1)}@birtu.test`;
  const data = { full_name: 'Dawit Lemma' };
  await page.request.post('/auth/v1/signup', { data: { email, password: 'Berbere77', data } });
  return email;
}

/** Asks for a link, without a page. */
async function requestLink(page: Page, mailbox: Mailbox, email: string): Promise<string> {
  await page.request.post('/auth/v1/recover', { data: { email } });
  return linkIn(await mailbox.next(email));
}

/** Where a mailed link leads, with the tokens. */
async function visit(page: Page, link: string): Promise<string> {
  const answer = await page.request.get(link, { maxRedirects: 0 });
  return answer.headers()['location'] ?? '';
}

async function setPassword(page: Page, password = 'Kolo99x') {
  await page.getByLabel('New Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm New Password').fill(password);
  await page.keyboard.press('Enter');
}

async function ask(page: Page, email: string) {
  await page.goto('/reset-password');
  await page.getByLabel('Email').fill(email);
  await page.keyboard.press('Enter');
}

const alert = (page: Page) => page.locator('main').getByRole('alert');

async function expectInvalid(page: Page, why: string) {
  await expect(page.getByRole('heading', { name: 'Invalid Reset Link' })).toBeVisible();
  await expect(page.locator('main')).toContainText(why);
}

test('a reset link that is not sent says why', async ({ page, sql, line }) => {
  await test.step('with what is no e-mail, or nobody’s', async () => {
    await ask(page, 'dawit');
    await expect(page.getByText('Please enter a valid email address.')).toBeVisible();
    await ask(page, 'nobody@birtu.test');
    await expect(alert(page)).toHaveText(noAccount);
  });
  line.calm();

  await test.step('more often than mails are sent', async () => {
    const email = await newAccount(page);
    for (let turn = 0; turn < 3; turn += 1) await page.request.post('/auth/v1/recover', { data: { email } });
    await ask(page, email);
    await expect(alert(page)).toHaveText(
      'Too many password reset emails sent. Please wait before requesting another.',
    );
  });
  line.calm();

  await test.step('more often than anyone may from one address', async () => {
    const email = await newAccount(page);
    await page.request.post('/auth/v1/recover', { data: { email: 'nobody@birtu.test' } });
    // As after hundreds of others behind the same address.
    await sql`update rate_limits set count = 1000 where key like 'recovery-mail:client:%'`;
    await ask(page, email);
    await expect(alert(page)).toHaveText(
      'Too many password reset attempts. Please wait a few minutes before trying again.',
    );
    await sql`delete from rate_limits`;
  });
  line.calm();

  await test.step('where a gateway answers, and without a line', async () => {
    const email = await newAccount(page);
    line.cause({ answer: 502 }, asksForMail, 1);
    await ask(page, email);
    await expect(alert(page)).toHaveText('Failed to send password reset email. Please try again.');
    line.cause('cut', asksForMail, 1);
    await page.keyboard.press('Enter');
    await expect(alert(page)).toHaveText(networkError);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  });
});

test('a reset link that does not open says why', async ({ page, mailbox, line }) => {
  await test.step('that a newer one has replaced', async () => {
    const email = await newAccount(page);
    const older = await requestLink(page, mailbox, email);
    await requestLink(page, mailbox, email);
    await page.goto(older);
    await expectInvalid(page, 'Reset link has expired. Please request a new password reset.');
  });
  line.calm();
  await page.goto('about:blank'); // else only the fragment would change

  await test.step('whose session has ended since it was opened', async () => {
    const email = await newAccount(page);
    const opened = await visit(page, await requestLink(page, mailbox, email));
    await requestLink(page, mailbox, email);
    await page.goto(opened);
    await expectInvalid(page, 'Reset session could not be established. Please request a new password reset.');
  });
  line.calm();
  await page.goto('about:blank'); // else only the fragment would change

  await test.step('that cannot be checked without a line', async () => {
    const opened = await visit(page, await requestLink(page, mailbox, await newAccount(page)));
    line.cause('cut', readsUser);
    await page.goto(opened);
    await expectInvalid(page, networkError);
  });
  line.calm();
  await page.goto('about:blank'); // else only the fragment would change

  await test.step('whose token is none, though it looks like one', async () => {
    const opened = await visit(page, await requestLink(page, mailbox, await newAccount(page)));
    // A mail program that changes what it takes for words.
    await page.goto(opened.replace(/access_token=eyJ[^.]+/, 'access_token=eyJ-not-what-it-was-----'));
    await expectInvalid(page, 'An error occurred while validating the reset token.');
  });

  /** What mail programs and people leave of the address that a link leads to. */
  const remains: readonly (readonly [string, (address: string) => string, string])[] = [
    [
      'nothing',
      (address) => address.replace(/#.*/, ''),
      'Invalid or missing reset token. Please request a new password reset.',
    ],
    [
      'no type',
      (address) => address.replace('&type=recovery', ''),
      'Invalid or missing reset token. Please request a new password reset.',
    ],
    [
      'its beginning',
      (address) => cutToken(address, 12),
      'Invalid reset token format. Please request a new password reset.',
    ],
    [
      'half a token',
      (address) => cutToken(address, 60),
      'Invalid reset token structure. Please request a new password reset.',
    ],
    [
      'one of two tokens',
      (address) => address.replace(/&refresh_token=[^&]+/, ''),
      'Invalid reset tokens. Please request a new password reset.',
    ],
    [
      'a refusal',
      (address) => address.replace(/#.*/, '#error=access_denied'),
      'Invalid reset link. Please request a new password reset.',
    ],
  ];
  await test.step('of which not all arrives', async () => {
    const opened = await visit(page, await requestLink(page, mailbox, await newAccount(page)));
    for (const [what, cut, why] of remains)
      await test.step(`but ${what}`, async () => {
        await page.goto('about:blank'); // else only the fragment would change
        await page.goto(cut(opened));
        await expectInvalid(page, why);
      });
  });
});

const cutToken = (address: string, length: number) =>
  address.replace(/access_token=([^&]+)/, (_, token: string) => `access_token=${token.slice(0, length)}`);

test('a new password that is not set says why', async ({ page, mailbox, line }) => {
  const openForm = async (page: Page, mailbox: Mailbox) => {
    const email = await newAccount(page);
    await page.goto(await requestLink(page, mailbox, email));
    await expect(page.getByLabel('New Password', { exact: true })).toBeVisible();
    return email;
  };

  await test.step('is held against each rule in turn', async () => {
    await openForm(page, mailbox);
    await setPassword(page, 'Kolo9');
    await expect(page.getByText('Password must be at least 6 characters long.')).toBeVisible();
    await setPassword(page, 'kolokolo');
    await expect(
      page.getByText(
        'Password must contain at least one uppercase letter, one lowercase letter, and one number.',
      ),
    ).toBeVisible();
    await page.getByLabel('New Password', { exact: true }).fill('Kolo99x');
    await page.getByLabel('Confirm New Password').fill('Kolo99y');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Passwords do not match.')).toBeVisible();
    await setPassword(page, 'Password1');
    await expect(page.getByText('Password is too weak. Please choose a stronger password.')).toBeVisible();
    await setPassword(page, 'Berbere77');
    await expect(page.getByText('New password must be different from your current password.')).toBeVisible();
  });
  line.calm();

  await test.step('where a gateway answers, and without a line', async () => {
    await openForm(page, mailbox);
    line.cause({ answer: 502 }, changesPassword, 1);
    await setPassword(page);
    await expect(alert(page)).toHaveText('Failed to update password. Please try again.');
    line.cause('cut', changesPassword, 1);
    await setPassword(page);
    await expect(alert(page)).toHaveText(networkError);
    await setPassword(page);
    await expect(page.getByRole('heading', { name: 'Password Reset Complete' })).toBeVisible();
  });
  line.calm();

  await test.step('where a newer link has ended the session', async () => {
    const email = await openForm(page, mailbox);
    await requestLink(page, mailbox, email);
    await setPassword(page);
    await expect(alert(page)).toHaveText('Your session has expired. Please request a new password reset.');
  });
  line.calm();

  await test.step('after the form stood open for longer than its tokens', async () => {
    await page.clock.install();
    const email = await openForm(page, mailbox);
    await requestLink(page, mailbox, email);
    await page.clock.fastForward('20:00');
    await setPassword(page);
    await expect(alert(page)).toHaveText('Your session has expired. Please request a new password reset.');
    await setPassword(page);
    await expect(alert(page)).toHaveText('No reset tokens available. Please request a new password reset.');
  });
});
