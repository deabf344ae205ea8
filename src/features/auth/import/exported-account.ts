import { z } from 'zod';
import { bmiOf, heightLimits, weightLimits } from '#src/lib/bmi.ts';
import { defaultRole, roles } from '#src/lib/roles.ts';
import { emailSchema, nameSchema } from '../schema.ts';

/** An account as another service of the protocol exported it, checked. */
export interface ExportedAccount {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: string;
  /** bcrypt; null for an account that never had a password. */
  readonly passwordHash: string | null;
  readonly confirmedAt: Date | null;
  readonly createdAt: Date | null;
  /** cm */
  readonly height: number | null;
  /** kg */
  readonly weight: number | null;
  readonly bmi: number | null;
}

/** Why a row was left out, for the operator. It never holds the row's own hash. */
export interface Fault {
  readonly fault: string;
}

/** Two to the power of this many rounds; beyond it one sign-in would keep a core busy for seconds. */
const maxCost = 14;

const bcryptHash = z
  .string()
  .regex(/^\$2[aby]\$\d\d\$[./A-Za-z0-9]{53}$/, { error: 'expected a bcrypt hash ($2a$, $2b$ or $2y$)' })
  .refine((hash) => Number(hash.slice(4, 6)) >= 4 && Number(hash.slice(4, 6)) <= maxCost, {
    error: `expected a cost from 4 to ${maxCost}`,
  });

/** As PostgreSQL or JSON writes an instant, with its offset. */
const instant = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d[ T]\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d(:?\d\d)?)$/, {
    error: 'expected a time such as 2024-03-01 10:11:12+00',
  })
  .transform((text) => new Date(text))
  .refine((date) => !Number.isNaN(date.getTime()), { error: 'expected a time that exists' });

const within = ({ min, max }: { min: number; max: number }, unit: string) => {
  const error = `expected ${min} to ${max} ${unit}`;
  return z.coerce.number({ error }).min(min, { error }).max(max, { error });
};

const absent = (error: string) => z.undefined({ error }).optional();

const accountSchema = z.object({
  id: z.guid({ error: 'expected a UUID' }).toLowerCase(),
  email: emailSchema,
  encrypted_password: bcryptHash.optional(),
  email_confirmed_at: instant.optional(),
  created_at: instant.optional(),
  deleted_at: absent('the account was deleted'),
  banned_until: absent('the account was banned'),
  full_name: nameSchema.optional(),
  role: z.string().optional(),
  height: within(heightLimits, 'cm').optional(),
  weight: within(weightLimits, 'kg').optional(),
  bmi: within({ min: 1, max: 1000 }, 'kg/m²').optional(),
});

const profileFields = ['full_name', 'role', 'height', 'weight', 'bmi'] as const;

/**
 * Reads one row of an export: an object whose profile stands in it, or in its `profile` or `user_profiles`. Empty
 * values count as absent. A role counts where it is known here, and only from the profile: what stands in
 * `raw_user_meta_data` each person could write for themselves.
 */
export function readExportedAccount(row: unknown): ExportedAccount | Fault {
  const account = objectIn(row);
  const metadata = objectIn(account?.['raw_user_meta_data'] ?? account?.['user_metadata'] ?? {});
  const profile = objectIn(account?.['profile'] ?? account?.['user_profiles'] ?? {});
  if (!account) return { fault: 'expected an object' };
  if (!metadata) return { fault: 'raw_user_meta_data: expected an object' };
  if (!profile) return { fault: 'profile: expected an object' };

  const own = profileFields.map((field) => [field, profile[field] ?? account[field]]);
  const given = present({
    full_name: metadata['full_name'],
    ...account,
    ...present(Object.fromEntries(own)),
  });
  const parsed = accountSchema.safeParse(given);
  if (!parsed.success) {
    const { path, message } = parsed.error.issues[0]!;
    return { fault: `${path.join('.')}: ${message}` };
  }
  const {
    id,
    email,
    role,
    full_name: name = email.split('@', 1)[0]!,
    height = null,
    weight = null,
  } = parsed.data;
  const bmi = height && weight ? bmiOf({ height, weight }) : (parsed.data.bmi ?? null);
  return {
    id,
    email,
    name,
    role: roles.find((known) => known === role) ?? defaultRole,
    passwordHash: parsed.data.encrypted_password ?? null,
    confirmedAt: parsed.data.email_confirmed_at ?? null,
    createdAt: parsed.data.created_at ?? null,
    height,
    weight,
    bmi: bmi && Math.round(bmi * 10) / 10,
  };
}

type Fields = Readonly<Record<string, unknown>>;

/** An object, or the text of one, or a list of one; else null. */
function objectIn(value: unknown): Fields | null {
  if (typeof value === 'string') return value === '' ? {} : objectIn(parseJson(value));
  if (Array.isArray(value)) return value.length === 1 ? objectIn(value[0]) : null;
  return typeof value === 'object' ? (value as Fields | null) : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const present = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null && value !== undefined && value !== ''),
  );
