import { pathIn, type Language, languages, languageOf } from '#src/lib/language.ts';
import { cacheNames, shellsPrefix } from '#src/session/device/caches.ts';
import { shellAddress } from './release.ts';
import { release } from './release.worker.ts';

const shellsName = shellsPrefix + release.id;
/** So many at a time: whoever reads meanwhile goes first. */
const atOnce = 4;

export const openAssets = (): Promise<Cache> => caches.open(cacheNames.assets);
export const openShells = (): Promise<Cache> => caches.open(shellsName);

/**
 * Members' pages of a language open without a connection from here on: first the files, so that a kept document has all
 * that it asks for.
 *
 * @throws where something is not there, or is of another release
 */
export async function keepShells(language: Language): Promise<void> {
  const [assets, shells] = await Promise.all([openAssets(), openShells()]);
  const addresses = release.shells.map((shell) => pathIn(language, shellAddress(shell)));
  const missing: string[] = [];
  for (const address of addresses) if (!(await shells.match(address))) missing.push(address);
  if (missing.length === 0) return;
  await eachOf([...release.files, ...release.words[language]], async (file) => {
    if (await assets.match(file)) return;
    await assets.put(file, whole(await fetch(file)));
  });
  await eachOf(missing, async (address) => {
    const document = whole(await fetch(address, { cache: 'no-cache' }));
    if (!(await document.clone().text()).includes(release.entry))
      throw new Error(`${address} is of another release`);
    await shells.put(address, document);
  });
}

/** In which languages members' pages are kept, of whichever release. */
export async function keptLanguages(): Promise<Language[]> {
  const found = new Set<Language>();
  for (const name of await caches.keys())
    if (name.startsWith(shellsPrefix))
      for (const { url } of await (await caches.open(name)).keys())
        found.add(languageOf(new URL(url).pathname));
  return languages.filter((language) => found.has(language));
}

/** Documents of other releases go at once: their pages have been read. */
export async function forgetOldShells(): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith(shellsPrefix) && name !== shellsName) await caches.delete(name);
}

/** An answer that is what was asked for, and may stand for it later. */
function whole(answer: Response): Response {
  if (answer.status !== 200 || answer.redirected || answer.type !== 'basic')
    throw new Error(`${answer.url} was answered by ${answer.status}`);
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
