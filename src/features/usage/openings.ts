import { withoutLanguage } from '#src/lib/language.ts';
import { isStorable } from '#src/lib/text.ts';
import type { Counted, UsedKind } from '#src/lib/usage.ts';

/** The pages of what staff write: one address each, beside some that are no record's. */
const pages: readonly (readonly [UsedKind, RegExp])[] = [
  ['fitness-plan', /^(?:\/services)?\/fitness-plans\/([^/]+)$/],
  ['nutrition-plan', /^(?:\/services)?\/nutrition-plans\/([^/]+)$/],
  [
    'content-item',
    /^\/services\/(?:educational|motivational)-content\/(?!(?:health-education|physical-fitness)$)([^/]+)$/,
  ],
  ['recipe', /^\/recipes\/([^/]+)$/],
  ['exercise', /^\/exercises\/([^/]+)$/],
  ['food', /^\/foods\/(?!(?:plate|compare|sources)$)([^/]+)$/],
];
const idOfRecord = /^[a-z0-9-]{1,100}$/;

export interface RecordAt {
  readonly kind: UsedKind;
  readonly subject: string;
}

/** The record that a page shows, if it is one's; whether there is one of that id it does not know. */
export function recordAt(pathname: string): RecordAt | null {
  const path = withoutLanguage(pathname.replace(/\.data$/, ''));
  for (const [kind, page] of pages) {
    const [, subject] = page.exec(path) ?? [];
    if (subject !== undefined) return idOfRecord.test(subject) ? { kind, subject } : null;
  }
  return null;
}

const maxSearched = 60;
/** What tells who somebody is is not kept: addresses of mail and web, numbers of telephones and cards. */
const telling = /@|https?:|www\.|(?:\p{N}[^\p{L}\p{N}]*){4}/u;

/** What was searched, written in one way, so that it can be counted; null where it is not to be kept. */
export function searchedText(typed: string): string | null {
  const text = typed.normalize('NFKC').toLowerCase().replaceAll(/\s+/gu, ' ').trim();
  const isFit = text.length >= 2 && text.length <= maxSearched && /\p{L}/u.test(text);
  return isFit && isStorable(text) && !telling.test(text) ? text : null;
}

/** Whether nothing but words was asked for: where filters are chosen too, they may be why nothing was found. */
export const isWordsAlone = (asked: URLSearchParams): boolean =>
  [...asked].every(([name, value]) => value === '' || ['q', 'tab', 'page', '_routes'].includes(name));

/** Programs that read on their own, by how they call themselves. */
const machines =
  /bot|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|telegram|headless|lighthouse|pagespeed|curl|wget|python|java\/|go-http|okhttp|axios|node|undici|scrapy|monitor|uptime|pingdom|archive|feed/i;

type Header = (name: string) => string | null | undefined;

/** Whether a person asks, as far as a request says so of itself. */
export const isPerson = (header: Header): boolean => {
  const agent = header('user-agent');
  if (!agent || machines.test(agent)) return false;
  return !/prefetch|prerender|preview/.test(
    `${header('sec-purpose')} ${header('purpose')} ${header('x-moz')}`,
  );
};

/**
 * Whether a request opens a page for a person to read. Not what is fetched ahead, what the device’s own copy is made of,
 * and another day or language of what is open already.
 *
 * @param pathname of a page, or of what the application loads of it
 */
export function isOpening(counted: Counted, pathname: string, header: Header): boolean {
  if (!isPerson(header)) return false;
  const mode = header('sec-fetch-mode');
  const isNavigation = mode ? mode === 'navigate' : header('accept')?.includes('text/html') === true;
  if (!isNavigation && !pathname.endsWith('.data')) return false;
  const referer = header('referer');
  return !referer || !URL.canParse(referer) || !isFrom(counted, new URL(referer));
}

/** Whether somebody comes from the same record, or the same search. */
function isFrom(counted: Counted, { pathname, searchParams }: URL): boolean {
  if (counted.what === 'not-found') return searchedText(searchParams.get('q') ?? '') === counted.subject;
  const before = recordAt(pathname);
  return before?.kind === counted.kind && before.subject === counted.subject;
}
