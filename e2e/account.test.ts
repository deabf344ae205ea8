import type { BrowserContext, Page } from '@playwright/test';
import { signInAsNewMember } from './member.ts';
import { expect, test } from './product.ts';
import { publicPages } from './public-pages.ts';

interface Person {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

let count = 0;
function somebody(): Person {
  count += 1;
  return { name: 'Abeba Bekele', email: `abeba.${Date.now()}.${count}@birtu.test`, password: 'Berbere77' };
}

async function fillRegistration(page: Page, { name, email, password }: Person) {
  await page.getByLabel('Full Name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
}

/** Registered without a page; nobody is logged in. */
async function newAccount(page: Page): Promise<Person> {
  const person = somebody();
  const { name, email, password } = person;
  await page.request.post('/auth/v1/signup', { data: { email, password, data: { full_name: name } } });
  return person;
}

/** Logged in, on home. */
async function atHome(page: Page) {
  const person = await signInAsNewMember(page, { full_name: 'Abeba Bekele' });
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Abeba Bekele' })).toBeVisible();
  return person;
}

async function logIn(page: Page, { email, password }: Pick<Person, 'email' | 'password'>) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.locator('main').getByRole('button', { name: 'Login' }).click();
}

async function logOut(page: Page) {
  await page.getByRole('button', { name: 'Abeba Bekele' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('button', { name: 'Abeba Bekele' })).toHaveCount(0);
}

/** Where a session is kept. */
const storedIn = (page: Page) =>
  page.evaluate(() =>
    (['localStorage', 'sessionStorage'] as const).filter((area) => window[area].getItem('birtu-session')),
  );

/** The same browser as it is after it was closed and opened again. */
async function openAgain(context: BrowserContext, page: Page): Promise<Page> {
  await page.close();
  return await context.newPage();
}

test('registration says what is wrong, signs in once, and is for visitors', async ({ page }) => {
  const person = somebody();

  await test.step('says at each field what is wrong with it, and goes to the first', async () => {
    await page.goto('/register');
    await fillRegistration(page, { name: 'A', email: 'nowhere', password: 'short' });
    await page.keyboard.press('Enter');
    await expect(page.getByText('Name must be at least 2 characters long')).toBeVisible();
    await expect(page.getByText('Please enter a valid email address')).toBeVisible();
    await expect(page.getByText('Password must be at least 8 characters long')).toBeVisible();
    await expect(page.getByLabel('Full Name')).toBeFocused();
    await page.getByLabel('Full Name').fill('Abeba');
    await expect(page.getByText('Name must be at least 2 characters long')).toBeHidden();
  });

  await test.step('marks a password that only the server knows to be common', async () => {
    await page.goto('/register');
    await fillRegistration(page, { ...somebody(), password: 'Password123' });
    await page.keyboard.press('Enter');
    const why = 'Password is too common, please choose a stronger password';
    await expect(page.getByRole('alertdialog', { name: 'Validation Error' })).toContainText(why);
    await page.keyboard.press('Escape');
    const field = page.getByLabel('Password', { exact: true });
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(new RegExp(why));
  });

  await test.step('goes on in the other language with what was typed, but for passwords', async () => {
    await page.goto('/register');
    await fillRegistration(page, somebody());
    await page.getByRole('button', { name: 'Show password' }).first().click();
    await page.getByRole('link', { name: 'አማርኛ' }).click();
    await expect(page).toHaveURL('/am/register');
    await expect(page.locator('[name=name]')).toHaveValue('Abeba Bekele');
    await expect(page.locator('[name=email]')).toHaveValue(/^abeba\./);
    await expect(page.locator('[name=password]')).toHaveValue('');
    await page.reload();
    await expect(page.locator('[name=name]')).toHaveValue('');
  });

  await test.step('signs in, and leads home with a word of welcome', async () => {
    await page.goto('/register');
    await fillRegistration(page, person);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Registration successful! Welcome to Birtu.')).toBeVisible();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('button', { name: 'Abeba Bekele' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Get Started' })).toBeHidden();
    const meals = page.getByRole('region', { name: 'Meals', exact: true });
    await meals.getByRole('link', { name: 'Nutrition plans' }).click();
    await expect(page).toHaveURL('/services/fitness-and-nutrition-plans?tab=nutrition');
  });

