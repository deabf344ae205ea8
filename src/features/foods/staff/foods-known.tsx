import { createContext, use, useMemo, type ReactNode } from 'react';
import type { Food } from '../schema.ts';

interface FoodTable {
  readonly list: readonly Food[];
  readonly byId: ReadonlyMap<string, Food>;
}

const FoodTableContext = createContext<FoodTable>({ list: [], byId: new Map() });

/** The food table, for whatever lies inside. */
export function FoodsKnown({ foods, children }: { foods: readonly Food[]; children: ReactNode }) {
  const table = useMemo(
    () => ({ list: foods, byId: new Map(foods.map((food) => [food.id, food])) }),
    [foods],
  );
  return <FoodTableContext value={table}>{children}</FoodTableContext>;
}

export const useFoods = (): FoodTable => use(FoodTableContext);
