/** What staff write and others open. */
export const usedKinds = [
  'fitness-plan',
  'nutrition-plan',
  'content-item',
  'recipe',
  'exercise',
  'food',
] as const;
export type UsedKind = (typeof usedKinds)[number];

/** Where something can be searched by words. */
export const searchPlaces = [
  'fitness-plans',
  'nutrition-plans',
  'recipes',
  'exercises',
  'foods',
  'everything',
] as const;
export type SearchPlace = (typeof searchPlaces)[number];

/** What is done with a record; what is `logged` stands in somebody's diary. */
export const uses = ['opened', 'printed', 'started', 'finished', 'saved', 'logged'] as const;
export type Use = (typeof uses)[number];

/** One thing that is counted, with nothing of whoever did it. */
export type Counted =
  | { readonly what: Use; readonly kind: UsedKind; readonly subject: string }
  | {
      readonly what: 'not-found';
      readonly kind: SearchPlace;
      /** As `searchedText` has it. */
      readonly subject: string;
    };

/** No figure below this is shown to anybody, and no text that was searched less often. */
export const minShown = 5;