  await test.step('is not for members, who are told and led home', async () => {
    await page.goto('/register');
    await expect(page.getByText('You are already logged in.')).toBeVisible();
    await expect(page).toHaveURL('/');
  });

  await test.step('with an e-mail that has an account says so, and leads to the login', async () => {
    await page.goto('/');
    await logOut(page);
    await page.goto('/register');
    await fillRegistration(page, person);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('alertdialog', { name: 'Account Exists' });
    await expect(dialog).toContainText('An account with this email already exists. Please sign in instead.');
    await page.keyboard.press('Escape');
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/already exists/);
    await page.keyboard.press('Enter');
    await dialog.getByRole('link', { name: 'Login' }).click();
    await expect(page).toHaveURL('/login');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('each form says what it needs, and offers nothing that would not work', async ({ page }) => {
    for (const path of [
      '/register',
      '/login',
      '/reset-password',
      '/reset-password-otp',
      '/verify-reset-otp',
    ]) {
      await page.goto(path);
      await expect(page.locator('main'), path).toContainText('This form needs JavaScript.', {
        useInnerText: true,
      });
      await expect(page.locator('main form'), path).toBeHidden();
    }
  });
});

test.describe('login', () => {
  test('that fails tells why, in a dialog with technical details, until a field is edited', async ({
    page,
  }) => {
    const person = await newAccount(page);
    await page.goto('/login');
    await logIn(page, { ...person, password: 'Wrong7777' });
    const why = 'Invalid email or password. Please check your credentials and try again.';
    const dialog = page.getByRole('alertdialog', { name: 'Login Failed' });
    await expect(dialog).toContainText(why);
    await dialog.getByText('Technical Details').click();
    await expect(dialog.getByText('400')).toBeVisible();
    await expect(page.getByRole('alert')).toContainText(why);
    // Said in the dialog and in passing, and nowhere else.
    await expect(page.locator('main form')).not.toContainText(why);
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.locator('.toaster')).toContainText(why);
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    await logIn(page, { ...person, email: 'nobody@birtu.test' });
    await expect(dialog).toContainText(
      'No account found with this email address. Please check your email or create a new account.',
    );
    // On a short screen it makes room for what is said in passing, and stands still when that goes.
    await page.setViewportSize({ width: 375, height: 560 });
    const passing = page.locator('.toaster');
    const bottom = async (of = dialog) => {
      const { y, height } = (await of.boundingBox())!;
      return y + height;
    };
    await expect(passing).toContainText('No account found');
    const place = await bottom();
    expect(place).toBeLessThanOrEqual((await passing.boundingBox())!.y);
    // It can be pressed beside the dialog, and stays when that closes.
    await passing.getByText('No account found').hover();
    await passing.getByRole('button', { name: 'Dismiss' }).last().click();
    await expect(passing).not.toContainText('No account found');
    await expect(dialog).toBeVisible();
    expect(await bottom()).toBe(place);
    const offered = dialog
      .locator('footer')
      .getByRole('button')
      .or(dialog.locator('footer').getByRole('link'));
    await expect(offered).toHaveText(['Try again', 'Register']);
  });

  test('leads back to the page that asked for it, in its language, and never to another site', async ({
    page,
  }) => {
    const person = await newAccount(page);
    await page.goto('/am/profile');
    await expect(page).toHaveURL('/am/login?from=%2Fam%2Fprofile');
    await page.locator('[name=email]').fill(person.email);
    await page.locator('[name=password]').fill(person.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/am/profile');
    await page.goto('/login?from=%2Fbmi');
    await expect(page).toHaveURL('/bmi');
    await page.goto('/login?from=//elsewhere.example');
    await expect(page).toHaveURL('/');
  });

  test('outlives the window with Remember me, and not without', async ({ page, context }) => {
    const person = await newAccount(page);
    await page.goto('/login');
    await logIn(page, person);
    await expect(page).toHaveURL('/');
    expect(await storedIn(page)).toEqual(['localStorage']);
    let window = await openAgain(context, page);
    await window.goto('/profile');
    await expect(window.getByText(person.email)).toBeVisible();
    await window.goto('/');
    await logOut(window);
    await window.goto('/login');
    await window.getByLabel('Remember me').uncheck();
    await logIn(window, person);
    await expect(window).toHaveURL('/');
    expect(await storedIn(window)).toEqual(['sessionStorage']);
    await window.reload();
    await expect(window.getByRole('button', { name: 'Abeba Bekele' })).toBeVisible();
    window = await openAgain(context, window);
    await window.goto('/profile');
    await expect(window).toHaveURL('/login?from=%2Fprofile');
  });
});

