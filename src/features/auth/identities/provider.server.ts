import * as oidc from 'openid-client';
import type { RequestContext, Runtime } from '#src/server/context.server.ts';
import type { SignInProvider } from '#src/server/env.server.ts';
import { refuse, type Refusal } from '../refusal.ts';
import { socialMessages } from './messages.ts';
import { personFrom, type Person } from './person.ts';
import type { AuthorizeRequest } from './schema.ts';

/** Where providers send people back to; what an operator registers there. */
export const callbackAddress = (publicUrl: string) => `${publicUrl}/auth/v1/callback`;

const timeoutSeconds = 8;
/** How long a provider's own description (addresses, abilities) counts before it is read anew. */
const descriptionSeconds = 3600;
/** How long what was known before counts on where it could not be read anew. */
const graceSeconds = 60;

interface Described {
  readonly configuration: oidc.Configuration;
  /** milliseconds since 1970 */
  readonly until: number;
}

const described = new WeakMap<Runtime['sql'], Map<string, Described>>();

/** What the provider says of itself. A failure is not kept; while it lasts, what was known before goes on. */
async function configurationOf(runtime: Runtime, provider: SignInProvider): Promise<oidc.Configuration> {
  const known = described.get(runtime.sql) ?? new Map<string, Described>();
  described.set(runtime.sql, known);
  const old = known.get(provider.id);
  const now = runtime.now().getTime();
  if (old && now < old.until) return old.configuration;
  const keep = (configuration: oidc.Configuration, seconds: number) => {
    known.set(provider.id, { configuration, until: now + seconds * 1000 });
    return configuration;
  };
  try {
    return keep(await discover(provider), descriptionSeconds);
  } catch (error) {
    if (old) return keep(old.configuration, graceSeconds);
    throw error;
  }
}

const discover = ({ issuer, clientId, clientSecret }: SignInProvider) =>
  oidc.discovery(new URL(issuer), clientId, undefined, secretBy(clientSecret), {
    timeout: timeoutSeconds,
    // Settings allow such an address on this machine only.
    execute: issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : [],
  });

/** In the request's body where the provider says that it reads it there, else in the header, as all must. */
function secretBy(clientSecret: string): oidc.ClientAuth {
  const [post, basic] = [oidc.ClientSecretPost(clientSecret), oidc.ClientSecretBasic(clientSecret)];
  return (server, client, body, headers) => {
    const inBody = server.token_endpoint_auth_methods_supported?.includes('client_secret_post');
    (inBody ? post : basic)(server, client, body, headers);
  };
}

/** What a sign-in must find again when it comes back from the provider. */
export interface Errand {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

export const newErrand = (state: string): Errand => ({
  state,
  nonce: oidc.randomNonce(),
  verifier: oidc.randomPKCECodeVerifier(),
});

/** The provider's page for an errand. */
export async function addressAtProvider(
  context: RequestContext,
  provider: SignInProvider,
  { state, nonce, verifier }: Errand,
  { prompt, login_hint: hint }: Pick<AuthorizeRequest, 'prompt' | 'login_hint'>,
): Promise<URL | Refusal> {
  try {
    return oidc.buildAuthorizationUrl(await configurationOf(context, provider), {
      redirect_uri: callbackAddress(context.settings.publicUrl),
      scope: 'openid email profile',
      state,
      nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      ...(prompt && { prompt }),
      ...(hint && { login_hint: hint }),
    });
  } catch (error) {
    return failureAt(context, provider, error);
  }
}

/** @param search the query with which the provider sent the person back */
export async function personAtProvider(
  context: RequestContext,
  provider: SignInProvider,
  { state, nonce, verifier }: Errand,
  search: string,
): Promise<Person | Refusal> {
  try {
    const configuration = await configurationOf(context, provider);
    const address = new URL(`${callbackAddress(context.settings.publicUrl)}${search}`);
    const tokens = await oidc.authorizationCodeGrant(configuration, address, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
    });
    const claims = tokens.claims();
    if (!claims) return refuse('bad_oauth_callback', socialMessages.unexpectedAnswer);
    // Many providers tell the e-mail only there.
    const more =
      claims['email'] === undefined && configuration.serverMetadata().userinfo_endpoint
        ? await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub)
        : {};
    return (
      personFrom({ ...claims, ...more }) ?? refuse('bad_oauth_callback', socialMessages.unexpectedAnswer)
    );
  } catch (error) {
    return failureAt(context, provider, error);
  }
}

/** Whether nothing, or nothing that a provider says, came back. */
const isAway = (error: unknown) =>
  error instanceof TypeError ||
  (error instanceof oidc.ClientError &&
    ['OAUTH_TIMEOUT', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON'].includes(
      error.code ?? '',
    ));

/** The log learns the kind of failure; what the provider answered may hold codes and tokens. */
function failureAt({ log }: RequestContext, { id }: SignInProvider, error: unknown): Refusal {
  if (error instanceof oidc.AuthorizationResponseError && error.error === 'access_denied')
    return refuse('access_denied', socialMessages.cancelled);
  const { name, code } = error instanceof Error ? (error as Error & { code?: string }) : {};
  log.warn({ provider: id, failure: name, kind: code }, 'A sign-in provider failed');
  return isAway(error)
    ? refuse('unavailable', socialMessages.away, { retryAfterSeconds: 10 })
    : refuse('bad_oauth_callback', socialMessages.unexpectedAnswer);
}
