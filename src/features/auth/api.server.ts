import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { ApiEnvironment } from '#src/server/context.server.ts';
import { findAccount } from './account.server.ts';
import { confirmAndSignIn, confirmByVisit, resendConfirmation } from './confirmation.server.ts';
import { publishedKeys } from './keys.server.ts';
import { outcomeParameter, protocolMessages, sessionMessages, type ConfirmationOutcome } from './messages.ts';
import {
  grantSchema,
  passwordGrantSchema,
  redirectSchema,
  refreshGrantSchema,
  resendSchema,
  signOutSchema,
  signUpSchema,
  verifySchema,
  visitSchema,
} from './protocol-schema.ts';
import {
  answer,
  answerError,
  answerRefusal,
  callerOf,
  readBody,
  readQuery,
  type AuthContext,
} from './protocol.server.ts';
import { allowedRedirect } from './redirect.ts';
import { refuse } from './refusal.ts';
import { register } from './registration.server.ts';
import { logIn, logOut, refreshSession } from './session.server.ts';
import { userJson } from './user-json.ts';

const mostBodyBytes = 16 * 1024;

/**
 * The account protocol, for `/auth/v1`. It reads the caller itself, so that refusals have the protocol's shape: the
 * context that it is given needs no actor.
 */
export function authApi(): Hono<ApiEnvironment> {
  const api = new Hono<ApiEnvironment>();
  const tooLarge = (c: AuthContext) =>
    answerRefusal(c, refuse('request_too_large', protocolMessages.tooLarge));
  api.use(async (c, next) => {
    await next();
    if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store');
  });
  api.use(bodyLimit({ maxSize: mostBodyBytes, onError: (c) => tooLarge(c) }));

  api.post('/signup', signUp);
  api.post('/token', token);
  api.post('/logout', signOut);
  api.get('/user', user);
  api.post('/resend', resend);
  api.get('/verify', visit);
  api.post('/verify', verify);
  api.get('/.well-known/jwks.json', answerPublishedKeys);

  api.all('*', (c) => answerRefusal(c, refuse('not_found', protocolMessages.notFound)));
  api.onError(answerError);
  return api;
}

async function signUp(c: AuthContext) {
  const { email, password, data } = await readBody(c, signUpSchema);
  const { redirect_to: redirectTo } = readQuery(c, redirectSchema);
  return answer(c, await register(c.get('context'), { name: data.full_name, email, password }, redirectTo));
}

async function token(c: AuthContext) {
  const { grant_type: grant } = readQuery(c, grantSchema);
  if (grant === 'password')
    return answer(c, await logIn(c.get('context'), await readBody(c, passwordGrantSchema)));
  const { refresh_token: refreshToken } = await readBody(c, refreshGrantSchema);
  return answer(c, await refreshSession(c.get('context'), refreshToken));
}

async function signOut(c: AuthContext) {
  const { scope } = readQuery(c, signOutSchema);
  await logOut(c.get('context'), await callerOf(c), scope);
  return c.body(null, 204);
}

async function user(c: AuthContext) {
  const { userId } = await callerOf(c);
  const account = await findAccount(c.get('context').db, userId);
  if (!account) return answerRefusal(c, refuse('session_not_found', sessionMessages.ended));
  return answer(c, userJson(account.user, account.identities));
}

async function resend(c: AuthContext) {
  const { email } = await readBody(c, resendSchema);
  const { redirect_to: redirectTo } = readQuery(c, redirectSchema);
  return answer(c, (await resendConfirmation(c.get('context'), email, redirectTo)) ?? {});
}

/** The mailed link: confirms, and leads to a page of the site that says how it went. */
async function visit(c: AuthContext) {
  const context = c.get('context');
  const { token, redirect_to: redirectTo } = readQuery(c, visitSchema);
  const outcome: ConfirmationOutcome = (await confirmByVisit(context, token)) ? 'done' : 'expired';
  const target = allowedRedirect(redirectTo, context.settings.publicUrl, '/login');
  target.searchParams.set(outcomeParameter, outcome);
  return c.redirect(target.href, 303);
}

async function verify(c: AuthContext) {
  const { token_hash: token } = await readBody(c, verifySchema);
  return answer(c, await confirmAndSignIn(c.get('context'), token));
}

/** Also for the site's root, `/.well-known/jwks.json`. */
export async function answerPublishedKeys(c: AuthContext): Promise<Response> {
  return c.json(await publishedKeys(c.get('context')), 200, { 'cache-control': 'public, max-age=300' });
}
