import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keepableAddress, pageAddress, plainPath } from './page-address.ts';

const health = '/services/educational-content/health-education';
const listing = '/services/fitness-and-nutrition-plans';

test.each([
  ['/about?utm_source=telegram', '/about', false],
  ['/am/about?tab=r1', '/am/about', false],
  [`${listing}?page=1&tab=fitness&utm=1`, listing, false],
  [`${listing}?level=beginner&category=weight-loss`, `${listing}?category=weight-loss&level=beginner`, false],
  [`${listing}?category=nothing&page=x`, listing, false],
  [`/am${listing}?tab=nutrition`, `/am${listing}?tab=nutrition`, false],
  ['/am/services/nutrition?category=health', '/am/services/nutrition?tab=nutrition&category=health', false],
  ['/services/fitness?tab=nutrition&level=beginner', '/services/fitness?level=beginner', false],
  [`${listing}?q=shiro`, `${listing}?q=shiro`, true],
  ['/services/fitness-plans/a?day=2&day=3', '/services/fitness-plans/a?day=2', false],
  ['/nutrition-plans/a?day=366', '/nutrition-plans/a?day=366', false],
  ['/nutrition-plans/a?day=367', '/nutrition-plans/a', false],
  ['/nutrition-plans/a?day=99999', '/nutrition-plans/a', false],
  ['/nutrition-plans/a?variant=fasting&x=1&day=3', '/nutrition-plans/a?day=3&variant=fasting', false],
  ['/services/nutrition-plans/a?variant=regular', '/services/nutrition-plans/a?variant=regular', false],
  ['/fitness-plans/a/try?day=2&week=3&x=1', '/fitness-plans/a/try?week=3&day=2', false],
  ['/am/fitness-plans/a/try?week=1&day=999', '/am/fitness-plans/a/try', false],
  ['/nutrition-plans/a/shopping?for=4&x=1&table=regular', '/nutrition-plans/a/shopping?for=4', false],
  [
    '/nutrition-plans/a/shopping?table=fasts&from=2026-11-23',
    '/nutrition-plans/a/shopping?table=fasts&from=2026-11-23',
    true,
  ],
  [
    '/nutrition-plans/a/shopping?table=fasts&from=2027-11-23',
    '/nutrition-plans/a/shopping?table=fasts',
    false,
  ],
  [
    '/nutrition-plans/a/shopping?table=fasts&from=9999-12-31',
    '/nutrition-plans/a/shopping?table=fasts',
    false,
  ],
  ['/nutrition-plans/a?day=3&variant=vegan', '/nutrition-plans/a?day=3', false],
  ['/fitness-plans/a?day=3&variant=fasting', '/fitness-plans/a?day=3', false],
  ['/bmi', '/bmi', false],
  ['/bmi?height=170&weight=60&tab=1', '/bmi?height=170&weight=60', true],
  [
    '/services/educational-content/physical-fitness?tab=overview',
    '/services/educational-content/physical-fitness',
    false,
  ],
  [
    '/services/educational-content/physical-fitness?x=1&tab=testing',
    '/services/educational-content/physical-fitness?tab=testing',
    false,
  ],
  ['/services/education?page=2&tab=x', '/services/education?page=2', false],
  ['/am/services/educational-content?page=01', '/am/services/educational-content', false],
  [`${health}?tab=overview&q=salt`, health, false],
  ['/am/search?q=%20shiro%20%20wat%20&page=2', '/am/search?q=shiro+wat', true],
  ['/search?q=%20&x=1', '/search', false],
  [`/am${health}?q=&tab=glossary`, `/am${health}?tab=glossary`, false],
  [`${health}?tab=glossary&q=salt`, `${health}?tab=glossary&q=salt`, true],
  [
    '/services/educational-content/tools/bmi-calculator?tab=1&height=170',
    '/services/educational-content/tools/bmi-calculator?height=170',
    true,
  ],
  ['/foods/plate?utm=1', '/foods/plate', false],
  [
    '/am/foods/plate?dish=gomen&utm=1&grams=60&dish=ayib&grams=50&eaters=4',
    '/am/foods/plate?dish=gomen&grams=60&dish=ayib&grams=50&eaters=4',
    true,
  ],
  ['/exercises?gear=none&muscleGroup=legs&utm=1', '/exercises?muscleGroup=legs&gear=none', false],
  ['/am/exercises?q=squat&pattern=nope', '/am/exercises?q=squat', true],
  ['/exercises/push-up?q=1', '/exercises/push-up', false],
  ['/am/recipes?minutes=30&x=1', '/am/recipes?minutes=30', false],
  ['/recipes?q=shiro', '/recipes?q=shiro', true],
  ['/recipes/shiro-wat?for=6&x=1', '/recipes/shiro-wat?for=6', false],
  ['/fasting', '/fasting?year=2019', false],
  ['/am/fasting?year=2020&utm=1', '/am/fasting?year=2020', false],
  ['/fasting?year=3001', '/fasting?year=2019', false],
  ['/fasting?year=02020', '/fasting?year=2019', false],
  ['/fasting/tsom?year=2020', '/fasting/tsom', false],
  ['/am/reminders/off?token=a.b.c', '/am/reminders/off?token=a.b.c', true],
  ['/about.data?_routes=root', '/about.data?_routes=root', true],
])('%s is the page %s', (asked, page, uncacheable) => {
  const address = pageAddress(new URL(asked, 'http://localhost'), () => '2026-11-21');
  expect(address.pathname + address.search).toBe(page);
  expect(address.uncacheable).toBe(uncacheable);
});

