import { expect, test } from 'vitest';
import routes from '#src/app/routes.ts';
import { areas, areasLinkedFor, areasOpenTo, elsewhere, homeOf, leadAt } from './areas.ts';

const titles = (of: readonly { title: { id: string } }[]) => of.map(({ title }) => title.id);

test.each([
  ['admin_super', ['Users Management', 'User Feedback', 'Settings']],
  ['admin_fitness', ['Dashboard', 'Fitness Plans', 'Content Management']],
  ['admin_nutritionist', ['Dashboard', 'Nutrition Plans', 'Content Management']],
  ['nutritionist', ['Content Management']],
  ['planner', ['Content Management']],
  ['admin_of_old', ['Settings']],
])('the sidebar of %s', (role, links) => {
  expect(titles(areasLinkedFor(role))).toEqual(links);
});

test.each([
  ['admin_super', areas.map(({ title }) => title.id)],
  [
    'admin_fitness',
    [
      'Dashboard',
      'Fitness Plans',
      'Exercise Library',
      'Content Management',
      'Pictures',
      'Islamic Feasts',
      'Settings',
      'My Profile',
    ],
  ],
  [
    'admin_nutritionist',
    [
      'Dashboard',
      'Nutrition Plans',
      'Foods',
      'Recipes',
      'Content Management',
      'Pictures',
      'Islamic Feasts',
      'Settings',
      'My Profile',
    ],
  ],
  ['nutritionist', ['Content Management', 'Pictures', 'Islamic Feasts', 'Settings', 'My Profile']],
  ['planner', ['Content Management', 'Pictures', 'Islamic Feasts', 'Settings', 'My Profile']],
  ['admin_of_old', ['Settings', 'My Profile']],
  ['user', []],
])('what %s may open', (role, opened) => {
  expect(titles(areasOpenTo(role))).toEqual(opened);
});

/** The paths of the table, each with those around it. */
const pathsIn = (entries: typeof routes, above = ''): string[] =>
  entries.flatMap(({ path = '', children = [] }) => {
    const whole = [above, path].filter((part) => part !== '').join('/');
    return [whole, ...pathsIn(children, whole)];
  });

test('each area has a page of its own', () => {
  const paths = new Set(pathsIn(routes).map((path) => `/${path.replace(/^am\?\//, '')}`));
  expect(areas.map(({ path }) => path).filter((path) => !paths.has(path))).toEqual([]);
});

test.each([
  ['/admin', 'How much there is'],
  ['/admin/foods', 'Know a better source'],
  ['/admin/foods/teff', 'Know a better source'],
  ['/admin/foods/import', 'Many foods at once'],
  ['/admin/users', 'Everybody who has an account'],
  ['/admin/users/7', 'What is needed to help'],
  ['/admin/fitness/new', 'All see a published plan'],
])('what is said at %s', (path, begins) => {
  expect(leadAt(path)?.id.startsWith(begins)).toBe(true);
});

test('nothing is said where no area is', () => {
  expect(leadAt('/admin/nowhere')).toBeUndefined();
});

test('a sidebar leads nowhere that is closed', () => {
  for (const { linkedFor, opensFor } of areas)
    expect(opensFor).toEqual(expect.arrayContaining([...linkedFor]));
});

test.each([
  ['user', '/admin', '/'],
  ['user', '/admin/settings', '/'],
  ['admin_super', '/admin', null],
  ['admin_fitness', '/admin/users', null],
  ['planner', '/admin', '/admin/content'],
  ['planner', '/admin/content', null],
  ['admin_of_old', '/admin', '/admin/settings'],
])('%s at %s is led to %s', (role, path, target) => {
  expect(elsewhere(role, path)).toBe(target);
});

test('the super admin begins at the dashboard', () => {
  expect(homeOf('admin_super')).toBe('/admin');
});
