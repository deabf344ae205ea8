import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { signInAsNewMember } from './member.ts';
import { expect, test } from './unruly.ts';

const gateway = { answer: 502 } as const;
const readsProfile = /^GET \/api\/profile/;
const changesProfile = /^PATCH \/api\/profile/;
const signsIn = /^POST \/auth\/v1\/token\?grant_type=password/;
const signsUp = /^POST \/auth\/v1\/signup/;
const networkError = 'Network error. Please check your internet connection and try again.';

const assets = 'build/client/assets';

/** The request for the files of the application that hold a word: their names are hashes. */
function loadsFileWith(word: string): RegExp {
  const names = readdirSync(assets).filter((name) => name.endsWith('.js'));
  const holding = names.filter((name) => readFileSync(join(assets, name), 'utf8').includes(word));
  return new RegExp(`^GET /assets/(${holding.join('|')})`);
}

let count = 0;
const newEmail = () => `hirut.${process.pid}.${(count += 1)}@birtu.test`;
const password = 'Berbere77';

async function fillRegistration(page: Page, email = newEmail(), chosen = password) {
  await page.goto('/register');
  await page.getByLabel('Full Name').fill('Hirut Abebe');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(chosen);
  await page.getByLabel('Confirm Password').fill(chosen);
  await page.keyboard.press('Enter');
}

const newAccount = async (page: Page) => {
  const email = newEmail();
  const data = { full_name: 'Hirut Abebe' };
  await page.request.post('/auth/v1/signup', { data: { email, password, data } });
  return email;
};

async function logIn(page: Page, email: string, chosen = password) {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(chosen);
  await page.keyboard.press('Enter');
}

test('a login that fails says why', async ({ page, line, sql }) => {
  const dialog = (page: Page) => page.getByRole('alertdialog', { name: 'Login Failed' });

  await test.step('after too many wrong passwords', async () => {
    const email = await newAccount(page);
    const wrong = { email, password: 'Wrong7777' };
    for (let attempt = 0; attempt < 10; attempt += 1)
      await page.request.post('/auth/v1/token?grant_type=password', { data: wrong });
    await logIn(page, email);
    await expect(dialog(page)).toContainText(
      'Too many login attempts. Please wait a few minutes before trying again.',
    );
  });
  line.calm();

  await test.step('where a gateway answers instead', async () => {
    line.cause(gateway, signsIn);
    await logIn(page, await newAccount(page));
    await expect(dialog(page)).toContainText('An unexpected error occurred during login. Please try again.');
    await dialog(page).getByText('Technical Details').click();
    await expect(dialog(page)).toContainText('502');
  });
  line.calm();

  await test.step('where the answer holds no session', async () => {
    line.cause({ alter: () => ({}) }, signsIn);
    await logIn(page, await newAccount(page));
    await expect(dialog(page)).toContainText('No user data returned from login.');
  });
  line.calm();

  await test.step('where the answer does not say whose session it is', async () => {
    line.cause({ alter: (session) => ({ ...session, user: {} }) }, signsIn);
    await logIn(page, await newAccount(page));
    await expect(dialog(page)).toContainText('Invalid session user data');
  });
  line.calm();

  await test.step('that another device ends at that very moment', async () => {
    const email = await newAccount(page);
    const end = () =>
      sql`delete from auth.sessions where user_id = (select id from auth.users where email = ${email})`;
    line.cause({ hold: end }, readsProfile);
    await logIn(page, email);
    await expect(dialog(page)).toContainText('Login failed. Please try again.');
  });
  line.calm();

  await test.step('without a line, and once it is back', async () => {
    const email = await newAccount(page);
    line.cause('cut', signsIn, 1);
    await logIn(page, email);
    await expect(dialog(page)).toContainText(networkError);
    await page.keyboard.press('Escape');
    await page.getByLabel('Password', { exact: true }).press('Enter');
    await expect(page).toHaveURL('/');
  });
});

