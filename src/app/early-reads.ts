/**
 * What a member's page asks the API for first, by its path without language: the document has it asked for while the
 * application is on its way (early.ts). `{day}` is today on the device, `{monday}` its week's first day, either with days
 * more or less; `{zone}` the device's time zone, `{last}` the last part of the address. Written as the page asks for it:
 * `e2e/member-budgets.test.ts` finds what no page takes.
 */
const reads: Readonly<Record<string, readonly string[]>> = {
  '/today': ['/api/today?day={day}&timeZone={zone}'],
  '/today/food': [
    '/api/diary/aims?day={day}',
    '/api/diary?day={day}',
    '/api/diary?day={day-1}',
    '/api/diary/often?day={day}',
    '/api/preferences',
  ],
  '/profile': [
    '/api/profile?today={day}',
    '/api/saved-plans',
    '/api/training/whereabouts',
    '/api/preferences',
  ],
  '/profile/activities': ['/api/activities/history'],
  '/profile/assessments': ['/api/assessments'],
  '/profile/progress': [
    '/api/progress?weeks=12&until={day}',
    '/api/measurements?from={monday-77}&to={day}',
    '/api/diary/aims?day={day}',
    '/api/training/whereabouts',
  ],
  '/profile/summary': [
    '/api/progress?until={day}&weeks=52',
    '/api/measurements?from={day-365}&to={day}',
    '/api/diary/aims?day={day}',
    '/api/profile?today={day}',
  ],
  '/profile/training': ['/api/training', '/api/preferences'],
  '/profile/training/session': ['/api/training/session'],
  '/profile/training/import': ['/api/training/imports'],
  '/profile/training/import/:id': ['/api/training/imports/{last}'],
  '/profile/training/workouts': ['/api/training/workouts'],
  '/profile/training/workouts/:id': ['/api/training/workouts/{last}'],
  '/profile/training/routines': ['/api/training/routines', '/api/training/own-exercises'],
  '/profile/training/routines/new': [],
  '/profile/training/routines/:id': ['/api/training/routines/{last}'],
  '/profile/training/exercises/:id': [
    '/api/training/exercises/{last}',
    '/api/training/exercises/{last}/workouts',
  ],
  '/profile/security': ['/api/account', '/api/account/sessions', '/auth/v1/user'],
  '/profile/data': ['/api/account'],
  '/profile/reminders': ['/api/reminders'],
};

/** What such a page asks for next, by what it was told, or shows at once, and which script does it (early-*.ts). */
const follows: Readonly<Record<string, 'day' | 'month' | 'plan' | 'exercises'>> = {
  '/': 'day',
  '/today': 'day',
  '/profile': 'month',
  '/today/food': 'plan',
  '/profile/training/routines/:id': 'exercises',
};

/** The script that follows early.ts on a page, if one does. */
export const earlyFollow = (path: string) =>
  Object.entries(follows).find(([pattern]) => isOf(pattern, path) && path !== newRoutine)?.[1];

const newRoutine = '/profile/training/routines/new';

/** Who it is, which each page asks for. */
const profile = '/api/profile';

/** As the document carries it; undefined on a page that is no member's own. */
export function earlyReads(path: string): string | undefined {
  const [, own] = Object.entries(reads).find(([pattern]) => isOf(pattern, path)) ?? [];
  const isKnown = own?.some((read) => read.startsWith(`${profile}?`));
  return own && [...own, ...(isKnown ? [] : [profile])].join(' ');
}

const isOf = (pattern: string, path: string) =>
  new RegExp(`^${pattern.replace(':id', '[\\w-]+')}$`).test(path);
