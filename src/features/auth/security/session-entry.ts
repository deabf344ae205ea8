import { z } from 'zod';

const instant = z.iso.datetime();

/** One device on which somebody is logged in. */
export const sessionSchema = z.object({
  id: z.uuid(),
  device: z.object({
    browser: z.string().nullable(),
    system: z.string().nullable(),
    maker: z.string().nullable(),
  }),
  /** The address on the internet that it was opened from. */
  address: z.string().nullable(),
  started: instant,
  /** To about ten minutes, when its tokens were last renewed. */
  last_used: instant,
  /** The one that asks. */
  current: z.boolean(),
});
export type SessionEntry = z.infer<typeof sessionSchema>;
