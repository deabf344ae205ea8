import {
  bowl,
  coffee,
  injera,
  mesobRing,
  mound,
  platter,
  roll,
  sequence,
  type Random,
} from '#src/features/foods/dish-drawings.ts';
import { lookOf, lookOfKind } from '#src/features/foods/food-look.ts';
import type { Food } from '#src/features/foods/schema.ts';
import type { Recipe } from './schema.ts';

/** Not seen on a table, or the same on every one. */
const unseen: ReadonlySet<string> = new Set(['wuha', 'chew', 'zeyit-nug', 'zeyit-suf']);

/** Where what goes in stands, on both sides of the dish; what there is most of first. */
const places = [
  { x: 92, y: 92, radius: 50 },
  { x: 548, y: 92, radius: 48 },
  { x: 84, y: 262, radius: 46 },
  { x: 556, y: 262, radius: 44 },
  { x: 184, y: 318, radius: 34 },
  { x: 456, y: 318, radius: 32 },
];

const cloths = ['#F3E4C8', '#F1DCC3', '#E6E3CC', '#EEDDBB', '#DDE5D2', '#E9D3C4'];

/** China with a green rim, 130 in radius. */
const china =
  '<circle cy="6" r="131" fill="#5A3A1C" opacity=".2"/><circle r="130" fill="#E9E2D4"/><circle r="126" fill="#FCF9F2"/><circle r="94" fill="none" stroke="#E3DBCB" stroke-width="3"/><circle r="114" fill="none" stroke="#1B6A47" stroke-width="3" stroke-dasharray="2 9"/>';

/** What the recipe makes, as it comes to the table. */
function dishOf({ id, foodId = id, group }: Pick<Recipe, 'id' | 'foodId' | 'group'>, random: Random): string {
  if (group === 'platter')
    return `<g transform="scale(.74)">${mesobRing}<g transform="scale(3.6)">${platter(random)}</g></g>`;
  const { look, inBowl } = lookOf(foodId) ?? lookOfKind(group);
  if (group.startsWith('wat'))
    return `<g transform="scale(.72)">${mesobRing}${injera(random)}${[0.5, 2.6, 4.7].map(roll).join('')}</g><g transform="translate(0 -2)">${mound(0, 0, 66, look, random)}</g>`;
  return inBowl ? bowl(0, 0, 122, look, random) : china + mound(0, -2, 84, look, random);
}

/** A dish from above with what goes into it around it, 640 by 360; the same for the same recipe. */
export function recipePlateSvg(
  recipe: Pick<Recipe, 'id' | 'foodId' | 'group' | 'ingredients'>,
  groups: ReadonlyMap<string, Food['group']>,
): string {
  const random = sequence(recipe.id);
  const cloth = cloths[Math.floor(random() * cloths.length)];
  const ingredients = [...recipe.ingredients]
    .filter(({ foodId }) => !unseen.has(foodId))
    .toSorted((a, b) => b.grams - a.grams);
  const around = [...new Set(ingredients.map(({ foodId }) => foodId))]
    .slice(0, places.length)
    .map((foodId, i) => {
      const { x, y, radius } = places[i]!;
      if (foodId === 'buna') return coffee(x, y);
      const seen = lookOf(foodId) ?? lookOfKind(groups.get(foodId) ?? 'ingredient');
      return bowl(x, y, radius, seen.look, random);
    });
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360">',
    `<path d="M0 0H640V360H0Z" fill="${cloth}"/><path d="M0 26H640M0 334H640" stroke="#FFFDF8" stroke-width="7" opacity=".6"/>`,
    ...around,
    `<g transform="translate(320 180)">${dishOf(recipe, random)}</g>`,
    '</svg>',
  ].join('');
}
