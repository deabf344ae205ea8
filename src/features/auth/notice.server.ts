import { pathIn } from '#src/lib/language.ts';
import type { RequestContext } from '#src/server/context.server.ts';
import type { Transaction } from '#src/server/database.server.ts';
import type { MailKind, MailValues } from '#src/server/mail-layout.ts';
import { queueMail } from '#src/server/mail.server.ts';
import { nameOf, securityPath, type Addressee } from './mailed-link.ts';

/**
 * Tells a person by mail of something about their account.
 *
 * @param more what the mail says beside the name and the link
 * @param path the page that its button opens, without language
 */
export async function notify<Kind extends MailKind>(
  context: RequestContext,
  tx: Transaction,
  user: Addressee,
  kind: Kind,
  more: Omit<MailValues[Kind], 'name' | 'link'>,
  path = securityPath,
): Promise<void> {
  const { settings, language } = context;
  const link = new URL(pathIn(language, path), settings.publicUrl).href;
  const values = { name: nameOf(user), link, ...more } as MailValues[Kind];
  await queueMail(context, tx, { kind, to: user.email, language, values });
}
