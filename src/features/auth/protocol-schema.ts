import { z } from 'zod';
import { fieldMessages } from './messages.ts';
import { emailSchema, loginSchema, nameSchema, newPasswordSchema, resetPasswordSchema } from './schema.ts';

/** A sign-up as the client sends it. Whatever else stands in `data`, a role for instance, counts for nothing. */
export const signUpSchema = z.object({
  email: emailSchema,
  password: newPasswordSchema,
  data: z.object({ full_name: nameSchema }, { error: fieldMessages.nameRequired.id }),
});

export const grantSchema = z.object({ grant_type: z.enum(['password', 'refresh_token', 'pkce']) });
export const passwordGrantSchema = loginSchema;
export const refreshGrantSchema = z.object({ refresh_token: z.string().max(200) });

export const signOutSchema = z.object({ scope: z.enum(['global', 'local', 'others']).default('global') });

export const redirectSchema = z.object({ redirect_to: z.string().max(2000).optional() });
export const resendSchema = z.object({ type: z.literal('signup'), email: emailSchema });

/** Whatever else it holds (e-mail, data) is not changed here. */
export const newPasswordRequestSchema = (minimum: number) =>
  z.object({ password: resetPasswordSchema(minimum), current_password: z.string().max(1000).optional() });

export const recoverSchema = z.object({ email: emailSchema });

const confirmationType = z.enum(['signup', 'email']);
const mailedToken = z.string().min(1).max(200);

/** The mailed link. */
export const visitSchema = redirectSchema.extend({
  type: z.enum([...confirmationType.options, 'recovery']),
  token: mailedToken,
});
/** The same token, sent by the client to sign in with. */
export const verifySchema = z.object({ type: confirmationType, token_hash: mailedToken });
