import type { Context, MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { z, type ZodType } from 'zod';
import type { Credential } from '#src/api/access.ts';
import type { Actor, ApiEnvironment } from '#src/server/context.server.ts';
import { isAccountGone, isDatabaseAway, noteAway } from '#src/server/database.server.ts';
import { loggable } from '#src/server/loggable.ts';
import { Overloaded } from '#src/server/overload.server.ts';
import { authenticate } from './sessions/actor.server.ts';
import { OverCapacity } from './passwords/hashing.server.ts';
import { fieldMessages, protocolMessages } from './messages.ts';
import { sessionMessages } from '#src/session/messages.ts';
import { isRefusal, refusalStatus, refuse, type Refusal, type WeakPasswordReason } from './refusal.ts';
import { RefusedRequest } from './refused-request.ts';

export type AuthContext = Context<ApiEnvironment>;

/** @throws {RefusedRequest} where the body is no JSON or not what the schema asks for */
export async function readBody<T>(c: AuthContext, schema: ZodType<T>): Promise<T> {
  const text = await c.req.text();
  return parse(schema, parseJson(text));
}

/** @throws {RefusedRequest} */
export const readQuery = <T>(c: AuthContext, schema: ZodType<T>): T => parse(schema, c.req.query());

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new RefusedRequest(refuse('bad_json', protocolMessages.badJson));
  }
}

function parse<T>(schema: ZodType<T>, value: unknown): T {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new RefusedRequest(invalidInput(parsed.error.issues[0]!));
}

/** Fields whose rules bring their own texts; of the others it is enough to name the field. */
const spokenFields: readonly unknown[] = ['email', 'password', 'data'];

function invalidInput({ path: [field = 'body'], message, code }: z.core.$ZodIssue): Refusal {
  const told = { id: spokenFields.includes(field) ? message : `${String(field)}: ${message}` };
  if (field === 'email') return refuse('email_address_invalid', told);
  const weakness = field === 'password' ? weaknessOf(message, code) : null;
  return weakness
    ? refuse('weak_password', told, { reasons: [weakness] })
    : refuse('validation_failed', told);
}

/** Null where a password is not weak but missing or endless. */
function weaknessOf(message: string, code: z.core.$ZodIssue['code']): WeakPasswordReason | null {
  if (message === fieldMessages.passwordCommon.id) return 'pwned';
  if (code === 'custom') return 'characters';
  return code === 'too_small' && message !== fieldMessages.passwordRequired.id ? 'length' : null;
}

/** Who asks. @throws {RefusedRequest} where that is nobody */
export async function callerOf(c: AuthContext): Promise<Actor> {
  const context = c.get('context');
  if (context.actor) return context.actor;
  const found = await authenticate(context, c.req.header('authorization'));
  if (typeof found === 'object') {
    c.set('context', { ...context, actor: found });
    return found;
  }
  if (found === 'absent') throw new RefusedRequest(refuse('no_authorization', sessionMessages.required));
  const code = found === 'ended' ? 'session_not_found' : 'bad_jwt';
  throw new RefusedRequest(refuse(code, sessionMessages.ended));
}

/** What a session counts as. One that owes a factor shows it first, whatever opened it. */
function credentialOf({ needsSecondFactor, recovery }: Actor): Credential {
  if (needsSecondFactor) return 'factor owed';
  return recovery ? 'recovery' : 'session';
}

/**
 * The guard of the account protocol, whose refusals have its shape.
 *
 * @throws {RefusedRequest} where the row does not name what came along
 */
export const admitWith = (allowed: readonly Credential[]): MiddlewareHandler<ApiEnvironment> => {
  return async (c, next) => {
    if (!allowed.includes('nothing')) {
      const credential = credentialOf(await callerOf(c));
      if (!allowed.includes(credential))
        throw new RefusedRequest(
          credential === 'factor owed'
            ? refuse('insufficient_aal', sessionMessages.factorOwed)
            : refuse('no_authorization', sessionMessages.required),
        );
    }
    await next();
  };
};

const versionHeader = 'x-supabase-api-version';
/** From this version on `code` is the name of the error; before it, the HTTP status. */
const namedCodesSince = '2024-01-01';

/** Whether the caller reads answers of that version; a date that is none counts as the oldest, as in the protocol. */
const readsNamedCodes = (c: AuthContext): boolean => {
  const asked = z.iso.date().safeParse(c.req.header(versionHeader)).data;
  return asked !== undefined && asked >= namedCodesSince;
};

export function answer(c: AuthContext, outcome: object): Response {
  return isRefusal(outcome) ? answerRefusal(c, outcome) : c.json(outcome);
}

export function answerRefusal(c: AuthContext, refusal: Refusal): Response {
  const { refused, message, reasons, retryAfterSeconds } = refusal;
  const status = refusal.status ?? refusalStatus[refused];
  const isNamed = readsNamedCodes(c);
  const told = isNamed ? { code: refused, message } : { code: status, error_code: refused, msg: message };
  return c.json({ ...told, ...(reasons && { weak_password: { reasons } }) }, status, {
    'x-sb-error-code': refused,
    ...(isNamed && { [versionHeader]: namedCodesSince }),
    ...(retryAfterSeconds !== undefined && { 'retry-after': String(retryAfterSeconds) }),
  });
}

/** What is not expected is logged and tells nothing. */
export function answerError(error: Error, c: AuthContext): Response {
  if (error instanceof RefusedRequest) return answerRefusal(c, error.refusal);
  if (error instanceof HTTPException && error.status < 500)
    return answerRefusal(c, refuse('validation_failed', { id: error.message }));
  if (error instanceof OverCapacity)
    return answerRefusal(c, refuse('over_capacity', protocolMessages.busy, { retryAfterSeconds: 5 }));
  if (isAccountGone(error)) return answerRefusal(c, refuse('session_not_found', sessionMessages.ended));
  const { log } = c.get('context');
  if (error instanceof Overloaded || isDatabaseAway(error)) {
    if (!(error instanceof Overloaded)) noteAway(log, error);
    return answerRefusal(c, refuse('unavailable', protocolMessages.unavailable, { retryAfterSeconds: 2 }));
  }
  log.error({ failure: loggable(error) }, 'An account request failed');
  return answerRefusal(c, refuse('unexpected_failure', protocolMessages.unexpected));
}
