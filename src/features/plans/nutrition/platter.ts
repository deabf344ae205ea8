import {
  bowlLooks,
  bowl,
  coffee,
  injera,
  mesobRing,
  mound,
  moundLooks,
  roll,
  sequence,
  turned,
  type Random,
} from '#src/features/foods/dish-drawings.ts';
import type { Look } from '#src/features/foods/look.ts';
import { leadingMeals } from './meals.ts';
import type { PlatterScene } from './kinds.ts';
import type { MealsOfDay, NutritionPlan } from './schema.ts';

/** What fills a platter whose plan names fewer stews; none of it breaks a fast. */
const USUAL = ['shiro-wat', 'gomen', 'misir-wat', 'kik-alicha', 'key-sir', 'tikil-gomen', 'fosolia'];

/** Lies beside what one eats, on nearly every table: it tells no plan from another. */
const GARNISH: ReadonlySet<string> = new Set(['kariya', 'selata-leaf', 'lomi']);

/** Warm cloths that the mesob stands on. */
const CLOTHS = ['#F3E4C8', '#EADFC6', '#F1DCC3', '#E6E3CC', '#F4E6D4', '#EEDDBB', '#DDE5D2', '#E9D3C4'];
const NIGHT = '#26364F';

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

export interface Platter {
  readonly seed: string;
  /** What is served most often first. */
  readonly foods: readonly string[];
  readonly picture?: { readonly scene: PlatterScene; readonly dish: string } | undefined;
}

/** What the picture of a plan is drawn from. */
export const platterOfPlan = (
  plan: Pick<NutritionPlan, 'meals' | 'leadingVariant' | 'picture'>,
  seed: string,
): Platter => ({ seed, foods: platterFoods(leadingMeals(plan)), picture: plan.picture });

/** The foods of `from` among these, as they look. */
const looks = (foods: readonly string[], from: Record<string, Look>) =>
  [...new Set(foods)].filter((id) => !GARNISH.has(id)).flatMap((id) => from[id] ?? []);

const MOUNDS_SERVED = 7;

/** Dishes around the middle one, each where its angle says. */
function ring(served: readonly Look[], distance: number, radius: number, start: number, random: Random) {
  const angle = (i: number) => start + (i / served.length) * 2 * Math.PI;
  return served
    .map((food, i) => mound(...turned(distance, angle(i)), radius + random() * 4, food, random))
    .join('');
}

/** The injera with a stew in the middle, the one with the egg if there is one, and the others around it. */
function mesob(foods: readonly string[], dish: Look | undefined, random: Random): string {
  const served = looks([...foods, ...USUAL], moundLooks).slice(0, MOUNDS_SERVED);
  const middle = dish ?? served.find((food) => food.egg) ?? served[0];
  const around = served.filter((food) => food !== middle).slice(0, MOUNDS_SERVED - 1);
  const start = random() * Math.PI;
  const rolls = around.map((_, i) => (i % 2 ? '' : roll(start + ((i + 0.5) / around.length) * 2 * Math.PI)));
  // A signature dish takes the middle for itself.
  const [distance, radius, centre] = dish ? [112, 31, 66] : [94, 39, 45];
  return `${mesobRing}${injera(random)}${rolls.join('')}${ring(around, distance, radius, start, random)}${
    middle ? mound(0, 0, centre, middle, random) : ''
  }`;
}

/** A plate with one dish on half of it, and three beside it. */
function plate(foods: readonly string[], dish: Look | undefined, random: Random): string {
  const [first, ...others] = looks([...foods, ...USUAL], moundLooks);
  const main = dish ?? first;
  const beside = [first, ...others].filter((food): food is Look => !!food && food !== main).slice(0, 3);
  const places: [number, number, number][] = [
    [64, -62, 46],
    [92, 36, 44],
    [20, 92, 42],
  ];
  return `<circle cy="7" r="172" fill="#5A3A1C" opacity=".2"/><circle r="170" fill="#E9E2D4"/><circle r="166" fill="#FCF9F2"/><circle r="124" fill="none" stroke="#E3DBCB" stroke-width="3"/><circle r="152" fill="none" stroke="#1B6A47" stroke-width="3" stroke-dasharray="2 9"/>${
    main ? mound(-44, -8, 84, main, random) : ''
  }${beside.map((food, i) => mound(...places[i]!, food, random)).join('')}`;
}

/** One clay pot, and the bread that goes with it. */
function pot(foods: readonly string[], dish: Look | undefined, random: Random): string {
  const main = dish ?? looks([...foods, ...USUAL], moundLooks)[0];
  return `<g transform="translate(0 6)"><path d="M-196-22h40v34h-40zM196-22h-40v34h40z" fill="#2B211B"/></g>${
    main ? bowl(0, 0, 160, main, random) : ''
  }<g transform="translate(-250 108) scale(.8)">${roll(0.2)}</g>`;
}

/** Bowls around the first one, under the new moon. */
function night(foods: readonly string[], dish: Look | undefined, random: Random): string {
  const sides = looks(foods, bowlLooks).filter((food) => food !== dish);
  const around = sides.slice(0, 5);
  return `${dish ? bowl(0, 0, 96, dish, random) : ''}${around
    .map((food, i) => {
      const [x, y] = turned(1, 0.35 + (i / around.length) * 2 * Math.PI);
      return bowl(Math.round(x * 205), Math.round(y * 112), 50, food, random);
    })
    .join(
      '',
    )}<path d="M236-142a34 34 0 1 0 28 52a28 28 0 1 1-28-52" fill="#F3D27A"/><path d="M-262-128h.1M-214-150h.1M-286-84h.1M190-158h.1" stroke="#F3D27A" stroke-width="6" stroke-linecap="round"/>`;
}

const scenes: Readonly<Record<PlatterScene, typeof mesob>> = { mesob, plate, pot, night };

/** Where small bowls stand beside the mesob. */
const PLACES = [
  { x: 64, y: 96, radius: 50 },
  { x: 582, y: 84, radius: 50 },
  { x: 54, y: 270, radius: 40 },
];

/** A meal from above, 640 by 360; the same for the same seed and foods. */
export function platterSvg({ seed, foods, picture }: Platter): string {
  const random = sequence(seed);
  const cloth = CLOTHS[Math.floor(random() * CLOTHS.length)];
  const scene = picture?.scene ?? 'mesob';
  const dish = picture && (moundLooks[picture.dish] ?? bowlLooks[picture.dish]);
  const sides = looks(foods, bowlLooks).filter((food) => food !== dish);
  const bowls =
    scene === 'night'
      ? []
      : PLACES.map(({ x, y, radius }, i) => (sides[i] ? bowl(x, y, radius, sides[i], random) : ''));
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360">',
    `<path d="M0 0H640V360H0Z" fill="${scene === 'night' ? NIGHT : cloth}"/><path d="M0 26H640M0 334H640" stroke="#FFFDF8" stroke-width="7" opacity="${scene === 'night' ? '.12' : '.6'}"/>`,
    `<g transform="translate(320 182)">${scenes[scene](foods, dish, random)}</g>`,
    ...bowls,
    scene !== 'night' && (foods.includes('buna') || sides.length < PLACES.length) ? coffee(586, 268) : '',
    '</svg>',
  ].join('');
}
