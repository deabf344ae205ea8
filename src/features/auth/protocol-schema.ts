import { z } from 'zod';
import { changeMessages, fieldMessages } from './messages.ts';
import { emailSchema, loginSchema, nameSchema, newPasswordSchema, sixDigitsSchema } from './schema.ts';

/** Whom a call names, by whatever. */
export const subjectSchema = z.object({ email: z.unknown().optional(), phone: z.unknown().optional() });

/** A sign-up as the client sends it. Whatever else stands in `data`, a role for instance, counts for nothing. */
export const signUpSchema = z.object({
  email: emailSchema,
  password: newPasswordSchema,
  data: z.object({ full_name: nameSchema }, { error: fieldMessages.nameRequired.id }),
});

export const grantSchema = z.object({ grant_type: z.string() });
export const passwordGrantSchema = loginSchema;
export const refreshGrantSchema = z.object({ refresh_token: z.string().max(200) });

export const signOutSchema = z.object({ scope: z.enum(['global', 'local', 'others']).default('global') });

export const redirectSchema = z.object({ redirect_to: z.string().max(2000).optional() });
export const resendSchema = z.object({ type: z.enum(['signup', 'email_change']), email: emailSchema });

/** A change of e-mail, of password, or of both. Whatever else it holds is not changed here. */
export const changeSchema = (password: z.ZodType<string>) =>
  z
    .object({
      email: emailSchema.optional(),
      password: password.optional(),
      current_password: z.string().max(1000).optional(),
    })
    .refine(
      ({ email, password: next }) => email !== undefined || next !== undefined,
      changeMessages.nothing.id,
    );

export const recoverSchema = z.object({ email: emailSchema });

const confirmationType = z.enum(['signup', 'email']);
const mailedToken = z.string().min(1).max(200);

/** The mailed link. */
export const visitSchema = redirectSchema.extend({
  type: z.enum([...confirmationType.options, 'recovery', 'email_change']),
  token: mailedToken,
});
/** The same token, sent by the client to sign in with; or a code, with the address that it was mailed to. */
export const verifySchema = z.union([
  z.object({ type: visitSchema.shape.type, token_hash: mailedToken }),
  z.object({ type: z.literal('recovery'), email: emailSchema, token: sixDigitsSchema }),
]);
