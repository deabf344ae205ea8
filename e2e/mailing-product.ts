import { test as base, expect } from '@playwright/test';
import { plainTextOf, startMailServer, type ReceivedMail } from '#test/mail-server.ts';
import { startOpenIdProvider, type OpenIdProvider } from '#test/openid-provider.ts';
import { freePort, type Product } from '#test/product.ts';
import { startTextGateway, type ReceivedText } from '#test/text-gateway.ts';
import { withProduct } from './product.ts';

/** What arrived for people: mails by real SMTP, or text messages at a real webhook. */
export interface Mailbox {
  /** The plain text of the next one to an address or a number; each is given once. */
  next(recipient: string): Promise<string>;
  /** How many have arrived in all. */
  count(recipient: string): number;
}

interface World {
  readonly product: Product;
  readonly mailbox: Mailbox;
  /** Text messages, by number. */
  readonly phones: Mailbox;
  readonly provider: OpenIdProvider;
}

/**
 * A product that sends its mails, and so asks new members to confirm theirs, and its text messages, with a provider of
 * social sign-in beside it; one for each worker.
 */
export const test = base.extend<Omit<World, 'product'>, { world: World }>({
  world: [
    // Playwright reads the first parameter's pattern, and refuses a name.
    // eslint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const mailServer = await startMailServer();
      const gateway = await startTextGateway();
      const port = await freePort();
      const publicUrl = `http://localhost:${port}`;
      const provider = await startOpenIdProvider({ publicUrl });
      const settings = {
        PORT: String(port),
        PUBLIC_URL: publicUrl,
        ...provider.settings,
        SMTP_URL: mailServer.url,
        SMS_URL: gateway.url,
        EMAIL_CONFIRMATION: 'required',
        CLIENT_LIMIT_FACTOR: '100',
      };
      await withProduct(settings, (product) =>
        provide({
          product,
          provider,
          mailbox: openMailbox(mailServer.received),
          phones: openPhones(gateway.received),
        }),
      );
      await provider.close();
      await gateway.stop();
      await mailServer.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ world }, provide) => provide(world.product.url),
  mailbox: ({ world }, provide) => provide(world.mailbox),
  phones: ({ world }, provide) => provide(world.phones),
  provider: ({ world }, provide) => provide(world.provider),
});

export { expect };

/** @param received what an SMTP server goes on to take */
export const openMailbox = (received: readonly ReceivedMail[]): Mailbox =>
  openBox((email) => received.filter(({ recipients }) => recipients.includes(email)).map(plainTextOf));

const openPhones = (received: readonly ReceivedText[]): Mailbox =>
  openBox((number) => received.filter(({ to }) => to === number).map(({ text }) => text));

function openBox(messagesTo: (recipient: string) => readonly string[]): Mailbox {
  const read = new Map<string, number>();
  return {
    count: (recipient) => messagesTo(recipient).length,
    async next(recipient) {
      const index = read.get(recipient) ?? 0;
      await expect
        .poll(() => messagesTo(recipient).length, { message: `a message to ${recipient}` })
        .toBeGreaterThan(index);
      read.set(recipient, index + 1);
      return messagesTo(recipient)[index]!;
    },
  };
}

/** The link of a mail that carries one. */
export const linkIn = (mail: string): string => /https?:\/\/\S+\/auth\/v1\/verify\?\S+/.exec(mail)?.[0] ?? '';
