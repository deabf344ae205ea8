import { isAdmin, roles } from '#src/lib/roles.ts';

/** Who may ask: nobody known, each role, and a role that begins with `admin_` but is none of the known ones. */
export const callers = ['visitor', ...roles, 'admin_*'] as const;
export type Caller = (typeof callers)[number];

const everyone: readonly Caller[] = callers;
const members: readonly Caller[] = callers.filter((caller) => caller !== 'visitor');
const superAdmins: readonly Caller[] = ['admin_super'];
/** In the order of `callers`. */
const fitnessAdmins: readonly Caller[] = ['admin_fitness', 'admin_super'];
const nutritionAdmins: readonly Caller[] = ['admin_nutritionist', 'admin_super'];
const knownAdmins: readonly Caller[] = roles.filter(isAdmin);
/** Everybody on the staff but an admin of no known kind. */
const contentManagers: readonly Caller[] = roles.filter((role) => role !== 'user');

/**
 * `/api`, row by row: who may call what. The API lets nobody through whom the row does not name, and serves nothing
 * that has no row. Whose records those are is no matter of this table: a member meets only their own, and another
 * one's id is answered like one that does not exist. Anything beyond `everyone` needs a whole session: one that only
 * a reset link opened, or that still owes its second factor, is refused.
 */
