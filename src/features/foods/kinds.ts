/** The kinds that foods and their figures are of. Apart from the schema, so that a page need not load that. */

/**
 * How well a figure is known. A: published for this very food; B: one USDA food, the same or a near one;
 * C: calculated from an assumed recipe; D: only some of the figures have a source.
 */
export const grades = ['A', 'B', 'C', 'D'] as const;
export type Grade = (typeof grades)[number];

/** Whether a food belongs on an Orthodox fasting table. Fish and honey are judged differently: disputed. */
export const fastingVerdicts = ['yes', 'no', 'disputed'] as const;
export type FastingVerdict = (typeof fastingVerdicts)[number];

export const foodGroups = [
  'staple',
  'breakfast',
  'wat-fasting',
  'wat',
  'platter',
  'meat',
  'dairy',
  'pulse',
  'vegetable',
  'fruit',
  'snack',
  'seed',
  'fat',
  'drink',
] as const;

/** kcal; protein, carbohydrate, fat and fibre in g; iron and calcium in mg. */
export const nutrientNames = ['calories', 'protein', 'carbs', 'fat', 'fibre', 'iron', 'calcium'] as const;
export type NutrientName = (typeof nutrientNames)[number];

/** The same of every nutrient. */
export const ofNutrients = <T>(value: (name: NutrientName, index: number) => T) =>
  Object.fromEntries(nutrientNames.map((name, index) => [name, value(name, index)])) as Record<
    NutrientName,
    T
  >;
