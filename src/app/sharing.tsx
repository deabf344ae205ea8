import { useMatches } from 'react-router';
import type { SharedPicture } from '#src/lib/picture.ts';
import { canonicalAddress, isForSearch, publicPageAt } from '#src/features/site/addresses.ts';
import { siteNames } from '#src/features/site/site-facts.ts';
import { sharePictureIn, sharePictureOf, sharePictureSize } from '#src/features/site/share-picture.ts';
import { languageOf, languages, pathIn, withoutLanguage, type Language } from '#src/lib/language.ts';

/** As Open Graph names them. */
const locales: Record<Language, string> = { en: 'en_US', am: 'am_ET' };

interface SharingProps {
  readonly publicUrl: string;
  readonly pathname: string;
  readonly search: string;
}

/**
 * What search engines and the services that show shared links read in a page's head: its other languages, its picture,
 * its place in the site. Server only, since they read what the server sends.
 */
export function Sharing({ publicUrl, pathname, search }: SharingProps) {
  const language = languageOf(pathname);
  const path = withoutLanguage(pathname);
  const asked = new URLSearchParams(search);
  const address = canonicalAddress(path, asked);
  const page = publicPageAt(path, asked);
  const drawn = sharePictureIn(sharePictureOf(page, address), language);
  const own = useMatches().map(
    ({ loaderData }) => (loaderData as { share?: SharedPicture } | undefined)?.share,
  );
  const picture = own.find((each) => each !== undefined) ?? { ...drawn, ...sharePictureSize };
  const absolute = (to: string, spoken: Language) => publicUrl + pathIn(spoken, to);
  return (
    <>
      {!isForSearch(path, asked) && <meta name="robots" content="noindex" />}
      {languages.map((each) => (
        <link key={each} rel="alternate" hrefLang={each} href={absolute(address, each)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={absolute(address, 'en')} />
      <meta property="og:type" content={page?.address.endsWith('-content/:id') ? 'article' : 'website'} />
      <meta property="og:url" content={absolute(address, language)} />
      <meta property="og:site_name" content={siteNames[language]} />
      <meta property="og:locale" content={locales[language]} />
      {languages
        .filter((each) => each !== language)
        .map((each) => (
          <meta key={each} property="og:locale:alternate" content={locales[each]} />
        ))}
      <meta property="og:image" content={publicUrl + picture.path} />
      <meta property="og:image:width" content={String(picture.width)} />
      <meta property="og:image:height" content={String(picture.height)} />
      {picture.alt && <meta property="og:image:alt" content={picture.alt} />}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
