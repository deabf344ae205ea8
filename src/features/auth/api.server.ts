import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { accountAccess } from '#src/api/access.ts';
import { mountGuarded } from '#src/api/guard.server.ts';
import type { ApiEnvironment } from '#src/server/context.server.ts';
import { findAccount } from './account.server.ts';
import { confirmAndSignIn, confirmByCode, resendConfirmation } from './registration/confirmation.server.ts';
import { changeAccount } from './changes/changes.server.ts';
import { changeEmailAndSignIn, resendEmailChange } from './changes/email.server.ts';
import { reauthenticate } from './changes/reauthentication.server.ts';
import { factorsApi } from './factors/api.server.ts';
import { identitiesApi } from './identities/api.server.ts';
import { codeGrantSchema } from './identities/schema.ts';
import { redeemCode } from './identities/service.server.ts';
import { publishedKeys } from './keys/keys.server.ts';
import type { Asking } from './mailed-link.ts';
import { protocolMessages, resetCodeMessages, unofferedMessages } from './messages.ts';
import { sessionMessages } from '#src/session/messages.ts';
import {
  challengeOf,
  changeSchema,
  grantSchema,
  passwordGrantSchema,
  recoverSchema,
  redirectSchema,
  refreshGrantSchema,
  resendSchema,
  signOutSchema,
  signUpSchema,
  subjectSchema,
  verifySchema,
  visitSchema,
} from './protocol-schema.ts';
import {
  admitWith,
  answer,
  answerRefusal,
  callerOf,
  readBody,
  readQuery,
  type AuthContext,
} from './protocol.server.ts';
import { recoverByCode, recoverByToken, requestRecovery } from './recovery/recovery.server.ts';
import { refuse, type Refusal } from './refusal.ts';
import { RefusedRequest } from './refused-request.ts';
import { resetPasswordSchema } from './schema.ts';
import { register } from './registration/registration.server.ts';
import { logIn, logOut, refreshSession } from './sessions/session.server.ts';
import { unofferedCalls } from './unoffered-calls.server.ts';
import { userJson } from './user-json.ts';
import { endOfBrokenLink, endOfVisit } from './visit.server.ts';

const maxBodyBytes = 16 * 1024;

/** All that the table of access has rows for. */
export const endpoints = new Hono<ApiEnvironment>();
endpoints.post('/signup', signUp);
endpoints.post('/token', token);
endpoints.post('/logout', signOut);
endpoints.get('/user', user);
endpoints.put('/user', change);
endpoints.get('/reauthenticate', async (c) =>
  answer(c, await reauthenticate(c.get('context'), await callerOf(c))),
);
endpoints.post('/recover', recover);
endpoints.post('/resend', resend);
endpoints.get('/verify', visit);
endpoints.post('/verify', verify);
endpoints.get('/.well-known/jwks.json', answerPublishedKeys);
endpoints.get('/health', health);
endpoints.route('/', identitiesApi);
endpoints.route('/factors', factorsApi);

/**
 * The account protocol, for `/auth/v1`. It reads the caller itself, so that refusals have the protocol's shape: the
 * context that it is given needs no actor. Who mounts it answers what it throws, by `answerError`.
 */
export function authApi(): Hono<ApiEnvironment> {
  const api = new Hono<ApiEnvironment>();
  api.use(async (c, next) => {
    await next();
    if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store');
  });
  api.use(bodyLimit({ maxSize: maxBodyBytes, onError: answerTooLarge }));

  mountGuarded(api, endpoints, accountAccess, admitWith);
  api.route('/', unofferedCalls);

  api.all('*', (c) => answerRefusal(c, refuse('not_found', protocolMessages.notFound)));
  return api;
}

function answerTooLarge(c: AuthContext) {
  // What is left of the body stays unread, so the connection cannot serve another request.
  c.header('connection', 'close');
  return answerRefusal(c, refuse('request_entity_too_large', protocolMessages.tooLarge));
}

/** A link that a mail program has cut is no less a visit: whoever looks at a page is told by one. */
async function visit(c: AuthContext) {
  const context = c.get('context');
  const read = visitSchema.safeParse(c.req.query());
  if (!read.success && c.req.header('accept')?.includes('text/html'))
    return c.redirect(endOfBrokenLink(context, c.req.query('type')).href, 303);
  return c.redirect((await endOfVisit(context, readQuery(c, visitSchema))).href, 303);
}

async function signUp(c: AuthContext) {
  if (!(await hasEmail(c)))
    return answerRefusal(c, refuse('anonymous_provider_disabled', unofferedMessages.anonymous));
  const { email, password, data, ...challenged } = await readBody(c, signUpSchema);
  const asking = askingOf(c, challenged);
  return answer(c, await register(c.get('context'), { email, password }, data ?? {}, asking));
}

