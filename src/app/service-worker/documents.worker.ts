import { languageOf, pathIn, withoutLanguage } from '#src/lib/language.ts';
import {
  cacheNames,
  memberPrefix,
  packAbout,
  packPrefix,
  type KeptPack,
} from '#src/session/device/caches.ts';
import { missingPath, openShells } from './kept-files.worker.ts';
import { isOfServer, shellAt } from './release.ts';
import { release } from './release.worker.ts';

/** The address that a member's document is kept under; null where an address shows none. */
export function shellOf({ pathname }: URL): string | null {
  const shell = shellAt(release.shells, withoutLanguage(pathname));
  return shell === null ? null : pathIn(languageOf(pathname), shell);
}

/** A member's document: the kept one at once, as its data come from elsewhere. */
export async function answerShell(request: Request, url: URL): Promise<Response> {
  const address = shellOf(url);
  const kept = address === null ? undefined : await (await openShells()).match(address);
  if (address === null || !kept) return await fetch(request).catch(() => answerMissing(url));
  if (!navigator.onLine && isOfServer(withoutLanguage(address))) return await answerMissing(url);
  if (address === url.pathname) return kept;
  // Fetched at one address, for another of its kind: its links to itself lead there.
  return changed(kept, (html) => html.replaceAll(withoutLanguage(address), withoutLanguage(url.pathname)));
}

async function changed(kept: Response, change: (html: string) => string, status = 200): Promise<Response> {
  const headers = new Headers(kept.headers);
  for (const name of ['content-length', 'content-encoding', 'etag']) headers.delete(name);
  return new Response(change(await kept.text()), { status, headers });
}

const maxListed = 15;

/** What is said where nothing else can be: in the page's language, with what is there. */
export async function answerMissing(url: URL): Promise<Response> {
  const language = languageOf(url.pathname);
  const page = await (await openShells()).match(pathIn(language, missingPath));
  if (!page) return Response.error();
  const members = (await caches.keys()).some((name) => name.startsWith(memberPrefix));
  const [own, read] = await Promise.all([
    members ? linksIn(await openShells(), language) : [],
    linksIn(await caches.open(cacheNames.pages), language),
  ]);
  const packs = await packsIn(language);
  const links = [...new Set([...own, ...packs, ...read.toReversed()])].slice(
    0,
    own.length + packs.length + maxListed,
  );
  // The application would take it for the page of the address.
  const start = /<script type="text\/plain" id="app-start"[\s\S]*?<\/script>| data-preload="[^"]*"/g;
  return await changed(
    page,
    (html) => html.replace(start, '').replace(/(<ul id="kept-pages"[^>]*>)/, (list) => list + links.join('')),
    503,
  );
}

const linkTo = (address: string, title: string) =>
  `<li><a href="${address.replaceAll('&', '&amp;').replaceAll('"', '%22')}">${title}</a></li>`;

/** What was kept on purpose, by the page that it begins with. */
async function packsIn(language: string): Promise<string[]> {
  const links: string[] = [];
  for (const name of await caches.keys()) {
    if (!name.startsWith(packPrefix)) continue;
    const told = await caches.match(packAbout, { cacheName: name });
    const pack = told ? ((await told.json()) as KeptPack) : null;
    if (pack?.language !== language) continue;
    const html = await (await caches.match(pack.address, { cacheName: name }))?.text();
    const [, title] = /<title>([^<]+)<\/title>/.exec(html ?? '') ?? [];
    if (title) links.push(linkTo(pack.address, title));
  }
  return links;
}

/** Kept documents by their titles, which are markup as it came from the server. */
async function linksIn(cache: Cache, language: string): Promise<string[]> {
  const links: string[] = [];
  for (const { url } of await cache.keys()) {
    const { pathname, search } = new URL(url);
    const path = withoutLanguage(pathname);
    const isOther = languageOf(pathname) !== language || /\/any-one\b/.test(path);
    if (isOther || path === missingPath || isOfServer(path)) continue;
    const html = await (await cache.match(url))?.text();
    const [, title] = /<title>([^<]+)<\/title>/.exec(html ?? '') ?? [];
    if (title) links.push(linkTo(pathname + search, title));
  }
  return links;
}

/** The kept documents of public pages, those that were kept on purpose first, with the files that they ask for later. */
export async function keptDocuments(): Promise<Response[]> {
  const packs = (await caches.keys()).filter((name) => name.startsWith(packPrefix));
  const found = [];
  for (const name of [...packs, cacheNames.pages])
    found.push(...(await (await caches.open(name)).matchAll()));
  return found.filter(({ headers }) => /html|json/.test(headers.get('content-type') ?? ''));
}
