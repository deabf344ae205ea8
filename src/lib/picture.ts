/** Pixels, as addresses name them; a small picture has no more than it came with. */
export const pictureWidths = [320, 640, 1280] as const;
export const pictureFormats = ['avif', 'webp'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

const uploaded = /^\/media\/([0-9a-f]{32})-(\d+)\.(avif|webp)$/;

export const pictureFile = (id: string, width: number, format: PictureFormat): string =>
  `/media/${id}-${width}.${format}`;

/** How records name a picture: by the form that every browser shows at once. */
export const addressOfPicture = (id: string): string => pictureFile(id, 640, 'webp');

/** The form that an address is of; null where it can be none. */
export function pictureFileAt(path: string) {
  const [, id, width, format] = uploaded.exec(path) ?? [];
  const known = pictureWidths.find((each) => String(each) === width);
  return id && known ? { id, width: known, format: format as PictureFormat } : null;
}
