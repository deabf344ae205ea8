import type { Context, Hono, MiddlewareHandler } from 'hono';
import type { Actor, ApiEnvironment } from '#src/server/context.server.ts';
import { madeOnce } from './idempotency.server.ts';
import {
  secondStepMissing as secondStepMissingMessage,
  secondStepMissingCode,
} from '#src/lib/second-step.ts';
import { asksForSecondStep, takesKey, callerWith, openToLeaving, readsOfOwn, type Caller } from './access.ts';
import type { Sessions } from './app.server.ts';
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
 * @throws 401 or 403, see `memberOf`, and 403 `account_leaving`, `forbidden` or `second_step_missing`
 */
export const guardWith =
  (readSession: Sessions['readSession']) =>
  (allowed: readonly Caller[], endpoint: string): MiddlewareHandler<ApiEnvironment> => {
    const isOpenToLeaving = openToLeaving.has(endpoint);
    const isReadOfOwn = readsOfOwn.has(endpoint) && !allowed.includes('visitor');

    const admit = async (c: Context<ApiEnvironment>): Promise<Actor | null> => {
      const context = c.get('context');
      const bearer = c.get('bearer');
      const found = bearer ? await readSession(context, bearer) : null;
      if (found instanceof ProblemError) c.set('tokenFault', found);
      else c.set('context', { ...context, actor: found });
      if (allowed.includes('visitor')) return c.get('context').actor;
      const { actor } = memberOf(c);
      if (actor.isLeaving && !isOpenToLeaving) throw new ProblemError(leaving);
      if (!allowed.includes(callerWith(actor.role)))
        throw new ProblemError(problem(403, 'forbidden', 'Your role does not allow this.'));
      // Who has one and has not shown it is refused before.
      if (actor.aal === 'aal1' && asksForSecondStep(endpoint, actor.role))
        throw new ProblemError(secondStepMissing);
      return actor;
    };

    return async (c, next) => {
      const admitted = admit(c);
      if (!isReadOfOwn || !c.get('bearer')) {
        await admitted;
        return await next();
      }
      c.set('admitted', admitted);
      // Both settle: what was read goes nowhere where the caller is refused.
      const [admission, reading] = await Promise.allSettled([admitted, next()]);
      if (admission.status === 'rejected') {
        c.res = undefined;
        throw admission.reason;
      }
      if (reading.status === 'rejected') throw reading.reason;
    };
  };

const secondStepMissing = problem(403, secondStepMissingCode, secondStepMissingMessage.id);
const leaving = problem(403, 'account_leaving', 'This account is about to be deleted. Keep it to go on.');
