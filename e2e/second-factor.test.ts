import type { APIResponse, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expect, linkIn, test, type Mailbox } from './mailing-product.ts';

interface Person {
  readonly email: string;
  readonly password: string;
}

let count = 0;

/** A member with a confirmed e-mail, and how to call the account protocol as them. */
async function join(page: Page, mailbox: Mailbox) {
  count += 1;
  const email = `dawit.${Date.now()}.${count}@birtu.test`;
  const person: Person = { email, password: 'Berbere77' };
  const data = { ...person, data: { full_name: 'Dawit Mekonnen' } };
  await page.request.post('/auth/v1/signup', { data });
  await page.request.get(linkIn(await mailbox.next(email)));
  const session = await read<{ access_token: string }>(
    await page.request.post('/auth/v1/token?grant_type=password', { data: person }),
  );
  let token = session.access_token;
  return {
    person,
    call: async <T>(path: string, body: object = {}): Promise<T> => {
      const headers = { authorization: `Bearer ${token}` };
      const answer = await read<T & { access_token?: string }>(
        await page.request.post(path, { headers, data: body }),
      );
      token = answer.access_token ?? token;
      return answer;
    },
  };
}

type Member = Awaited<ReturnType<typeof join>>;

async function read<T>(answer: APIResponse): Promise<T> {
  expect(answer.ok(), `${answer.url()}: ${await answer.text()}`).toBe(true);
  return (await answer.json()) as T;
}

const stepMs = 30_000;

/** Sets up an authenticator app. @returns what it shows, one step on: a code works once */
async function addApp({ call }: Member): Promise<() => string> {
  const { id, totp } = await call<{ id: string; totp: { secret: string } }>('/auth/v1/factors', {
    factor_type: 'totp',
    friendly_name: 'Pixel',
    issuer: 'Birtu',
  });
  const app = new TOTP({ secret: Secret.fromBase32(totp.secret) });
  await prove({ call }, id, async () => app.generate());
  return () => app.generate({ timestamp: Date.now() + stepMs });
}

async function addPhone(member: Pick<Member, 'call'>, number: string, phones: Mailbox) {
  const { id } = await member.call<{ id: string }>('/auth/v1/factors', {
    factor_type: 'phone',
    phone: number,
  });
  await prove(member, id, async () => digitsIn(await phones.next(number)));
}

async function prove({ call }: Pick<Member, 'call'>, factorId: string, code: () => Promise<string>) {
  const { id } = await call<{ id: string }>(`/auth/v1/factors/${factorId}/challenge`);
  await call(`/auth/v1/factors/${factorId}/verify`, { challenge_id: id, code: await code() });
}

const digitsIn = (text: string) => /\d{6}/.exec(text)?.[0] ?? '';
const newNumber = () => `+2519${String(Date.now()).slice(-8)}`;

async function logIn(page: Page, { email, password }: Person) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

const step = (page: Page) => page.getByRole('heading', { name: 'One more step' });

test('an authenticator’s code is asked for after the password, and leads back', async ({ page, mailbox }) => {
  const member = await join(page, mailbox);
  const app = await addApp(member);
  await page.goto('/profile');
  await expect(page).toHaveURL('/login?from=%2Fprofile');
  await logIn(page, member.person);
  await expect(step(page)).toBeVisible();
  const field = page.getByLabel('Verification code');
  await expect(field).toBeFocused();

  // Until then nobody is signed in, whichever page is opened.
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.locator('#mobile-menu').getByRole('link', { name: 'Login' })).toBeVisible();
  await page.goto('/profile/activities');
  await expect(page).toHaveURL('/login?from=%2Fprofile%2Factivities');
  await expect(step(page)).toBeVisible();

  await field.fill('12 34');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please enter the six digits of the code.')).toBeVisible();
  await field.fill('000000');
  await page.keyboard.press('Enter');
  await expect(field).toHaveAccessibleDescription(/This code is not right, or it was used already/);
  const code = app();
  await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Welcome back, Dawit Mekonnen!')).toBeVisible();
  await expect(page).toHaveURL('/profile/activities');
});

