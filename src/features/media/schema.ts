import { z } from 'zod';
import { isStorable, readable } from '#src/lib/text.ts';
import { textMessages } from '#src/lib/text-messages.ts';
import { pictureLimits } from './kinds.ts';

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
