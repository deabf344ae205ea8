import { namesOf } from './foods-choice.ts';
import type { Food } from './schema.ts';

/** A food by the columns of its table; a search looks through its names in every language. */
export function foodRecord(food: Food) {
  return { id: food.id, data: food, search_text: namesOf(food).join('\n').toLowerCase() };
}
