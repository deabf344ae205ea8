import { z } from 'zod';
import { protocolMessages } from './messages.ts';
import type { CodeChallenge } from './mailed-link.ts';
import { emailSchema, loginSchema, newPasswordSchema, sixDigitsSchema } from './schema.ts';
import { metadataSchema } from './user-metadata.ts';

/** Whom a call names, by whatever. */
export const subjectSchema = z.object({ email: z.unknown().optional(), phone: z.unknown().optional() });

/** What a client that exchanges a code for its session sends along: both, or neither. */
export const challengeShape = {
  code_challenge: z
    .string()
    .regex(/^[\w.~-]{43,128}$/)
    .nullish(),
  code_challenge_method: z
    .string()
    .toLowerCase()
    .pipe(z.enum(['s256', 'plain']))
    .nullish(),
};
interface Challenged {
  readonly code_challenge?: string | null | undefined;
  readonly code_challenge_method?: CodeChallenge['method'] | null | undefined;
}
const isWhole = ({ code_challenge: challenge, code_challenge_method: method }: Challenged) =>
  Boolean(challenge) === Boolean(method);
const halfChallenge = { error: protocolMessages.halfChallenge.id, path: ['code_challenge'] };

/** The challenge of a call; null where the client takes its session as it comes. */
export const challengeOf = ({
  code_challenge: challenge,
  code_challenge_method: method,
}: Challenged): CodeChallenge | null => (challenge && method ? { challenge, method } : null);

/** A sign-up as the client sends it. */
export const signUpSchema = z
  .object({
    email: emailSchema,
    password: newPasswordSchema,
    data: metadataSchema.nullish(),
    ...challengeShape,
  })
  .refine(isWhole, halfChallenge);

export const grantSchema = z.object({ grant_type: z.string() });
export const passwordGrantSchema = loginSchema;
export const refreshGrantSchema = z.object({ refresh_token: z.string().max(200) });

export const signOutSchema = z.object({ scope: z.enum(['global', 'local', 'others']).default('global') });

export const redirectSchema = z.object({ redirect_to: z.string().max(2000).optional() });
export const resendSchema = z
  .object({ type: z.enum(['signup', 'email_change']), email: emailSchema, ...challengeShape })
  .refine(isWhole, halfChallenge);

/** What is to change of an account, and what shows that it is the caller's; nothing at all is a change, too. */
export const changeSchema = (password: z.ZodType<string>) =>
  z
    .object({
      email: emailSchema.optional(),
      password: password.optional(),
      data: metadataSchema.nullish().transform((data) => data ?? undefined),
      current_password: z.string().max(1000).optional(),
      nonce: z
        .string()
        .max(100)
        .transform((code) => code.replace(/[\s-]/g, ''))
        .optional(),
      ...challengeShape,
    })
    .refine(isWhole, halfChallenge);

export const recoverSchema = z
  .object({ email: emailSchema, ...challengeShape })
  .refine(isWhole, halfChallenge);

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
  z.object({
    type: z.enum([...confirmationType.options, 'recovery']),
    email: emailSchema,
    token: sixDigitsSchema,
  }),
]);
