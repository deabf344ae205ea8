import { pathIn, withoutLanguage, type Language } from '#src/lib/language.ts';
import { securityPath } from './mailed-link.ts';
import { codeEntryPath, resetPath } from '#src/session/addresses.ts';

/** What leads back to the site with something in its address: an outcome, a code, or the tokens of a reset. */
export type Errand = 'confirmation' | 'email change' | 'reset request' | 'reset' | 'social';

/** For each, the pages (without language) that it may lead to; the first where another one, or none, is asked for. */
const pages: Readonly<Record<Errand, readonly [string, ...string[]]>> = {
  confirmation: ['/login'],
  'email change': [securityPath, '/admin/profile', '/login'],
  'reset request': [resetPath, codeEntryPath],
  // Its hash carries a session.
  reset: [resetPath],
  social: ['/login', securityPath, '/admin/profile'],
};

/**
 * Where an errand ends: at the page that was asked for, with its query, if that is one of the site's own that may be
 * led to, or any of another front end that is listed.
 *
 * @param language of the page where none was asked for
 */
export function allowedRedirect(
  errand: Errand,
  wanted: string | undefined,
  {
    publicUrl,
    allowedOrigins,
    language,
  }: {
    readonly publicUrl: string;
    readonly allowedOrigins: readonly string[];
    readonly language: Language;
  },
): URL {
  const site = new URL(publicUrl);
  const address = wanted !== undefined && URL.canParse(wanted, site.href) ? new URL(wanted, site.href) : null;
  // The origin of a `blob:` address is the site's, too.
  const isOwn = address?.origin === site.origin && address.protocol === site.protocol;
  if (!isOwn && address && allowedOrigins.includes(`${address.protocol}//${address.host}`))
    return Object.assign(address, { hash: '', username: '', password: '' });
  return isOwn && pages[errand].includes(withoutLanguage(address.pathname))
    ? new URL(address.pathname + address.search, site)
    : new URL(pathIn(language, pages[errand][0]), site);
}

/** Whether an errand ends on the site itself. */
export const isOwnPage = ({ origin }: URL, publicUrl: string): boolean =>
  origin === new URL(publicUrl).origin;
