import { z } from 'zod';
import { emailSchema, nameSchema, newPasswordSchema } from '#src/features/auth/schema.ts';
import { sessionSchema } from '#src/features/auth/security/session-entry.ts';
import { maxCounted, maxFound } from '#src/lib/capped-count.ts';
import { isDay } from '#src/lib/day.ts';
import { placeOfSort, sortedCursorSchema } from '#src/lib/paging.ts';
import { sortQuery } from '#src/lib/sort-query.ts';
import { languages } from '#src/lib/language.ts';
import { defaultRole, roles } from '#src/lib/roles.ts';
import { isStorable, readable } from '#src/lib/text.ts';
import { userMails } from './mail-labels.ts';
import { userFieldMessages } from './messages.ts';
import { maxRoleChanges } from './kinds.ts';

export const userPageSize = 20;
export const maxUserSearchLength = 100;

const must = ({ id: error }: { id: string }) => ({ error });

/** A list row. */
export const userSchema = z.object({
  id: z.uuid(),
  full_name: z.string(),
  email: z.string(),
  role: z.string(),
  created_at: z.iso.datetime(),
});
export type User = z.infer<typeof userSchema>;

const listedUserSchema = userSchema.extend({ suspended: z.boolean() });
export type ListedUser = z.infer<typeof listedUserSchema>;

export const userListSchema = z.object({
  items: z.array(listedUserSchema),
  total: z
    .object({ count: z.int(), is_capped: z.boolean().describe('There are more than that') })
    .describe(`How many match; counted up to ${maxCounted}, those of a search up to ${maxFound}`),
  sends_mail: z.boolean().describe('False: an invitation stays in the outbox'),
  next: z.string().nullable().describe('`after` of the page behind'),
  previous: z.string().nullable().describe('`before` of the page before'),
});
export type UserList = z.infer<typeof userListSchema>;

const userSorts = ['created', 'name', 'email', 'role'] as const;

export const userListQuerySchema = z
  .object({
    ...sortQuery(userSorts),
    q: z
      .string()
      .trim()
      .max(maxUserSearchLength, must(userFieldMessages.search))
      .refine(isStorable, must(userFieldMessages.search))
      .default(''),
    role: z.enum(roles, must(userFieldMessages.role)).optional(),
    after: sortedCursorSchema.uuid,
    before: sortedCursorSchema.uuid,
  })
  .refine(...placeOfSort('name', 'email', 'role'));
export type UserListQuery = z.output<typeof userListQuerySchema>;

/** What of a person’s goes with their account, and what stays. */
export const belongingsSchema = z.object({
  activities: z.int(),
  assessments: z.int(),
  saved_plans: z.int(),
  started_plans: z.int(),
  workouts: z.int(),
  measurements: z.int().describe('Days on which something was measured'),
  feedback: z.int().describe('Stays, without its author'),
});

/** Where the person is logged in; from which address on the internet is nobody else’s business. */
const loginsSchema = z.object({
  items: z.array(sessionSchema.omit({ address: true, current: true })),
  total: z.int(),
});

const maxReasonLength = 500;
export const suspensionSchema = z.object({
  reason: z
    .string(must(userFieldMessages.reasonRequired))
    .overwrite(readable)
    .trim()
    .min(1, must(userFieldMessages.reasonRequired))
    .max(maxReasonLength, must(userFieldMessages.reasonTooLong))
    .refine(isStorable, must(userFieldMessages.reasonRequired))
    .describe('The person is told by mail'),
  until_day: z
    .string()
    .refine(isDay, must(userFieldMessages.untilPast))
    .refine((day) => day < '2200', must(userFieldMessages.untilPast))
    .nullable()
    .default(null)
    .describe('The first day, in Addis Ababa, on which the person can log in again; null: when it is lifted'),
});
export type SuspensionDraft = z.output<typeof suspensionSchema>;

