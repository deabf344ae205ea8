import { z } from 'zod';
import { isStorable, readable } from '#src/lib/text.ts';
import { savedFilterMessages as messages } from './messages.ts';
import { filteredLists, savedFilterLimits } from './kinds.ts';

export const listParamSchema = z.object({ list: z.enum(filteredLists) });
export const filterParamSchema = listParamSchema.extend({ id: z.uuid() });

const name = z
  .string()
  .overwrite(readable)
  .trim()
  .min(1, messages.noName.id)
  .max(savedFilterLimits.name, messages.longName.id)
  .refine(isStorable, messages.unfit.id);

export const savedFilterDraftSchema = z.object({
  name,
  query: z
    .string()
    .max(savedFilterLimits.query, messages.unfit.id)
    .refine(isStorable, messages.unfit.id)
    .describe('Of the list’s address; a place in the list is left out'),
});
export type SavedFilterDraft = z.output<typeof savedFilterDraftSchema>;

export const savedFilterSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  query: z.string(),
  isOutdated: z.boolean().describe('The list cannot be filtered like that any more'),
});
export type SavedFilter = z.infer<typeof savedFilterSchema>;
