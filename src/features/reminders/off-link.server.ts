import { timingSafeEqual } from 'node:crypto';
import { secretsOf, type Secrets } from '#src/features/auth/keys/secrets.server.ts';
import { pathIn, type Language } from '#src/lib/language.ts';
import type { Runtime } from '#src/server/context.server.ts';
import { endedByLink, type EndedByLink } from './kinds.ts';
import { offPath } from './off-address.ts';

/** Whose mails of which kind a link ends. */
export interface Ending {
  readonly userId: string;
  readonly kind: EndedByLink;
}

const textOf = ({ userId, kind }: Ending) => `${userId}.${kind}`;

/** The address that stands in each mail of a kind; it ends nothing else, opens nothing, and is good for ever. */
export async function offLink(runtime: Runtime, ending: Ending, language: Language): Promise<string> {
  const [mac] = (await secretsOf(runtime)).macs('reminder-links', textOf(ending));
  const link = new URL(pathIn(language, offPath), runtime.settings.publicUrl);
  link.searchParams.set('token', `${textOf(ending)}.${mac}`);
  return link.href;
}

/** What a link ends; null where it is none of ours. */
export async function endingOf(runtime: Runtime, token: string): Promise<Ending | null> {
  const [userId = '', name, mac = ''] = token.split('.');
  const kind = endedByLink.find((each) => each === name);
  if (!kind || !/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(userId)) return null;
  const ending = { userId, kind };
  return isSigned(await secretsOf(runtime), ending, mac) ? ending : null;
}

function isSigned(secrets: Secrets, ending: Ending, mac: string): boolean {
  const given = Buffer.from(mac);
  return secrets
    .macs('reminder-links', textOf(ending))
    .map((each) => Buffer.from(each))
    .some((each) => each.length === given.length && timingSafeEqual(each, given));
}