test('a registration that fails says why', async ({ page, line }) => {
  const failed = (page: Page) => page.getByRole('alertdialog', { name: 'Registration Failed' });

  await test.step('where what speaks the protocol does not arrive', async () => {
    // First, since a browser asks for it once.
    await page.goto('/register');
    line.cause('cut', loadsFileWith('GoTrueClient'));
    await fillRegistration(page);
    await expect(failed(page)).toContainText('Authentication service not available.');
  });
  line.calm();

  await test.step('says of each field what is wrong with it', async () => {
    const cases: readonly (readonly [label: string, typed: string, said: string])[] = [
      ['Full Name', '', 'Name is required'],
      ['Full Name', 'A', 'Name must be at least 2 characters long'],
      ['Full Name', 'a'.repeat(51), 'Name must be less than 50 characters'],
      ['Full Name', 'Abeba 7', 'Name contains invalid characters'],
      ['Email', '', 'Email is required'],
      ['Email', 'nowhere', 'Please enter a valid email address'],
      ['Email', `${'a'.repeat(250)}@birtu.test`, 'Email address is too long'],
      ['Password', '', 'Password is required'],
      ['Password', 'Kolo9', 'Password must be at least 8 characters long'],
      ['Password', 'Kolo9'.repeat(26), 'Password is too long'],
      ['Password', 'password', 'Password is too common, please choose a stronger password'],
      [
        'Password',
        'kolokolokolo',
        'Password must contain at least 3 of: lowercase, uppercase, numbers, special characters',
      ],
      ['Confirm Password', '', 'Please confirm your password'],
      ['Confirm Password', 'Berbere78', 'Passwords do not match'],
    ];
    await page.goto('/register');
    for (const [label, typed, said] of cases) {
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByLabel(label, { exact: true }).fill(typed);
      await page.getByLabel(label, { exact: true }).press('Enter');
      await expect(page.getByText(said, { exact: true })).toBeVisible();
    }
  });
  line.calm();

  await test.step('after five attempts with one e-mail', async () => {
    const email = newEmail();
    const data = { email, password, data: { full_name: 'Hirut Abebe' } };
    for (let attempt = 0; attempt < 5; attempt += 1) await page.request.post('/auth/v1/signup', { data });
    await fillRegistration(page, email);
    await expect(page.getByRole('alertdialog', { name: 'Rate Limited' })).toContainText(
      'Too many registration attempts. Please try again later.',
    );
  });
  line.calm();

  await test.step('with an e-mail that arrives as none', async () => {
    line.cause({ rewrite: (sent) => ({ ...sent, email: 'hirut' }) }, signsUp);
    await fillRegistration(page);
    await expect(page.getByRole('alertdialog', { name: 'Validation Error' })).toContainText(
      'Please enter a valid email address.',
    );
  });
  line.calm();

  await test.step('where a gateway answers instead', async () => {
    line.cause(gateway, signsUp);
    await fillRegistration(page);
    await expect(failed(page)).toContainText('An unexpected error occurred during registration.');
  });
  line.calm();

  await test.step('where the answer cannot be read', async () => {
    line.cause({ answer: 403, body: 'Blocked' }, signsUp);
    await fillRegistration(page);
    await expect(failed(page)).toContainText('An error occurred during registration.');
  });
});

test('a profile that is not saved says why', async ({ page, line, sql }) => {
  const openEditor = async (page: Page) => {
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('Full Name').fill('Selam T');
  };
  const saved = (page: Page) => page.getByRole('button', { name: 'Save Changes' }).click();
  const alert = (page: Page) => page.locator('main form').getByRole('alert');
  const { email } = await signInAsNewMember(page);

  await test.step('where a gateway answers instead', async () => {
    await openEditor(page);
    line.cause(gateway, changesProfile);
    await saved(page);
    await expect(alert(page)).toHaveText('Failed to update profile. Please try again.');
  });
  line.calm();

  await test.step('without a line', async () => {
    await openEditor(page);
    line.cause('cut', changesProfile, 1);
    await saved(page);
    await expect(alert(page)).toHaveText(networkError);
    await saved(page);
    await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  });
  line.calm();

  await test.step('whose row has gone meanwhile', async () => {
    await openEditor(page);
    await sql`delete from user_profiles where email = ${email}`;
    await saved(page);
    await expect(alert(page)).toHaveText('User not found');
  });
  line.calm();

  await test.step('of somebody whose session has gone meanwhile', async () => {
    const { endSessions } = await signInAsNewMember(page);
    await openEditor(page);
    await endSessions();
    // On a slow line the login takes its time, and the form is still there.
    const slow = Promise.withResolvers<void>();
    line.cause({ hold: () => slow.promise }, loadsFileWith('current-password'));
    await saved(page);
    await expect(alert(page)).toHaveText('No user logged in');
    slow.resolve();
    await expect(page).toHaveURL('/login?from=%2Fprofile');
  });
});

