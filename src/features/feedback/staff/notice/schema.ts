import { z } from 'zod';
import { languages } from '#src/lib/language.ts';

export const noticeSchema = z.object({
  is_on: z.boolean(),
  email: z
    .string()
    .nullable()
    .describe('Where it goes; null where that address is not confirmed, and none goes'),
});
export type Notice = z.infer<typeof noticeSchema>;

export const noticeChangeSchema = z.object({
  is_on: z.boolean(),
  language: z.enum(languages).describe('In which the mail is written'),
});
export type NoticeChange = z.infer<typeof noticeChangeSchema>;
