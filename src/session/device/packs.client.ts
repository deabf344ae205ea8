import { storedSession } from '../stored.client.ts';
import { cacheNames, packAbout, packPrefix, type KeptPack, type PackReference } from './caches.ts';
import { askToLast } from './lasting.client.ts';

/** Whose it is stands first; a plan's id could be taken for a member's. */
const nameOf = ({ kind, planId, language }: PackReference, owner: string): string =>
  `${packPrefix}${owner}-${kind}-${planId.replaceAll('-', '_')}-${language}`;

/** What a visitor keeps tells of nobody, and stays for everybody. */
const nobody = 'anyone';
const ownersHere = (): readonly string[] => [nobody, ...(storedSession() ? [storedSession()!.user.id] : [])];

/** Whoever is asked for, the browser may refuse to keep anything. */
export async function isKept(pack: PackReference): Promise<boolean> {
  try {
    const names = await caches.keys();
    return ownersHere().some((owner) => names.includes(nameOf(pack, owner)));
  } catch {
    return false;
  }
}

/** The packs here, of whoever is signed in and of nobody. */
export async function keptPacks(): Promise<readonly KeptPack[]> {
  try {
    const names = (await caches.keys()).filter((name) =>
      ownersHere().some((owner) => name.startsWith(`${packPrefix}${owner}-`)),
    );
    const kept = await Promise.all(names.map((cacheName) => caches.match(packAbout, { cacheName })));
    return await Promise.all(kept.flatMap((answer) => (answer ? [answer.json() as Promise<KeptPack>] : [])));
  } catch {
    return [];
  }
}

export async function removePack(pack: PackReference): Promise<void> {
  for (const owner of ownersHere()) await caches.delete(nameOf(pack, owner));
}

/**
 * Keeps what a pack lists, or nothing of it.
 *
 * @param addresses pages, answers and drawings; the first is the page that it begins with
 * @param tell how many of them are there
 * @throws `QuotaExceededError` where the device has no room; another error where something could not be had
 */
export async function keepPack(
  pack: PackReference & { readonly title: string },
  addresses: readonly string[],
  tell: (done: number) => void,
  owner = storedSession()?.user.id ?? nobody,
): Promise<void> {
  const name = nameOf(pack, owner);
  const isNew = !(await caches.has(name));
  const cache = await caches.open(name);
  const files = new Set(filesHere());
  let bytes = 0;
  try {
    for (const [done, address] of addresses.entries()) {
      const body = await fetched(address);
      const text = address.endsWith('.svg') ? '' : await body.clone().text();
      for (const [file] of text.matchAll(/\/assets\/[\w-]+\.\w+/g)) files.add(file);
      bytes += (await body.clone().blob()).size;
      await cache.put(sortedAddress(address), body);
      tell(done + 1);
    }
    // Through the worker, which keeps them by their names.
    for (const file of files)
      if (!(await caches.match(file, { cacheName: cacheNames.assets }))) await fetched(file);
    const { kind, planId, language, title } = pack;
    const told: KeptPack = {
      kind,
      planId,
      language,
      title,
      bytes,
      owner,
      address: addresses[0]!,
      keptAt: new Date().toISOString(),
      files: [...files],
    };
    await cache.put(packAbout, Response.json(told));
  } catch (error) {
    if (isNew) await caches.delete(name);
    throw error;
  }
  await askToLast();
}

/** As the worker looks for a page: in whatever order it asks. */
export function sortedAddress(address: string): string {
  const { pathname, searchParams } = new URL(address, location.origin);
  searchParams.sort();
  return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname;
}

/** What the open page has loaded, which is of the same kind as those of the pack: also what it asks for by itself. */
const filesHere = (): readonly string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => path.startsWith('/assets/'));

/** Without what only the way here needed. @throws where it is not answered by what stands there */
async function fetched(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (answer.status !== 200 || answer.redirected)
    throw new Error(`${address} was answered by ${answer.status}`);
  const headers = new Headers(answer.headers);
  for (const name of ['content-encoding', 'content-length', 'vary']) headers.delete(name);
  return new Response(await answer.arrayBuffer(), { headers });
}

/** Milliseconds in which a pack is as good as new. */
const fresh = 3 * 24 * 60 * 60 * 1000;

/** Packs that were kept days ago are kept anew, as their plans are now; where that fails they stay as they are. */
export async function renewPacks(): Promise<void> {
  for (const pack of await keptPacks()) {
    if (Date.now() - Date.parse(pack.keptAt) < fresh) continue;
    const answer = await fetch(packAddress(pack));
    if (!answer.ok) continue;
    const { items } = (await answer.json()) as { readonly items: readonly { readonly address: string }[] };
    const addresses = items.map(({ address }) => address);
    await keepPack(pack, addresses, () => undefined, pack.owner).catch(() => undefined);
  }
}

/** Of the API: what a pack holds, with its sizes. */
export const packAddress = ({ kind, planId, language }: PackReference): string =>
  `/api/plans/${kind}/${encodeURIComponent(planId)}/pack?language=${language}`;
