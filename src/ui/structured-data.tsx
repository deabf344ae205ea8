import { useLocation, useRouteLoaderData } from 'react-router';
import { languageOf } from '#src/lib/language.ts';
import { embeddable, type Facts } from '#src/lib/structured-data.ts';

/**
 * Facts for search engines, which read what the server sends. Callers give them there only (`import.meta.env.SSR`), so
 * that the browser's script holds none of them; its own renders leave the place empty.
 */
export function StructuredData({ facts }: { facts: Facts | false }) {
  const site = useRouteLoaderData<{ readonly publicUrl: string }>('root');
  const language = languageOf(useLocation().pathname);
  const text =
    import.meta.env.SSR && facts && site
      ? embeddable({ '@context': 'https://schema.org', ...facts((path) => site.publicUrl + path, language) })
      : '{}';
  return (
    <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
  );
}
