/** The lists whose filters can be kept, by their addresses below `/admin/`. */
export const filteredLists = [
  'content',
  'exercises',
  'feedback',
  'fitness',
  'foods',
  'log',
  'nutrition',
  'pictures',
  'recipes',
  'saved-replies',
  'users',
] as const;
export type FilteredList = (typeof filteredLists)[number];

export const savedFilterLimits = {
  /** A person's filters of one list. */
  filters: 20,
  name: 60,
  query: 2000,
} as const;