export const apiAccess: Readonly<Record<string, readonly Caller[]>> = {
  'GET /openapi.json': everyone,
  'GET /site': everyone,
  'GET /plans/candidates': everyone,
  'GET /plans/fitness': everyone,
  'GET /plans/fitness/:id': everyone,
  'GET /plans/fitness/:id/pack': everyone,
  'GET /plans/fitness/:id/pdf': everyone,
  'GET /plans/nutrition': everyone,
  'GET /plans/nutrition/:id': everyone,
  'GET /plans/nutrition/:id/pack': everyone,
  'GET /plans/nutrition/:id/pdf': everyone,
  'GET /plans/nutrition/:id/shopping': everyone,
  'GET /exercises': everyone,
  'GET /exercises/:id': everyone,
  'GET /foods': everyone,
  'GET /recipes': everyone,
  'GET /recipes/:id': everyone,
  'GET /search': everyone,
  'GET /fasting/:year': everyone,
  'GET /fasting.ics': everyone,
  'GET /calendar/:date': everyone,
  'GET /feasts/announced': everyone,
  'GET /content': everyone,
  'GET /content/:id': everyone,
  // Whoever holds a link.
  'GET /draft-links': everyone,
  'POST /feedback': everyone,
  'POST /prints': everyone,

  'GET /profile': members,
  'PATCH /profile': members,
  'GET /preferences': members,
  'PUT /preferences': members,
  'GET /activities': members,
  'GET /activities/history': members,
  'POST /activities': members,
  'DELETE /activities/:id': members,
  'GET /assessments': members,
  'POST /assessments': members,
  'DELETE /assessments/:id': members,
  'GET /progress': members,
  'PUT /progress/measurements/:date': members,
  'DELETE /progress/measurements/:date': members,
  'PUT /progress/target': members,
  'DELETE /progress/target': members,

  'GET /training': members,
  'GET /training/whereabouts': members,
  'POST /training/plans': members,
  'PATCH /training/plans/:id': members,
  'GET /training/plans/:id/differences': members,
  'PUT /training/plans/:id/version': members,
  'DELETE /training/plans/:id/swaps/:exerciseId': members,
  'POST /training/plans/:id/restart': members,
  'PUT /training/plans/:id/weeks/:week/days/:day': members,
  'DELETE /training/plans/:id/weeks/:week/days/:day': members,
  'PUT /training/plans/:id/weeks/:week/rounds/:round': members,
  'DELETE /training/plans/:id/weeks/:week/rounds/:round': members,
  'GET /training/session': members,
  'GET /training/session/coming': members,
  'POST /training/session': members,
  'PUT /training/sessions/:id': members,
  'PUT /training/sessions/:id/sets': members,
  'PUT /training/sessions/:id/swaps/:exerciseId': members,
  'POST /training/sessions/:id/finish': members,
  'DELETE /training/sessions/:id': members,
  'GET /training/imports': members,
  'POST /training/imports/preview': members,
  'POST /training/imports': members,
  'GET /training/imports/:id': members,
  'DELETE /training/imports/:id': members,
  'GET /training/workouts': members,
  'GET /training/workouts/:id': members,
  'PATCH /training/workouts/:id': members,
  'DELETE /training/workouts/:id': members,
  'POST /training/workouts/:id/restore': members,
  'GET /training/routines': members,
  'POST /training/routines': members,
  'GET /training/routines/:id': members,
  'PUT /training/routines/:id': members,
  'DELETE /training/routines/:id': members,
  'POST /training/routines/:id/restore': members,
  'GET /training/own-exercises': members,
  'POST /training/own-exercises': members,
  'PUT /training/own-exercises/:id': members,
  'GET /training/exercises/:exerciseId': members,
  'GET /training/exercises/:exerciseId/workouts': members,

  'GET /today': members,

  'GET /diary': members,
  'GET /diary/days': members,
  'GET /diary/often': members,
  'GET /diary/aims': members,
  'POST /diary': members,
  'POST /diary/copy': members,
  'PUT /diary/:id': members,
  'DELETE /diary/:id': members,
  'POST /diary/:id/restore': members,

  'GET /measurements': members,
  'POST /measurements': members,
  'PUT /measurements/:id': members,
  'DELETE /measurements/:id': members,
  'POST /measurements/:id/restore': members,

  'GET /reminders': members,
  'GET /reminders/off': everyone,
  'POST /reminders/off': everyone,
  'POST /reminders/opened': members,
  'POST /reminders/trial': members,
  'POST /reminders/devices': members,
  // Whoever knows the old one's secret.
  'POST /reminders/devices/renewed': everyone,
  'DELETE /reminders/devices/:id': members,
  'PUT /reminders/:kind': members,
  'DELETE /reminders/:kind': members,
  'POST /reminders/:kind/resume': members,

  'GET /saved-plans': members,
  'GET /saved-plans/:kind/:planId': members,
  'PUT /saved-plans/:kind/:planId': members,
  'DELETE /saved-plans/:kind/:planId': members,

  'GET /account': members,
  'GET /account/sessions': members,
  'DELETE /account/sessions/:id': members,
  'DELETE /account/new-email': members,
  'POST /account/proof': members,
  'POST /account/recovery-codes': members,
  'PATCH /account/factors/:id': members,
  'GET /account/deletion': members,
  'POST /account/deletion': members,
  'DELETE /account/deletion': members,

  'GET /takeout/:file': members,
  'POST /takeout/:file': members,

  'GET /admin/dashboard': knownAdmins,
  'GET /admin/usage': knownAdmins,
  'GET /admin/log': superAdmins,
  'GET /admin/log/people': superAdmins,

  'GET /admin/drafts': contentManagers,
  'GET /admin/drafts/:area/:id': contentManagers,
  'PUT /admin/drafts/:area/:id': contentManagers,
  'DELETE /admin/drafts/:area/:id': contentManagers,

  'GET /admin/filters/:list': contentManagers,
  'POST /admin/filters/:list': contentManagers,
  'PUT /admin/filters/:list/:id': contentManagers,
  'DELETE /admin/filters/:list/:id': contentManagers,

  'GET /admin/content': contentManagers,
  'POST /admin/content': contentManagers,
  'POST /admin/content/preview': contentManagers,
  'POST /admin/content/import': contentManagers,
  'POST /admin/content/import/preview': contentManagers,
  'GET /admin/content/:id': contentManagers,
  'PUT /admin/content/:id': contentManagers,
  'GET /admin/content/:id/usage': contentManagers,
  'GET /admin/content/:id/links': contentManagers,
  'PUT /admin/content/:id/publication': contentManagers,
  'GET /admin/content/:id/draft-links': contentManagers,
  'POST /admin/content/:id/draft-links': contentManagers,
  'DELETE /admin/content/:id/draft-links/:linkId': contentManagers,
  'POST /admin/content/:id/draft-links/:linkId/restore': contentManagers,
  'DELETE /admin/content/:id': contentManagers,
  'POST /admin/content/bulk': contentManagers,
  'POST /admin/content/:id/restore': contentManagers,
  'GET /admin/content/:id/versions': contentManagers,
  'GET /admin/content/:id/versions/:version': contentManagers,
  'POST /admin/content/:id/versions/:version/restore': contentManagers,

  'GET /admin/pictures': contentManagers,
  'POST /admin/pictures': contentManagers,
  'GET /admin/pictures/:id': contentManagers,
  'PUT /admin/pictures/:id': contentManagers,
  'DELETE /admin/pictures/:id': contentManagers,
  'POST /admin/pictures/:id/restore': contentManagers,
  'POST /admin/pictures/bulk': contentManagers,
  'GET /admin/pictures/:id/versions': contentManagers,
  'GET /admin/pictures/:id/versions/:version': contentManagers,
  'POST /admin/pictures/:id/versions/:version/restore': contentManagers,

  'GET /admin/feasts': contentManagers,
  'PUT /admin/feasts/:feast/:year': contentManagers,
  'DELETE /admin/feasts/:feast/:year': contentManagers,
  'GET /admin/feasts/:feast/:year/versions': contentManagers,
  'GET /admin/feasts/:feast/:year/versions/:version': contentManagers,
  'POST /admin/feasts/:feast/:year/versions/:version/restore': contentManagers,

  'GET /admin/users': superAdmins,
  'GET /admin/users/:id': superAdmins,
  'POST /admin/users': superAdmins,
  'PUT /admin/users/:id': superAdmins,
  'DELETE /admin/users/:id': superAdmins,
  'POST /admin/users/roles/preview': superAdmins,
  'POST /admin/users/roles': superAdmins,
  'PUT /admin/users/:id/suspension': superAdmins,
  'DELETE /admin/users/:id/suspension': superAdmins,
  'DELETE /admin/users/:id/logins': superAdmins,
  'DELETE /admin/users/:id/logins/:login': superAdmins,
  'POST /admin/users/:id/mails': superAdmins,

  'GET /admin/feedback': superAdmins,
  'GET /admin/waiting': superAdmins,
  'GET /admin/feedback/:id': superAdmins,
  'PATCH /admin/feedback/:id': superAdmins,
  'POST /admin/feedback/changes': superAdmins,
  'POST /admin/feedback/:id/replies': superAdmins,
  'PUT /admin/feedback/notice': superAdmins,
  'POST /admin/feedback.csv': superAdmins,
  'GET /admin/feedback.csv': superAdmins,

  'GET /admin/saved-replies': superAdmins,
  'POST /admin/saved-replies': superAdmins,
  'GET /admin/saved-replies/:id': superAdmins,
  'PUT /admin/saved-replies/:id': superAdmins,
  'DELETE /admin/saved-replies/:id': superAdmins,
  'POST /admin/saved-replies/bulk': superAdmins,
  'POST /admin/saved-replies/:id/restore': superAdmins,
  'GET /admin/saved-replies/:id/versions': superAdmins,
  'GET /admin/saved-replies/:id/versions/:version': superAdmins,
  'POST /admin/saved-replies/:id/versions/:version/restore': superAdmins,

  'GET /admin/fitness-plans': fitnessAdmins,
  'POST /admin/fitness-plans': fitnessAdmins,
  'GET /admin/fitness-plans/:id': fitnessAdmins,
  'PUT /admin/fitness-plans/:id': fitnessAdmins,
  'DELETE /admin/fitness-plans/:id': fitnessAdmins,
  'POST /admin/fitness-plans/bulk': fitnessAdmins,
  'POST /admin/fitness-plans/:id/restore': fitnessAdmins,
  'GET /admin/fitness-plans/:id/usage': fitnessAdmins,
  'GET /admin/fitness-plans/:id/versions': fitnessAdmins,
  'GET /admin/fitness-plans/:id/versions/:version': fitnessAdmins,
  'POST /admin/fitness-plans/:id/versions/:version/restore': fitnessAdmins,

  'GET /admin/exercises': fitnessAdmins,
  'GET /admin/exercises/:id': fitnessAdmins,
  'POST /admin/exercises': fitnessAdmins,
  'POST /admin/exercises/import': fitnessAdmins,
  'POST /admin/exercises/import/preview': fitnessAdmins,
  'PUT /admin/exercises/:id': fitnessAdmins,
  'DELETE /admin/exercises/:id': fitnessAdmins,
  'POST /admin/exercises/bulk': fitnessAdmins,
  'POST /admin/exercises/:id/restore': fitnessAdmins,
  'GET /admin/exercises/:id/usage': fitnessAdmins,
  'GET /admin/exercises/:id/versions': fitnessAdmins,
  'GET /admin/exercises/:id/versions/:version': fitnessAdmins,
  'POST /admin/exercises/:id/versions/:version/restore': fitnessAdmins,

  'GET /admin/nutrition-plans': nutritionAdmins,
  'POST /admin/nutrition-plans': nutritionAdmins,
  'GET /admin/nutrition-plans/:id': nutritionAdmins,
  'PUT /admin/nutrition-plans/:id': nutritionAdmins,
  'DELETE /admin/nutrition-plans/:id': nutritionAdmins,
  'POST /admin/nutrition-plans/bulk': nutritionAdmins,
  'POST /admin/nutrition-plans/:id/restore': nutritionAdmins,
  'GET /admin/nutrition-plans/:id/usage': nutritionAdmins,
  'GET /admin/nutrition-plans/:id/versions': nutritionAdmins,
  'GET /admin/nutrition-plans/:id/versions/:version': nutritionAdmins,
  'POST /admin/nutrition-plans/:id/versions/:version/restore': nutritionAdmins,

  'GET /admin/foods': nutritionAdmins,
  'POST /admin/foods': nutritionAdmins,
  'POST /admin/foods/import': nutritionAdmins,
  'POST /admin/foods/import/preview': nutritionAdmins,
  'GET /admin/foods/:id': nutritionAdmins,
  'PUT /admin/foods/:id': nutritionAdmins,
  'POST /admin/foods/bulk': nutritionAdmins,
  'GET /admin/foods/:id/usage': nutritionAdmins,
  'GET /admin/foods/:id/versions': nutritionAdmins,
  'GET /admin/foods/:id/versions/:version': nutritionAdmins,
  'POST /admin/foods/:id/versions/:version/restore': nutritionAdmins,
  'GET /admin/recipes': nutritionAdmins,
  'GET /admin/recipes/:id': nutritionAdmins,
  'POST /admin/recipes': nutritionAdmins,
  'PUT /admin/recipes/:id': nutritionAdmins,
  'POST /admin/recipes/bulk': nutritionAdmins,
  'GET /admin/recipes/:id/usage': nutritionAdmins,
  'GET /admin/recipes/:id/versions': nutritionAdmins,
  'GET /admin/recipes/:id/versions/:version': nutritionAdmins,
  'POST /admin/recipes/:id/versions/:version/restore': nutritionAdmins,
};