test('a BMI and activities that are not saved or loaded say why', async ({ page, line }) => {
  const saves = /^POST \/api\/activities/;
  const loads = /^GET \/api\/activities\?/;
  const openDialog = async (page: Page) => {
    await page.goto('/profile');
    await page.getByRole('button', { name: 'ADD ACTIVITY' }).click();
    await page.getByLabel('Description').fill('Walked home');
  };
  const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
  await signInAsNewMember(page);

  await test.step('a BMI that cannot be saved, and then can', async () => {
    await page.goto('/bmi');
    await page.getByRole('button', { name: 'Imperial' }).click();
    await page.getByLabel('Height (inches)').fill('66');
    await page.getByLabel('Weight (lbs)').fill('150');
    line.cause('cut', changesProfile, 1);
    await page.getByRole('button', { name: 'Calculate BMI' }).click();
    await expect(page.locator('main')).toContainText(
      'Failed to save BMI data: Network error. Please check your internet connection and try again.',
    );
    line.cause(gateway, changesProfile, 1);
    await page.getByRole('button', { name: 'Save to my profile' }).click();
    await expect(page.locator('main')).toContainText(
      'Failed to save BMI data: Something went wrong on our side. Please try again in a moment.',
    );
    await page.getByRole('button', { name: 'Save to my profile' }).click();
    await expect(page.locator('main').getByText('BMI data saved to your profile!')).toBeVisible();
  });
  line.calm();

  await test.step('that are not saved say why, and are saved once the line is back', async () => {
    await openDialog(page);
    line.cause(gateway, saves, 1);
    await save(page);
    await expect(page.getByRole('dialog')).toContainText('Failed to save activity: Unknown error');
    // Saved, though its answer is lost: the next attempt finds it there.
    line.cause('swallow', saves, 1);
    await save(page);
    await expect(page.getByRole('dialog')).toContainText(`Failed to save activity: ${networkError}`);
    await save(page);
    await expect(page.getByText('Activity saved successfully!')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remove: Walked home' })).toHaveCount(1);
  });
  line.calm();

  await test.step('that cannot be loaded say why, and are loaded on the next try', async () => {
    await page.goto('/profile');
    await expect(page.locator('[aria-busy=false]', { has: page.getByRole('grid') })).toBeVisible();
    line.cause(gateway, loads, 1);
    await page.getByRole('button', { name: 'Previous month' }).click();
    await expect(page.getByText('Error: Failed to load activities.')).toBeVisible();
    line.cause('cut', loads, 1);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(`Error: ${networkError}`)).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Error:')).toBeHidden();
  });
  line.calm();

  await test.step('of somebody whose session has gone meanwhile', async () => {
    const { endSessions } = await signInAsNewMember(page);
    await openDialog(page);
    await endSessions();
    const slow = Promise.withResolvers<void>();
    line.cause({ hold: () => slow.promise }, loadsFileWith('current-password'));
    await save(page);
    await expect(page.getByRole('dialog')).toContainText('You must be logged in to save activities.');
    slow.resolve();
    await expect(page).toHaveURL('/login?from=%2Fprofile');
  });
});

test('a message to us where a gateway answers, without a line, and then sent', async ({ page, line }) => {
  const sends = /^POST \/api\/feedback/;
  await page.goto('/contact');
  await page.getByLabel('Name').fill('Hirut Abebe');
  await page.getByLabel('Email').fill(newEmail());
  await page.getByLabel('Subject').fill('Injera');
  await page.getByLabel('Message').fill('How much teff is right?');
  const send = () => page.getByRole('button', { name: 'Send Message' }).click();
  const alert = page.locator('main form').getByRole('alert');
  line.cause({ answer: 502 }, sends, 1);
  await send();
  await expect(alert).toHaveText('Failed to send message. Please try again.');
  line.cause('cut', sends, 1);
  await send();
  await expect(alert).toHaveText(networkError);
  await send();
  await expect(page.getByText('Thank you for your message!')).toBeVisible();
});
