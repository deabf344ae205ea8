import type { Page } from '@playwright/test';
import { createSecrets } from '#src/features/auth/keys/secrets.server.ts';
import { languages, pathIn } from '#src/lib/language.ts';
import { startMailServer } from '#test/mail-server.ts';
import { startPushService, type TestPushService } from '#test/push-service.ts';
import { findings, themeOf } from './axe.ts';
import { openMailbox } from './mailing-product.ts';
import { signInAsNewMember } from './member.ts';
import { test as base, expect, withProduct } from './product.ts';
import { rawWordsOn } from './raw-words.ts';
import { wordsOf } from './words.ts';

const secret = 'a secret that is only used while testing';

interface World {
  readonly url: string;
  readonly push: TestPushService;
  readonly mailbox: ReturnType<typeof openMailbox>;
}

/** A product that sends mails, and whose browsers have a push service on this machine. */
const test = base.extend<object, { world: World }>({
  world: [
    // Playwright reads the first parameter's pattern, and refuses a name.
    // eslint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const push = await startPushService();
      const mailServer = await startMailServer();
      const settings = {
        AUTH_SECRET: secret,
        PUSH_SERVICES: push.origin,
        SMTP_URL: mailServer.url,
        EMAIL_CONFIRMATION: 'off',
      };
      await withProduct(settings, async ({ url }) => {
        await provide({ url, push, mailbox: openMailbox(mailServer.received) });
      });
      await mailServer.stop();
      await push.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ world }, provide) => provide(world.url),
});
test.use({ serviceWorkers: 'allow' });

/**
 * Chromium's own way of subscribing asks Google, and without a screen it shows no notifications and refuses leave for
 * them: these two are replaced.
 */
async function subscribeAt(page: Page, push: TestPushService): Promise<void> {
  await page.exposeFunction('subscribeAtService', (publicKey: string) => push.subscribe(publicKey));
  await page.addInitScript(() => {
    type Ask = (publicKey: string) => Promise<{ endpoint: string; keys: object }>;
    const { subscribeAtService } = globalThis as unknown as { subscribeAtService: Ask };
    let permission: NotificationPermission = 'default';
    Object.defineProperty(Notification, 'permission', { get: () => permission });
    Notification.requestPermission = async () => (permission = 'granted');
    let current: object | null = null;
    PushManager.prototype.subscribe = async (options) => {
      const key = new Uint8Array(options?.applicationServerKey as ArrayBuffer);
      const text = btoa(String.fromCharCode(...key));
      const json = await subscribeAtService(
        text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', ''),
      );
      const subscription = {
        ...json,
        toJSON: () => json,
        unsubscribe: async () => {
          current = null;
          return true;
        },
      };
      current = subscription;
      return subscription as unknown as PushSubscription;
    };
    PushManager.prototype.getSubscription = async () => current as PushSubscription | null;
  });
}

/** Hands what the push service took to the browser, as its own connection would. */
async function deliver(page: Page, origin: string, data: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations.filter(({ isDeleted }) => !isDeleted);
      if (first) resolve(first.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data });
  await devtools.detach();
}

