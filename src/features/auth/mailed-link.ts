/** What a client keeps the answer to, so that only it can exchange a code for its session (PKCE, RFC 7636). */
export interface CodeChallenge {
  readonly challenge: string;
  readonly method: 's256' | 'plain';
}

/** Who asks for a mail with a link. */
export interface Asking {
  /** Where the link ends. */
  readonly redirectTo?: string | undefined;
  /** Of a client that exchanges a code for its session. */
  readonly challenge?: CodeChallenge | null | undefined;
}

export interface Addressee {
  readonly email: string;
  readonly userMetadata: Readonly<Record<string, unknown>>;
}

/** Whom a mail is for. */
export interface Recipient extends Addressee {
  /** Null: nobody. */
  readonly id: string | null;
}

/** Stands where an account would, so that the same is done for none. */
export const nobody = (email: string): Recipient => ({ id: null, email, userMetadata: {} });

/** How a mail greets. */
export function nameOf({ email, userMetadata: { full_name: name } }: Addressee): string {
  return typeof name === 'string' ? name : email;
}

/** What a mail with a link is filled with: how to greet, where the link leads, how long it lives. */
export function mailedLink(
  settings: { readonly publicUrl: string; readonly codeTtlMinutes: number },
  user: Addressee,
  parameters: Readonly<Record<string, string>>,
) {
  const link = new URL('/auth/v1/verify', settings.publicUrl);
  for (const [key, value] of Object.entries(parameters)) link.searchParams.set(key, value);
  return { name: nameOf(user), link: link.href, minutes: settings.codeTtlMinutes };
}

/** Where a member sees and changes how their account is secured, without language. */
export const securityPath = '/profile/security';
