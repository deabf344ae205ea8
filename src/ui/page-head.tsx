import { useLingui } from '@lingui/react/macro';

/**
 * What a search result, a browser's tab and a shared link say of the page. React moves it all into the document's head.
 * The title comes without the product's name, which is put behind it.
 */
export function PageHead({ title, description }: { title: string; description: string }) {
  const { t } = useLingui();
  return (
    <>
      <title>{`${title} · ${t`Birtu`}`}</title>
      <meta name="description" content={description} />
      {/* Read by those only who ask the server for the page. */}
      {import.meta.env.SSR && (
        <>
          <meta property="og:title" content={title} />
          <meta property="og:description" content={description} />
        </>
      )}
    </>
  );
}
