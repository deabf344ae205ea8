import type { Page } from '@playwright/test';
import { expect, test } from './unruly.ts';

const asksForMail = /^POST \/auth\/v1\/recover/;
const networkError = 'Network error. Please check your internet connection and try again.';

let count = 0;

async function newAccount(page: Page): Promise<string> {
  const email = `meron.${process.pid}.${(count += 1)}@birtu.test`;
  const data = { full_name: 'Meron Haile' };
  await page.request.post('/auth/v1/signup', { data: { email, password: 'Berbere77', data } });
  return email;
}

async function ask(page: Page, email: string) {
  await page.goto('/reset-password-otp');
  await page.getByLabel('Email').fill(email);
  await page.keyboard.press('Enter');
}

const alert = (page: Page) => page.locator('main').getByRole('alert');

test('a code that is not sent says why', async ({ page, sql, line }) => {
  await test.step('a code for nobody’s e-mail, or for what is none', async () => {
    await ask(page, 'meron');
    await expect(page.getByText('Please enter a valid email address.')).toBeVisible();
    await ask(page, 'nobody@birtu.test');
    await expect(alert(page)).toHaveText(
      'No account found with this email address. Please check your email or create a new account.',
    );
  });
  await test.step('codes asked for more often than mails are sent', async () => {
    const email = await newAccount(page);
    for (let turn = 0; turn < 3; turn += 1) await page.request.post('/auth/v1/recover', { data: { email } });
    await ask(page, email);
    await expect(alert(page)).toHaveText('Too many emails sent. Please wait before requesting another OTP.');
  });
  await test.step('codes asked for more often than anyone may from one address', async () => {
    const email = await newAccount(page);
    await page.request.post('/auth/v1/recover', { data: { email: 'nobody@birtu.test' } });
    // As after hundreds of others behind the same address.
    await sql`update rate_limits set count = 1000 where key like 'recovery-mail:client:%'`;
    await ask(page, email);
    await expect(alert(page)).toHaveText(
      'Too many OTP requests. Please wait a few minutes before trying again.',
    );
    await sql`delete from rate_limits`;
  });
  await test.step('a code where a gateway answers, without a line, and another one alike', async () => {
    const email = await newAccount(page);
    line.cause({ answer: 502 }, asksForMail, 1);
    await ask(page, email);
    await expect(alert(page)).toHaveText('Failed to send OTP. Please try again.');
    line.cause('cut', asksForMail, 1);
    await page.keyboard.press('Enter');
    await expect(alert(page)).toHaveText(networkError);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'OTP Sent' })).toBeVisible();
    line.cause({ answer: 502 }, asksForMail, 1);
    await page.getByRole('button', { name: 'Resend OTP' }).click();
    await expect(alert(page)).toHaveText('Failed to resend OTP.');
    await page.getByRole('button', { name: 'Resend OTP' }).click();
    await expect(page.getByText('A new code is on its way.')).toBeVisible();
  });
});
