import type { foodGroups } from '#src/features/foods/kinds.ts';
import { numberTyped } from '#src/lib/number-typed.ts';
import { isBlank, noText, withBothLanguages, type TextFields } from '#src/lib/translations.ts';
import { otherNamesIn, otherNamesLine } from '#src/lib/other-names.ts';
import { copyNames } from '#src/lib/copy-name.ts';
import { recipeLimits } from '../kinds.ts';
import type { Ingredient, Recipe } from '../schema.ts';
import type { RecipeDraft, StoredRecipe } from './schema.ts';

export interface IngredientFields {
  readonly foodId: string;
  /** Numbers are texts, as they are typed. */
  readonly grams: string;
  readonly measure: { readonly id: string; readonly count: string };
  readonly note: TextFields;
  readonly part: TextFields;
  readonly optional: boolean;
  readonly lost: boolean;
}

/** A recipe as the form holds it. */
export interface RecipeFields {
  readonly name: TextFields;
  /** With commas between them. */
  readonly alsoKnown: string;
  readonly description: TextFields;
  readonly group: (typeof foodGroups)[number];
  /** Empty: it makes no food of the table. */
  readonly foodId: string;
  readonly servings: string;
  readonly yieldGrams: string;
  readonly ingredients: readonly IngredientFields[];
  readonly steps: readonly TextFields[];
  readonly minutes: { readonly active: string; readonly total: string };
  readonly uncooked: boolean;
  readonly swaps: readonly {
    readonly text: TextFields;
    readonly changes: readonly { readonly foodId: string; readonly grams: string }[];
  }[];
  /** The title of a work has no Amharic. */
  readonly sources: readonly TextFields[];
  /** Empty: the drawing of its dish is shown. */
  readonly image: string;
  readonly retired: boolean;
}

export const noMeasure = { id: '', count: '' } as const;

const blank: RecipeFields = {
  name: noText,
  alsoKnown: '',
  description: noText,
  group: 'wat-fasting',
  foodId: '',
  servings: '4',
  yieldGrams: '',
  ingredients: [],
  steps: [noText, noText],
  minutes: { active: '', total: '' },
  uncooked: false,
  swaps: [],
  sources: [],
  image: '',
  retired: false,
};

/** What the form begins with. */
export const fieldsOf = (stored: StoredRecipe | null): RecipeFields =>
  stored ? fieldsOfRecipe(stored.recipe) : blank;

/** What the form of another recipe like this one begins with: nobody reads it before it says what it is. */
export const copiedFields = (stored: StoredRecipe): RecipeFields => {
  const fields = fieldsOf(stored);
  return { ...fields, name: copyNames(fields.name, recipeLimits.name), retired: true };
};

export function fieldsOfRecipe(recipe: Recipe): RecipeFields {
  const { foodId = '', servings, yieldGrams, ingredients, minutes, swaps, sources = [] } = recipe;
  return {
    name: withBothLanguages(recipe.name),
    alsoKnown: otherNamesLine(recipe.alsoKnown),
    description: withBothLanguages(recipe.description),
    group: recipe.group,
    foodId,
    servings: String(servings),
    yieldGrams: String(yieldGrams),
    ingredients: ingredients.map(ingredientFields),
    steps: withBothLanguages(recipe.steps),
    minutes: { active: String(minutes.active), total: String(minutes.total) },
    uncooked: recipe.uncooked === true,
    swaps: swaps.map(({ text, changes }) => ({
      text: withBothLanguages(text),
      changes: changes.map((change) => ({ foodId: change.foodId, grams: String(change.grams) })),
    })),
    sources: withBothLanguages(sources),
    image: recipe.image ?? '',
    retired: recipe.retired === true,
  };
}

function ingredientFields({
  foodId,
  grams,
  measure,
  note,
  part,
  optional,
  lost,
}: Ingredient): IngredientFields {
  return {
    foodId,
    grams: String(grams),
    measure: measure ? { id: measure.id, count: String(measure.count) } : noMeasure,
    note: note ? withBothLanguages(note) : noText,
    part: part ? withBothLanguages(part) : noText,
    optional: optional === true,
    lost: lost === true,
  };
}

/** What the form asks for, right or wrong: the schema judges it. */
export function draftOf(fields: RecipeFields): RecipeDraft {
  const { name, alsoKnown, description, group, foodId, ingredients, steps, minutes, swaps, sources } = fields;
  const others = otherNamesIn(alsoKnown);
  const told = sources.filter((source) => !isBlank(source));
  return {
    name,
    ...(others.length > 0 && { alsoKnown: others }),
    description,
    group,
    ...(foodId !== '' && { foodId }),
    servings: numberTyped(fields.servings),
    yieldGrams: numberTyped(fields.yieldGrams),
    ingredients: ingredients.map(ingredientOf),
    steps: [...steps],
    minutes: { active: numberTyped(minutes.active), total: numberTyped(minutes.total) },
    ...(fields.uncooked && { uncooked: true }),
    swaps: swaps.map(({ text, changes }) => ({
      text,
      changes: changes.map((change) => ({ foodId: change.foodId, grams: numberTyped(change.grams) })),
    })),
    ...(told.length > 0 && { sources: told }),
    ...(fields.image !== '' && { image: fields.image }),
    ...(fields.retired && { retired: true }),
  };
}

function ingredientOf({ foodId, grams, measure, note, part, optional, lost }: IngredientFields): Ingredient {
  return {
    foodId,
    grams: numberTyped(grams),
    ...(measure.id !== '' && { measure: { id: measure.id, count: numberTyped(measure.count) } }),
    ...(!isBlank(note) && { note }),
    ...(!isBlank(part) && { part }),
    ...(optional && { optional: true }),
    ...(lost && { lost: true }),
  };
}
