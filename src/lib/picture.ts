import { languages, type Language, type Localized } from './language.ts';

/** Pixels, as addresses name them; a small picture has no more than it came with. */
export const pictureWidths = [320, 640, 1280] as const;
type PictureWidth = (typeof pictureWidths)[number];
export const pictureFormats = ['avif', 'webp'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

const uploaded = /^\/media\/([0-9a-f]{32})-/;

/** The uploaded picture that an address is of; null for a drawing. */
export const pictureIdAt = (address: string): string | null => uploaded.exec(address)?.[1] ?? null;

export const pictureFile = (id: string, width: PictureWidth, format: PictureFormat): string =>
  `/media/${id}-${width}.${format}`;

/** All widths of a picture in one format, as `srcset` has them. */
const pictureSet = (id: string, format: PictureFormat): string =>
  pictureWidths.map((width) => `${pictureFile(id, width, format)} ${width}w`).join(', ');

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
  /** All its widths in each format, as `srcset` has them: pages whose pictures are drawings need no code for it. */
  readonly avif: string;
  readonly webp: string;
}

/** @param address as the record has it */
export function pictureIn(
  address: string | null | undefined,
  facts: PictureFacts | null | undefined,
  language: Language,
): ShownPicture | null {
  const id = address ? pictureIdAt(address) : null;
  if (!facts || id === null) return null;
  const { text: alt, lang } = altIn(facts.alt, language) ?? { text: '', lang: language };
  const { width, height } = facts;
  return { alt, lang, width, height, avif: pictureSet(id, 'avif'), webp: pictureSet(id, 'webp') };
}

/** For the loader of a page about a record with a picture: what shared links show. Nothing where it is a drawing. */
export function shareOf(address: string | null, shown: ShownPicture | null) {
  if (address === null || shown === null) return {};
  const { alt, width, height } = shown;
  return { share: { path: inWidth(address, 1280), alt, width, height } };
}
export type SharedPicture = NonNullable<ReturnType<typeof shareOf>['share']>;
