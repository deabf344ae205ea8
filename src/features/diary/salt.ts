import type { Amount } from '#src/features/foods/nutrients.ts';
import type { Minded } from './eater.ts';
import type { DiaryFigures } from './schema.ts';

/** What a day tells of; salt stands for its sodium. */
export const shownFigures = ['calories', 'protein', 'salt', 'iron'] as const;
export type ShownFigure = (typeof shownFigures)[number];

/** mg of sodium in a gram of salt, by the guideline that the aim is from: 2 g in 5 g. */
const sodiumPerSalt = 400;

/** Salt and iron are told to whoever minds them. */
export const shownIn = (minds: readonly Minded[]): ShownFigure[] =>
  shownFigures.filter((figure) => (figure !== 'salt' && figure !== 'iron') || minds.includes(figure));

/** In kcal, grams, grams of salt, mg. */
export function amountIn(figures: DiaryFigures, figure: ShownFigure): Amount {
  if (figure !== 'salt') return figures[figure];
  const { estimate, complete } = figures.sodium;
  return {
    complete,
    estimate: estimate && {
      value: estimate.value / sodiumPerSalt,
      min: estimate.min / sodiumPerSalt,
      max: estimate.max / sodiumPerSalt,
    },
  };
}
