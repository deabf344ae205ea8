import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { createContext, RouterContextProvider, ServerRouter, type EntryContext } from 'react-router';
import { languageOf } from '#src/lib/language.ts';
import { loadCatalogue, type Spoken } from '#src/words/catalogues.client.ts';
import { nothingFound } from '#src/api/nothing-found.ts';
import { serverFetch } from '#src/api/server-fetch.ts';
import type { SearchPlace } from '#src/lib/usage.ts';

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
function withWords(
  html: string,
  language: string,
  { routeModules, staticHandlerContext }: EntryContext,
  files: WordFiles,
) {
  const spoken = staticHandlerContext.matches.flatMap(
    ({ route }) => (routeModules[route.id]?.handle as Partial<Spoken> | undefined)?.words ?? [],
  );
  const links = ['shell', ...new Set(spoken)].flatMap((area) => {
    const file = files.get(`${language}/${area}`);
    return file === undefined ? [] : `<link rel="modulepreload" href="${file}"/>`;
  });
  return html.replace('</head>', `${links.join('')}</head>`);
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
  const language = languageOf(new URL(request.url).pathname);
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
  return new Response(withWords(html, language, routerContext, loadContext.get(wordFiles)), {
    status,
    headers,
  });
}
