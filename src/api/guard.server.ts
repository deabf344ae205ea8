import type { Hono, MiddlewareHandler } from 'hono';
import type { ApiEnvironment } from '#src/server/context.server.ts';
import { madeOnce } from './idempotency.server.ts';
import { takesKey, callerWith, openToLeaving, type Caller } from './access.ts';
import { problem, ProblemError } from './problem.ts';
import { memberOf } from './respond.server.ts';

/** The endpoints of an app, such as `GET /profile`. */
export const endpointsOf = (app: Pick<Hono<ApiEnvironment>, 'routes'>): ReadonlySet<string> =>
  new Set(app.routes.map(({ method, path }) => `${method} ${path}`));

/**
 * Mounts endpoints, each behind the guard that its row of the table asks for; what staff save can be repeated.
 *
 * @throws where an endpoint has no row: what the table forgot must not be open to all
 */
export function mountGuarded<Row>(
  api: Hono<ApiEnvironment>,
  endpoints: Hono<ApiEnvironment>,
  access: Readonly<Record<string, Row>>,
  guard: (allowed: Row, endpoint: string) => MiddlewareHandler<ApiEnvironment>,
): void {
  for (const endpoint of endpointsOf(endpoints)) {
    const allowed = access[endpoint];
    if (!allowed) throw new Error(`${endpoint} needs a row in the table of access (src/api/access.ts)`);
    const [method = '', path = ''] = endpoint.split(' ');
    api.on(method, path, guard(allowed, endpoint));
    if (takesKey(method, path)) api.on(method, path, madeOnce);
  }
  api.route('/', endpoints);
}

/**
 * The guard of `/api`.
 *
 * @throws 401 or 403, see `memberOf`, and 403 `account_leaving` or `forbidden`
 */
export const admit = (allowed: readonly Caller[], endpoint: string): MiddlewareHandler<ApiEnvironment> => {
  const isOpenToLeaving = openToLeaving.has(endpoint);
  return async (c, next) => {
    if (!allowed.includes('visitor')) {
      const { actor } = memberOf(c);
      if (actor.isLeaving && !isOpenToLeaving) throw new ProblemError(leaving);
      if (!allowed.includes(callerWith(actor.role)))
        throw new ProblemError(problem(403, 'forbidden', 'Your role does not allow this.'));
    }
    await next();
  };
};

const leaving = problem(403, 'account_leaving', 'This account is about to be deleted. Keep it to go on.');
