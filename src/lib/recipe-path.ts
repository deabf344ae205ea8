export const recipesPath = '/recipes';

/** The page of a recipe. @param eaters for how many people, where it is not as many as it is written for */
export const recipePath = (id: string, eaters?: number): string =>
  `${recipesPath}/${id}${eaters === undefined ? '' : `?for=${eaters}`}`;
