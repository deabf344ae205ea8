import { z } from 'zod';
import { contentDetailSchema } from '../listing.ts';

export const draftLinkLimits = { days: 7, ofOneDraft: 20 } as const;

/** 32 random bytes. */
export const draftTokenSchema = z.object({ token: z.string().max(100) });

export const shownDraftSchema = z.object({
  article: contentDetailSchema,
  endsAt: z.iso.datetime().describe('Until when the link shows it'),
});
export type ShownDraft = z.infer<typeof shownDraftSchema>;

export const draftLinkSchema = z.object({
  id: z.string(),
  madeBy: z.string().nullable().describe('Null where that account is gone'),
  createdAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
});
export type DraftLink = z.infer<typeof draftLinkSchema>;

export const draftLinksSchema = z.object({ items: z.array(draftLinkSchema), total: z.int() });

export const newDraftLinkSchema = draftLinkSchema.extend({
  url: z.string().describe('Told this once: only a hash of what is secret in it is stored'),
});
export type NewDraftLink = z.infer<typeof newDraftLinkSchema>;
