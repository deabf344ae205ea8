export const meals = ['breakfast', 'lunch', 'dinner', 'snacks'] as const;

/** What the diary tells of a day and a month; pages of foods tell the rest. */
export const diaryNutrients = ['calories', 'protein', 'iron', 'sodium', 'carbs'] as const;

/** Where the diary tells what its aims rest on. */
export const aimsId = 'aims';
