import { z } from 'zod';

/** What every page needs to know of this installation. A contact entry that is not set is null. */
export const siteSchema = z.object({
  publicUrl: z.url(),
  contact: z.object({
    email: z.string().nullable(),
    phone: z.string().nullable(),
    address: z.string().nullable(),
  }),
  /** Who people may sign in with beside their password, in the order in which it is offered. */
  sign_in_providers: z.array(z.object({ id: z.string(), name: z.string() })),
  /** Whether a text message can be a second factor. */
  phone_factors: z.boolean(),
  /** The fewest characters of a password chosen at a reset. */
  reset_password_min: z.int(),
  /** How long mailed links and codes work, in minutes. */
  code_ttl_minutes: z.int(),
});

export type Site = z.infer<typeof siteSchema>;
export type SiteContact = Site['contact'];
