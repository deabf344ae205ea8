import { z } from 'zod';
import { languages } from '#src/lib/language.ts';
import { maxCounted, maxFound } from '#src/lib/capped-count.ts';
import { placeOfSort, sortedCursorSchema } from '#src/lib/paging.ts';
import { sortQuery } from '#src/lib/sort-query.ts';
import { requiredText } from '#src/lib/localized.ts';
import { isStorable } from '#src/lib/text.ts';
import { staffFeedbackRefusals as refusals } from './messages.ts';
import { noticeSchema } from './notice/schema.ts';
import {
  feedbackPageSize,
  maxAtOnce,
  maxSearchLength,
  maxReplyLength,
  maxWaiting,
  assignments,
  feedbackSorts,
  maxChanged,
} from './kinds.ts';

export { maxFound };

const must = ({ id: error }: { id: string }) => ({ error });

/** A message, as staff see it. */
export const staffFeedbackSchema = z.object({
  id: z.uuid(),
  user_id: z.uuid().nullable().describe('Null: sent by a visitor, or the account is gone'),
  full_name: z.string().describe('Empty, as the e-mail is, when the account of whoever wrote was deleted'),
  email: z.string(),
  subject: z.string().nullable(),
  content: z.string(),
  rating: z.int().min(1).max(5).nullable(),
  language: z.enum(languages).nullable().describe('Of the page that it was written on, where that is known'),
  created_at: z.iso.datetime(),
  is_resolved: z.boolean(),
  resolved_at: z.iso.datetime().nullable(),
  resolved_by: z.string().nullable().describe('Name of a member of staff; null when the account is gone'),
  reply_message: z.string().nullable().describe('The newest reply'),
  replied_at: z.iso.datetime().nullable(),
  replied_by: z.string().nullable(),
  replies: z.int().describe('How many were sent'),
  assigned_to: z.uuid().nullable().describe('Who of the staff sees to it'),
  assigned_name: z.string().nullable().describe('Their name'),
  is_spam: z.boolean().describe('Put aside; deleted after 30 days'),
});
export type StaffFeedback = z.infer<typeof staffFeedbackSchema>;

export const waitingSchema = z.object({
  unanswered: z.int().describe(`Neither answered nor resolved, up to ${maxWaiting + 1}`),
  assigned_to_me: z.int().describe(`What whoever asks sees to and is open, up to ${maxWaiting + 1}`),
});
export type Waiting = z.infer<typeof waitingSchema>;

/** What is looked for, in the list and in the export alike. */
const choice = {
  q: z
    .string()
    .trim()
    .max(maxSearchLength, must(refusals.searchTooLong))
    .refine(isStorable, must(refusals.unreadable))
    .default('')
    .describe(
      'Found in name, e-mail or text, in any case; of one or two letters, words that begin with them are found',
    ),
  unresolved: z
    .stringbool()
    .default(false)
    .meta({ enum: ['true', 'false'], description: 'Only what is open' }),
  assigned: z.enum(assignments).optional().describe('Only what whoever asks sees to, or nobody'),
  spam: z
    .stringbool()
    .default(false)
    .meta({
      enum: ['true', 'false'],
      description: 'Only what was put aside as spam, which is left out otherwise',
    }),
};

export const feedbackChoiceSchema = z.object(choice);
export type FeedbackChoice = z.output<typeof feedbackChoiceSchema>;

export const staffFeedbackQuerySchema = z
  .object({
    ...sortQuery(feedbackSorts),
    ...choice,
    after: sortedCursorSchema.uuid.describe('`next` of the page before'),
    limit: z.coerce.number().int().min(1).max(maxAtOnce).default(feedbackPageSize),
  })
  .refine(...placeOfSort('status', 'assigned'));
export type StaffFeedbackQuery = z.output<typeof staffFeedbackQuerySchema>;

export const staffFeedbackPageSchema = z.object({
  items: z.array(staffFeedbackSchema),
  next: z.string().nullable().describe('`after` of the next page'),
  total: z
    .object({ count: z.int(), is_capped: z.boolean().describe('There are more than that') })
    .nullable()
    .describe(
      `How many there are, up to ${maxCounted}, or to ${maxFound} for a search, which may stop earlier; only with the first page`,
    ),
  super_admins: z
    .array(z.object({ id: z.uuid(), name: z.string() }))
    .nullable()
    .describe('Who may be assigned a message, by name; only with the first page'),
  waiting: waitingSchema.nullable().describe('What waits, whatever is looked for; only with the first page'),
  notice: noticeSchema
    .nullable()
    .describe('Whether whoever asks gets a mail when messages arrive; only with the first page'),
  sends_mail: z.boolean().describe('False: there is no mail server, and replies stay in the outbox'),
});
export type StaffFeedbackPage = z.infer<typeof staffFeedbackPageSchema>;

/** What can be changed of a message: one of these, or several. */
export const feedbackChangeSchema = z
  .strictObject({
    is_resolved: z.boolean(),
    assigned_to: z.uuid().nullable().describe('A super admin, or null for nobody'),
    is_spam: z.boolean(),
  })
  .partial()
  .refine((change) => Object.keys(change).length > 0, must(refusals.nothingChanged));
export type FeedbackChange = z.output<typeof feedbackChangeSchema>;

export const feedbackChangesSchema = z.object({
  ids: z.array(z.uuid()).min(1).max(maxChanged, must(refusals.tooManyChosen)),
  change: feedbackChangeSchema,
  assigned_from: z
    .uuid()
    .nullable()
    .optional()
    .describe('Leaves alone what somebody else sees to by now: so an assignment is taken back'),
});
export type FeedbackChanges = z.output<typeof feedbackChangesSchema>;

export const changedFeedbackSchema = z.object({
  items: z.array(
    z.object({
      id: z.uuid(),
      outcome: z.enum(['changed', 'unchanged', 'not_found']),
      before: z
        .object({ is_resolved: z.boolean(), assigned_to: z.uuid().nullable(), is_spam: z.boolean() })
        .nullable()
        .describe('As it was'),
      record: staffFeedbackSchema.nullable().describe('As it is now'),
    }),
  ),
});
export type ChangedFeedback = z.infer<typeof changedFeedbackSchema>;

/** What is typed into the form of a reply. */
export const replyFormSchema = z.object({
  message: requiredText(maxReplyLength, refusals.replyRequired, refusals.replyTooLong),
  language: z.enum(languages, must(refusals.languageRequired)).describe('Of the words around the reply'),
  resolve: z.boolean().default(false).describe('Marks the message as resolved, too'),
});

export const replySchema = replyFormSchema.extend({
  replies: z
    .int()
    .min(0)
    .describe('How many the writer knows of: if another one went out since, this one does not'),
});
export type Reply = z.output<typeof replySchema>;
