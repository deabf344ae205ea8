export const recipesPath = '/recipes';
