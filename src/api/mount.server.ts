import { Hono } from 'hono';
import { dashboardApi } from '#src/features/admin/dashboard/api.server.ts';
import { draftsApi } from '#src/features/admin/drafts/api.server.ts';
import { filtersApi } from '#src/features/admin/filters/api.server.ts';
import { logApi } from '#src/features/admin/log/api.server.ts';
import { activitiesApi } from '#src/features/activity/api.server.ts';
import { usersApi } from '#src/features/admin/users/api.server.ts';
import { contentApi } from '#src/features/articles/api.server.ts';
import { draftLinksApi, staffDraftLinksApi } from '#src/features/articles/draft-links/api.server.ts';
import { staffContentApi } from '#src/features/articles/staff/api.server.ts';
import { assessmentsApi } from '#src/features/assessment/api.server.ts';
import { diaryApi } from '#src/features/diary/api.server.ts';
import { deletionApi } from '#src/features/auth/deletion/api.server.ts';
import { accountApi } from '#src/features/auth/security/api.server.ts';
import { sessionChecks } from '#src/features/auth/sessions/actor.server.ts';
import { fastingApi } from '#src/features/fasting/api.server.ts';
import { staffFeastsApi } from '#src/features/fasting/staff/api.server.ts';
import { preferencesApi } from '#src/features/profile/preferences/api.server.ts';
import { feedbackApi } from '#src/features/feedback/api.server.ts';
import { staffFeedbackApi } from '#src/features/feedback/staff/api.server.ts';
import { savedRepliesApi } from '#src/features/feedback/staff/saved-replies/api.server.ts';
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
import { staffPicturesApi } from '#src/features/media/staff/api.server.ts';
import { measurementsApi } from '#src/features/measurements/api.server.ts';
import { progressApi } from '#src/features/progress/api.server.ts';
import { recipesApi } from '#src/features/recipes/api.server.ts';
import { staffRecipesApi } from '#src/features/recipes/staff/api.server.ts';
import { remindersApi } from '#src/features/reminders/api.server.ts';
import { searchApi } from '#src/features/search/api.server.ts';
import { siteApi } from '#src/features/site/api.server.ts';
import { takeoutApi } from '#src/features/takeout/api.server.ts';
import { trainingApi } from '#src/features/training/api.server.ts';
import { todayApi } from '#src/features/today/api.server.ts';
import { printsApi, recordUsageApi, usageApi } from '#src/features/usage/api.server.ts';
import { logQuerySchema } from '#src/features/admin/log/schema.ts';
import { userListQuerySchema } from '#src/features/admin/users/schema.ts';
import { articleListQuerySchema } from '#src/features/articles/staff/schema.ts';
import { savedReplyListQuerySchema } from '#src/features/feedback/staff/saved-replies/schema.ts';
import { staffFeedbackQuerySchema } from '#src/features/feedback/staff/schema.ts';
import { foodListQuerySchema } from '#src/features/foods/staff/schema.ts';
import { pictureListQuerySchema } from '#src/features/media/staff/schema.ts';
import { exerciseListQuerySchema } from '#src/features/plans/exercises/staff/schema.ts';
import { staffListQuerySchema as fitnessListQuerySchema } from '#src/features/plans/fitness/staff/schema.ts';
import { staffListQuerySchema as nutritionListQuerySchema } from '#src/features/plans/nutrition/staff/schema.ts';
import { recipeListQuerySchema } from '#src/features/recipes/staff/schema.ts';
import type { ApiEnvironment } from '#src/server/context.server.ts';
import { apiAccess } from './access.ts';
import { createApp } from './app.server.ts';
import { servedDocument } from './openapi.server.ts';
import { publicCache } from './public-cache.ts';

/** What the lists of the staff area can be asked for. */
const staffLists = {
  content: articleListQuerySchema,
  exercises: exerciseListQuerySchema,
  feedback: staffFeedbackQuerySchema,
  fitness: fitnessListQuerySchema,
  foods: foodListQuerySchema,
  log: logQuerySchema,
  nutrition: nutritionListQuerySchema,
  pictures: pictureListQuerySchema,
  recipes: recipeListQuerySchema,
  'saved-replies': savedReplyListQuerySchema,
  users: userListQuerySchema,
};

/** Every route of `/api`, one line a feature. The typed client and the OpenAPI document are made from it. */
const features = new Hono<ApiEnvironment>()
  .route('/plans/candidates', candidatesApi)
  .route('/plans/fitness', fitnessPlansApi)
  .route('/plans/nutrition', nutritionPlansApi)
  .route('/exercises', exercisesApi)
  .route('/foods', foodsApi)
  .route('/recipes', recipesApi)
  .route('/search', searchApi)
  .route('/', fastingApi)
  .route('/content', contentApi)
  .route('/draft-links', draftLinksApi)
  .route('/saved-plans', savedPlansApi)
  .route('/activities', activitiesApi)
  .route('/assessments', assessmentsApi)
  .route('/profile', profileApi)
  .route('/preferences', preferencesApi)
  .route('/training', trainingApi)
  .route('/measurements', measurementsApi)
  .route('/progress', progressApi)
  .route('/diary', diaryApi)
  .route('/today', todayApi)
  .route('/reminders', remindersApi)
  .route('/account', accountApi)
  .route('/account/deletion', deletionApi)
  .route('/takeout', takeoutApi)
  .route('/site', siteApi)
  .route('/feedback', feedbackApi)
  .route('/prints', printsApi)
  .route('/admin', staffFeedbackApi)
  .route('/admin/saved-replies', savedRepliesApi)
  .route('/admin/dashboard', dashboardApi)
  .route('/admin/drafts', draftsApi)
  .route('/admin/filters', filtersApi(staffLists))
  .route('/admin/log', logApi)
  .route('/admin/users', usersApi)
  .route('/admin/content', staffContentApi)
  .route('/admin/content', staffDraftLinksApi)
  .route('/admin/pictures', staffPicturesApi)
  .route('/admin/feasts', staffFeastsApi)
  .route('/admin/fitness-plans', staffFitnessPlansApi)
  .route('/admin/exercises', staffExercisesApi)
  .route('/admin/nutrition-plans', nutritionStaffApi)
  .route('/admin/foods', staffFoodsApi)
  .route('/admin/recipes', staffRecipesApi)
  .route('/admin/usage', usageApi)
  .route('/admin/content', recordUsageApi('content-item'))
  .route('/admin/fitness-plans', recordUsageApi('fitness-plan'))
  .route('/admin/exercises', recordUsageApi('exercise'))
  .route('/admin/nutrition-plans', recordUsageApi('nutrition-plan'))
  .route('/admin/foods', recordUsageApi('food'))
  .route('/admin/recipes', recordUsageApi('recipe'));

export type Api = typeof features;

/** All that the table of access has rows for. */
export const endpoints: Hono<ApiEnvironment> = new Hono<ApiEnvironment>();
endpoints.get('/openapi.json', async (c) =>
  c.json(await servedDocument(features, c.get('context').settings.publicUrl), 200, publicCache),
);
endpoints.route('/', features);

/** The API as the product serves it; a test may serve endpoints of its own. */
export const createApi = (served = endpoints, access = apiAccess) => createApp(served, access, sessionChecks);
