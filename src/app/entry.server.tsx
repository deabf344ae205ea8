import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { RouterContextProvider, ServerRouter, type EntryContext } from 'react-router';
import { languageOf } from '#src/lib/language.ts';
import { loadCatalogue } from '#src/words/catalogues.client.ts';
import { serverFetch } from '#src/api/server-fetch.ts';

const renderTimeout = 5_000;

/** Called by the server for each render; `fetch` runs API handlers in process. */
export function createLoadContext(fetch: typeof globalThis.fetch): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(serverFetch, fetch);
  return context;
}

/** Renders the whole page before it answers: pages are kept, so each is rendered once and not streamed. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  // What is not there, or has failed, is nobody's one address, in no language.
  const loaded = routerContext.staticHandlerContext.loaderData;
  const site = loaded['root'] as object | undefined;
  if (status >= 400 && site) loaded['root'] = { ...site, canonical: null, isFound: false };
  await loadCatalogue(languageOf(new URL(request.url).pathname), 'shell');
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
  return new Response(html, { status, headers });
}
