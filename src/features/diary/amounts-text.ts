import { inLanguage, type Language } from '#src/lib/language.ts';
import { listed } from '#src/lib/listed.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { ownCountText, ownFoodOf, ownPortion } from './own-food.ts';
import type { ShownEntry } from './schema.ts';

const gram = { en: 'g', am: 'ግ' } as const;
const ownPortions = {
  one: { en: 'portion', am: 'ድርሻ' },
  other: { en: 'portions', am: 'ድርሻ' },
} as const;

type Portion = ShownEntry['portions'][number];

/** What it is called; of what is in no table any more, its id. */
export const nameOf = ({ name, foodId, recipeId }: Portion, language: Language): string =>
  name ? inLanguage(name, language) : String(foodId ?? recipeId);

/** Where its figures come from; null where that is its member’s own word. */
export function sourceAddress({ foodId, recipeId }: Portion): string | null {
  if (ownFoodOf(foodId)) return null;
  return foodId === undefined ? `/recipes/${recipeId}#figures` : `/foods/${foodId}#sources`;
}

/** How much it was, as a kitchen says it where that is known: `1½ ladles (90 g)`, else `90 g`. */
export function amountText(
  portion: Pick<Portion, 'measured' | 'grams'> & { readonly foodId?: string | undefined },
  language: Language,
): string {
  const { measured, grams, foodId } = portion;
  if (ownFoodOf(foodId)) {
    const many = grams > ownPortion ? 'other' : 'one';
    return `${ownCountText(portion)}\u00a0${ownPortions[many][language]}`;
  }
  const weight = `${formatNumber(grams)}\u00a0${inLanguage(gram, language)}`;
  return measured ? `${inLanguage(measured, language)} (${weight})` : weight;
}

/** Of a dish of several foods what each of them is. */
export function amountsOf(portions: readonly Portion[], language: Language): readonly string[] {
  const [only, ...others] = portions;
  if (only && others.length === 0) return [amountText(only, language)];
  return portions.map((portion) => `${nameOf(portion, language)} ${amountText(portion, language)}`);
}

export const amountsText = (portions: readonly Portion[], language: Language): string =>
  listed(amountsOf(portions, language), language);
