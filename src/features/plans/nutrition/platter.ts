import {
  bowlLooks,
  bowl,
  coffee,
  injera,
  type Look,
  mesobRing,
  mound,
  moundLooks,
  roll,
  sequence,
  turned,
  type Random,
} from '#src/features/foods/dish-drawings.ts';
import type { MealsOfDay } from './schema.ts';

/** What fills a platter whose plan names fewer stews; none of it breaks a fast. */
const USUAL = ['shiro-wat', 'gomen', 'misir-wat', 'kik-alicha', 'key-sir', 'tikil-gomen', 'fosolia'];

/** Warm cloths that the mesob stands on. */
const CLOTHS = ['#F3E4C8', '#EADFC6', '#F1DCC3', '#E6E3CC', '#F4E6D4', '#EEDDBB'];

/** The foods of a plan, what is served most often first. */
export function platterFoods(meals: readonly MealsOfDay[]): string[] {
  const counts = new Map<string, number>();
  for (const { breakfast, lunch, dinner, snacks } of meals) {
    for (const { foodId } of [breakfast, lunch, dinner, snacks].flat().flatMap((item) => item.portions)) {
      counts.set(foodId, (counts.get(foodId) ?? 0) + 1);
    }
  }
  return [...counts].toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).map(([foodId]) => foodId);
}

/** The foods of `from` among these, as they look. */
const looks = (foods: readonly string[], from: Record<string, Look>) =>
  [...new Set(foods)].flatMap((id) => from[id] ?? []);

const MOUNDS_SERVED = 7;

/** The injera with a stew in the middle, the one with the egg if there is one, and the others around it. */
function platter(foods: readonly string[], random: Random): string {
  const served = looks([...foods, ...USUAL], moundLooks).slice(0, MOUNDS_SERVED);
  const middle = served.find((food) => food.egg) ?? served[0];
  const around = served.filter((food) => food !== middle);
  const start = random() * Math.PI;
  const angle = (i: number) => start + (i / around.length) * 2 * Math.PI;
  const mounds = around.map((food, i) => mound(...turned(94, angle(i)), 39 + random() * 4, food, random));
  const rolls = around.map((_, i) => (i % 2 ? '' : roll(angle(i + 0.5))));
  const centre = middle ? mound(0, 0, 45, middle, random) : '';
  return `<g transform="translate(320 182)">${mesobRing}${injera(random)}${rolls.join('')}${mounds.join('')}${centre}</g>`;
}

/** Where small bowls stand beside the mesob. */
const PLACES = [
  { x: 64, y: 96, radius: 50 },
  { x: 582, y: 84, radius: 50 },
  { x: 54, y: 270, radius: 40 },
];

/** A meal on the mesob from above, 640 by 360; the same for the same seed and foods. */
export function platterSvg({ seed, foods }: { seed: string; foods: readonly string[] }): string {
  const random = sequence(seed);
  const cloth = CLOTHS[Math.floor(random() * CLOTHS.length)];
  const sides = looks(foods, bowlLooks);
  const bowls = PLACES.map(({ x, y, radius }, i) => (sides[i] ? bowl(x, y, radius, sides[i], random) : ''));
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360">',
    `<path d="M0 0H640V360H0Z" fill="${cloth}"/><path d="M0 26H640M0 334H640" stroke="#FFF" stroke-width="7" opacity=".6"/>`,
    platter(foods, random),
    ...bowls,
    foods.includes('buna') || sides.length < PLACES.length ? coffee(586, 268) : '',
    '</svg>',
  ].join('');
}
