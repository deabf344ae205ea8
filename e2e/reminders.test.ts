import type { BrowserContext, Page, Worker } from '@playwright/test';
import postgres from 'postgres';
import { pathIn, type Language } from '#src/lib/language.ts';
import { notificationWords } from '#content/reminders.ts';
import { startMailServer, type TestMailServer } from '#test/mail-server.ts';
import { startPushService, type TestPushService } from '#test/push-service.ts';
import { findings, themeOf } from './axe.ts';
import { openMailbox } from './mailing-product.ts';
import { signInAsNewMember } from './member.ts';
import { test as base, expect, withProduct } from './product.ts';
import { rawWordsOn } from './raw-words.ts';
import { wordsOf } from './words.ts';

interface World {
  readonly url: string;
  readonly push: TestPushService;
  readonly mail: TestMailServer;
  readonly sql: postgres.Sql;
}

/** A product that sends mails, and whose browsers have a push service on this machine. */
const test = base.extend<object, { world: World }>({
  world: [
    // Playwright reads the first parameter's pattern, and refuses a name.
    // eslint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const push = await startPushService();
      const mail = await startMailServer();
      const settings = { PUSH_SERVICES: push.origin, SMTP_URL: mail.url, EMAIL_CONFIRMATION: 'off' };
      await withProduct(settings, async ({ url }, databaseUrl) => {
        const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
        await provide({ url, push, mail, sql });
        await sql.end();
      });
      await mail.stop();
      await push.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ world }, provide) => provide(world.url),
});
test.use({ serviceWorkers: 'allow' });

/**
 * Chromium's own way of subscribing asks Google, so it is replaced. Notifications are the browser's own where it has any;
 * the one without windows has none, and refuses leave for them.
 */
