import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { createContext, RouterContextProvider, ServerRouter, type EntryContext } from 'react-router';
import { languageOf, withoutLanguage, type Language } from '#src/lib/language.ts';
import { loadCatalogue, readCatalogue, type Area, type Spoken } from '#src/words/catalogues.client.ts';
import { nothingFound } from '#src/api/nothing-found.ts';
import { serverFetch } from '#src/api/server-fetch.ts';
import type { SearchPlace } from '#src/lib/usage.ts';
import { earlyReads } from './early-reads.ts';

const renderTimeout = 5_000;

/** The browser's files of words, by language and area (`am/site`). */
type WordFiles = ReadonlyMap<string, string>;
const wordFiles = createContext<WordFiles>();

/** Called by the server for each render; `fetch` runs API handlers in process. */
export function createLoadContext(
  fetch: typeof globalThis.fetch,
  words: WordFiles,
  tellNothingFound?: (place: SearchPlace, typed: string) => void,
): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(serverFetch, fetch);
  context.set(wordFiles, words);
  if (tellNothingFound) context.set(nothingFound, tellNothingFound);
  return context;
}

/** What a page speaks is fetched along with its modules, instead of after them. */
async function withWords(
  html: string,
  language: Language,
  { routeModules, staticHandlerContext }: EntryContext,
  files: WordFiles,
  isOwn: boolean,
): Promise<string> {
  const spoken = staticHandlerContext.matches.flatMap(
    ({ route }) => (routeModules[route.id]?.handle as Partial<Spoken> | undefined)?.words ?? [],
  );
  const areas = [...new Set<Area>(['shell', ...spoken])].flatMap((area) => {
    const file = files.get(`${language}/${area}`);
    return file === undefined ? [] : [{ area, file }];
  });
  const links = areas.map(({ file }) => `<link rel="modulepreload" href="${file}"/>`);
  const texts = isOwn
    ? await Promise.all(areas.map(({ area, file }) => wordsInPage(language, area, file)))
    : [];
  return html
    .replace('</head>', `${links.join('')}</head>`)
    .replace('</body>', () => `${texts.join('')}</body>`);
}

/** For whoever opens a member's document without any of its files (server/page-html.ts). */
async function wordsInPage(language: Language, area: Area, file: string): Promise<string> {
  const text = JSON.stringify(await readCatalogue(language, area)).replaceAll('<', '\\u003c');
  return `<script type="application/json" data-words="${language}/${area}" data-file="${file}">${text}</script>`;
}

/** Renders the whole page before it answers: pages are kept, so each is rendered once and not streamed. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  // What is not there, or has failed, is nobody's one address, in no language.
  const loaded = routerContext.staticHandlerContext.loaderData;
  const site = loaded['root'] as object | undefined;
  if (status >= 400 && site) loaded['root'] = { ...site, canonical: null, isFound: false };
  const { pathname } = new URL(request.url);
  const language = languageOf(pathname);
  await loadCatalogue(language, 'shell');
  const html = await new Promise<string>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} />,
      {
        onAllReady() {
          clearTimeout(timer);
          resolve(text(pipe(new PassThrough())));
        },
        onShellError: reject,
        onError: reject,
      },
    );
    const timer = setTimeout(() => abort(new Error('The page took too long to render.')), renderTimeout);
  });
  headers.set('content-type', 'text/html; charset=utf-8');
  const isOwn = earlyReads(withoutLanguage(pathname)) !== undefined;
  const files = loadContext.get(wordFiles);
  return new Response(await withWords(html, language, routerContext, files, isOwn), { status, headers });
}
