import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ApiEnvironment } from '#src/server/context.server.ts';
import { textMessages } from '#src/lib/text-messages.ts';
import { isAccountGone, isDatabaseAway, isPictureGone, noteAway } from '#src/server/database.server.ts';
import { loggable } from '#src/server/loggable.ts';
import { Overloaded } from '#src/server/overload.server.ts';
import { problem, ProblemError } from './problem.ts';
import { answerProblem } from './respond.server.ts';
import { awayMessage, faultMessage } from './server-faults.ts';

const codes: Readonly<Record<number, string>> = { 400: 'malformed_body', 415: 'unsupported_media_type' };

/** The one place where a thrown error becomes an answer. What is not expected is logged and tells nothing. */
export function mapError(error: Error, c: Context<ApiEnvironment>): Response {
  if (error instanceof ProblemError) {
    const wait = error.retryAfterSeconds;
    return answerProblem(c, error.problem, wait === undefined ? {} : { 'retry-after': String(wait) });
  }
  if (error instanceof HTTPException && error.status < 500)
    return answerProblem(c, problem(error.status, codes[error.status] ?? 'bad_request', error.message));
  const { log } = c.get('context');
  if (c.get('bearer') && isAccountGone(error)) {
    log.warn({ failure: loggable(error) }, 'An account was deleted while its owner asked for something');
    return answerProblem(c, problem(401, 'session_ended', 'Your session has ended. Please log in again.'));
  }
  if (isPictureGone(error))
    return answerProblem(c, problem(422, 'picture_gone', textMessages.pictureGone.id));
  if (error instanceof Overloaded || isDatabaseAway(error)) {
    if (!(error instanceof Overloaded)) noteAway(log, error);
    return answerProblem(c, problem(503, 'unavailable', awayMessage.id), {
      'retry-after': '2',
    });
  }
  log.error({ failure: loggable(error) }, 'A request failed');
  return answerProblem(c, problem(500, 'internal', faultMessage.id));
}
