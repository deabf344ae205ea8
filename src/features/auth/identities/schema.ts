import { z } from 'zod';
import { challengeShape, redirectSchema } from '../protocol-schema.ts';

/**
 * Where a social sign-in begins. Of what may be passed on to the provider only what changes its screens counts;
 * further `scopes` are not asked for, since nothing here would use them.
 */
export const authorizeSchema = redirectSchema.extend({
  provider: z.string().max(40),
  ...challengeShape,
  prompt: z.enum(['login', 'consent', 'select_account']).optional(),
  login_hint: z.string().max(254).optional(),
  skip_http_redirect: z.stringbool().default(false),
});

export type AuthorizeRequest = z.infer<typeof authorizeSchema>;

/** What the browser exchanges for its session. */
export const codeGrantSchema = z.object({
  auth_code: z.string().min(1).max(200),
  code_verifier: z.string().min(1).max(200),
});

export const identityIdSchema = z.uuid();
