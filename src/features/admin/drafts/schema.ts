import { z } from 'zod';
import { isStorable, readable } from '#src/lib/text.ts';
import { versionRead } from '#src/lib/version.ts';
import { draftMessages as messages } from './messages.ts';

/** The parts of the staff area that have editors with drafts. */
export const draftAreas = [
  'content',
  'exercises',
  'feasts',
  'feedback',
  'fitness',
  'foods',
  'nutrition',
  'pictures',
  'recipes',
  'saved-replies',
  'users',
] as const;

export const draftLimits = {
  /** A person's drafts. */
  drafts: 100,
  id: 200,
  name: 300,
  /** Lists and groups of a form that stand in each other. */
  depth: 16,
} as const;

/** Whether the database can keep what a form holds: no text of it is broken, and it is not nested without end. */
export function isKeepable(fields: unknown): boolean {
  const open: [value: unknown, depth: number][] = [[fields, 0]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [value, depth] = next;
    if (typeof value === 'string' && !isStorable(value)) return false;
    if (typeof value !== 'object' || value === null) continue;
    if (depth === draftLimits.depth) return false;
    for (const [name, part] of Object.entries(value)) {
      if (!isStorable(name)) return false;
      open.push([part, depth + 1]);
    }
  }
  return true;
}

const id = z.string().min(1).max(draftLimits.id).refine(isStorable);
export const draftAddressSchema = z.object({ area: z.enum(draftAreas), id });

const content = {
  name: z
    .string()
    .max(draftLimits.name)
    .overwrite(readable)
    .refine(isStorable, messages.notKeepable.id)
    .describe('What the record is called in it; empty where it has no name yet'),
  // Not its members by themselves: a form may hold anything, and zod would go down into it by recursion.
  fields: z
    .record(z.string(), z.unknown())
    .refine(isKeepable, messages.notKeepable.id)
    // Forms leave it out by themselves.
    .refine((fields) => !('password' in fields), messages.notKeepable.id)
    .describe('What the form holds, right or wrong; never a password'),
  version: versionRead.version.nullable().describe('Of the record that it goes over; null for a new one'),
  saveKey: z.uuid().nullable().describe('The `Idempotency-Key` of its attempts to be saved'),
};
const revision = z.int().min(1);

export const draftChangeSchema = z.object({
  ...content,
  over: revision
    .nullable()
    .describe('The revision that the writer had before them; null where there was none'),
});

export const draftSchema = z.object({ ...content, revision, keptAt: z.iso.datetime() });

/** Null where nothing is kept. */
export const foundDraftSchema = z.object({ draft: draftSchema.nullable() });

export const listedDraftSchema = z.object({
  area: z.enum(draftAreas),
  id,
  name: content.name,
  keptAt: z.iso.datetime(),
});

export type DraftAddress = z.infer<typeof draftAddressSchema>;
export type DraftChange = z.infer<typeof draftChangeSchema>;
export type Draft = z.infer<typeof draftSchema>;
export type ListedDraft = z.infer<typeof listedDraftSchema>;
