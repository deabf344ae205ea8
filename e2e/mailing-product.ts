import { test as base, expect } from '@playwright/test';
import { startMailServer, type ReceivedMail } from '#test/mail-server.ts';
import { startOpenIdProvider, type OpenIdProvider } from '#test/openid-provider.ts';
import { freePort, type Product } from '#test/product.ts';
import { withProduct } from './product.ts';

/** What arrived for one person, by real SMTP. */
export interface Mailbox {
  /** The plain text of the next mail to an address; each is given once. */
  next(email: string): Promise<string>;
  /** How many have arrived for an address in all. */
  count(email: string): number;
}

interface World {
  readonly product: Product;
  readonly mailbox: Mailbox;
  readonly provider: OpenIdProvider;
}

/**
 * A product that sends its mails, and so asks new members to confirm theirs, with a provider of social sign-in beside it;
 * one for each worker.
 */
export const test = base.extend<{ mailbox: Mailbox; provider: OpenIdProvider }, { world: World }>({
  world: [
    // Playwright reads the first parameter's pattern, and refuses a name.
    // eslint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const mailServer = await startMailServer();
      const port = await freePort();
      const publicUrl = `http://localhost:${port}`;
      const provider = await startOpenIdProvider({ publicUrl });
      const settings = {
        PORT: String(port),
        PUBLIC_URL: publicUrl,
        ...provider.settings,
        SMTP_URL: mailServer.url,
        EMAIL_CONFIRMATION: 'required',
        CLIENT_LIMIT_FACTOR: '100',
      };
      await withProduct(settings, (product) =>
        provide({ product, provider, mailbox: openMailbox(mailServer.received) }),
      );
      await provider.close();
      await mailServer.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ world }, provide) => provide(world.product.url),
  mailbox: ({ world }, provide) => provide(world.mailbox),
  provider: ({ world }, provide) => provide(world.provider),
});

export { expect };

/** @param received what an SMTP server goes on to take */
export function openMailbox(received: readonly ReceivedMail[]): Mailbox {
  const read = new Map<string, number>();
  const mailsTo = (email: string) => received.filter(({ recipients }) => recipients.includes(email));
  return {
    count: (email) => mailsTo(email).length,
    async next(email) {
      const index = read.get(email) ?? 0;
      await expect
        .poll(() => mailsTo(email).length, { message: `a mail to ${email}` })
        .toBeGreaterThan(index);
      read.set(email, index + 1);
      return plainText(mailsTo(email)[index]!.source);
    },
  };
}

/** The part of a mail that every reader can show, decoded. */
function plainText(source: string): string {
  const part = /^Content-Type: text\/plain[\s\S]*?\r?\n\r?\n([\s\S]*?)\r?\n--/im.exec(source);
  const encoding = /^Content-Transfer-Encoding: (\S+)/im.exec(part?.[0] ?? '')?.[1];
  const text = part?.[1] ?? '';
  if (encoding === 'base64') return Buffer.from(text, 'base64').toString();
  if (encoding !== 'quoted-printable') return text;
  const bytes = text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

/** The link of a mail that carries one. */
export const linkIn = (mail: string): string => /https?:\/\/\S+\/auth\/v1\/verify\?\S+/.exec(mail)?.[0] ?? '';
