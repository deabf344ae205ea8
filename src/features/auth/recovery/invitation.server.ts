import { pathIn, type Language } from '#src/lib/language.ts';
import type { RequestContext } from '#src/server/context.server.ts';
import type { Transaction } from '#src/server/database.server.ts';
import { queueMail } from '#src/server/mail.server.ts';
import type { UserRow } from '../account.server.ts';
import { mailedLink } from '../mailed-link.ts';
import { makeToken } from '../one-time-token.server.ts';
import { invitationDays } from '../invitation-days.ts';
import { resetPath } from '#src/session/addresses.ts';

/**
 * Mails a new account's owner a link that opens the page for a new password, as a reset link does: it survives a mail
 * scanner's visit and dies with the first password, or with a newer link.
 */
export async function sendInvitation(
  context: RequestContext,
  tx: Transaction,
  user: UserRow,
  language: Language,
): Promise<void> {
  const { settings } = context;
  const token = await makeToken(context, tx, user.id, 'recovery', {
    minutes: invitationDays * 24 * 60,
  });
  const target = new URL(pathIn(language, resetPath), settings.publicUrl);
  const { name, link } = mailedLink(settings, user, { token, type: 'recovery', redirect_to: target.href });
  const values = { name, link, days: invitationDays };
  await queueMail(context, tx, { kind: 'invitation', to: user.email, language, values });
}