for (const language of languages)
  test(`what one wants to be reminded of is switched on, and a message comes to the browser, in ${language}`, async ({
    page,
    world: { url, push },
  }) => {
    const word = wordsOf(language);
    const button = (name: string) => page.getByRole('button', { name: word(name), exact: true });
    await page.addInitScript((theme) => localStorage.setItem('birtu-theme', theme), themeOf[language]);
    await subscribeAt(page, push);
    await signInAsNewMember(page);
    await page.goto(pathIn(language, '/profile/reminders'));

    // All is off; each change is kept at once.
    const training = page.getByRole('switch', { name: word('Training'), exact: true });
    await expect(page.getByRole('switch', { checked: true })).toHaveCount(0);
    await training.click();
    await expect(training).toBeChecked();
    const days = page.getByRole('group', { name: word('Days'), exact: true });
    await expect(days.getByRole('button', { pressed: true })).toHaveCount(3);
    await days.getByRole('button').nth(5).click();
    await page.getByLabel(word('Time of day'), { exact: true }).fill('06:45');
    await expect(training).not.toHaveAttribute('aria-disabled', 'true');
    await page.reload();
    await expect(training).toBeChecked();
    await expect(days.getByRole('button', { pressed: true })).toHaveCount(4);
    await expect(page.getByLabel(word('Time of day'), { exact: true })).toHaveValue('06:45');
    // Who has not said how they fast is asked first.
    await expect(page.getByRole('link', { name: word('Say how you fast'), exact: true })).toBeVisible();

    await button('Remind me on this device').click();
    await expect(button('Not on this device')).toBeVisible();
    expect(await findings(page)).toEqual([]);
    expect(await rawWordsOn(page)).toEqual([]);

    const before = push.received.length;
    await button('Send me one now, to try').click();
    await expect.poll(() => push.received.length).toBeGreaterThan(before);
    const { text } = push.received.at(-1)!;
    const [worker] = page.context().serviceWorkers();
    await worker!.evaluate(() => {
      const shown: object[] = [];
      Object.assign(globalThis, { shown });
      ServiceWorkerRegistration.prototype.showNotification = async (title, { lang, data } = {}) =>
        void shown.push({ title, lang, data: data as string });
    });
    await deliver(page, url, text);
    const shown = () => worker!.evaluate(() => (globalThis as unknown as { shown: object[] }).shown);
    const { title } = JSON.parse(text) as { title: string };
    const path = pathIn(language, '/profile/reminders');
    await expect.poll(shown).toEqual([{ title, lang: language, data: path }]);

    await button('Not on this device').click();
    await expect(button('Remind me on this device')).toBeVisible();
    await training.click();
    await expect(page.getByRole('switch', { checked: true })).toHaveCount(0);
  });

test('the link of a mail ends its reminder: by a button, and by a mail program’s one POST of any form', async ({
  page,
  world: { mailbox },
}) => {
  const member = await signInAsNewMember(page);
  const draft = {
    days: [0],
    time: '07:00',
    zone: 'Africa/Addis_Ababa',
    language: 'am',
    calendar: 'ethiopian',
  };
  const turnOn = () => member.call('PUT', '/reminders/training', draft);
  const { user } = (await page.evaluate(() => JSON.parse(localStorage.getItem('birtu-session')!))) as {
    user: { id: string };
  };
  const of = `${user.id}.training`;
  const [mac] = createSecrets([secret]).macs('reminder-links', of);
  const address = `/am/reminders/off?token=${of}.${mac}`;
  const word = wordsOf('am');
  const isOff = page.getByRole('heading', { name: word('This reminder is off'), exact: true });

  await turnOn();
  // Whoever only follows it, as mail scanners do, ends nothing.
  await page.request.get(address);
  await page.goto(address);
  await page.getByRole('button', { name: word('Turn it off'), exact: true }).click();
  await expect(isOff).toBeVisible();
  expect(await findings(page)).toEqual([]);

  const forms = [
    { form: { 'List-Unsubscribe': 'One-Click' } },
    { multipart: { 'List-Unsubscribe': 'One-Click' } },
    {},
  ];
  for (const form of forms) {
    await turnOn();
    expect((await page.request.post(address, form)).status()).toBe(200);
    await page.goto(address);
    await expect(isOff).toBeVisible();
  }
  const answer = await page.request.get(address);
  expect(answer.headers()['cache-control']).toContain('no-store');
  expect((await page.request.get('/reminders/off?token=x')).status()).toBe(404);

  await page.goto('/profile/reminders');
  await page.getByRole('button', { name: 'Send me one now, to try', exact: true }).click();
  expect(await mailbox.next(member.email)).toContain('Reminders from Birtu will reach you like this.');
});
