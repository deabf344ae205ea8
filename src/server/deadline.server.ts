import type { IncomingMessage } from 'node:http';
import type { Context, MiddlewareHandler } from 'hono';

/** A request took longer than it may: to whoever asked it is as if the database were away. */
export class DeadlineExceeded extends Error {
  override readonly name = 'DeadlineExceeded';
  readonly code = 'ANSWER_TIMEOUT';
}

const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD';

/**
 * Whether it is the sender who is waited for. What nobody reads has arrived all the same: it lies in the process, or waits
 * in front of a buffer that is full.
 */
export function isArriving(c: Context): boolean {
  const { incoming } = bindingsOf(c);
  if (!incoming || isRead(c.req.method)) return false;
  const { complete, readableLength, readableHighWaterMark } = incoming;
  return !complete && readableLength < readableHighWaterMark;
}

interface Bindings {
  /** None where the server asks itself. */
  readonly incoming?: IncomingMessage;
  readonly isInProcess?: boolean;
}

const bindingsOf = (c: Context) => (c.env ?? {}) as Bindings;

/** Milliseconds, at most: how exactly it is known when all of a request has arrived. */
const betweenLooks = 1_000;

/**
 * Gives each request so many seconds, from the moment at which all of it has arrived: a body may take as long as a slow
 * line takes. What a page asks of the API while it is rendered shares its time.
 *
 * @throws {DeadlineExceeded} while what was begun goes on
 */
export function withinDeadline(seconds: number): MiddlewareHandler {
  const limit = seconds * 1000;
  return async (c, next) => {
    const { incoming, isInProcess } = bindingsOf(c);
    if (!incoming || isInProcess) return await next();
    let began = performance.now();
    const { promise: late, reject } = Promise.withResolvers<never>();
    const lookIn = (left: number) => setTimeout(look, Math.min(left, betweenLooks, limit / 10));
    const look = () => {
      const now = performance.now();
      if (isArriving(c)) began = now;
      const left = began + limit - now;
      if (left > 0) timer = lookIn(left);
      else reject(new DeadlineExceeded(`No answer within ${seconds} s`));
    };
    let timer = lookIn(limit);
    try {
      return await Promise.race([next(), late]);
    } finally {
      clearTimeout(timer);
    }
  };
}

type Fetch = (request: Request, bindings: object) => Response | Promise<Response>;

/** Milliseconds. Whoever waited longer than this is not made to wait as long again. */
const soon = 500;

/**
 * Asks once more for what could not be read at once, as its answer says (`Retry-After`): a connection that was lost is
 * opened anew.
 *
 * @param isTooMuch whether that would only add to what cannot be answered
 */
export function readingTwice(fetch: Fetch, isTooMuch: () => boolean): Fetch {
  return async (request, bindings) => {
    const started = performance.now();
    const answer = await fetch(request, bindings);
    const isForLater = answer.status === 503 && answer.headers.has('retry-after');
    if (!isForLater || !isRead(request.method) || performance.now() - started > soon) return answer;
    if (isTooMuch()) return answer;
    await answer.body?.cancel();
    return await fetch(request, bindings);
  };
}

/** What comes of it, or `otherwise` after so many milliseconds. */
export async function orAfter<Value>(
  milliseconds: number,
  work: Promise<Value>,
  otherwise: Value,
): Promise<Value> {
  const { promise: late, resolve } = Promise.withResolvers<Value>();
  const timer = setTimeout(resolve, milliseconds, otherwise);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
