import { apiAccess, callers, callerWith, type Caller } from '#src/api/access.ts';
import { defaultRole, isStaff } from '#src/lib/roles.ts';

interface Words {
  readonly id: string;
}

/** One area of the staff area: where it is, what it is called and is for, whose it is. */
export interface StaffArea {
  /** Without language. */
  readonly path: string;
  /** What the header calls it, and its link. */
  readonly title: Words;
  /** What one does there, and what follows from it: the largest text of its first screenful (decision 0144). */
  readonly lead: Words;
  /** Where one of its records is written or looked at, if something else is to be said there. */
  readonly recordLead?: Words;
  /** Where many are taken from a table. */
  readonly importLead?: Words;
  /** Who may open it: whoever the API lets read what it shows. */
  readonly opensFor: readonly Caller[];
  /** Whose sidebar leads there; others who may open it find it on the dashboard. */
  readonly linkedFor: readonly Caller[];
  /** Shows nothing but one’s own account. */
  readonly isOwn: boolean;
}

const staff = callers.filter((caller) => caller !== 'visitor' && caller !== defaultRole);

/** What the areas are, in the order of the sidebar; without an endpoint, one's own things, for all staff. */
const described: readonly (Pick<StaffArea, 'path' | 'title' | 'lead' | 'recordLead' | 'importLead'> & {
  readonly reads?: string;
  readonly linkedFor?: readonly Caller[];
})[] = [
  {
    path: '/admin',
    title: /*i18n*/ { id: 'Dashboard' },
    lead: /*i18n*/ {
      id: 'How much there is and what came in, what waits to be translated, and what was changed last.',
    },
    reads: 'GET /admin/dashboard',
    linkedFor: ['admin_fitness', 'admin_nutritionist'],
  },
  {
    path: '/admin/users',
    title: /*i18n*/ { id: 'Users Management' },
    lead: /*i18n*/ {
      id: 'Everybody who has an account. You add people, give them roles, and help who cannot get in.',
    },
    recordLead: /*i18n*/ {
      id: 'What is needed to help, and no more: what somebody weighs, eats or trains is theirs alone.',
    },
    reads: 'GET /admin/users',
    linkedFor: ['admin_super'],
  },
  {
    path: '/admin/feedback',
    title: /*i18n*/ { id: 'User Feedback' },
    lead: /*i18n*/ {
      id: 'What people write by the contact form. You answer with a mail in their language, and it is kept here.',
    },
    reads: 'GET /admin/feedback',
    linkedFor: ['admin_super'],
  },
  {
    path: '/admin/saved-replies',
    title: /*i18n*/ { id: 'Saved Replies' },
    lead: /*i18n*/ {
      id: 'What is asked again and again, answered once: put it into a reply, and change it there as you like.',
    },
    reads: 'GET /admin/saved-replies',
  },
  {
    path: '/admin/fitness',
    title: /*i18n*/ { id: 'Fitness Plans' },
    lead: /*i18n*/ {
      id: 'Plans that people train by, week after week. Staff alone see drafts, everybody what is published.',
    },
    recordLead: /*i18n*/ {
      id: 'All see a published plan as you save it; who follows it may go on with the weeks they began with.',
    },
    reads: 'GET /admin/fitness-plans',
    linkedFor: ['admin_fitness'],
  },
  {
    path: '/admin/exercises',
    title: /*i18n*/ { id: 'Exercise Library' },
    lead: /*i18n*/ {
      id: 'The movements that plans are made of. What you change shows at once in every plan that has it.',
    },
    importLead: /*i18n*/ {
      id: 'Many exercises at once: you look at every row first, and then all are added or none.',
    },
    reads: 'GET /admin/exercises',
  },
  {
    path: '/admin/nutrition',
    title: /*i18n*/ { id: 'Nutrition Plans' },
    lead: /*i18n*/ {
      id: 'Plans that people eat by, on fasting days too. Staff alone see drafts, everybody what is published.',
    },
    recordLead: /*i18n*/ {
      id: 'Each day is counted from the foods of its dishes. Everybody sees a published plan as you save it.',
    },
    reads: 'GET /admin/nutrition-plans',
    linkedFor: ['admin_nutritionist'],
  },
  {
    path: '/admin/foods',
    title: /*i18n*/ { id: 'Foods' },
    lead: /*i18n*/ {
      id: 'Know a better source for a figure? Put it in: visitors see both at once, and recipes count with it.',
    },
    importLead: /*i18n*/ {
      id: 'Many foods at once: you look at every row first, and then all are added or none.',
    },
    reads: 'GET /admin/foods',
  },
  {
    path: '/admin/recipes',
    title: /*i18n*/ { id: 'Recipes' },
    lead: /*i18n*/ {
      id: 'What is cooked, and how. Figures and fasting mark follow from what goes in; visitors see it at once.',
    },
    reads: 'GET /admin/recipes',
  },
  {
    path: '/admin/content',
    title: /*i18n*/ { id: 'Content Management' },
    lead: /*i18n*/ {
      id: 'Articles for readers. Staff alone see a draft, until you publish it or the day comes that you set.',
    },
    importLead: /*i18n*/ {
      id: 'Many articles at once, as drafts: you look at every row first, and then all are added or none.',
    },
    reads: 'GET /admin/content',
    linkedFor: ['admin_fitness', 'admin_nutritionist', 'nutritionist', 'planner'],
  },
  // Whoever manages content finds them there.
  {
    path: '/admin/pictures',
    title: /*i18n*/ { id: 'Pictures' },
    lead: /*i18n*/ {
      id: 'Photos for articles, plans and recipes. You say in words what is to be seen, for who cannot see it.',
    },
    reads: 'GET /admin/pictures',
  },
  {
    path: '/admin/feasts',
    title: /*i18n*/ { id: 'Islamic Feasts' },
    lead: /*i18n*/ {
      id: 'The new moon decides: each day is said to be an estimate until you write down the announced one.',
    },
    reads: 'GET /admin/feasts',
  },
  {
    path: '/admin/log',
    title: /*i18n*/ { id: 'Activity Log' },
    lead: /*i18n*/ {
      id: 'Whatever staff change stands here: who did it and when, and what it was before and after.',
    },
    reads: 'GET /admin/log',
  },
  {
    path: '/admin/settings',
    title: /*i18n*/ { id: 'Settings' },
    lead: /*i18n*/ { id: 'Your password. When you change it, you are logged out everywhere but here.' },
    linkedFor: ['admin_super', 'admin_*'],
  },
  {
    path: '/admin/profile',
    title: /*i18n*/ { id: 'My Profile' },
    lead: /*i18n*/ {
      id: 'Your name, as other staff read it beside what you change, and how you log in.',
    },
  },
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

/** What is said of a screen below its title. @param path without language */
export function leadAt(path: string): Words | undefined {
  const area = areaAt(path);
  if (area === undefined || area.path === path) return area?.lead;
  return (path === `${area.path}/import` ? area.importLead : area.recordLead) ?? area.lead;
}

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
