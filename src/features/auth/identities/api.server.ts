import { Hono, type Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { pathIn } from '#src/lib/language.ts';
import type { ApiEnvironment, RequestContext } from '#src/server/context.server.ts';
import type { SignInProvider } from '#src/server/env.server.ts';
import { takeFromClient } from '#src/server/limits.server.ts';
import { socialLimit } from '../limits.server.ts';
import { securityPath } from '../mailed-link.ts';
import { answer, answerRefusal, callerOf, readQuery, type AuthContext } from '../protocol.server.ts';
import { challengeOf } from '../protocol-schema.ts';
import { allowedRedirect, isOwnPage } from '../redirect.ts';
import { isRefusal, refuse, type Refusal, type RefusalCode } from '../refusal.ts';
import { refusalThrown } from '../refused-request.ts';
import { sessionInHash } from '../sessions/session.server.ts';
import { beginFlow, resumeFlow, type Flow } from './flow.server.ts';
import { socialMessages } from './messages.ts';
import { addressAtProvider, personAtProvider } from './provider.server.ts';
import { authorizeSchema, identityIdSchema, type AuthorizeRequest } from './schema.ts';
import { finishFlow, unlink } from './service.server.ts';

/** Social sign-in and the identities of an account, for `/auth/v1`. */
export const identitiesApi = new Hono<ApiEnvironment>();
identitiesApi.get('/authorize', authorize);
identitiesApi.get('/callback', callback);
identitiesApi.get('/user/identities/authorize', authorizeLink);
identitiesApi.delete('/user/identities/:id', removeIdentity);
identitiesApi.get('/settings', settings);

/** Leaves for the provider. It is a visit, so what goes wrong is told by the page that it would have come back to. */
async function authorize(c: AuthContext) {
  const { success, data: request } = authorizeSchema.safeParse(c.req.query());
  const redirectTo = pageToReturnTo(c, c.req.query('redirect_to'));
  // Our own pages take no session from an address.
  const isOwn = isOwnPage(redirectTo, c.get('context').settings.publicUrl);
  if (!success || (!challengeOf(request) && isOwn)) return goBack(c, redirectTo, incomplete);
  const begun = await begin(c, request, redirectTo, null);
  return isRefusal(begun) ? goBack(c, redirectTo, begun) : c.redirect(begun.href, 302);
}

async function authorizeLink(c: AuthContext) {
  const actor = await callerOf(c);
  const request = readQuery(c, authorizeSchema);
  const redirectTo = pageToReturnTo(c, request.redirect_to, securityPath);
  if (!challengeOf(request)) return answerRefusal(c, incomplete);
  const begun = await begin(c, request, redirectTo, actor);
  if (request.skip_http_redirect) return answer(c, isRefusal(begun) ? begun : { url: begun.href });
  return isRefusal(begun) ? goBack(c, redirectTo, begun) : c.redirect(begun.href, 302);
}

const incomplete = refuse('validation_failed', socialMessages.incomplete);

function pageToReturnTo(c: AuthContext, wanted: string | undefined, usual?: string): URL {
  const { settings, language } = c.get('context');
  const page = wanted ?? (usual && pathIn(language, usual));
  return allowedRedirect('social', page, { ...settings, language });
}

/** @returns the provider's page */
async function begin(
  c: AuthContext,
  request: AuthorizeRequest,
  redirectTo: URL,
  linkTo: Flow['linkTo'],
): Promise<URL | Refusal> {
  const context = c.get('context');
  const provider = providerOf(context, request.provider);
  if (!provider) return refuse('provider_disabled', socialMessages.notOffered);
  const taken = await takeFromClient(context, socialLimit);
  if (!taken.allowed) return refuse('over_request_rate_limit', socialMessages.tooMany, taken);
  const { errand, browserSecret } = await beginFlow(context, request, redirectTo, linkTo);
  const address = await addressAtProvider(context, provider, errand, request);
  if (!isRefusal(address)) keepInBrowser(c, errand.state, browserSecret);
  return address;
}

const providerOf = ({ settings }: RequestContext, wanted: string): SignInProvider | undefined =>
  settings.signInProviders.find(({ id }) => id === wanted);

/** A cookie for each flow, so that two tabs do not end each other's. It comes along when the provider sends back. */
const cookieName = (state: string) => `birtu-flow-${state}`;
const cookieSeconds = 600;

const isOverTls = (c: Context<ApiEnvironment>) => c.get('context').settings.publicUrl.startsWith('https:');

function keepInBrowser(c: AuthContext, state: string, browserSecret: string): void {
  const shared = { path: '/', httpOnly: true, sameSite: 'Lax', maxAge: cookieSeconds } as const;
  const own = isOverTls(c) ? { ...shared, secure: true, prefix: 'host' as const } : shared;
  setCookie(c, cookieName(state), browserSecret, own);
}

function takeFromBrowser(c: AuthContext, state: string): string {
  const [name, prefix] = [cookieName(state), isOverTls(c) ? ('host' as const) : undefined];
  const found = getCookie(c, name, prefix) ?? '';
  if (found) deleteCookie(c, name, { path: '/', ...(prefix && { secure: true, prefix }) });
  return found;
}

/** Back from the provider, on to the page from which the person left. */
async function callback(c: AuthContext) {
  const context = c.get('context');
  const state = /^[\w-]{1,64}$/.exec(c.req.query('state') ?? '')?.[0] ?? '';
  const resumed = await resumeFlow(context, state, takeFromBrowser(c, state));
  if (!resumed) {
    const login = new URL(pathIn(context.language, '/login'), context.settings.publicUrl);
    return goBack(c, login, refuse('bad_oauth_state', socialMessages.otherBrowser));
  }
  const { flow, errand } = resumed;
  const redirectTo = new URL(flow.redirectTo);
  const provider = providerOf(context, flow.provider);
  if (!provider) return goBack(c, redirectTo, refuse('provider_disabled', socialMessages.notOffered));
  const person = await personAtProvider(context, provider, errand, new URL(c.req.url).search);
  if (isRefusal(person)) return goBack(c, redirectTo, person);
  const finished = await finishFlow(context, flow, { provider, person }).catch(refusalThrown);
  if (isRefusal(finished)) return goBack(c, redirectTo, finished);
  if ('code' in finished) redirectTo.searchParams.set('code', finished.code);
  else redirectTo.hash = sessionInHash(finished);
  return c.redirect(redirectTo.href, 302);
}

/** How OAuth itself calls what the protocol's code says more exactly. */
const plainErrors: Partial<Record<RefusalCode, string>> = {
  unavailable: 'temporarily_unavailable',
  bad_oauth_callback: 'server_error',
  bad_oauth_state: 'invalid_request',
  provider_disabled: 'invalid_request',
  validation_failed: 'invalid_request',
};

function goBack(c: AuthContext, page: URL, { refused, message }: Refusal): Response {
  const target = new URL(page);
  target.searchParams.set('error', plainErrors[refused] ?? 'access_denied');
  target.searchParams.set('error_code', refused);
  target.searchParams.set('error_description', message);
  return c.redirect(target.href, 302);
}

async function removeIdentity(c: AuthContext) {
  const actor = await callerOf(c);
  const identityId = identityIdSchema.safeParse(c.req.param('id')).data;
  if (!identityId) return answerRefusal(c, refuse('identity_not_found', socialMessages.notFound));
  return answer(c, (await unlink(c.get('context'), actor, identityId)) ?? {});
}

/** What is on offer, as the protocol tells it. */
function settings(c: AuthContext) {
  const { signInProviders, emailConfirmation } = c.get('context').settings;
  return answer(c, {
    external: {
      email: true,
      phone: false,
      anonymous_users: false,
      ...Object.fromEntries(signInProviders.map(({ id }) => [id, true])),
    },
    disable_signup: false,
    mailer_autoconfirm: !emailConfirmation,
    phone_autoconfirm: false,
    sms_provider: '',
    saml_enabled: false,
    passkeys_enabled: false,
  });
}
