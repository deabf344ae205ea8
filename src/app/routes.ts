import {
  index,
  layout,
  prefix,
  route,
  type RouteConfig,
  type RouteConfigEntry,
} from '@react-router/dev/routes';
import { languages } from '../lib/language.ts';
import type { Area } from '../words/catalogues.client.ts';

/** Every page of the product. `mount` keeps the ids of one mount apart from another's. */
function pages(mount: string): RouteConfigEntry[] {
  let count = 0;
  /** Short, as every page carries all of them: by place in this table, which both builds go through alike. */
  const id = () => `${mount}${(count += 1).toString(36)}`;
  /** Around pages that speak the words of an area (lingui.config.ts); what few pages need seldom they speak themselves. */
  const words = (area: Exclude<Area, 'shell' | 'saved'>, children: RouteConfigEntry[]) =>
    layout(`../words/${area}.tsx`, { id: id() }, children);
  const page = (path: string, file: string) => route(path, file, { id: id() });
  return [
    // Speaks what it says itself: a member's home needs it later.
    index('../features/site/home-page.tsx', { id: id() }),
    words('site', [
      page('about', '../features/site/about-page.tsx'),
      page('services', '../features/site/services-page.tsx'),
      page('offline', '../features/site/offline-page.tsx'),
      page('contact', '../features/feedback/contact-page.tsx'),
    ]),
    words('bmi', [
      page('bmi', '../features/bmi/bmi-page.tsx'),
      page('services/educational-content/tools/bmi-calculator', '../features/bmi/educational-bmi-page.tsx'),
    ]),
    page('fitness-plans/:id/try', '../features/training/try/try-page.tsx'),
    words('plans', [
      page('services/fitness-plans/:id?', '../features/plans/fitness/fitness-plan-page.tsx'),
      page('fitness-plans/:id?', '../features/plans/fitness/fitness-plan-page.tsx'),
      page('plans/find', '../features/plans/finder/finder-page.tsx'),
      words('exercises', [
        page('exercises', '../features/plans/exercises/exercises-page.tsx'),
        page('exercises/:id', '../features/plans/exercises/exercise-page.tsx'),
      ]),
      words('nutrition', [
        page('services/fitness-and-nutrition-plans', '../features/plans/plans-page.tsx'),
        page('services/fitness-nutrition-plans', '../features/plans/plans-page.tsx'),
        page('services/fitness', '../features/plans/plans-page.tsx'),
        page('services/nutrition', '../features/plans/plans-page.tsx'),
        page('services/nutrition-plans/:id?', '../features/plans/nutrition/nutrition-plan-page.tsx'),
        page('nutrition-plans/:id?', '../features/plans/nutrition/nutrition-plan-page.tsx'),
      ]),
      page('nutrition-plans/:id/shopping', '../features/plans/nutrition/shopping/shopping-page.tsx'),
    ]),
    words('foods', [
      page('foods/plate', '../features/foods/plate-page.tsx'),
      words('food-pages', [
        page('foods', '../features/foods/foods-page.tsx'),
        page('foods/compare', '../features/foods/compare-page.tsx'),
        page('foods/sources', '../features/foods/sources-page.tsx'),
        page('foods/:id', '../features/foods/food-page.tsx'),
        page('recipes', '../features/recipes/recipes-page.tsx'),
        page('recipes/:id', '../features/recipes/recipe-page.tsx'),
      ]),
    ]),
    words('motivation', [
      page('services/motivational-content', '../features/motivation/motivation-page.tsx'),
      page('services/motivation', '../features/motivation/motivation-page.tsx'),
      page('services/educational-content/:id', '../features/articles/article-page.tsx'),
      page('services/motivational-content/:id', '../features/articles/article-page.tsx'),
    ]),
    words('fasting', [
      page('fasting', '../features/fasting/fasting-page.tsx'),
      page('fasting/tsom', '../features/fasting/tsom-page.tsx'),
    ]),
    page('search', '../features/search/search-page.tsx'),
    page('reminders/off', '../features/reminders/off-page.tsx'),
    page('feed.xml', '../features/articles/articles-feed.tsx'),
    words('assessment', [
      page(
        'services/educational-content/tools/fitness-assessment',
        '../features/assessment/assessment-page.tsx',
      ),
    ]),
    words('education', [
      page('services/educational-content', '../features/education/hub-page.tsx'),
      page('services/education', '../features/education/hub-page.tsx'),
      page(
        'services/educational-content/health-education',
        '../features/education/health-education-page.tsx',
      ),
    ]),
    page('services/educational-content/physical-fitness', '../features/education/physical-fitness-page.tsx'),
    // Each speaks its own words, all in one part: a layout around it would be one file more.
    page('today', '../features/today/today-page.tsx'),
    page('today/food', '../features/diary/diary-page.tsx'),
    page('profile', '../features/profile/profile-page.tsx'),
    page('profile/activities', '../features/activity/activities-page.tsx'),
    page('profile/assessments', '../features/assessment/assessments-page.tsx'),
    page('profile/progress', '../features/progress/progress-page.tsx'),
    page('profile/summary', '../features/progress/summary/summary-page.tsx'),
    page('profile/training', '../features/training/training-page.tsx'),
    page('profile/training/session', '../features/training/session-page.tsx'),
    page('profile/training/import', '../features/training/import/import-page.tsx'),
    page('profile/training/import/:id', '../features/training/import/report-page.tsx'),
    page('profile/training/workouts', '../features/training/workouts/workouts-page.tsx'),
    page('profile/training/workouts/:id', '../features/training/workouts/workout-page.tsx'),
    page('profile/training/routines', '../features/training/routines/routines-page.tsx'),
    page('profile/training/routines/:id', '../features/training/routines/routine-page.tsx'),
    page('profile/training/exercises/:exerciseId', '../features/training/exercises/exercise-page.tsx'),
    page('profile/security', '../features/auth/security/security-page.tsx'),
    page('profile/data', '../features/takeout/data-page.tsx'),
    page('profile/reminders', '../features/reminders/reminders-page.tsx'),
    words('account', [
      page('login', '../features/auth/sessions/login-page.tsx'),
      page('register', '../features/auth/registration/register-page.tsx'),
      page('reset-password', '../features/auth/recovery/reset-password-page.tsx'),
      page('reset-password-otp', '../features/auth/recovery/reset-password-otp-page.tsx'),
      page('verify-reset-otp', '../features/auth/recovery/verify-reset-otp-page.tsx'),
      page('set-new-password', '../features/auth/recovery/set-new-password-page.tsx'),
      words('staff', [
        layout('../features/admin/admin-layout.tsx', { id: id() }, [
          page('admin', '../features/admin/dashboard/dashboard-page.tsx'),
          page('admin/log', '../features/admin/log/log-page.tsx'),
          page('admin/settings', '../features/admin/settings/settings-page.tsx'),
          page('admin/profile', '../features/admin/own-profile-page.tsx'),
          page('admin/users', '../features/admin/users/users-page.tsx'),
          page('admin/users/:id', '../features/admin/users/user-page.tsx'),
          page('admin/feedback', '../features/feedback/staff/feedback-page.tsx'),
          page('admin/saved-replies', '../features/feedback/staff/saved-replies/saved-replies-page.tsx'),
          page('admin/saved-replies/:id', '../features/feedback/staff/saved-replies/saved-reply-page.tsx'),
          page('admin/content', '../features/articles/staff/articles-page.tsx'),
          page('admin/content/import', '../features/articles/staff/import-page.tsx'),
          page('admin/content/:id', '../features/articles/staff/article-page.tsx'),
          page('admin/pictures', '../features/media/staff/pictures-page.tsx'),
          page('admin/feasts', '../features/fasting/staff/feasts-page.tsx'),
          layout('../words/plans.tsx', { id: id() }, [
            page('admin/fitness', '../features/plans/fitness/staff/plans-page.tsx'),
            page('admin/fitness/:id', '../features/plans/fitness/staff/plan-page.tsx'),
          ]),
          page('admin/exercises', '../features/plans/exercises/staff/exercises-page.tsx'),
          page('admin/exercises/import', '../features/plans/exercises/staff/import-page.tsx'),
          page('admin/exercises/:id', '../features/plans/exercises/staff/exercise-page.tsx'),
          page('admin/nutrition', '../features/plans/nutrition/staff/plans-page.tsx'),
          page('admin/nutrition/:id', '../features/plans/nutrition/staff/plan-page.tsx'),
          // It names nutrients as the public pages do.
          layout('../words/foods.tsx', { id: id() }, [
            layout('../words/food-pages.tsx', { id: id() }, [
              page('admin/foods', '../features/foods/staff/foods-page.tsx'),
              page('admin/foods/import', '../features/foods/staff/import-page.tsx'),
              page('admin/foods/:id', '../features/foods/staff/food-page.tsx'),
              page('admin/recipes', '../features/recipes/staff/recipes-page.tsx'),
              page('admin/recipes/:id', '../features/recipes/staff/recipe-page.tsx'),
            ]),
          ]),
        ]),
      ]),
    ]),
    route('*', 'not-found-page.tsx', { id: id() }),
  ];
}

/** English stands at the root, the others under their code. It shares a mount: in the first, the code may be left out. */
export default languages
  .filter((language) => language !== 'en')
  .flatMap((language, index) =>
    prefix(index === 0 ? `${language}?` : language, pages(language)),
  ) satisfies RouteConfig;
