/** Pixels, as addresses name them; a small picture has no more than it came with. */
export const pictureWidths = [320, 640, 1280] as const;
export type PictureWidth = (typeof pictureWidths)[number];
export type PictureFormat = 'avif' | 'webp';

const uploaded = /^\/media\/([0-9a-f]{32})-/;

/** The uploaded picture that an address is of; null for a drawing. */
export const pictureIdAt = (address: string): string | null => uploaded.exec(address)?.[1] ?? null;

export const pictureFile = (id: string, width: PictureWidth, format: PictureFormat): string =>
  `/media/${id}-${width}.${format}`;

/** All widths of a picture in one format, as `srcset` has them. */
export const pictureSet = (id: string, format: PictureFormat): string =>
  pictureWidths.map((width) => `${pictureFile(id, width, format)} ${width}w`).join(', ');
