import { z } from 'zod';
import { isStorable, readable } from '#src/lib/text.ts';
import { factorNameMaximum } from './limits.ts';
import { factorMessages } from './messages.ts';

/** What its owner calls a factor; kept as it was typed, but for spaces around it. */
export const factorNameSchema = z
  .string(factorMessages.nameRequired.id)
  .overwrite(readable)
  .trim()
  .min(1, factorMessages.nameRequired.id)
  .max(factorNameMaximum, factorMessages.nameTooLong.id)
  .refine(isStorable, factorMessages.nameRequired.id);

/** A number as the world dials it (E.164): `+251911234567`. Spaces, hyphens and brackets may stand between. */
export const phoneSchema = z
  .string(factorMessages.phoneInvalid.id)
  .transform((phone) => phone.replaceAll(/[\s().-]/g, ''))
  .pipe(z.string().regex(/^\+[1-9]\d{7,14}$/, factorMessages.phoneInvalid.id));

export const factorTypeSchema = z.object({ factor_type: z.unknown().optional() });

/** `POST /factors`. The protocol lets a factor be nameless. */
export const enrolSchema = z.discriminatedUnion('factor_type', [
  z.object({
    factor_type: z.literal('totp'),
    friendly_name: factorNameSchema.optional(),
    /** Shown in the app above the codes. */
    issuer: z.string().overwrite(readable).trim().max(100).refine(isStorable).optional(),
  }),
  z.object({
    factor_type: z.literal('phone'),
    friendly_name: factorNameSchema.optional(),
    phone: phoneSchema,
  }),
]);

export type Enrolment = z.infer<typeof enrolSchema>;

/** `POST /factors/{id}/verify`. */
export const factorCodeSchema = z.object({ challenge_id: z.uuid(), code: z.string().max(40) });

export const factorIdSchema = z.uuid();
