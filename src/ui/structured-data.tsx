import { useRouteLoaderData } from 'react-router';
import { embeddable } from '#src/lib/structured-data.ts';

/** What a page says of its subject in the words of schema.org; `absolute` makes the address of a path. */
export type Facts = (absolute: (path: string) => string) => Readonly<Record<string, unknown>>;

/**
 * Facts for search engines, which read what the server sends. Callers give them there only (`import.meta.env.SSR`), so
 * that the browser's script holds none of them; its own renders leave the place empty.
 */
export function StructuredData({ facts }: { facts: Facts | false }) {
  const site = useRouteLoaderData<{ readonly publicUrl: string }>('root');
  const text =
    import.meta.env.SSR && facts && site
      ? embeddable({ '@context': 'https://schema.org', ...facts((path) => site.publicUrl + path) })
      : '{}';
  return (
    <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
  );
}