/**
 * Reads of a member's own that need to know nothing but whose they are: they run while the session is looked at, in the
 * same trip to the database, and their answer waits for that. They take `ownerOf` and change nothing before it.
 */
export const readsOfOwn: ReadonlySet<string> = new Set([
  'GET /profile',
  'GET /preferences',
  'GET /activities',
  'GET /activities/history',
  'GET /assessments',
  'GET /progress',
  'GET /training',
  'GET /training/whereabouts',
  'GET /training/session',
  'GET /training/session/coming',
  'GET /training/imports',
  'GET /training/imports/:id',
  'GET /training/workouts',
  'GET /training/workouts/:id',
  'GET /training/routines',
  'GET /training/routines/:id',
  'GET /training/own-exercises',
  'GET /training/exercises/:exerciseId',
  'GET /training/exercises/:exerciseId/workouts',
  'GET /today',
  'GET /diary',
  'GET /diary/days',
  'GET /diary/often',
  'GET /diary/aims',
  'GET /measurements',
  'GET /saved-plans',
  'GET /saved-plans/:kind/:planId',
]);

/**
 * What a member may still call whose account is about to be deleted: think again, and take along what is theirs. All
 * else that needs an account waits until it is kept (docs/decisions/0055).
 */
export const openToLeaving: ReadonlySet<string> = new Set([
  'GET /account/deletion',
  'DELETE /account/deletion',
  'GET /takeout/:file',
  'POST /takeout/:file',
]);

