import { z } from 'zod';
import { isStorable } from '#src/lib/text.ts';
import { must } from '../schema.ts';
import { currentPassword, nothing } from '../security/schema.ts';
import { deletionMessages } from './messages.ts';

/** When a deletion was asked for, and when it is done. */
export const deletionSchema = z.object({ requested_at: z.iso.datetime(), due_at: z.iso.datetime() });
export type Deletion = z.infer<typeof deletionSchema>;

/** Null where the account stays. */
export const ownDeletionSchema = z.object({ deletion: deletionSchema.nullable() });

/** What is typed to show that it is meant: the account's own address. */
const typedEmail = z
  .string(must(deletionMessages.emailRequired))
  .trim()
  .toLowerCase()
  .min(1, must(deletionMessages.emailRequired))
  .max(320, must(deletionMessages.otherEmail))
  .refine(isStorable, must(deletionMessages.otherEmail));

export const deletionRequestSchema = z.object({
  email: typedEmail,
  /** Where the account has one. */
  current_password: z.string().max(1000).optional(),
});
export type DeletionRequest = z.infer<typeof deletionRequestSchema>;

/** The form. @param email the account's own @param hasPassword whether there is a password to be asked for */
export const deletionFormSchema = (email: string, hasPassword: boolean) =>
  z.object({
    email: typedEmail.refine((typed) => typed === email, must(deletionMessages.otherEmail)),
    current_password: hasPassword ? currentPassword : nothing,
  });
