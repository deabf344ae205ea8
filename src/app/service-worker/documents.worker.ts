import { languageOf, pathIn, withoutLanguage } from '#src/lib/language.ts';
import { openShells } from './kept-files.worker.ts';
import { shellAt } from './release.ts';
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
  if (address === null || !kept) return await fetch(request);
  return address === url.pathname ? kept : await showingAt(kept, address, url.pathname);
}

/** A document that was fetched at one address, for another of its kind: its links to itself lead there. */
async function showingAt(kept: Response, from: string, to: string): Promise<Response> {
  const headers = new Headers(kept.headers);
  for (const name of ['content-length', 'content-encoding', 'etag']) headers.delete(name);
  const [fromPath, toPath] = [withoutLanguage(from), withoutLanguage(to)];
  return new Response((await kept.text()).replaceAll(fromPath, toPath), { status: 200, headers });
}
