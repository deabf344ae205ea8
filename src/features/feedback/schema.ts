import { z } from 'zod';
import { isStorable, readable } from '#src/lib/text.ts';
import { feedbackLimits } from './limits.ts';
import { contactFieldMessages as messages } from './messages.ts';

const must = (message: { id: string }) => ({ error: message.id });

const text = (required: { id: string }, max: number) =>
  z
    .string(must(required))
    .overwrite(readable)
    .trim()
    .min(1, must(required))
    .max(max, must(messages.tooLong))
    .refine(isStorable, must(messages.unreadable));

/** The contact form, checked alike in the browser and on the server. */
export const contactSchema = z.object({
  name: text(messages.nameRequired, feedbackLimits.name),
  email: text(messages.emailRequired, feedbackLimits.email).regex(
    z.regexes.email,
    must(messages.emailInvalid),
  ),
  subject: text(messages.subjectRequired, feedbackLimits.subject),
  message: text(messages.messageRequired, feedbackLimits.message),
  /** No person sees this field; what fills it in is a machine. */
  website: z
    .string()
    .max(feedbackLimits.message)
    .default('')
    .describe('Left empty by people; what programs write here is thrown away with the message'),
});
export type ContactMessage = z.infer<typeof contactSchema>;

/** The stored message, as its sender gets it back. */
export const feedbackSchema = z.object({
  id: z.uuid(),
  user_id: z.uuid().nullable(),
  full_name: z.string(),
  email: z.string(),
  subject: z.string(),
  content: z.string(),
  rating: z.null(),
  is_resolved: z.literal(false),
  created_at: z.iso.datetime(),
});
export type Feedback = z.infer<typeof feedbackSchema>;
