import type { Context, MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { z } from 'zod';
import type { ApiEnvironment } from '#src/server/context.server.ts';
import { once } from '#src/server/idempotency.server.ts';
import { idempotencyHeader, savedBefore } from '#src/lib/idempotency.ts';
import { problem, ProblemError } from './problem.ts';
import { memberOf } from './respond.server.ts';

const keySchema = z.uuid();

/**
 * A save that comes with a key is made once: repeated because its answer was lost, it gets that answer. Without a key
 * each request stands for itself.
 *
 * @throws 400 `idempotency_key_invalid`; 409 `saved_before` where the key has made another record than is sent, with it
 */
export const madeOnce: MiddlewareHandler<ApiEnvironment> = async (c, next) => {
  const key = c.req.header(idempotencyHeader);
  if (key === undefined) return await next();
  if (!keySchema.safeParse(key).success)
    throw new ProblemError(problem(400, 'idempotency_key_invalid', 'An Idempotency-Key is a UUID.'));
  const context = memberOf(c);
  const { method, path } = c.req;
  const request = { key: key.toLowerCase(), method, path, body: await c.req.text() };
  const outcome = await once(context, request, async (db) => {
    c.set('context', { ...context, db });
    await next();
    c.set('context', context);
    return c.error || !c.res.ok ? null : await answerOf(c);
  });
  if (outcome.kind === 'other')
    throw new ProblemError({
      ...problem(409, 'saved_before', savedBefore.id),
      current: outcome.answer.body,
    });
  if (outcome.kind === 'done') return;
  const { status, body } = outcome.answer;
  return c.json(body as object, status as ContentfulStatusCode);
};

const answerOf = async ({ res }: Context) => ({
  status: res.status,
  body: (await res.clone().json()) as unknown,
});
