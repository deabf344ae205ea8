import { z } from 'zod';
import { isStorable, readable } from '#src/lib/text.ts';
import { textMessages } from '#src/lib/text-messages.ts';

export const pictureLimits = {
  /** Characters of the words for who cannot see it, in one language. */
  alt: 300,
  name: 120,
  /** Of the file that is sent. */
  bytes: 12 * 1024 * 1024,
  /** Pixels: the twelve megapixels of a phone's camera are a few more. */
  pixels: 12 * 1024 * 1024,
  /** Pixels of the shorter side. */
  minSide: 200,
  /** How many times as long one side may be as the other. */
  proportion: 3,
  /** Of one person. */
  uploadsAnHour: 300,
} as const;

/** Words for who cannot see a picture, in one language. */
const words = z
  .string()
  .overwrite(readable)
  .trim()
  .min(1, { error: textMessages.missing.id })
  .max(pictureLimits.alt, { error: textMessages.tooLong.id })
  .refine(isStorable, { error: textMessages.unreadable.id });
export const altSchema = z.object({ en: words.exactOptional(), am: words.exactOptional() });

/** What a page needs of an uploaded picture (`PictureFacts`); null for a drawing, and where there is none. */
export const pictureFactsSchema = z.object({ alt: altSchema, width: z.int(), height: z.int() }).nullable();
