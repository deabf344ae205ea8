import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { dashboardApi } from '#src/features/admin/dashboard/api.server.ts';
import { logApi } from '#src/features/admin/log/api.server.ts';
import { activitiesApi } from '#src/features/activity/api.server.ts';
import { usersApi } from '#src/features/admin/users/api.server.ts';
import { contentApi } from '#src/features/articles/api.server.ts';
import { staffContentApi } from '#src/features/articles/staff/api.server.ts';
import { assessmentsApi } from '#src/features/assessment/api.server.ts';
import { deletionApi } from '#src/features/auth/deletion/api.server.ts';
import { accountApi } from '#src/features/auth/security/api.server.ts';
import { readActor } from '#src/features/auth/sessions/actor.server.ts';
import { fastingApi } from '#src/features/fasting/api.server.ts';
import { staffFeastsApi } from '#src/features/fasting/staff/api.server.ts';
import { preferencesApi } from '#src/features/fasting/preferences-api.server.ts';
import { feedbackApi } from '#src/features/feedback/api.server.ts';
import { staffFeedbackApi } from '#src/features/feedback/staff/api.server.ts';
import { foodsApi } from '#src/features/foods/api.server.ts';
import { staffFoodsApi } from '#src/features/foods/staff/api.server.ts';
import { candidatesApi } from '#src/features/plans/candidates/api.server.ts';
import { exercisesApi } from '#src/features/plans/exercises/api.server.ts';
import { fitnessPlansApi } from '#src/features/plans/fitness/api.server.ts';
import { staffExercisesApi } from '#src/features/plans/exercises/staff/api.server.ts';
import { staffFitnessPlansApi } from '#src/features/plans/fitness/staff/api.server.ts';
import { nutritionPlansApi } from '#src/features/plans/nutrition/api.server.ts';
import { nutritionStaffApi } from '#src/features/plans/nutrition/staff/api.server.ts';
import { savedPlansApi } from '#src/features/plans/saved/api.server.ts';
import { profileApi } from '#src/features/profile/api.server.ts';
import { progressApi } from '#src/features/progress/api.server.ts';
import { siteApi } from '#src/features/site/api.server.ts';
import { takeoutApi } from '#src/features/takeout/api.server.ts';
import { trainingApi } from '#src/features/training/api.server.ts';
import type { ApiEnvironment } from '#src/server/context.server.ts';
import { apiAccess } from './access.ts';
import { mostBodyBytes, mostBodyText } from './body-limit.ts';
import { withPass } from './download-pass.server.ts';
import { mapError } from './errors.server.ts';
import { admit, endpointsOf, mountGuarded } from './guard.server.ts';
import { openApiDocument } from './openapi.server.ts';
import { problem, ProblemError } from './problem.ts';
import { answerProblem } from './respond.server.ts';

/** Every route of `/api`, one line a feature. The typed client and the OpenAPI document are made from it. */
const features = new Hono<ApiEnvironment>()
  .route('/plans/candidates', candidatesApi)
  .route('/plans/fitness', fitnessPlansApi)
  .route('/plans/nutrition', nutritionPlansApi)
  .route('/exercises', exercisesApi)
  .route('/foods', foodsApi)
  .route('/', fastingApi)
  .route('/content', contentApi)
  .route('/saved-plans', savedPlansApi)
  .route('/activities', activitiesApi)
  .route('/assessments', assessmentsApi)
  .route('/profile', profileApi)
  .route('/preferences', preferencesApi)
  .route('/training', trainingApi)
  .route('/progress', progressApi)
  .route('/account', accountApi)
  .route('/account/deletion', deletionApi)
  .route('/takeout', takeoutApi)
  .route('/site', siteApi)
  .route('/feedback', feedbackApi)
  .route('/admin', staffFeedbackApi)
  .route('/admin/dashboard', dashboardApi)
  .route('/admin/log', logApi)
  .route('/admin/users', usersApi)
  .route('/admin/content', staffContentApi)
  .route('/admin/feasts', staffFeastsApi)
  .route('/admin/fitness-plans', staffFitnessPlansApi)
  .route('/admin/exercises', staffExercisesApi)
  .route('/admin/nutrition-plans', nutritionStaffApi)
  .route('/admin/foods', staffFoodsApi);

export type Api = typeof features;

/** All that the table of access has rows for. */
export const endpoints: Hono<ApiEnvironment> = new Hono<ApiEnvironment>();
endpoints.get('/openapi.json', async (c) =>
  c.json(await openApiDocument(features, c.get('context').settings.publicUrl)),
);
endpoints.route('/', features);

/** The API with what all of it shares: limits on the body, who may call what, errors, an answer for unknown paths. */
export function createApi(served = endpoints, access = apiAccess) {
  const api = new Hono<ApiEnvironment>();
  // Only where a body is read: to ask for that of a mere GET costs as much as all else that is done for it here.
  api.on(
    ['POST', 'PUT', 'PATCH', 'DELETE'],
    '*',
    bodyLimit({
      maxSize: mostBodyBytes,
      onError: (c) =>
        // What is left of the body stays unread, so the connection cannot serve another request.
        answerProblem(c, problem(413, 'too_large', `The request is larger than ${mostBodyText}.`), {
          connection: 'close',
        }),
    }),
  );
  api.use(async (c, next) => {
    const type = c.req.header('content-type');
    if (type !== undefined && !/^application\/json(;|$)/i.test(type))
      return answerProblem(c, problem(415, 'unsupported_media_type', 'The API reads application/json only.'));
    return await next();
  });
  api.use(async (c, next) => {
    const context = c.get('context');
    const found = await readActor(context, withPass(c));
    if (found instanceof ProblemError) c.set('tokenFault', found);
    else c.set('context', { ...context, actor: found });
    await next();
    if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store');
  });
  mountGuarded(api, served, access, admit);
  refuseOtherMethods(api, served);
  api.all('*', (c) => answerProblem(c, problem(404, 'not_found', 'There is nothing at this address.')));
  api.onError(mapError);
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
