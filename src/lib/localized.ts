import { z } from 'zod';
import { isStorable, readable } from './text.ts';
import { textMessages } from './text-messages.ts';

const maxIdLength = 60;

/** What a record is called in addresses: small letters, digits and single hyphens. */
export const idText = z
  .string()
  .max(maxIdLength)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

/** A text that must be there. @param missing what to tell where it is not */
export const requiredText = (
  max: number,
  missing: { readonly id: string },
  tooLong: { readonly id: string } = textMessages.tooLong,
) =>
  z
    .string({ error: missing.id })
    .overwrite(readable)
    .trim()
    .min(1, { error: missing.id })
    .max(max, { error: tooLong.id })
    .refine(isStorable, { error: textMessages.unreadable.id });

/**
 * A text in either language; the other one may come later. Where that is English, it is empty.
 *
 * @param missing what to tell where it is there in neither
 */
export const eitherText = (max: number, missing: { readonly id: string } = textMessages.missing) => {
  const text = requiredText(max, missing);
  const unlessMissing = z
    .string({ error: missing.id })
    .overwrite(readable)
    .trim()
    .max(max, { error: textMessages.tooLong.id })
    .refine(isStorable, { error: textMessages.unreadable.id });
  return z
    .object({ en: unlessMissing, am: text.exactOptional() }, { error: missing.id })
    .refine(({ en, am }) => en !== '' || am !== undefined, { error: missing.id });
};
