import type { Food } from './schema.ts';

/** A food by the columns of its table; a search looks through its names in every language. */
export function foodRecord(food: Food) {
  const names = [food.name.en, food.name.am, food.nameOm].filter((name) => name !== undefined);
  return { id: food.id, data: food, search_text: names.join('\n').toLowerCase() };
}
