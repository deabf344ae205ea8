import { apiAccess, callers, callerWith, type Caller } from '#src/api/access.ts';
import { defaultRole, isStaff } from '#src/lib/roles.ts';

/** One area of the staff area: where it is, what it is called, whose it is. */
export interface StaffArea {
  /** Without language. */
  readonly path: string;
  /** What the header calls it, and its link. */
  readonly title: { readonly id: string };
  /** Who may open it: whoever the API lets read what it shows. */
  readonly opensFor: readonly Caller[];
  /** Whose sidebar leads there; others who may open it find it on the dashboard. */
  readonly linkedFor: readonly Caller[];
  /** Shows nothing but one’s own account. */
  readonly isOwn: boolean;
}

const staff = callers.filter((caller) => caller !== 'visitor' && caller !== defaultRole);

/** What the areas are, in the order of the sidebar; without an endpoint, one's own things, for all staff. */
const described: readonly (Pick<StaffArea, 'path' | 'title'> & {
  readonly reads?: string;
  readonly linkedFor?: readonly Caller[];
})[] = [
  {
    path: '/admin',
    title: /*i18n*/ { id: 'Dashboard' },
    reads: 'GET /admin/dashboard',
    linkedFor: ['admin_fitness', 'admin_nutritionist'],
  },
  {
    path: '/admin/users',
    title: /*i18n*/ { id: 'Users Management' },
    reads: 'GET /admin/users',
    linkedFor: ['admin_super'],
  },
  {
    path: '/admin/feedback',
    title: /*i18n*/ { id: 'User Feedback' },
    reads: 'GET /admin/feedback',
    linkedFor: ['admin_super'],
  },
  {
    path: '/admin/saved-replies',
    title: /*i18n*/ { id: 'Saved Replies' },
    reads: 'GET /admin/saved-replies',
  },
  {
    path: '/admin/fitness',
    title: /*i18n*/ { id: 'Fitness Plans' },
    reads: 'GET /admin/fitness-plans',
    linkedFor: ['admin_fitness'],
  },
  { path: '/admin/exercises', title: /*i18n*/ { id: 'Exercise Library' }, reads: 'GET /admin/exercises' },
  {
    path: '/admin/nutrition',
    title: /*i18n*/ { id: 'Nutrition Plans' },
    reads: 'GET /admin/nutrition-plans',
    linkedFor: ['admin_nutritionist'],
  },
  { path: '/admin/foods', title: /*i18n*/ { id: 'Foods' }, reads: 'GET /admin/foods' },
  { path: '/admin/recipes', title: /*i18n*/ { id: 'Recipes' }, reads: 'GET /admin/recipes' },
  {
    path: '/admin/content',
    title: /*i18n*/ { id: 'Content Management' },
    reads: 'GET /admin/content',
    linkedFor: ['admin_fitness', 'admin_nutritionist', 'nutritionist', 'planner'],
  },
  // Whoever manages content finds them there.
  { path: '/admin/pictures', title: /*i18n*/ { id: 'Pictures' }, reads: 'GET /admin/pictures' },
  { path: '/admin/feasts', title: /*i18n*/ { id: 'Islamic Feasts' }, reads: 'GET /admin/feasts' },
  { path: '/admin/log', title: /*i18n*/ { id: 'Activity Log' }, reads: 'GET /admin/log' },
  { path: '/admin/settings', title: /*i18n*/ { id: 'Settings' }, linkedFor: ['admin_super', 'admin_*'] },
  { path: '/admin/profile', title: /*i18n*/ { id: 'My Profile' } },
];
export const areas: readonly StaffArea[] = described.map(({ reads, linkedFor = [], ...area }) => ({
  ...area,
  opensFor: reads === undefined ? staff : (apiAccess[reads] ?? []),
  isOwn: reads === undefined,
  linkedFor,
}));

/** The area that a screen is in: its own, or that of the list which it was opened from. @param path without language */
export const areaAt = (path: string): StaffArea | undefined =>
  areas.find((area) => area.path === path) ??
  areas.find((area) => area.path !== '/admin' && path.startsWith(`${area.path}/`));

/** The areas that a role may open. */
export const areasOpenTo = (role: string): readonly StaffArea[] =>
  areas.filter(({ opensFor }) => opensFor.includes(callerWith(role)));

/** The areas that the sidebar of a role leads to. */
export const areasLinkedFor = (role: string): readonly StaffArea[] =>
  areas.filter(({ linkedFor }) => linkedFor.includes(callerWith(role)));

export const mayOpen = (role: string, path: string): boolean =>
  areaAt(path)?.opensFor.includes(callerWith(role)) ?? false;

/** Whether a role needs a second step for a screen: what it shows the API refuses otherwise. */
export const asksForSecondStep = (role: string, path: string): boolean =>
  callerWith(role) === 'admin_super' && areaAt(path)?.isOwn !== true;

/** Where a role begins its work: the dashboard, or the first area that it may open. */
export const homeOf = (role: string): string => areasOpenTo(role)[0]?.path ?? '/';

/** Where whoever asks for a page of the staff area is led instead; null for who is right here. */
export function elsewhere(role: string, path: string): string | null {
  if (!isStaff(role)) return '/';
  return path === '/admin' && !mayOpen(role, path) ? homeOf(role) : null;
}