test('the plain form of a path is plain itself, and stays on the site', () => {
  const piece = fc.constantFrom(
    '/',
    '.',
    '..',
    '%2e',
    '%2E',
    '%5c',
    '%5C',
    '%2F',
    '%09',
    '%00',
    '%ff',
    '@',
    'A',
    'b',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const { pathname } = new URL(`http://localhost/${pieces.join('')}`);
      const plain = plainPath(pathname) ?? pathname;
      expect(plainPath(plain)).toBeNull();
      expect(new URL(plain, 'http://localhost').origin).toBe('http://localhost');
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['/', null],
  ['/about', null],
  ['/about/', '/about'],
  ['//', '/'],
  ['//evil.example/bmi', '/evil.example/bmi'],
  ['/am//BMI/', '/am/bmi'],
  ['/%5Cevil.example/', '/%5Cevil.example'],
  ['/%5cevil.example', '/%5Cevil.example'],
  ['/%5Cevil.example', null],
  ['/%09/evil.example/', '/%09/evil.example'],
  ['/%2F%2Fevil.example/', '/%2F%2Fevil.example'],
  ['/%42mi%2Fx', '/bmi%2Fx'],
  ['/.%2F//evil.example', '/.%2F/evil.example'],
  ['/am/%E1%88%80', null],
])('the path %s is plainly %s', (pathname, plain) => {
  expect(plainPath(pathname)).toBe(plain);
});

test.each([
  ['/plans/find?goal=run&mind=pregnancy', true],
  ['/am/plans/find.data?mind=knee', true],
  ['/plans/find?goal=run', undefined],
  ['/bmi?height=170&weight=60', true],
  ['/bmi?utm=1', undefined],
  ['/am/services/educational-content/tools/fitness-assessment?bloodPressure=150%2F90&step=2', true],
  ['/reminders/off?token=a.b.c', true],
  ['/am/services/educational-content/rest?draft=abc', true],
  ['/services/motivational-content/rest.data?draft=abc', true],
  ['/foods?draft=abc', undefined],
  ['/foods?q=shiro', undefined],
])('%s tells of somebody’s body or health: %s', (address, personal) => {
  expect(pageAddress(new URL(address, 'http://internal'), () => '2026-11-21').personal).toBe(personal);
});

test.each([
  ['/foods', '/foods'],
  ['/am/foods?utm_source=x', '/am/foods'],
  ['/foods.data?_routes=a', '/foods.data?_routes=a'],
  // Typed, somebody's body or health, somebody's own, or an address with a secret.
  ['/foods?q=teff', null],
  ['/foods.data?q=teff', null],
  ['/bmi?height=170&weight=60', null],
  ['/plans/find?mind=pressure', null],
  ['/profile', null],
  ['/am/today/food', null],
  ['/admin/users', null],
  ['/login?code=abc', null],
  ['/reminders/off?token=abc', null],
  ['/services/educational-content/rest?draft=abc', null],
  ['/am/services/motivational-content/rest.data?draft=abc', null],
])('a device keeps %s under %s', (address, kept) => {
  expect(keepableAddress(new URL(address, 'http://internal'), () => '2026-11-23')).toBe(kept);
});