/** As it stands. */
const standingSchema = z.object({ reason: z.string(), until_day: z.string().nullable() });

export const suspensionChangeSchema = suspensionSchema.extend({
  replaces: standingSchema
    .nullable()
    .optional()
    .describe('The suspension that the writer knew of, null for none: another one is not written over'),
});
export type SuspensionChange = z.output<typeof suspensionChangeSchema>;

/** Nothing of the member’s health: no weight, no diary, no assessment. */
export const userDetailSchema = userSchema.extend({
  belongings: belongingsSchema,
  email_confirmed_at: z.iso.datetime().nullable(),
  last_log_in_at: z.iso.datetime().nullable().describe('Null: never yet'),
  has_password: z.boolean().describe('False: invited, or with the account of a provider'),
  invited_at: z.iso.datetime().nullable().describe('Of an invitation that is not accepted yet'),
  has_second_step: z.boolean(),
  suspension: standingSchema.nullable(),
  logins: loginsSchema,
  sends_mail: z.boolean().describe('False: a mail stays in the outbox'),
});
export type UserDetail = z.infer<typeof userDetailSchema>;

export const userMailSchema = z.object({ mail: z.enum(userMails) });
export const sentMailSchema = z.object({
  id: z.uuid().describe('Of the user'),
  mail: z.enum(userMails),
  to: z.string(),
  language: z.enum(languages),
});
export type SentMail = z.infer<typeof sentMailSchema>;

export const loginIdSchema = z.object({ id: z.uuid(), login: z.uuid() });

const fullNameSchema = z
  .string(must(userFieldMessages.nameRequired))
  .trim()
  .min(1, must(userFieldMessages.nameRequired))
  .pipe(nameSchema);

const roleSchema = z.enum(roles, must(userFieldMessages.role));

/** Either with a password, which is held to the rules of members’ own, or with a mail by which the person chooses one. */
export const newUserSchema = z
  .object({
    email: emailSchema,
    password: newPasswordSchema.optional().describe('Not asked for where a mail invites the person'),
    invite: z.boolean().default(false).describe('Mails a link by which the person chooses a password'),
    language: z.enum(languages).optional().describe('Of that mail'),
    full_name: fullNameSchema,
    role: roleSchema.default(defaultRole),
  })
  .refine(({ invite, password }) => invite || password !== undefined, {
    path: ['password'],
    error: userFieldMessages.passwordRequired.id,
    when: ({ value }) => typeof value === 'object' && value !== null && !('invite' in value && value.invite),
  });
export type NewUser = z.output<typeof newUserSchema>;

export const roleChangesDraftSchema = z.object({
  ids: z
    .array(z.uuid())
    .min(1, must(userFieldMessages.nobodyChosen))
    .max(maxRoleChanges, must(userFieldMessages.tooManyChosen)),
  role: roleSchema,
});
export type RoleChangesDraft = z.output<typeof roleChangesDraftSchema>;

/** What became of one of them, or would. */
const roleChangeSchema = z.object({
  id: z.uuid(),
  full_name: z.string().describe('Or the e-mail, where there is no name'),
  from: z.string(),
  to: z.string(),
  outcome: z
    .enum(['changed', 'unchanged', 'own_role', 'last_super_admin', 'not_found'])
    .describe('The last three: refused, and why'),
});
export type RoleChange = z.infer<typeof roleChangeSchema>;

export const roleChangesSchema = z.object({
  items: z.array(roleChangeSchema).describe('In the order asked for, each once'),
  changed: z.int(),
});
export type RoleChanges = z.infer<typeof roleChangesSchema>;

/** The e-mail is not among the fields, and so is dropped. Without a role it stays what it is. */
export const userChangeSchema = z.object({ full_name: fullNameSchema, role: roleSchema.optional() });
export type UserChange = z.output<typeof userChangeSchema>;

export const userIdSchema = z.object({ id: z.uuid() });
