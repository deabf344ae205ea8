import type { PublicPage } from '#content/public-pages.ts';
import { sharePictures, type SharePicture } from '#content/share-pictures.ts';
import { inLanguage, type Language } from '#src/lib/language.ts';

export const sharePictureSize = { width: 1200, height: 630 } as const;

/** The path of a picture in a language; below it lies a real file. */
export const sharePicturePath = ({ name }: SharePicture, language: Language) =>
  `/share/${name}-${language}.png`;

/** The picture for a page at a canonical address: the plan's own, else that of its kind of pages, else the general one. */
export function sharePictureOf(page: PublicPage | undefined, address: string): SharePicture {
  const id = page?.address.includes('-plans/:id') ? address.slice(address.lastIndexOf('/') + 1) : null;
  const named = (name: string | undefined) => sharePictures.find((picture) => picture.name === name);
  return named(`plan-${id}`) ?? named(page?.picture) ?? sharePictures[0];
}

/** What a page that is shared shows, in the page's language. */
export function sharePictureIn(picture: SharePicture, language: Language) {
  return {
    path: sharePicturePath(picture, language),
    alt: `${inLanguage(picture.title, language)} · ${inLanguage(picture.line, language)}`,
  };
}
