import { languages, type Language, type Localized } from './language.ts';
import { pictureFile, pictureIdAt, pictureWidths, type PictureFormat, type PictureWidth } from './picture.ts';

export const pictureFormats = ['avif', 'webp'] as const satisfies readonly PictureFormat[];

/** What a page needs of an uploaded picture to show it. */
export interface PictureFacts {
  /** What is to be seen, for who cannot see it. */
  readonly alt: Partial<Localized>;
  /** Pixels of the largest form. */
  readonly width: number;
  readonly height: number;
}

/** How records name a picture: by the form that every browser shows at once. */
export const addressOfPicture = (id: string): string => pictureFile(id, 640, 'webp');

/** The form that an address is of; null where it can be none. */
export function pictureFileAt(path: string) {
  const id = pictureIdAt(path);
  if (id === null) return null;
  for (const width of pictureWidths)
    for (const format of pictureFormats)
      if (path === pictureFile(id, width, format)) return { id, width, format };
  return null;
}

/** The same picture in another width; a drawing has only one form. */
export function inWidth(address: string, width: PictureWidth): string {
  const id = pictureIdAt(address);
  return id === null ? address : pictureFile(id, width, 'webp');
}

/** What a picture says in a language, or in the other one where it is not written in this; null where in none. */
export function altIn(alt: Partial<Localized>, language: Language): { text: string; lang: Language } | null {
  const lang = [language, ...languages].find((each) => alt[each]);
  return lang === undefined ? null : { text: alt[lang]!, lang };
}

/** An uploaded picture as a page shows it, in its reader's language. */
export interface ShownPicture {
  /** Empty where nobody has said what is to be seen. */
  readonly alt: string;
  /** Of the words, which may not be that of the page. */
  readonly lang: Language;
  readonly width: number;
  readonly height: number;
}

export function pictureIn(facts: PictureFacts | null | undefined, language: Language): ShownPicture | null {
  if (!facts) return null;
  const { text: alt, lang } = altIn(facts.alt, language) ?? { text: '', lang: language };
  return { alt, lang, width: facts.width, height: facts.height };
}

/** For the loader of a page about a record with a picture: what shared links show. Nothing where it is a drawing. */
export function shareOf(address: string | null, shown: ShownPicture | null) {
  if (address === null || shown === null) return {};
  const { alt, width, height } = shown;
  return { share: { path: inWidth(address, 1280), alt, width, height } };
}
export type SharedPicture = NonNullable<ReturnType<typeof shareOf>['share']>;
