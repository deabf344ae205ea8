import { Hono } from 'hono';
import type { ApiEnvironment } from '#src/server/context.server.ts';
import { unofferedMessages } from './messages.ts';
import type { Message } from '#src/session/messages.ts';
import { subjectSchema } from './protocol-schema.ts';
import { answerRefusal, callerOf, readBody, type AuthContext } from './protocol.server.ts';
import { refuse, type RefusalCode } from './refusal.ts';

/**
 * Calls of the protocol that are switched off, for `/auth/v1`: each answers with the protocol's own code, so that a
 * client written for it knows that nothing is wrong with what it sent.
 */
export const unofferedCalls = new Hono<ApiEnvironment>();

/** Whatever the method, the address below, and whoever asks. */
const switchedOff: readonly (readonly [RefusalCode, Message, readonly string[]])[] = [
  ['saml_provider_disabled', unofferedMessages.sso, ['/sso', '/sso/*']],
  ['passkey_disabled', unofferedMessages.passkeys, ['/passkeys', '/passkeys/*']],
  [
    'feature_disabled',
    unofferedMessages.oauthServer,
    ['/oauth/*', '/user/oauth/*', '/.well-known/oauth-authorization-server'],
  ],
];
for (const [code, message, paths] of switchedOff)
  for (const path of paths) unofferedCalls.all(path, (c) => answerRefusal(c, refuse(code, message)));

unofferedCalls.post('/otp', logInByMail);
unofferedCalls.post('/magiclink', logInByMail);
unofferedCalls.all('/admin/*', manageUsers);
unofferedCalls.post('/invite', manageUsers);

async function logInByMail(c: AuthContext) {
  const { phone } = await readBody(c, subjectSchema);
  return answerRefusal(
    c,
    phone
      ? refuse('phone_provider_disabled', unofferedMessages.phone)
      : refuse('otp_disabled', unofferedMessages.otp),
  );
}

async function manageUsers(c: AuthContext) {
  await callerOf(c);
  return answerRefusal(c, refuse('not_admin', unofferedMessages.admin));
}
