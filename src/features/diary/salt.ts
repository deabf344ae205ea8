import { amountWith, unknownAmount, type Amount } from '#src/features/foods/nutrients.ts';
import type { KnownFigures } from './figures.ts';
import type { AimsAnswer } from './schema.ts';

/** What a day tells of; salt stands for its sodium. */
export const shownFigures = ['calories', 'protein', 'carbs', 'salt', 'iron'] as const;
export type ShownFigure = (typeof shownFigures)[number];

/** mg of sodium in a gram of salt, by the guideline that the aim is from: 2 g in 5 g. */
const sodiumPerSalt = 400;

/** Energy and protein, and what the member minds beside them. */
export const shownIn = (
  known: Pick<AimsAnswer['known'], 'minds' | 'mindsCarbs'> | undefined,
): ShownFigure[] =>
  shownFigures.filter((figure) => {
    if (figure === 'carbs') return known?.mindsCarbs === true;
    return (figure !== 'salt' && figure !== 'iron') || known?.minds.includes(figure) === true;
  });

/** In kcal, grams, grams of salt, mg. */
export function amountIn(figures: KnownFigures, figure: ShownFigure): Amount {
  if (figure !== 'salt') return figures[figure] ?? unknownAmount;
  return amountWith(figures.sodium ?? unknownAmount, (sodium) => sodium / sodiumPerSalt);
}