async function subscribeAt(page: Page, push: TestPushService): Promise<void> {
  await page.context().grantPermissions(['notifications']);
  await page.exposeFunction('subscribeAtService', (publicKey: string) => push.subscribe(publicKey));
  await page.addInitScript(() => {
    type Ask = (publicKey: string) => Promise<{ endpoint: string; keys: object }>;
    const { subscribeAtService } = globalThis as unknown as { subscribeAtService: Ask };
    if (Notification.permission !== 'granted')
      Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    // As a browser does, it outlives the page.
    const kept = 'test-subscription';
    const subscriptionOf = (json: string | null) =>
      json === null
        ? null
        : ({
            ...(JSON.parse(json) as object),
            toJSON: () => JSON.parse(json) as object,
            unsubscribe: async () => {
              sessionStorage.removeItem(kept);
              return true;
            },
          } as unknown as PushSubscription);
    PushManager.prototype.subscribe = async (options) => {
      const key = new Uint8Array(options?.applicationServerKey as ArrayBuffer);
      const text = btoa(String.fromCharCode(...key));
      const json = JSON.stringify(
        await subscribeAtService(text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')),
      );
      sessionStorage.setItem(kept, json);
      return subscriptionOf(json)!;
    };
    PushManager.prototype.getSubscription = async () => subscriptionOf(sessionStorage.getItem(kept));
  });
}

/** The page's worker, which shows notifications, and of which it is known what it would open. */
async function workerOf(context: BrowserContext): Promise<Worker> {
  const [worker] = context.serviceWorkers();
  await worker!.evaluate(() => {
    const scope = globalThis as unknown as ServiceWorkerScope;
    // A tap is a person's, without which windows are neither opened nor come to the front.
    scope.went = [];
    scope.clients.openWindow = async (address: string) => void scope.went.push(['open', address]);
    scope.WindowClient.prototype.focus = async function focus(this: { url: string }) {
      scope.went.push(['focus', this.url]);
    };
    if (Notification.permission === 'granted') return;
    let shown: ShownNotification[] = [];
    const { prototype } = ServiceWorkerRegistration;
    prototype.showNotification = async (title, { tag = '', lang = '', data } = {}) => {
      const close = () => (shown = shown.filter((each) => each !== one));
      const one = { title, tag, lang, data: data as string, close };
      shown = [...shown.filter((each) => each.tag !== tag), one];
    };
    prototype.getNotifications = async () => shown as unknown as Notification[];
  });
  return worker!;
}

interface ShownNotification {
  readonly title: string;
  readonly tag: string;
  readonly lang: string;
  readonly data: string;
  readonly close: () => void;
}

/** What of a service worker's scope is asked for here. */
interface ServiceWorkerScope {
  /** How it was gone where: a window opened, or brought to the front. */
  went: [string, string][];
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { openWindow(address: string): Promise<unknown> };
  readonly WindowClient: { readonly prototype: { focus(): Promise<unknown> } };
  readonly ExtendableEvent: new (type: string) => Event;
}

const shownBy = (worker: Worker) =>
  worker.evaluate(async () => {
    const { registration } = globalThis as unknown as ServiceWorkerScope;
    return (await registration.getNotifications()).map(({ title, lang, data }) => ({
      title,
      lang,
      data: data as string,
    }));
  });

/** Taps on what is shown under a title, and says where that leads. */
const tap = (worker: Worker, title: string) =>
  worker.evaluate(async (named) => {
    const scope = globalThis as unknown as ServiceWorkerScope;
    const notification = (await scope.registration.getNotifications()).find((each) => each.title === named);
    const works: Promise<unknown>[] = [];
    const event = Object.defineProperties(new scope.ExtendableEvent('notificationclick'), {
      notification: { value: notification },
      waitUntil: { value: (work: Promise<unknown>) => works.push(work) },
    });
    scope.went = [];
    dispatchEvent(event);
    await Promise.all(works);
    return scope.went;
  }, title);

/** The browser gives up its subscription, and gets another one. */
const changeSubscription = (worker: Worker, renewed: object) =>
  worker.evaluate(async (json) => {
    const scope = globalThis as unknown as ServiceWorkerScope;
    PushManager.prototype.getSubscription = async () => null;
    PushManager.prototype.subscribe = async () => ({ toJSON: () => json }) as unknown as PushSubscription;
    const works: Promise<unknown>[] = [];
    const event = Object.defineProperties(new scope.ExtendableEvent('pushsubscriptionchange'), {
      newSubscription: { value: null },
      waitUntil: { value: (work: Promise<unknown>) => works.push(work) },
    });
    dispatchEvent(event);
    await Promise.all(works);
  }, renewed);

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

test('what one wants to be reminded of is switched on, and a message comes to the browser, in Amharic', async ({
  page,
  world: { url, push },
}) => {
  const language = 'am';
  const word = wordsOf(language);
  const button = (name: string) => page.getByRole('button', { name: word(name), exact: true });
  await page.addInitScript((theme) => localStorage.setItem('birtu-theme', theme), themeOf[language]);
  await subscribeAt(page, push);
  const { call } = await signInAsNewMember(page);

  // After the first workout it is asked, once; yes is all that it takes.
  const started = (await (
    await call('POST', '/training/plans', { planId: 'weight-loss-foundation' })
  ).json()) as {
    readonly id: string;
  };
  await call('POST', '/training/session', { startedPlanId: started.id, week: 1, day: 1 });
  await page.goto(pathIn(language, '/profile/training/session'));
  for (const name of ['Done', 'Finish now', 'Finish the workout', 'Yes']) await button(name).click();
  const reminded = word('You are reminded on {day} at {at}, by a message on this device.');
  await expect(page.getByText(reminded.replace('{day} {at}', ''))).toBeFocused();
  await page.goto(pathIn(language, '/profile/reminders'));
  const training = page.getByRole('switch', { name: word('Training'), exact: true });
  await expect(training).toBeChecked();
  await training.click();
  await expect(training).not.toBeChecked();
  await button('Not on this device').click();
  await expect(button('Remind me on this device')).toBeVisible();
  await page.reload();

  // All is off; each change is kept at once.
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
  // What one ate is asked after every evening.
  const meals = page.getByRole('switch', { name: word('Meals'), exact: true });
  await meals.click();
  const ofMeals = page.getByRole('listitem').filter({ has: meals });
  await expect(ofMeals.getByRole('button', { pressed: true })).toHaveCount(7);
  await expect(ofMeals.getByLabel(word('Time of day'), { exact: true })).toHaveValue('20:00');
  await meals.click();
  await expect(meals).not.toBeChecked();
  // Who has not said how they fast is asked first.
  await expect(page.getByRole('link', { name: word('Say how you fast'), exact: true })).toBeVisible();

  await button('Remind me on this device').click();
  await expect(button('Not on this device')).toBeVisible();
  expect(await findings(page)).toEqual([]);
  expect(await rawWordsOn(page)).toEqual([]);

  const worker = await workerOf(page.context());
  const { title: works } = notificationWords.trial[language];
  const tried = await sendTrial(page, push, language);
  await deliver(page, url, tried.text);
  const path = pathIn(language, '/profile/reminders');
  const trial = { title: works, lang: language, data: path };
  await expect.poll(() => shownBy(worker)).toEqual([trial]);
  // Whatever comes, something is shown, in the language in which one wants to be reminded.
  const { title: something } = notificationWords.unreadable[language];
  for (const data of ['', 'x', 'null', '{"title":7}']) await deliver(page, url, data);
  const unread = { title: something, lang: language, data: pathIn(language, '/today') };
  await expect.poll(() => shownBy(worker)).toEqual([trial, unread]);
  // The page that is open already comes to the front and is read anew; another one is opened.
  const opened = page.waitForEvent('load');
  expect(await tap(worker, works)).toEqual([['focus', url + path]]);
  await opened;
  expect(await tap(worker, something)).toEqual([['open', url + pathIn(language, '/today')]]);
  expect(await shownBy(worker)).toEqual([]);

  await button('Not on this device').click();
  await button('Remind me on this device').click();
  await expect(button('Not on this device')).toBeVisible();
  // The browser changes its subscription by itself, with no page asked: messages go on to the new one.
  const known = (await sendTrial(page, push, language)).endpoint;
  push.refuse(known, 410);
  const renewed = push.subscribe(await keyOf(page));
  await changeSubscription(worker, renewed);
  expect((await sendTrial(page, push, language)).endpoint).toBe(renewed.endpoint);

  await training.click();
  await expect(page.getByRole('switch', { checked: true })).toHaveCount(0);
});

/** What the push service takes when one is asked for. */
async function sendTrial(page: Page, push: TestPushService, language: Language) {
  const before = push.received.length;
  await page.getByRole('button', { name: wordsOf(language)('Send me one now, to try'), exact: true }).click();
  await expect.poll(() => push.received.length).toBeGreaterThan(before);
  return push.received.at(-1)!;
}

/** By which the site is known to push services. */
const keyOf = (page: Page) =>
  page.evaluate(async () => {
    const kept = await caches.match('/subscription', { cacheName: 'birtu-reminded' });
    return ((await kept!.json()) as { publicKey: string }).publicKey;
  });

test('a reminder comes by mail at its time, and its link ends it: by a button, and by a mail program’s one POST of any form', async ({
  page,
  world: { mail, sql },
}) => {
  // The product looks each minute.
  test.setTimeout(240_000);
  const member = await signInAsNewMember(page);
  const draft = {
    days: [0, 1, 2, 3, 4, 5, 6],
    time: '20:00',
    zone: 'Africa/Addis_Ababa',
    language: 'am',
    calendar: 'ethiopian',
  };
  const turnOn = async () => expect((await member.call('PUT', '/reminders/meals', draft)).status()).toBe(200);
  const word = wordsOf('am');
  const isOff = page.getByRole('heading', { name: word('This reminder is off'), exact: true });

  await turnOn();
  await sql`
    update reminders set next_at = now()
    where user_id = (select id from auth.users where email = ${member.email})`;
  // Meanwhile one to try comes, which belongs to no reminder and has nothing to end.
  const mailbox = openMailbox(mail.received);
  await page.goto('/profile/reminders');
  await page.getByRole('button', { name: 'Send me one now, to try', exact: true }).click();
  expect(await mailbox.next(member.email)).toContain('Reminders from Birtu will reach you like this.');
  expect((await page.request.get('/reminders/off?token=x')).status()).toBe(404);
  const sourceOf = () =>
    mail.received.find(
      ({ recipients, source }) => recipients.includes(member.email) && /^List-Unsubscribe:/m.test(source),
    )?.source;
  await expect.poll(sourceOf, { timeout: 180_000 }).toBeTruthy();
  const source = sourceOf()!;
  expect(source).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
  const address = /^List-Unsubscribe:\s+<([^>\s]+)>\r$/m.exec(source)![1]!;
  const text = await mailbox.next(member.email);
  expect(text).toContain(address);

  // Whoever only follows it, as mail scanners do, ends nothing.
  await page.request.get(address);
  await page.goto(address);
  await page.getByRole('button', { name: word('Turn it off'), exact: true }).click();
  await expect(isOff).toBeVisible();
  expect(await findings(page)).toEqual([]);
  // What it is about is a tap away: that day of the diary.
  await page.goto(/^http\S+\/am\/today\/food\?day=\d{4}-\d\d-\d\d$/m.exec(text)![0]);
  await expect(page.getByRole('heading', { level: 1, name: word('What I ate') })).toBeVisible();

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
});
