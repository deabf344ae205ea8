import { z } from 'zod';
import { emailSchema, nameSchema, passwordLength } from '#src/features/auth/schema.ts';
import { mostCounted, mostFound, uuidPlaceSchema } from '#src/lib/paging.ts';
import { defaultRole, roles } from '#src/lib/roles.ts';
import { isStorable } from '#src/lib/text.ts';
import { userFieldMessages } from './messages.ts';

export const userPageSize = 20;
export const longestUserSearch = 100;
/** Characters of a password that a super admin sets; fewer than at registration, as the specification has it. */
export const passwordMinimum = 6;

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

export const userListSchema = z.object({
  users: z.array(userSchema),
  count: z
    .int()
    .describe(`How many match; counted up to ${mostCounted}, those of a search up to ${mostFound}`),
  isCapped: z.boolean().describe('There are more than that'),
  next: z.string().nullable().describe('`after` of the page of older users'),
  previous: z.string().nullable().describe('`before` of the page of newer users'),
});
export type UserList = z.infer<typeof userListSchema>;

export const userListQuerySchema = z.object({
  q: z
    .string()
    .trim()
    .max(longestUserSearch, must(userFieldMessages.search))
    .refine(isStorable, must(userFieldMessages.search))
    .default(''),
  role: z.enum(roles, must(userFieldMessages.role)).optional(),
  after: uuidPlaceSchema,
  before: uuidPlaceSchema,
});
export type UserListQuery = z.output<typeof userListQuerySchema>;

/** What of a person’s goes with their account, and what stays. */
export const belongingsSchema = z.object({
  activities: z.int(),
  assessments: z.int(),
  saved_plans: z.int(),
  feedback: z.int().describe('Stays, without its author'),
});

export const userDetailSchema = userSchema.extend({ belongings: belongingsSchema });
export type UserDetail = z.infer<typeof userDetailSchema>;

const fullNameSchema = z
  .string(must(userFieldMessages.nameRequired))
  .trim()
  .min(1, must(userFieldMessages.nameRequired))
  .pipe(nameSchema);

/** Never trimmed, never changed. */
const passwordSchema = z
  .string(must(userFieldMessages.passwordRequired))
  .min(1, must(userFieldMessages.passwordRequired))
  .min(passwordMinimum, must(userFieldMessages.passwordTooShort))
  .max(passwordLength.max, must(userFieldMessages.passwordTooLong));

const roleSchema = z.enum(roles, must(userFieldMessages.role));

export const newUserSchema = z.object({
  email: emailSchema,
  password: passwordSchema,
  full_name: fullNameSchema,
  role: roleSchema.default(defaultRole),
});
export type NewUser = z.output<typeof newUserSchema>;

/** The e-mail is not among the fields, and so is dropped. Without a role it stays what it is. */
export const userChangeSchema = z.object({ full_name: fullNameSchema, role: roleSchema.optional() });
export type UserChange = z.output<typeof userChangeSchema>;

export const userIdSchema = z.object({ id: z.uuid() });
