import type { LoaderFunctionArgs } from 'react-router';
import { apiClient, read } from '#src/api/client.ts';
import { serverFetch } from '#src/api/server-fetch.ts';
import { languageOf } from '#src/lib/language.ts';
import { atomFeed } from './feed.ts';

/** The newest articles as a feed, kept like a page until one of them changes. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const api = apiClient(context.get(serverFetch), 'http://internal');
  const [{ publicUrl }, { items }] = await Promise.all([
    read(api.site.$get()),
    read(api.content.$get({ query: {} })),
  ]);
  const articles = await Promise.all(
    items.map(async ({ id }) => await read(api.content[':id'].$get({ param: { id } }))),
  );
  const language = languageOf(url.pathname);
  return new Response(atomFeed({ articles, language, publicUrl }), {
    headers: { 'content-type': 'application/atom+xml; charset=utf-8' },
  });
}
