import { z } from 'zod';
import { languages } from '#src/lib/language.ts';

export const packQuerySchema = z.object({
  language: z.enum(languages).default('en').describe('Of its pages'),
});

export const packSchema = z.object({
  items: z.array(
    z.object({
      address: z.string().describe('A page, an answer of this API or a drawing, as it is asked for'),
      bytes: z.int().describe('Compressed'),
    }),
  ),
  total: z.int(),
  bytes: z.int().describe('Of all of them, compressed'),
});
export type Pack = z.infer<typeof packSchema>;
