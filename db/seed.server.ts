import { createHash } from 'node:crypto';
import type { TransactionSql } from 'postgres';
import { z } from 'zod';
import { bundledExercises as exercises } from '#content/exercises.ts';
import { foodTable } from '#content/foods.ts';
import { bundledFitnessPlans } from '#content/plans/fitness.ts';
import { bundledNutritionPlans } from '#content/plans/nutrition.ts';
import { bundledRecipes } from '#content/recipes.ts';
import { bundledArticles } from '#src/features/articles/bundled-articles.server.ts';
import { contentRecord } from '#src/features/articles/record.ts';
import { foodRecord } from '#src/features/foods/record.ts';
import { foodTableSchema } from '#src/features/foods/schema.ts';
import { exerciseRecord } from '#src/features/plans/exercises/record.ts';
import { fitnessPlanRecord } from '#src/features/plans/fitness/record.ts';
import { exerciseSchema } from '#src/features/plans/exercises/schema.ts';
import { writtenPlanSchema } from '#src/features/plans/fitness/schema.ts';
import { nutritionPlanRecord } from '#src/features/plans/nutrition/record.ts';
import { nutritionPlanSchema } from '#src/features/plans/nutrition/schema.ts';
import { recipeRecord } from '#src/features/recipes/record.ts';
import { recipeSchema } from '#src/features/recipes/schema.ts';
import { isDeadlock, type Sql } from '#src/server/database.server.ts';

/** The bundled rows of one table, by the table's columns. */
interface Bundle {
  readonly kind: 'exercise' | 'food' | 'recipe' | 'fitness-plan' | 'nutrition-plan' | 'content-item';
  readonly table: 'exercises' | 'foods' | 'recipes' | 'fitness_plans' | 'nutrition_plans' | 'content_items';
  readonly rows: readonly { readonly id: string }[];
}

/** What comes with the product. @throws where a file does not have the shape that its feature wants */
export function bundledContent(): Bundle[] {
  return [
    {
      ...({ kind: 'exercise', table: 'exercises' } as const),
      rows: z.array(exerciseSchema).parse(exercises).map(exerciseRecord),
    },
    {
      ...({ kind: 'food', table: 'foods' } as const),
      rows: foodTableSchema.parse(foodTable).foods.map(foodRecord),
    },
    {
      ...({ kind: 'recipe', table: 'recipes' } as const),
      rows: z.array(recipeSchema).parse(bundledRecipes).map(recipeRecord),
    },
    {
      ...({ kind: 'fitness-plan', table: 'fitness_plans' } as const),
      rows: bundledFitnessPlans.map((plan) => fitnessPlanRecord(writtenPlanSchema.parse(plan))),
    },
    {
      ...({ kind: 'nutrition-plan', table: 'nutrition_plans' } as const),
      rows: bundledNutritionPlans.map((plan) => nutritionPlanRecord(nutritionPlanSchema.parse(plan))),
    },
    {
      ...({ kind: 'content-item', table: 'content_items' } as const),
      rows: bundledArticles().map(contentRecord),
    },
  ];
}

/**
 * Writes the bundled exercises, foods, recipes, plans and articles in one transaction: what is new, and what this version of
 * the product brings in another form. What staff have changed or deleted stays as they left it; what they have changed
 * back says what the product brought, and goes on with it. Where nothing is to be done nothing is written, so that no page
 * is made anew.
 *
 * @returns how many rows were written
 */
export async function seed(sql: Sql, bundles: readonly Bundle[] = bundledContent()): Promise<number> {
  const attempt = async () =>
    await sql.begin(async (transaction) => {
      // Nodes that start together take turns; the later ones find everything delivered.
      await transaction`select pg_advisory_xact_lock(hashtext('seed'))`;
      const delivered = await transaction<Delivery[]>`select kind, id, hash from bundled_content`;
      let written = 0;
      for (const bundle of bundles) written += await deliver(transaction, bundle, delivered);
      return written;
    });
  for (let left = tries; ; left -= 1)
    try {
      return await attempt();
    } catch (error) {
      // Staff save meanwhile, at a node of the release before.
      if (left === 1 || !isDeadlock(error)) throw error;
    }
}