test('the step can be left, which ends the session', async ({ page, mailbox }) => {
  const member = await join(page, mailbox);
  await addApp(member);
  await page.clock.install();
  await page.goto('/login');
  await expect(page.getByLabel('Email')).toBeEditable();
  // The sign-in is told around after a moment, which comes when the test says; the profile is asked for again then, and
  // its answer comes after the leaving.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  const answered = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  let asked = 0;
  await page.route('**/api/profile', async (route) => {
    asked += 1;
    if (asked === 1) return await route.continue();
    const response = await route.fetch();
    answered.resolve();
    await held.promise;
    await route.fulfill({ response });
  });
  const first = page.waitForResponse('**/api/profile');
  await logIn(page, member.person);
  await expect(step(page)).toBeVisible();
  // What asks while the first answer is still being read would share it.
  await (await first).finished();
  await page.clock.runFor(200);
  await answered.promise;
  await page.getByRole('button', { name: 'Cancel and log out' }).click();
  const login = page.getByRole('heading', { name: 'Login' });
  await expect(login).toBeVisible();
  const late = page.waitForResponse('**/api/profile');
  held.resolve();
  await late;
  // Whatever the answer started has had its time.
  await page.clock.runFor(1_000);
  await expect(login).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('birtu-session'))).toBeNull();
});

test('a text message or a recovery code stands in for the authenticator', async ({
  page,
  mailbox,
  phones,
}) => {
  const member = await join(page, mailbox);
  await addApp(member);
  const number = newNumber();
  await addPhone(member, number, phones);
  const { codes } = await member.call<{ codes: readonly string[] }>('/api/account/recovery-codes');

  await page.goto('/login');
  await logIn(page, member.person);
  await page.getByRole('button', { name: `Text message to …${number.slice(-4)}` }).click();
  await page.getByRole('button', { name: 'Send me a text message' }).click();
  const first = digitsIn(await phones.next(number));
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('A new text message is on its way.')).toBeVisible();
  const second = digitsIn(await phones.next(number));
  const field = page.getByLabel('Verification code');
  if (first !== second) {
    await field.fill(first);
    await page.keyboard.press('Enter');
    await expect(page.getByText('This code is not right, or it was used already.')).toBeVisible();
  }
  await field.fill(second);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await page.getByRole('button', { name: 'Dawit Mekonnen' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('button', { name: 'Dawit Mekonnen' })).toHaveCount(0);

  await page.goto('/login');
  await logIn(page, member.person);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(codes[0]!.toLowerCase());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
});

test('ten wrong codes pause the factor, and the step says for how long', async ({ page, mailbox }) => {
  const member = await join(page, mailbox);
  const app = await addApp(member);
  await page.goto('/login');
  await logIn(page, member.person);
  const field = page.getByLabel('Verification code');
  const wrong = app() === '000000' ? '111111' : '000000';
  for (let attempt = 1; attempt <= 10; attempt += 1) {
    await field.fill(wrong);
    await page.keyboard.press('Enter');
    await expect(page.locator('main form')).toContainText(/not right|Too many attempts/);
  }
  await field.fill(app());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Too many attempts.' })).toContainText(
    /Please wait 1[45] minutes/,
  );
});

test('a reset asks for the factor before the new password', async ({ page, mailbox }) => {
  const member = await join(page, mailbox);
  const app = await addApp(member);
  await page.goto('/reset-password');
  await page.getByLabel('Email').fill(member.person.email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  // The notice that a factor was added came before.
  let link = '';
  while (!link.includes('recovery')) link = linkIn(await mailbox.next(member.person.email));
  await page.goto(link);
  await expect(step(page)).toBeVisible();
  await page.getByLabel('Verification code').fill(app());
  await page.keyboard.press('Enter');
  await page.getByLabel('New Password', { exact: true }).fill('Kolo99x');
  await page.getByLabel('Confirm New Password').fill('Kolo99x');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Password Reset Complete' })).toBeVisible();
  await expect(page).toHaveURL('/login');
  await logIn(page, { ...member.person, password: 'Kolo99x' });
  await expect(step(page)).toBeVisible();
});
