import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Actor, ApiEnvironment, Bearer, Runtime } from '#src/server/context.server.ts';
import type { apiAccess } from './access.ts';
import {
  binaryPaths,
  filePaths,
  maxBodyBytes,
  maxBodyText,
  maxFileBodyBytes,
  maxFileBodyText,
} from './body-limit.ts';
import { compressLarge } from './compress-large.server.ts';
import { withPass } from './download-pass.server.ts';
import { guardWith, endpointsOf, mountGuarded } from './guard.server.ts';
import { problem, ProblemError } from './problem.ts';
import { answerProblem } from './respond.server.ts';

/** How the accounts tell who asks; a problem where a token is not good, or its session has ended. */
export interface Sessions {
  readonly readBearer: (runtime: Runtime, request: Request) => Promise<Bearer | ProblemError | null>;
  readonly readSession: (runtime: Pick<Runtime, 'sql'>, bearer: Bearer) => Promise<Actor | ProblemError>;
}

const limitOf = (maxSize: number, text: string) =>
  bodyLimit({
    maxSize,
    onError: (c) =>
      // What is left of the body stays unread, so the connection cannot serve another request.
      answerProblem(c, problem(413, 'too_large', `The request is larger than ${text}.`), {
        connection: 'close',
      }),
  });
const anyLimit = limitOf(maxBodyBytes, maxBodyText);
const fileLimit = limitOf(maxFileBodyBytes, maxFileBodyText);

const isAmong = (paths: readonly string[], c: Context): boolean =>
  paths.some((path) => c.req.path.endsWith(path));

/**
 * The API with what all of it shares: limits on the body, who may call what, an answer for unknown paths. Who mounts it
 * answers what it throws, by `mapError`: of an app with a handler of its own Hono wraps each step in one.
 */
export function createApp(served: Hono<ApiEnvironment>, access: typeof apiAccess, sessions: Sessions) {
  const api = new Hono<ApiEnvironment>();
  // Only where a body is read: to ask for that of a mere GET costs as much as all else that is done for it here.
  api.on(['POST', 'PUT', 'PATCH', 'DELETE'], '*', async (c, next) => {
    return await (isAmong(filePaths, c) ? fileLimit : anyLimit)(c, next);
  });
  api.use(compressLarge);
  api.use(async (c, next) => {
    const type = c.req.header('content-type');
    if (type !== undefined && !/^application\/json(;|$)/i.test(type) && !isAmong(binaryPaths, c))
      return answerProblem(c, problem(415, 'unsupported_media_type', 'The API reads application/json only.'));
    return await next();
  });
  api.use(async (c, next) => {
    const bearer = await sessions.readBearer(c.get('context'), withPass(c));
    if (bearer instanceof ProblemError) c.set('tokenFault', bearer);
    else if (bearer) c.set('bearer', bearer);
    await next();
    if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store');
  });
  mountGuarded(api, served, access, guardWith(sessions.readSession));
  refuseOtherMethods(api, served);
  api.all('*', (c) => answerProblem(c, problem(404, 'not_found', 'There is nothing at this address.')));
  return api;
}

/** Answers 405 where an address is known but not by this method. Called after the endpoints are mounted. */
function refuseOtherMethods(api: Hono<ApiEnvironment>, served: Hono<ApiEnvironment>): void {
  const byPath = new Map<string, string[]>();
  for (const endpoint of endpointsOf(served)) {
    const [method = '', path = ''] = endpoint.split(' ');
    byPath.set(path, [...(byPath.get(path) ?? []), ...(method === 'GET' ? ['GET', 'HEAD'] : [method])]);
  }
  for (const [path, methods] of byPath) {
    const allow = methods.toSorted().join(', ');
    api.all(path, (c) =>
      answerProblem(c, problem(405, 'method_not_allowed', `This address takes ${allow} only.`), { allow }),
    );
  }
}
