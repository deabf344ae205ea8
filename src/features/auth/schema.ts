import { z } from 'zod';
import {
  factorStepMessages,
  fieldMessages,
  recoveryMessages,
  resetCodeMessages,
  resetMessages,
} from './messages.ts';
import { passwordStrength, requiredStrength, resetPasswordMinimum } from './passwords/password.ts';

export const nameLength = { min: 2, max: 50 } as const;
export const emailMaximum = 254;
export const passwordLength = { min: 8, max: 128 } as const;

/** The ones that the form knows; the server holds a new password against a far longer list. */
export const bestKnownPasswords: readonly string[] = ['password', '123456', 'qwerty', 'admin', 'letmein'];

/** Of several faults in one field the first is the one to show. */
export const must = (message: { id: string }) => ({ error: message.id });

/** Letters and marks of any script, spaces, apostrophes (the phone's curly one too) and hyphens. */
const namePattern = /^[\p{L}\p{M} '’-]+$/u;

const characters = (text: string) => Array.from(text).length;

export const nameSchema = z
  .string(must(fieldMessages.nameRequired))
  .trim()
  .min(1, must(fieldMessages.nameRequired))
  .refine((name) => characters(name) >= nameLength.min, must(fieldMessages.nameTooShort))
  .refine((name) => characters(name) <= nameLength.max, must(fieldMessages.nameTooLong))
  .regex(namePattern, must(fieldMessages.nameInvalid));

export const emailSchema = z
  .string(must(fieldMessages.emailRequired))
  .trim()
  .toLowerCase()
  .min(1, must(fieldMessages.emailRequired))
  .max(emailMaximum, must(fieldMessages.emailTooLong))
  .regex(z.regexes.email, must(fieldMessages.emailInvalid));

/** Never trimmed, never changed. */
export const newPasswordSchema = z
  .string(must(fieldMessages.passwordRequired))
  .min(1, must(fieldMessages.passwordRequired))
  .min(passwordLength.min, must(fieldMessages.passwordTooShort))
  .max(passwordLength.max, must(fieldMessages.passwordTooLong))
  .refine(
    (password) => !bestKnownPasswords.includes(password.toLowerCase()),
    must(fieldMessages.passwordCommon),
  )
  .refine((password) => passwordStrength(password) >= requiredStrength, must(fieldMessages.passwordWeak));

export const loginSchema = z.object({
  email: emailSchema,
  password: z.string(must(fieldMessages.passwordRequired)).min(1, must(fieldMessages.passwordRequired)),
});

export const registrationSchema = z.object({
  name: nameSchema,
  email: emailSchema,
  password: newPasswordSchema,
});

/** The password once more. */
export const confirmationSchema = z
  .string(must(fieldMessages.confirmationRequired))
  .min(1, must(fieldMessages.confirmationRequired));

/** The form: what is sent, and the password once more. */
export const registrationFormSchema = registrationSchema
  .extend({ confirmPassword: confirmationSchema })
  .refine((form) => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    error: fieldMessages.confirmationDiffers.id,
    when: ({ value }) => {
      const form = value as { password?: string; confirmPassword?: string };
      return Boolean(form.password && form.confirmPassword);
    },
  });

/** Who asks for a reset link. The pattern is the simple one of the specification. */
export const resetRequestSchema = z.object({
  email: z
    .string(must(resetMessages.emailInvalid))
    .trim()
    .toLowerCase()
    .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, must(resetMessages.emailInvalid)),
});

/**
 * A new password at a reset or a change: shorter than at registration, but with one of each.
 *
 * @param minimum characters, `RESET_PASSWORD_MIN`
 * @param tooShort what is said of fewer, in the reader’s language; without it in English
 */
export const resetPasswordSchema = (
  minimum = resetPasswordMinimum,
  tooShort = recoveryMessages.tooShort.id.replace('{minimum}', String(minimum)),
) =>
  z
    .string(must(fieldMessages.passwordRequired))
    .min(minimum, { error: tooShort })
    .max(passwordLength.max, must(fieldMessages.passwordTooLong))
    .refine(
      (password) => [/[a-z]/, /[A-Z]/, /\d/].every((kind) => kind.test(password)),
      must(recoveryMessages.oneOfEach),
    );

/** The form for the new password; the parameters are those of `resetPasswordSchema`. */
export const resetFormSchema = (minimum?: number, tooShort?: string) =>
  z
    .object({ password: resetPasswordSchema(minimum, tooShort), confirmPassword: z.string() })
    .refine((form) => form.password === form.confirmPassword, {
      path: ['confirmPassword'],
      error: resetMessages.differs.id,
      when: ({ value }) => typeof value === 'object',
    });

/** A code of six digits, however it was copied: with spaces, or with a hyphen in its middle. */
export const sixDigitsSchema = z
  .string(must(resetCodeMessages.sixDigits))
  .transform((code) => code.replace(/[\s-]/g, ''))
  .refine((code) => /^\d{6}$/.test(code), must(resetCodeMessages.sixDigits));

/** The form of the second factor's step. */
export const factorCodeFormSchema = z.object({ code: sixDigitsSchema });
export const recoveryCodeFormSchema = z.object({
  code: z
    .string(must(factorStepMessages.recoveryRequired))
    .trim()
    .min(1, must(factorStepMessages.recoveryRequired)),
});

/** The form in which a reset code is entered. */
export const resetCodeFormSchema = resetRequestSchema.extend({ code: sixDigitsSchema });

export type Login = z.infer<typeof loginSchema>;
export type Registration = z.infer<typeof registrationSchema>;