/** Whether an endpoint asks a role for a second step: a super admin can change everybody’s account. */
export const asksForSecondStep = (endpoint: string, role: string): boolean =>
  callerWith(role) === 'admin_super' && endpoint.split(' ')[1]?.startsWith('/admin/') === true;

/** The caller that a role counts as. */
export function callerWith(role: string | null): Caller {
  if (role === null) return 'visitor';
  return roles.find((known) => known === role) ?? (isAdmin(role) ? 'admin_*' : 'user');
}

/**
 * What comes with a call of the account protocol: nothing, a whole session, one that still owes its second factor, or
 * one that a reset link opened (`recovery`).
 */
export const credentials = ['nothing', 'session', 'factor owed', 'recovery'] as const;
export type Credential = (typeof credentials)[number];

const anything: readonly Credential[] = credentials;
const anySession: readonly Credential[] = ['session', 'factor owed', 'recovery'];
const wholeSession: readonly Credential[] = ['session'];

/**
 * `/auth/v1`, row by row: with what a call can be made. It serves nothing that has no row, but for what it only answers
 * with the protocol's code for being switched off. Roles mean nothing here; everyone acts on themselves only.
 */
export const accountAccess: Readonly<Record<string, readonly Credential[]>> = {
  'POST /signup': anything,
  'POST /token': anything,
  'POST /recover': anything,
  'POST /resend': anything,
  'GET /verify': anything,
  'POST /verify': anything,
  'GET /settings': anything,
  'GET /.well-known/jwks.json': anything,
  'GET /health': anything,

  'POST /logout': anySession,
  'GET /user': anySession,
  'PUT /user': ['session', 'recovery'],
  'GET /reauthenticate': wholeSession,

  'POST /factors': wholeSession,
  'DELETE /factors/:id': wholeSession,
  'POST /factors/:id/challenge': ['session', 'factor owed'],
  'POST /factors/:id/verify': ['session', 'factor owed'],

  'GET /authorize': anything,
  'GET /callback': anything,
  'GET /user/identities/authorize': wholeSession,
  'DELETE /user/identities/:id': wholeSession,
};

/** Sends that are no saves: a file that begins, a text seen before it is kept. */
const savesNothing = /(\.csv|\/preview)$/;

/** What is made once by what it is: sent again, it is the same record. */
const madeOnceByContent: ReadonlySet<string> = new Set(['POST /admin/pictures']);

/** What is answered with a secret, which must not lie among the answers that are kept for repeats. */
const answersSecret: ReadonlySet<string> = new Set(['POST /admin/content/:id/draft-links']);

/** Whether an endpoint takes an `Idempotency-Key`: what staff create and replace. */
export const takesKey = (method: string, path: string): boolean =>
  (method === 'POST' || method === 'PUT') &&
  path.startsWith('/admin/') &&
  !savesNothing.test(path) &&
  !madeOnceByContent.has(`${method} ${path}`) &&
  !answersSecret.has(`${method} ${path}`);
