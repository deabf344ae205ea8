/** Seconds that an access token is valid. */
export const accessTokenSeconds = 600;

/** Who a token is for, in the protocol's words; the person's role in the product is read from the profile. */
export const authenticatedAudience = 'authenticated';

/** Who makes the tokens. */
export const issuerOf = ({ publicUrl }: { readonly publicUrl: string }): string => `${publicUrl}/auth/v1`;

/** A way in which the person proved who they are, and when (seconds since 1970). */
export interface AuthenticationMethod {
  readonly method: string;
  readonly timestamp: number;
}

/** What the claims of an access token are made from. */
export interface TokenSubject {
  readonly userId: string;
  readonly email: string;
  readonly sessionId: string;
  readonly aal: string;
  readonly amr: readonly AuthenticationMethod[];
  readonly providers: readonly string[];
  readonly userMetadata: Readonly<Record<string, unknown>>;
}

/** Which providers an account signs in with, as tokens and the user object say it. */
export const appMetadata = (providers: readonly string[]) => ({
  provider: providers[0] ?? 'email',
  providers,
});

/** @param issuedAt seconds since 1970 */
export const accessTokenClaims = (subject: TokenSubject, issuer: string, issuedAt: number) => ({
  iss: issuer,
  sub: subject.userId,
  aud: authenticatedAudience,
  exp: issuedAt + accessTokenSeconds,
  iat: issuedAt,
  email: subject.email,
  phone: '',
  app_metadata: appMetadata(subject.providers),
  user_metadata: subject.userMetadata,
  role: authenticatedAudience,
  aal: subject.aal,
  amr: subject.amr,
  session_id: subject.sessionId,
  is_anonymous: false,
});