test('a session goes on with a new token, and ends in every tab, without a connection and from elsewhere', async ({
  page,
  context,
}) => {
  const person = await atHome(page);

  await test.step('goes on with a new token when the old one is refused', async () => {
    await page.evaluate(() => {
      const session = JSON.parse(localStorage.getItem('birtu-session') ?? '{}') as { access_token: string };
      session.access_token = `${session.access_token.slice(0, -8)}AAAAAAAA`;
      localStorage.setItem('birtu-session', JSON.stringify(session));
    });
    await page.goto('/profile');
    await expect(page.getByText(person.email)).toBeVisible();
  });

  await test.step('ends in every tab at once', async () => {
    const other = await context.newPage();
    await other.goto('/profile');
    await expect(other.getByText(person.email)).toBeVisible();
    await page.goto('/');
    await logOut(page);
    await expect(other).toHaveURL('/login?from=%2Fprofile');
    expect(await storedIn(page)).toEqual([]);
    await other.close();
  });

  await test.step('ends on this device at once, even without a connection', async () => {
    await atHome(page);
    await context.setOffline(true);
    await logOut(page);
    expect(await storedIn(page)).toEqual([]);
    await context.setOffline(false);
    await page.goto('/profile');
    await expect(page).toHaveURL('/login?from=%2Fprofile');
  });

  await test.step('that was ended elsewhere ends here', async () => {
    const { email, password } = await atHome(page);
    const login = { data: { email, password } };
    const answer = await page.request.post('/auth/v1/token?grant_type=password', login);
    const { access_token } = (await answer.json()) as { access_token: string };
    const headers = { authorization: `Bearer ${access_token}` };
    await page.request.post('/auth/v1/logout?scope=others', { headers });
    await page.goto('/profile');
    await expect(page).toHaveURL('/login?from=%2Fprofile');
    expect(await storedIn(page)).toEqual([]);
  });
});

/** What asks a visitor for an account. */
const asks = /get started|\b(register|log in)\b/i;

test('no public page asks a member to register or to log in', async ({ page, request }) => {
  const { bmi, ...parts } = publicPages;
  // What one may open here only without an account leads home. Of other views only those with a result offer to keep it.
  const others = Object.entries(parts).flatMap(([part, pages]) => (part === 'account' ? [] : pages));
  const views = [...bmi, ...others.filter(({ measured }) => measured)];
  // What asks no visitor asks no member either.
  const asking: string[] = [];
  for (const { address } of views) {
    const main = /<main[\s\S]*<\/main>/.exec(await (await request.get(address)).text())![0];
    if (asks.test(main)) asking.push(address);
  }
  expect(asking.length).toBeGreaterThan(5);
  await signInAsNewMember(page);
  for (const address of asking) {
    await page.goto(address);
    // Known from here on: until then what is for visitors only keeps its place.
    await expect(page.getByRole('button', { name: 'Selam Tesfaye' })).toBeVisible();
    const main = page.getByRole('main');
    const doors = main.locator('[href*="/register"], [href*="/login"]').filter({ visible: true });
    await expect.soft(doors, address).toHaveCount(0);
    await expect.soft(main, address).not.toContainText(asks, { useInnerText: true });
  }
});
