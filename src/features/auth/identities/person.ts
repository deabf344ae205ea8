import { isStorable } from '#src/lib/text.ts';
import { emailSchema, nameLength, nameSchema } from '../schema.ts';

/** Someone as a provider knows them. */
export interface Person {
  /** The provider's own id of the person; what else is said of them may change. */
  readonly subject: string;
  /** In lower case; null where the provider gives none, or none that can be used. */
  readonly email: string | null;
  /** True only where the provider says that the e-mail is the person's. */
  readonly isEmailVerified: boolean;
  readonly name: string | null;
}

/** Null where the claims name nobody. */
export function personFrom(claims: Readonly<Record<string, unknown>>): Person | null {
  const { sub, email_verified: verified } = claims;
  if (typeof sub !== 'string' || sub === '' || sub.length > 255 || !isStorable(sub)) return null;
  const email = emailSchema.safeParse(claims['email']).data ?? null;
  const whole = [claims['given_name'], claims['family_name']].filter((part) => typeof part === 'string');
  return {
    subject: sub,
    email,
    isEmailVerified: email !== null && verified === true,
    name: cleanName(claims['name']) ?? cleanName(whole.join(' ')),
  };
}

/** What the rules for names leave of a text; null where that is no name. */
export function cleanName(text: unknown): string | null {
  if (typeof text !== 'string') return null;
  const allowed = text.replace(/[^\p{L}\p{M} '’-]+/gu, ' ').replace(/ +/g, ' ');
  const cut = Array.from(allowed.trim()).slice(0, nameLength.max).join('');
  return nameSchema.safeParse(cut).data ?? null;
}

/** How to call a new member: by the provider's word, else by the e-mail: `sara.tesfaye@…` → `Sara Tesfaye`. */
export function nameOfNewMember({ name }: Pick<Person, 'name'>, email: string): string {
  if (name !== null) return name;
  const words = cleanName(email.slice(0, email.lastIndexOf('@')).replace(/[^\p{L}\p{M}]+/gu, ' '));
  return words?.replace(/(?<=^| )\p{L}/gu, (letter) => letter.toUpperCase()) ?? 'Birtu';
}

/** What is kept of a person beside the account, in the protocol's words. */
export const identityDataOf = (person: Person, issuer: string): Record<string, unknown> => ({
  iss: issuer,
  sub: person.subject,
  provider_id: person.subject,
  ...(person.email && { email: person.email }),
  email_verified: person.isEmailVerified,
  ...(person.name && { name: person.name, full_name: person.name }),
});
