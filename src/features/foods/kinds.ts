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

/** What people judge differently on a fasting table. */
export const strictnesses = ['fish', 'honey'] as const;
export type Strictness = (typeof strictnesses)[number];

/** What a food can be chosen for. */
export const holdings = ['iron', 'low-salt'] as const;
export type Holding = (typeof holdings)[number];

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
  'sweet',
  'seed',
  'fat',
  'spice',
  'drink',
  // What recipes begin from and nobody eats as it is.
  'ingredient',
] as const;

/**
 * As FAO and INFOODS name them. Energy in kcal; iron, calcium, zinc, sodium and vitamin C in mg; vitamin A (retinol
 * activity equivalents), folate and vitamin B12 in µg; the others in g. Carbohydrate is all of it, with the fibre.
 */
export const nutrientNames = [
  'calories',
  'protein',
  'carbs',
  'fat',
  'fibre',
  'sugar',
  'iron',
  'calcium',
  'zinc',
  'sodium',
  'vitaminA',
  'vitaminC',
  'folate',
  'b12',
  'water',
  'alcohol',
] as const;
export type NutrientName = (typeof nutrientNames)[number];

/** The same of every nutrient. */
export const ofNutrients = <T>(value: (name: NutrientName, index: number) => T) =>
  Object.fromEntries(nutrientNames.map((name, index) => [name, value(name, index)])) as Record<
    NutrientName,
    T
  >;

export const foodLimits = { name: 80, note: 400, source: 300, ingredients: 20, measures: 8 } as const;
