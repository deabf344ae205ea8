import { expect, test } from 'vitest';
import { z } from 'zod';
import { articleDraftSchema } from '#src/features/articles/staff/schema.ts';
import { foodSchema } from '#src/features/foods/schema.ts';
import { recipeSchema } from '#src/features/recipes/schema.ts';
import { exerciseSchema } from '#src/features/plans/exercises/schema.ts';
import { planDraftSchema } from '#src/features/plans/fitness/schema.ts';
import { nutritionPlanDraftSchema } from '#src/features/plans/nutrition/staff/schema.ts';
import { valueNames, valueWords } from './value-names.ts';

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly enum?: readonly unknown[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}

/** Taken apart before they are logged. */
const neverLogged = ['per100g', 'publication', 'state', 'at', 'since'];

/** The names of all values in a schema, with those that are one of a few. */
function valuesIn(schema: Schema, name = ''): [name: string, choices: readonly unknown[]][] {
  const { properties = {}, items, anyOf = [], oneOf = [] } = schema;
  return [
    ...(name ? [[name, schema.enum ?? []] as [string, readonly unknown[]]] : []),
    ...Object.entries(properties).flatMap(([key, part]) => valuesIn(part, key)),
    ...[...(items ? [items] : []), ...anyOf, ...oneOf].flatMap((part) => valuesIn(part, name)),
  ];
}

test.each(
  Object.entries({
    planDraftSchema,
    exerciseSchema,
    nutritionPlanDraftSchema,
    foodSchema,
    recipeSchema,
    articleDraftSchema,
  }),
)('every value of %s has a name, and what is one of a few has its words', (_, schema) => {
  const values = valuesIn(z.toJSONSchema(schema, { unrepresentable: 'any' }) as Schema);
  const named = values.filter(([name]) => !neverLogged.includes(name));
  expect(named.map(([name]) => name).filter((name) => !valueNames[name])).toEqual([]);
  const wordless = named.flatMap(([name, choices]) => {
    const known = valueWords[name];
    return known ? choices.filter((choice) => !known[String(choice)]) : [];
  });
  expect(wordless).toEqual([]);
});
