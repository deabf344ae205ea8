import { z } from 'zod';
import { factorNameSchema, phoneSchema } from '../factors/schema.ts';
import { fieldMessages } from '../messages.ts';
import {
  confirmationSchema,
  emailSchema,
  must,
  recoveryCodeFormSchema,
  resetPasswordSchema,
  sixDigitsSchema,
} from '../schema.ts';
import { securityMessages } from './messages.ts';
import { sessionSchema } from './session-entry.ts';

/** Of more sessions than these the ones used last are shown; 'end all others' ends every one. */
export const maxSessionsShown = 50;

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

/** The session that asks first, then the one used last. */
export const sessionsSchema = z.object({ items: z.array(sessionSchema), total: z.int() });
export type SessionList = z.infer<typeof sessionsSchema>;

export const idSchema = z.object({ id: z.uuid() });

/** Each is shown once, when it is made. */
export const recoveryCodesSchema = z.object({ codes: z.array(z.string()) });

export const factorNameFormSchema = z.object({ friendly_name: factorNameSchema });

export const currentPassword = z
  .string(must(securityMessages.currentRequired))
  .min(1, must(securityMessages.currentRequired));

/** `POST /account/proof`. */
export const proofSchema = z.object({ password: currentPassword.max(1000) });

/** Where there is no password to be asked for, there is no field either. */
export const nothing = z.undefined().optional();

/** The form for a new address. @param hasPassword whether the account has a password to be asked for */
export const emailFormSchema = (current: string, hasPassword: boolean) =>
  z.object({
    email: emailSchema.refine((email) => email !== current, must(securityMessages.sameEmail)),
    current_password: hasPassword ? currentPassword : nothing,
  });

export type EmailForm = z.infer<ReturnType<typeof emailFormSchema>>;

/** The form for a new password, or for the first; the last two parameters are those of `resetPasswordSchema`. */
export const passwordFormSchema = (hasPassword: boolean, minimum?: number, tooShort?: string) =>
  z
    .object({
      current_password: hasPassword ? currentPassword : nothing,
      password: resetPasswordSchema(minimum, tooShort),
      confirmPassword: confirmationSchema,
    })
    .refine((form) => form.password === form.confirmPassword, {
      path: ['confirmPassword'],
      error: fieldMessages.confirmationDiffers.id,
      when: ({ value }) => typeof value === 'object',
    });

export type PasswordChange = z.infer<ReturnType<typeof passwordFormSchema>>;

/** The forms in which whoever removes a factor shows that the account is theirs. */
export const proofFormSchema = z.object({ current_password: currentPassword });
export const removalCodeSchema = recoveryCodeFormSchema;

export const codeFormSchema = z.object({ code: sixDigitsSchema });

/** Ethiopian numbers may be written as at home; what is kept begins with the country, `+251912345678`. */
export const phoneFormSchema = factorNameFormSchema.extend({
  phone: z
    .string()
    .transform((phone) => phone.replaceAll(/[\s()-]/g, '').replace(/^0(?=[79]\d{8}$)/, '+251'))
    .pipe(phoneSchema),
});
