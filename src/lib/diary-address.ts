/** The member's food diary, and the ways into it from what can be eaten. */
export const diaryPath = '/today/food';

/** A dish of a plan: which plan, its day, the table of that day, and the dish. */
export interface PlannedDish {
  readonly planId: string;
  /** From 1. */
  readonly day: number;
  readonly variant: string;
  readonly item: string;
}

/** Where a figure of a day stands, with the foods that it is made of. */
export const figureAnchor = (figure: string): string => `of-${figure}`;
/** A figure of a day, with its sources. */
export const dayFigureAddress = (day: string, figure: string): string =>
  `${address({ day })}#${figureAnchor(figure)}`;

const address = (query: Readonly<Record<string, string>>) => `${diaryPath}?${new URLSearchParams(query)}`;

export const eatFoodAddress = (food: string): string => address({ food });
/** One serving of a recipe. */
export const eatRecipeAddress = (recipe: string): string => address({ recipe });
/** One’s own part of a shared tray. @param tray what stands behind the `?` of its address */
export const eatTrayAddress = (tray: string): string => address({ tray });
export const eatDishAddress = ({ planId, day, variant, item }: PlannedDish): string =>
  address({ plan: planId, of: String(day), variant, item });
