import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { validator } from 'hono-openapi';
import type { ZodType } from 'zod';
import {
  ownOf,
  type ApiEnvironment,
  type MemberContext,
  type OwnContext,
} from '#src/server/context.server.ts';
import { problem, ProblemError, type Problem } from './problem.ts';

/** Answers a problem as RFC 9457 asks. */
export function answerProblem(c: Context, body: Problem, headers: Record<string, string> = {}): Response {
  return c.json(body, body.status as ContentfulStatusCode, {
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
    ...headers,
  });
}

/** Validates and describes one part of the request by a zod schema; what is wrong comes back field by field. */
export const validated = <S extends ZodType, T extends 'json' | 'query' | 'param'>(target: T, schema: S) =>
  validator(target, schema, (result, c) => {
    if (result.success) return;
    const errors = result.error.map((issue) => ({
      path: (issue.path ?? []).map((key) =>
        typeof key === 'object' ? (key.key as string) : (key as string),
      ),
      message: issue.message,
    }));
    return answerProblem(
      c,
      problem(422, 'invalid_input', errors[0]?.message ?? 'The input is not valid.', errors),
    );
  });

/** The context of a signed-in caller. @throws 401 `not_signed_in`, or what is wrong with the token; 403 */
export function memberOf(c: Context<ApiEnvironment>): MemberContext {
  const context = c.get('context');
  const { actor } = context;
  if (!actor) throw notSignedIn(c);
  if (actor.recovery)
    throw new ProblemError(problem(403, 'recovery_session', 'This session can only set a new password.'));
  if (actor.needsSecondFactor)
    throw new ProblemError(problem(403, 'second_factor_required', 'Please complete the second step.'));
  return { ...context, actor };
}

/**
 * The context of a caller who asks for what is their own. Of `readsOfOwn` the session is still being looked at;
 * anywhere else it has been, as for `memberOf`.
 */
export function ownerOf(c: Context<ApiEnvironment>): OwnContext {
  const actor = c.get('bearer');
  const admitted = c.get('admitted');
  if (!actor || !admitted) return ownOf(memberOf(c));
  return { ...c.get('context'), actor, admitted };
}

const notSignedIn = (c: Context<ApiEnvironment>) =>
  c.get('tokenFault') ?? new ProblemError(problem(401, 'not_signed_in', 'Please log in to continue.'));