/** Where the mailed link leads back to, and the challenge of a client that exchanges a code. */
const askingOf = (c: AuthContext, challenged: Parameters<typeof challengeOf>[0]): Asking => ({
  redirectTo: readQuery(c, redirectSchema).redirect_to,
  challenge: challengeOf(challenged),
});

async function token(c: AuthContext) {
  const context = c.get('context');
  const { grant_type: grant } = readQuery(c, grantSchema);
  if (grant === 'password') {
    await hasEmail(c, 422);
    return answer(c, await logIn(context, await readBody(c, passwordGrantSchema)));
  }
  if (grant === 'pkce') return answer(c, await redeemCode(context, await readBody(c, codeGrantSchema)));
  if (grant === 'refresh_token') {
    const { refresh_token: refreshToken } = await readBody(c, refreshGrantSchema);
    return answer(c, await refreshSession(context, refreshToken));
  }
  return answerRefusal(c, otherGrants.get(grant) ?? refuse('invalid_credentials', unofferedMessages.grant));
}

/** Of the protocol's other ways in, what each is refused with. */
const otherGrants: ReadonlyMap<string, Refusal> = new Map([
  ['id_token', refuse('provider_disabled', unofferedMessages.idToken)],
  ['web3', refuse('web3_provider_disabled', unofferedMessages.web3)],
]);

/**
 * What a call is for. One that names a phone instead of an e-mail is told that phones are not taken.
 *
 * @throws {RefusedRequest}
 */
async function hasEmail(c: AuthContext, status?: 422): Promise<boolean> {
  const { email, phone } = await readBody(c, subjectSchema);
  const isNamed = email !== undefined && email !== null;
  if (!phone) return isNamed;
  if (isNamed) throw new RefusedRequest(refuse('validation_failed', protocolMessages.emailOrPhone));
  throw new RefusedRequest(refuse('phone_provider_disabled', unofferedMessages.phone, status && { status }));
}

/** As the protocol says it, for whoever watches over the servers. */
function health(c: AuthContext): Response {
  return answer(c, { version, name: 'Birtu', description: 'Birtu answers the account protocol of GoTrue' });
}
const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

async function signOut(c: AuthContext) {
  const { scope } = readQuery(c, signOutSchema);
  await logOut(c.get('context'), await callerOf(c), scope);
  return c.body(null, 204);
}

async function user(c: AuthContext) {
  const { userId } = await callerOf(c);
  const account = await findAccount(c.get('context').db, userId);
  if (!account) return answerRefusal(c, refuse('session_not_found', sessionMessages.ended));
  return answer(c, userJson(account));
}

async function resend(c: AuthContext) {
  await hasEmail(c);
  const { type, email, ...challenged } = await readBody(c, resendSchema);
  const send = type === 'signup' ? resendConfirmation : resendEmailChange;
  return answer(c, (await send(c.get('context'), email, askingOf(c, challenged))) ?? {});
}

async function recover(c: AuthContext) {
  const { email, ...challenged } = await readBody(c, recoverSchema);
  return answer(c, (await requestRecovery(c.get('context'), email, askingOf(c, challenged))) ?? {});
}

/** Changes e-mail, password, metadata; at a reset only the password, and nobody is asked for the one they forgot. */
async function change(c: AuthContext) {
  const context = c.get('context');
  const actor = await callerOf(c);
  const { phone } = await readBody(c, subjectSchema);
  if (phone) return answerRefusal(c, refuse('phone_provider_disabled', unofferedMessages.phone));
  const wanted = await readBody(c, changeSchema(resetPasswordSchema(context.settings.resetPasswordMin)));
  return answer(c, await changeAccount(context, actor, { ...wanted, ...askingOf(c, wanted) }));
}

async function verify(c: AuthContext) {
  const context = c.get('context');
  // No phone was ever sent a code to log in with.
  const { phone } = await readBody(c, subjectSchema);
  if (phone) return answerRefusal(c, refuse('otp_expired', resetCodeMessages.wrong));
  const proof = await readBody(c, verifySchema);
  if ('token' in proof) {
    const byCode = proof.type === 'recovery' ? recoverByCode : confirmByCode;
    return answer(c, await byCode(context, proof.email, proof.token));
  }
  const { type, token_hash: token } = proof;
  if (type === 'recovery') return answer(c, await recoverByToken(context, token));
  if (type === 'email_change') return answer(c, await changeEmailAndSignIn(context, token));
  return answer(c, await confirmAndSignIn(context, token));
}

/** Also for the site's root, `/.well-known/jwks.json`. */
export async function answerPublishedKeys(c: AuthContext): Promise<Response> {
  return c.json(await publishedKeys(c.get('context')), 200, { 'cache-control': 'public, max-age=60' });
}
