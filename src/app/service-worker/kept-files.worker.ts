import { languageOf, languages, pathIn, type Language } from '#src/lib/language.ts';
import { cacheNames, shellsPrefix } from '#src/session/device/caches.ts';
import { isWhole } from './kept-cache.worker.ts';
import { dailyShells, shellAddress } from './release.ts';
import { release } from './release.worker.ts';

declare const self: ServiceWorkerGlobalScope;

const shellsName = shellsPrefix + release.id;
/** What is said where a page is missing; without language. */
export const missingPath = '/offline';
/** So many at a time: whoever reads meanwhile goes first. */
const atOnce = 4;

const openAssets = (): Promise<Cache> => caches.open(cacheNames.assets);
export const openShells = (): Promise<Cache> => caches.open(shellsName);

/**
 * Members' pages of a language open without a connection from here on: first the files, so that a kept document has all
 * that it asks for.
 *
 * @throws where something is not there, or is of another release
 */
export async function keepShells(
  language: Language,
  kept: readonly string[] = release.shells,
): Promise<void> {
  const shells = await openShells();
  const addresses = kept.map((shell) => pathIn(language, shellAddress(shell)));
  const missing: string[] = [];
  for (const address of addresses) if (!(await shells.match(address))) missing.push(address);
  if (missing.length === 0) return;
  await keepFiles([...release.files, ...release.words[language]]);
  await eachOf(missing, async (address) => {
    const document = await fetched(address);
    if (!(await document.clone().text()).includes(release.entry))
      throw new Error(`${address} is of another release`);
    await shells.put(address, document);
  });
}

/** What is opened each day opens in the other language as well, as far as the line is not paid for by the byte. */
export async function keepDaily(but: Language): Promise<void> {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  for (const language of languages.filter((each) => each !== but)) {
    await keepMissing(language);
    await keepShells(language, dailyShells);
  }
}

/** What is said where a page is missing needs nothing but its style sheets: it is read, not used. @throws as above */
export async function keepMissing(language: Language): Promise<void> {
  const shells = await openShells();
  const address = pathIn(language, missingPath);
  if (await shells.match(address)) return;
  const document = await fetched(address);
  const html = await document.clone().text();
  await keepFiles([...html.matchAll(/href="(\/assets\/[\w-]+\.css)"/g)].map(([, file = '']) => file));
  await shells.put(address, document);
}

/** Files that are named by what they hold. */
export async function keepFiles(files: readonly string[]): Promise<void> {
  const assets = await openAssets();
  await eachOf(files, async (file) => {
    if (!(await assets.match(file))) await assets.put(file, await fetched(file, 'default'));
  });
}

/** What public pages need that are kept before they were opened. */
export const keepPublicFiles = (language: Language): Promise<void> =>
  keepFiles([
    ...release.files,
    ...release.publicFiles,
    ...release.words[language],
    ...release.publicWords[language],
  ]);

/** Keeps for this release what was kept for the one before, or nothing of it. @throws as above */
export async function keepAgain(): Promise<void> {
  const kept = new Set<string>();
  for (const name of await caches.keys())
    if (name.startsWith(shellsPrefix))
      for (const { url } of await (await caches.open(name)).keys()) kept.add(new URL(url).pathname);
  const of = new Set([...kept].map(languageOf));
  for (const language of languages.filter((each) => of.has(each))) {
    await keepMissing(language);
    await keepShells(
      language,
      release.shells.filter((shell) => kept.has(pathIn(language, shellAddress(shell)))),
    );
  }
}

/** Documents of other releases go at once, their files when no page that runs on them is open any more. */
export async function forgetOldShells(): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith(shellsPrefix) && name !== shellsName) await caches.delete(name);
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  await (await openAssets()).put(oldPages, Response.json(open.map(({ id }) => id)));
}

/** Where the ids of the pages stand that were open when this release took over. */
const oldPages = '/assets/old-pages';
const maxNamed = 1000;

/** @param documents kept pages, whose files stay as long as they do */
export async function forgetOldFiles(documents: () => Promise<readonly Response[]>): Promise<void> {
  const assets = await openAssets();
  const stored = await assets.match(oldPages);
  if (!stored) return;
  for (const id of (await stored.json()) as string[]) if (await self.clients.get(id)) return;
  await assets.delete(oldPages);
  const texts = (await documents()).slice(0, maxNamed).map((document) => document.text());
  const needed = await neededBy(await Promise.all(texts), new Set(release.all));
  for (const { url } of await assets.keys()) if (!needed.has(new URL(url).pathname)) await assets.delete(url);
}

/** Files that documents name, with those that these name and may load later. @param known needed in any case */
async function neededBy(texts: readonly string[], known: ReadonlySet<string>): Promise<ReadonlySet<string>> {
  const assets = await openAssets();
  const needed = new Set(known);
  const waiting = [...texts];
  for (let text = waiting.pop(); text !== undefined; text = waiting.pop())
    for (const [, name] of text.matchAll(/(?:\bassets|\.)\/([\w-]+\.\w+)/g)) {
      const file = `/assets/${name}`;
      if (needed.has(file)) continue;
      needed.add(file);
      // The table of routes names all pages: a kept one leads to other documents.
      const isFollowed = file.endsWith('.js') && !file.startsWith('/assets/manifest-');
      const kept = isFollowed ? await assets.match(file) : undefined;
      if (kept) waiting.push(await kept.text());
    }
  return needed;
}

/** @throws where the address is not answered by what stands there */
async function fetched(address: string, cache: RequestCache = 'no-cache'): Promise<Response> {
  const answer = await fetch(address, { cache });
  if (!isWhole(answer)) throw new Error(`${address} was answered by ${answer.status}`);
  return answer;
}

async function eachOf<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const next = async (): Promise<void> => {
    const item = waiting.shift();
    if (item === undefined) return;
    await work(item);
    await next();
  };
  await Promise.all(Array.from({ length: atOnce }, next));
}
