import { z } from 'zod';

/** Of more sessions than these the ones used last are shown; 'end all others' ends every one. */
export const mostSessionsShown = 50;
export const factorNameMaximum = 60;

/** What the account's own screen shows, beside what the account protocol tells. */
export const accountSchema = z.object({
  email: z.string(),
  has_password: z.boolean(),
  /** The address that a change of e-mail waits to confirm. */
  new_email: z.string().nullable(),
  recovery_codes_left: z.int(),
  /** Ids of the providers that can be signed in with. */
  providers: z.array(z.string()),
});
export type AccountOverview = z.infer<typeof accountSchema>;

const instant = z.iso.datetime();

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

/** The session that asks first, then the one used last. */
export const sessionsSchema = z.object({ sessions: z.array(sessionSchema), total: z.int() });

export const idSchema = z.object({ id: z.uuid() });
