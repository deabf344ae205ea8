import type { Browser, Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { expect, linkIn, test, type Mailbox } from './mailing-product.ts';

interface Person {
  readonly email: string;
  readonly password: string;
}

const password = 'Berbere77';
const security = '/profile/security';
let count = 0;

const newAddress = () => `tigist.${Date.now()}.${(count += 1)}@birtu.test`;

/** Joins by mail, and is then logged in in the page's browser. */
async function join(page: Page, mailbox: Mailbox): Promise<Person> {
  const email = newAddress();
  const data = { email, password, data: { full_name: 'Tigist Alemu' } };
  await page.request.post('/auth/v1/signup', { data });
  await page.request.get(linkIn(await mailbox.next(email)));
  await logIn(page, { email, password });
  await expect(page).toHaveURL(security);
  return { email, password };
}

/** On the way to the account's own screen. */
async function logIn(page: Page, { email, password }: Person) {
  await page.goto(security);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

const otherBrowser = async (browser: Browser, baseURL: string | undefined) =>
  await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();

const card = (page: Page, name: string) => page.getByRole('region', { name });

const expectLoggedOut = async (page: Page) => {
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/login/);
};

const codeOf = (key: string, secondsFromNow = 0) =>
  new TOTP({ secret: key }).generate({ timestamp: Date.now() + secondsFromNow * 1000 });

/** Sets up an authenticator. @returns its key, and the recovery codes */
async function setUp(page: Page) {
  const factors = card(page, 'Two-step login');
  await factors.getByRole('button', { name: 'Set up an authenticator app' }).click();
  await expect(factors).toContainText('As soon as it is on, you are logged out on every other device.');
  await expect(factors.getByLabel('Name')).toHaveValue('Authenticator app');
  await factors.getByLabel('Name').fill('My phone');
  await page.keyboard.press('Enter');
  await expect(factors.getByRole('img', { name: 'QR code' })).toBeVisible();
  const uri = await factors.getByRole('link', { name: 'Open the app' }).getAttribute('href');
  const key = new URL(uri ?? '').searchParams.get('secret') ?? '';
  await expect(factors).toContainText(key.match(/.{1,4}/g)!.join(' '));
  await factors.getByLabel('Verification code').fill('000000');
  await page.keyboard.press('Enter');
  await expect(factors).toContainText('This code is not right');
  await factors.getByLabel('Verification code').fill(codeOf(key));
  await page.keyboard.press('Enter');
  await expect(factors.getByRole('heading', { name: 'Your recovery codes for Birtu' })).toBeFocused();
  const codes = await factors.getByText(/^[A-Z0-9]{5}-[A-Z0-9]{5}$/).allInnerTexts();
  expect(codes).toHaveLength(10);
  return { factors, key, codes };
}

test('the account’s own screen is found from the profile, and each of its parts says what is wrong or can be taken back', async ({
  page,
  mailbox,
}) => {
  test.slow(); // all of its parts
  const person = await join(page, mailbox);
  await test.step('the profile leads to it, and back', async () => {
    await page.getByRole('link', { name: '← My Profile' }).click();
    await page.getByRole('link', { name: 'Account and security' }).click();
    await expect(page).toHaveURL(security);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account and security');
  });
  await test.step('a password that is not good enough is marked at its field', async () => {
    const form = card(page, 'Password');
    await form.getByRole('button', { name: 'Change password' }).click();
    await form.getByLabel('New Password', { exact: true }).fill('short');
    await form.getByLabel('Confirm New Password').fill('other');
    await page.keyboard.press('Enter');
    await expect(form.getByText('Please enter your current password')).toBeVisible();
    await expect(form.getByText('Password must be at least 6 characters long.')).toBeVisible();
    await expect(form.getByText('Passwords do not match')).toBeVisible();
    await form.getByRole('button', { name: 'Cancel' }).click();
    await expect(form.getByRole('button', { name: 'Change password' })).toBeFocused();
  });
  await test.step('logins that cannot be ended for lack of a connection stay, and the question with them', async () => {
    await page.request.post('/auth/v1/token?grant_type=password', { data: person });
    await page.reload();
    const logins = card(page, 'Where you are logged in');
    await logins.getByRole('button', { name: 'End all others' }).click();
    await page.context().setOffline(true);
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'End all others' }).click();
    await expect(question.getByRole('alert')).toContainText('Network error.');
    await page.context().setOffline(false);
    await question.getByRole('button', { name: 'End all others' }).click();
    await expect(logins.getByText('You are logged in nowhere else.')).toBeVisible();
  });
  await test.step('the e-mail stays when the change is taken back: the link leads nowhere', async () => {
    const form = card(page, 'Email');
    const wanted = newAddress();
    await form.getByRole('button', { name: 'Change email' }).click();
    await form.getByLabel('New email').fill(wanted);
    await form.getByLabel('Current password').fill(person.password);
    await page.keyboard.press('Enter');
    const link = linkIn(await mailbox.next(wanted));
    await form.getByRole('button', { name: 'Cancel the change' }).click();
    await expect(page.getByText('Your address stays as it is.')).toBeVisible();
    await expect(form).not.toContainText('Waiting for confirmation');
    await page.goto(link);
    await page.goto(security);
    await expect(form.getByText(person.email, { exact: true })).toBeVisible();
  });
  await test.step('the second step is renamed, gets new codes, and is turned off', async () => {
    const { factors, codes } = await setUp(page);
    await factors.getByRole('button', { name: 'I have kept them' }).click();
    await factors.getByRole('button', { name: 'Rename My phone' }).click();
    await factors.getByLabel('Name').fill('Tecno');
    await page.keyboard.press('Enter');
    await expect(factors.getByRole('paragraph').filter({ hasText: /^Tecno$/ })).toBeVisible();

    await factors.getByRole('button', { name: 'Make new codes' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Make codes' }).click();
    await expect(factors.getByRole('heading', { name: 'Your recovery codes for Birtu' })).toBeFocused();
    await expect(factors).not.toContainText(codes[0]!);

    expect(await page.evaluate(() => sessionStorage.getItem('birtu-recovery-codes'))).not.toBeNull();
    await factors.getByRole('button', { name: 'I have kept them' }).click();
    expect(await page.evaluate(() => sessionStorage.getItem('birtu-recovery-codes'))).toBeNull();

    await factors.getByRole('button', { name: 'Remove Tecno' }).click();
    await factors.getByLabel('Current password').fill('Wrong7777');
    await page.keyboard.press('Enter');
    await expect(factors).toContainText('This is not your current password.');
    await factors.getByRole('button', { name: 'Use a code instead' }).click();
    await factors.getByLabel('Verification code').fill('000000');
    await factors.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(factors).toContainText('This code is not right');
    await factors.getByRole('button', { name: 'Use my password instead' }).click();
    await factors.getByLabel('Current password').fill(password);
    await page.keyboard.press('Enter');
    await expect(factors).toContainText('It is off.');
  });
});

test.describe('the password', () => {
  test('is changed with the present one, which ends every other login', async ({
    page,
    mailbox,
    browser,
    baseURL,
  }) => {
    const person = await join(page, mailbox);
    const elsewhere = await otherBrowser(browser, baseURL);
    await logIn(elsewhere, person);
    await expect(elsewhere).toHaveURL(security);

    const form = card(page, 'Password');
    await form.getByRole('button', { name: 'Change password' }).click();
    await expect(form.getByLabel('Current password')).toBeFocused();
    await form.getByLabel('Current password').fill('Wrong7777');
    await form.getByLabel('New Password', { exact: true }).fill('Kolo-Bunna-9');
    await form.getByLabel('Confirm New Password').fill('Kolo-Bunna-9');
    await page.keyboard.press('Enter');
    await expect(form.getByText('This is not your current password.')).toBeVisible();
    await expect(form.getByLabel('Current password')).toBeFocused();
    await expect(form.getByLabel('New Password', { exact: true })).toHaveValue('Kolo-Bunna-9');
    await form.getByLabel('Current password').fill(person.password);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Your password has been changed.')).toBeVisible();
    await expect(form.getByRole('button', { name: 'Change password' })).toBeFocused();

    await expectLoggedOut(elsewhere);
    await page.goto('/profile');
    await expect(page.getByText(person.email)).toBeVisible();
    await logIn(elsewhere, { ...person, password: 'Kolo-Bunna-9' });
    await expect(elsewhere).toHaveURL(security);
  });
});

test.describe('logins', () => {
  test('are listed with their devices, and one of them is ended', async ({
    page,
    mailbox,
    browser,
    baseURL,
  }) => {
    const person = await join(page, mailbox);
    const userAgent =
      'Mozilla/5.0 (Linux; Android 12; TECNO KI5k) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';
    const phone = await (await browser.newContext({ ...(baseURL && { baseURL }), userAgent })).newPage();
    await logIn(phone, person);
    await expect(phone).toHaveURL(security);

    await page.reload();
    const entry = card(page, 'Where you are logged in').getByRole('listitem').filter({ hasText: 'Tecno' });
    await expect(entry).toContainText('Chrome on Tecno (Android)');
    await entry.getByRole('button', { name: 'End Chrome on Tecno (Android)' }).click();
    const question = page.getByRole('alertdialog', { name: 'End this login?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(entry).toBeVisible();
    await entry.getByRole('button').click();
    await question.getByRole('button', { name: 'End login' }).click();
    await expect(page.getByText('Chrome on Tecno (Android) is logged out.')).toBeVisible();
    await expect(entry).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Where you are logged in' })).toBeFocused();
    await expectLoggedOut(phone);
  });

  test('everywhere else end at once', async ({ page, mailbox, browser, baseURL }) => {
    const person = await join(page, mailbox);
    const others = [await otherBrowser(browser, baseURL), await otherBrowser(browser, baseURL)];
    for (const other of others) {
      await logIn(other, person);
      await expect(other).toHaveURL(security);
    }
    await page.reload();
    const logins = card(page, 'Where you are logged in');
    await expect(logins.getByRole('listitem')).toHaveCount(3);
    // They look alike; each device knows its own by the mark.
    const markOfThis = async (at: Page) => {
      await at.reload();
      const own = card(at, 'Where you are logged in')
        .getByRole('listitem')
        .filter({ hasText: 'This device' });
      return /mark [0-9A-F]{4}/.exec(await own.innerText())![0];
    };
    const marks = [];
    for (const at of [page, ...others]) marks.push(await markOfThis(at));
    for (const mark of marks) await expect(logins).toContainText(mark);
    await expect(logins).toContainText('Do two look alike?');
    await logins.getByRole('button', { name: 'End all others' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'End all others' }).click();
    await expect(logins.getByText('You are logged in nowhere else.')).toBeVisible();
    await expect(logins.getByRole('listitem')).toHaveCount(1);
    for (const other of others) await expectLoggedOut(other);
    await page.goto('/profile');
    await expect(page.getByText(person.email)).toBeVisible();
  });
});

test.describe('accounts held elsewhere', () => {
  /** Goes through the provider's pages. */
  async function agree(page: Page, login: string) {
    await page.locator('input[name=login]').fill(login);
    await page.locator('input[name=password]').fill('any');
    await page.getByRole('button', { name: 'Sign-in' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
  }

  test('are connected, can be logged in with, and are disconnected', async ({
    page,
    mailbox,
    provider,
    browser,
    baseURL,
  }) => {
    const person = await join(page, mailbox);
    const login = `tigist-${Date.now()}`;
    provider.people.set(login, { email: `${login}@elsewhere.test`, email_verified: true, name: 'Tigist' });
    const accounts = card(page, 'Connected accounts');
    await accounts.getByRole('button', { name: 'Connect Test Provider' }).click();
    await agree(page, login);
    await expect(
      page.getByText('Test Provider is connected. You can log in with it from now on.'),
    ).toBeVisible();
    await expect(page).toHaveURL(security);
    await expect(accounts.getByText(`${login}@elsewhere.test`)).toBeVisible();
    expect(await mailbox.next(person.email)).toContain('Test Provider');

    const elsewhere = await otherBrowser(browser, baseURL);
    await elsewhere.goto('/login?from=%2Fprofile');
    await elsewhere.getByRole('button', { name: 'Continue with Test Provider' }).click();
    await agree(elsewhere, login);
    await expect(elsewhere.getByText(person.email)).toBeVisible();

    await accounts.getByRole('button', { name: 'Disconnect Test Provider' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click();
    await expect(page.getByText('Test Provider is disconnected.')).toBeVisible();
    await expect(accounts.getByRole('button', { name: 'Connect Test Provider' })).toBeVisible();
  });

  test('that belong to another member are not taken over', async ({
    page,
    mailbox,
    provider,
    browser,
    baseURL,
  }) => {
    const login = `owner-${Date.now()}`;
    provider.people.set(login, { email: `${login}@birtu.test`, email_verified: true, name: 'Owner Bekele' });
    const owner = await otherBrowser(browser, baseURL);
    await owner.goto('/login?from=%2Fprofile');
    await owner.getByRole('button', { name: 'Continue with Test Provider' }).click();
    await agree(owner, login);
    await expect(owner.getByText(`${login}@birtu.test`)).toBeVisible();

    await join(page, mailbox);
    await card(page, 'Connected accounts').getByRole('button', { name: 'Connect Test Provider' }).click();
    await agree(page, login);
    await expect(page.getByRole('alert')).toContainText('This identity is connected to an account already.');
    await expect(page).toHaveURL(security);
  });

  test('are not disconnected while there is no other way in; a first password makes one', async ({
    page,
    provider,
  }) => {
    const login = `only-${Date.now()}`;
    provider.people.set(login, { email: `${login}@birtu.test`, email_verified: true, name: 'Only Bekele' });
    await page.goto(`/login?from=${encodeURIComponent(security)}`);
    await page.getByRole('button', { name: 'Continue with Test Provider' }).click();
    await agree(page, login);
    await expect(page).toHaveURL(security);
    const accounts = card(page, 'Connected accounts');
    await expect(accounts).toContainText('This is your last way to log in.');
    await expect(accounts.getByRole('button')).toHaveCount(0);

    const form = card(page, 'Password');
    await form.getByRole('button', { name: 'Set a password' }).click();
    await form.getByLabel('New Password', { exact: true }).fill('Kolo-Bunna-9');
    await form.getByLabel('Confirm New Password').fill('Kolo-Bunna-9');
    await page.keyboard.press('Enter');
    await expect(page.getByText('You can log in with your password now.')).toBeVisible();
    await expect(accounts.getByRole('button', { name: 'Disconnect Test Provider' })).toBeVisible();
  });
});

test.describe('the e-mail', () => {
  test('is changed by the link in the new mailbox; the old one is told, and other logins end', async ({
    page,
    mailbox,
    browser,
    baseURL,
  }) => {
    const person = await join(page, mailbox);
    const elsewhere = await otherBrowser(browser, baseURL);
    await logIn(elsewhere, person);
    await expect(elsewhere).toHaveURL(security);

    const form = card(page, 'Email');
    const wanted = newAddress();
    await form.getByRole('button', { name: 'Change email' }).click();
    await form.getByLabel('New email').fill(wanted);
    await form.getByLabel('Current password').fill(person.password);
    await page.keyboard.press('Enter');
    await expect(form).toContainText(`Waiting for confirmation at ${wanted}.`);
    await expect(form.getByText(person.email, { exact: true })).toBeVisible();
    expect(await mailbox.next(person.email)).toContain(wanted);
    const link = linkIn(await mailbox.next(wanted));
    // As most do, in the browser of the mail program, where nobody is logged in.
    const reader = await otherBrowser(browser, baseURL);
    await reader.goto(link);
    await expect(reader).toHaveURL(/\/login\?from=/);
    await expect(reader.getByText('Your email address has been changed.')).toBeVisible();
    await expect(reader.getByRole('main')).toContainText(`You log in with ${wanted} from now on`);
    await expect(reader.getByLabel('Email')).toHaveValue(wanted);
    await reader.getByLabel('Password', { exact: true }).fill(person.password);
    await reader.keyboard.press('Enter');
    await expect(reader).toHaveURL(security);
    await reader.context().close();

    await page.goto(link);
    await expect(page).toHaveURL(security);
    await expect(form.getByText(wanted, { exact: true })).toBeVisible();
    await expect(form).not.toContainText('Waiting for confirmation');
    await mailbox.next(person.email);

    await expectLoggedOut(elsewhere);
    await logIn(elsewhere, { ...person, email: wanted });
    await expect(elsewhere).toHaveURL(security);
  });
});

test.describe('two-step login', () => {
  test('is set up with an authenticator, and asked for at the next login', async ({
    page,
    mailbox,
    browser,
    baseURL,
  }) => {
    const person = await join(page, mailbox);
    const { factors, key, codes } = await setUp(page);
    const saving = page.waitForEvent('download');
    await factors.getByRole('link', { name: 'Download' }).click();
    expect((await saving).suggestedFilename()).toBe('birtu-recovery-codes.txt');
    const asked = page.waitForEvent('dialog');
    const left = page.reload();
    await (await asked).accept();
    await left;
    await expect(factors.getByText(codes[0]!, { exact: true })).toBeVisible();
    await expect(factors.getByText(codes[9]!, { exact: true })).toBeVisible();
    await factors.getByRole('button', { name: 'I have kept them' }).click();
    await expect(factors).toContainText('10 codes are left.');
    await mailbox.next(person.email);

    const elsewhere = await otherBrowser(browser, baseURL);
    await logIn(elsewhere, person);
    await expect(elsewhere.getByRole('heading', { name: 'One more step' })).toBeVisible();
    await elsewhere.getByLabel('Verification code').fill(codeOf(key, 30));
    await elsewhere.keyboard.press('Enter');
    await expect(elsewhere).toHaveURL(security);

    const third = await otherBrowser(browser, baseURL);
    await logIn(third, person);
    await third.getByRole('button', { name: 'Use a recovery code' }).click();
    await third.getByLabel('Recovery code').fill(codes[3]!.toLowerCase());
    await third.keyboard.press('Enter');
    await expect(third).toHaveURL(security);
    await expect(card(third, 'Two-step login')).toContainText('9 codes are left.');
  });
});