const tries = 10;

interface Delivery {
  readonly kind: string;
  readonly id: string;
  readonly hash: string;
}

async function deliver(sql: TransactionSql, { kind, table, rows }: Bundle, delivered: readonly Delivery[]) {
  const known = new Map(
    delivered.filter((delivery) => delivery.kind === kind).map(({ id, hash }) => [id, hash]),
  );
  const changed = rows.filter((row) => known.get(row.id) !== hashOf(row));
  if (changed.length === 0) return 0;

  const deliveries = changed.map((row) => ({ kind, id: row.id, hash: hashOf(row) }));
  await sql`
    insert into bundled_content ${sql(deliveries)}
    on conflict (kind, id) do update set hash = excluded.hash`;

  const columns = Object.keys(changed[0] ?? {});
  const fresh = changed.filter((row) => !known.has(row.id)).map((row) => row.id);
  const { count } = await sql`
    insert into ${sql(table)} (${sql(columns)})
    select ${sql(columns.map((column) => `bundled.${column}`))}
    from jsonb_populate_recordset(null::${sql(table)}, ${JSON.stringify(changed)}::text::jsonb) as bundled
    where bundled.id = any(${fresh}) or exists (select from ${sql(table)} as here where here.id = bundled.id)
    on conflict (id) do update
    set ${columns.map((column, i) => sql`${i > 0 ? sql`, ` : sql``}${sql(column)} = excluded.${sql(column)}`)}, updated_at = now()
    where ${sql(table)}.version = 1 and ${sql(table)}.updated_by is null`;
  return count + (await renewed(sql, { kind, table, rows: changed }));
}

/**
 * Writes what staff have changed and changed back, as a version of nobody's. What it says is compared with the last
 * version that nobody wrote: what their history begins with, or a release has brought since.
 */
async function renewed(sql: TransactionSql, { kind, table, rows }: Bundle): Promise<number> {
  const columns = Object.keys(rows[0] ?? {});
  // How it is searched for follows from the rest, and no history has it.
  const kept = columns.filter((column) => column !== 'search_text');
  const saysTheSame = kept.map(
    (column) => sql`and nullif(brought.record->${propertyOf(column)}::text, 'null')
      is not distinct from nullif(to_jsonb(here)->${column}::text, 'null')`,
  );
  const { count } = await sql`
    with untouched as (
      select here.id from ${sql(table)} as here cross join lateral (
        select record from record_versions
        where subject_kind = ${kind} and subject_id = here.id and by is null and action <> 'delete'
        order by version desc limit 1
      ) as brought
      where here.id = any(${rows.map(({ id }) => id)}) and here.version > 1 ${saysTheSame}
      for update of here
    ), written as (
      update ${sql(table)} as here
      set ${columns.map((column, i) => sql`${i > 0 ? sql`, ` : sql``}${sql(column)} = bundled.${sql(column)}`)},
        version = here.version + 1, updated_at = now(), updated_by = null
      from jsonb_populate_recordset(null::${sql(table)}, ${JSON.stringify(rows)}::text::jsonb) as bundled, untouched
      where bundled.id = here.id and untouched.id = here.id
      returning here.*
    )
    insert into record_versions (subject_kind, subject_id, version, record, changed, action, at)
    select ${kind}, written.id, written.version,
      last.record || jsonb_build_object(${kept.map((column, i) => sql`${i > 0 ? sql`, ` : sql``}${propertyOf(column)}::text, written.${sql(column)}`)}),
      '{}', 'release', written.updated_at
    from written cross join lateral (
      select record from record_versions
      where subject_kind = ${kind} and subject_id = written.id order by version desc limit 1
    ) as last`;
  return count;
}

/** Of a column, as histories name it. */
const propertyOf = (column: string) =>
  column.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

const hashOf = (row: object) => createHash('sha256').update(JSON.stringify(row)).digest('hex');
