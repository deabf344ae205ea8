import { countText } from '#src/features/foods/amounts.ts';
import type { Language, Localized } from '#src/lib/language.ts';
import { colons } from '#src/lib/listed.ts';
import { translated } from '#src/lib/translated.ts';
import { aisles, type Aisle } from './market.ts';
import type { ShoppingList } from './schema.ts';

export const aisleLabels: Readonly<Record<Aisle, Localized>> = {
  grain: { en: 'Grain and flour', am: 'እህልና ዱቄት' },
  pulse: { en: 'Pulses', am: 'ጥራጥሬ' },
  greens: { en: 'Vegetables and roots', am: 'አትክልትና ሥራሥር' },
  fruit: { en: 'Fruit', am: 'ፍራፍሬ' },
  animal: { en: 'Meat, fish, eggs and milk', am: 'ሥጋ፣ ዓሣ፣ እንቁላልና ወተት' },
  fat: { en: 'Oil and butter', am: 'ዘይትና ቅቤ' },
  spice: { en: 'Spices', am: 'ቅመማ ቅመም' },
  nuts: { en: 'Nuts, seeds and kolo', am: 'ለውዝ፣ የቅባት እህልና ቆሎ' },
  eaten: { en: 'Made at home, told as it is eaten', am: 'ቤት የሚዘጋጅ፣ ሲበላ ባለው ክብደት' },
  ready: { en: 'Injera, bread and what is bought ready', am: 'እንጀራ፣ ዳቦና ተዘጋጅቶ የሚገዛ' },
};

const units: Readonly<Record<'kilo' | 'litre' | 'gram', Localized>> = {
  kilo: { en: 'kg', am: 'ኪሎ' },
  litre: { en: 'l', am: 'ሊትር' },
  gram: { en: 'g', am: 'ግራም' },
};

type Bought = ShoppingList['lines'][number]['bought'];

/** As it is asked for at a market: `1½ kg`, `3 bunches`. */
const amountOf = ({ unit, count, measure }: Bought): { en: string; am?: string } => {
  if (unit === 'measure') return measure ?? units.gram;
  const number = `${unit === 'gram' ? count : countText(count)}\u00a0`;
  return { en: number + units[unit].en, am: number + units[unit].am };
};

/** What a page shows of a list, in one language, with what stands together together. */
export function shoppingView({ lines, ...list }: ShoppingList, language: Language) {
  return translated(
    {
      ...list,
      aisles: aisles.flatMap((aisle) => {
        const found = lines.filter((line) => line.aisle === aisle);
        if (found.length === 0) return [];
        return [
          {
            aisle,
            label: aisleLabels[aisle],
            lines: found.map(({ foodId, name, grams, bought }) => ({
              foodId,
              name,
              amount: amountOf(bought),
              /** Where the amount does not say it itself. */
              weight: bought.unit === 'gram' ? null : bought.grams,
              grams,
            })),
          },
        ];
      }),
    },
    language,
  );
}
export type ShoppingView = ReturnType<typeof shoppingView>;

/** The list as a message to somebody who goes to the market, without what is ticked already. */
export function shoppingText(
  { plan, aisles: parts }: Pick<ShoppingView, 'plan' | 'aisles'>,
  ticked: ReadonlySet<string>,
  language: Language,
): string {
  const colon = colons[language];
  const left = parts
    .map(({ label, lines }) => ({ label, lines: lines.filter(({ foodId }) => !ticked.has(foodId)) }))
    .filter(({ lines }) => lines.length > 0);
  return [
    plan.title,
    ...left.map(({ label, lines }) =>
      [`${label}${colon.trim()}`, ...lines.map(({ name, amount }) => `- ${name}${colon}${amount}`)].join(
        '\n',
      ),
    ),
  ].join('\n\n');
}
