import type { IncomingMessage } from 'node:http';
import type { MiddlewareHandler } from 'hono';

/** A request took longer than it may: to whoever asked it is as if the database were away. */
export class DeadlineExceeded extends Error {
  override readonly name = 'DeadlineExceeded';
  readonly code = 'ANSWER_TIMEOUT';
}

const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD';

/**
 * Gives each request so many seconds, from the moment at which all of it has arrived: a body may take as long as a slow
 * line takes. What a page asks of the API while it is rendered shares its time.
 *
 * @throws {DeadlineExceeded} while what was begun goes on
 */
export function withinDeadline(seconds: number): MiddlewareHandler {
  return async (c, next) => {
    const { incoming, isInProcess } = (c.env ?? {}) as {
      readonly incoming?: IncomingMessage;
      readonly isInProcess?: boolean;
    };
    if (!incoming || isInProcess) return await next();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let begin: () => void = () => undefined;
    const late = new Promise<never>((_, reject) => {
      begin = () => {
        timer = setTimeout(
          () => reject(new DeadlineExceeded(`No answer within ${seconds} s`)),
          seconds * 1000,
        );
      };
    });
    if (isRead(c.req.method) || incoming.readableEnded) begin();
    else incoming.once('end', begin);
    try {
      return await Promise.race([next(), late]);
    } finally {
      incoming.off('end', begin);
      clearTimeout(timer);
    }
  };
}

type Fetch = (request: Request, bindings: object) => Response | Promise<Response>;

/** Milliseconds. Whoever waited longer than this is not made to wait as long again. */
const soon = 500;

/**
 * Asks once more for what could not be read at once: a connection that was lost is opened anew.
 *
 * @param isTooMuch whether that would only add to what cannot be answered
 */
export function readingTwice(fetch: Fetch, isTooMuch: () => boolean): Fetch {
  return async (request, bindings) => {
    const started = performance.now();
    const answer = await fetch(request, bindings);
    if (answer.status !== 503 || !isRead(request.method) || performance.now() - started > soon) return answer;
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
