import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Localized } from '#src/lib/language.ts';
import { users } from './auth-schema.ts';
import { exercisesWithout, foodsWithout, plansWithout, recipesWithout } from './missing-language.ts';
import {
  byChange,
  byLikeness,
  byName,
  byNewest,
  byTitle,
  createdAt,
  instant,
  versionColumns,
  withoutLanguage,
} from './columns.ts';

/** Plans, the exercises and foods that they are made of, and the recipes that make foods. */

/** A text in one language at least; of what is written in Amharic alone, the English is empty. */
export type Translatable = { readonly en: string } & Partial<Localized>;

export const exercises = pgTable(
  'exercises',
  {
    id: text('id').primaryKey(),
    /** The whole exercise as `exerciseSchema` has it. */
    data: jsonb('data').notNull().$type<unknown>(),
    /** Lower-case name, description, category, muscles and equipment in every language; the seed fills in the bundled. */
    searchText: text('search_text').notNull().default(''),
    createdAt: createdAt(),
    ...versionColumns(),
  },
  (t) => [
    index('exercises_search').using('gin', sql`${t.searchText} gin_trgm_ops`),
    index('exercises_name').on(byName),
    ...withoutLanguage('exercises', byName, exercisesWithout),
    index('exercises_changed').on(byChange),
    // Several at once: whichever of them are left out, there are few values to skip.
    index('exercises_filters').on(
      sql.raw("(data->>'category')"),
      sql.raw("(data->>'difficulty')"),
      sql.raw("(data->>'muscleGroup')"),
      sql.raw("(data->>'pattern')"),
    ),
    ...['category', 'difficulty', 'muscleGroup', 'pattern'].map((name) =>
      index(`exercises_${name.toLowerCase()}`).on(sql.raw(`(data->>'${name}')`), byName),
    ),
  ],
);

/** What both kinds of plan share. `data` holds the rest, validated by the kind's `schema.ts`. */
const planColumns = () => ({
  id: text('id').primaryKey(),
  userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
  title: jsonb('title').notNull().$type<Translatable>(),
  description: jsonb('description').notNull().$type<Translatable>(),
  category: text('category').notNull(),
  status: text('status').notNull().default('draft'),
  featured: boolean('featured').notNull().default(false),
  data: jsonb('data').notNull().$type<unknown>(),
  /** Lower-case title, description, category, goals and tags in every language, written by the service. */
  searchText: text('search_text').notNull(),
  createdAt: createdAt(),
  ...versionColumns(),
});

export const fitnessPlans = pgTable(
  'fitness_plans',
  { ...planColumns(), level: text('level').notNull() },
  (t) => [
    index('fitness_plans_newest').on(byNewest),
    ...withoutLanguage('fitness_plans', byNewest, plansWithout),
    index('fitness_plans_title').on(byTitle),
    index('fitness_plans_changed').on(byChange),
    index('fitness_plans_status').on(t.status, t.id),
    index('fitness_plans_published').on(t.status, byNewest),
    index('fitness_plans_public').on(t.status, t.category, t.level, byNewest),
    index('fitness_plans_user').on(t.userId),
    byLikeness('fitness_plans'),
    index('fitness_plans_search').using('gin', sql`${t.searchText} gin_trgm_ops`),
    // Which plans use an exercise.
    index('fitness_plans_exercises').using(
      'gin',
      sql`jsonb_path_query_array(${t.data}, '$.blocks[*].schedule[*].exercises[*].exerciseId')`,
    ),
    // What is deleted is kept for a day, so that what members did in it is there again when it is brought back.
    check('fitness_plans_status', sql`${t.status} in ('draft', 'published', 'archived', 'deleted')`),
  ],
);

/**
 * What is gone through in a fitness plan, each time that it was published with something else: a trigger on the table of
 * plans writes them, whoever publishes. Who follows a plan stays on the version that was started.
 */
export const fitnessPlanVersions = pgTable(
  'fitness_plan_versions',
  {
    planId: text('plan_id')
      .notNull()
      .references(() => fitnessPlans.id, { onDelete: 'cascade' }),
    /** From 1. */
    version: integer('version').notNull(),
    /** Its duration and blocks. */
    course: jsonb('course').notNull().$type<unknown>(),
    publishedAt: instant('published_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.planId, t.version] })],
);

export const nutritionPlans = pgTable(
  'nutrition_plans',
  {
    ...planColumns(),
    caloriesMin: integer('calories_min').notNull(),
    caloriesMax: integer('calories_max').notNull(),
  },
  (t) => [
    index('nutrition_plans_newest').on(byNewest),
    ...withoutLanguage('nutrition_plans', byNewest, plansWithout),
    index('nutrition_plans_title').on(byTitle),
    index('nutrition_plans_changed').on(byChange),
    index('nutrition_plans_status').on(t.status, t.id),
    index('nutrition_plans_published').on(t.status, byNewest),
    index('nutrition_plans_public').on(t.status, t.category, byNewest),
    index('nutrition_plans_user').on(t.userId),
    byLikeness('nutrition_plans'),
    index('nutrition_plans_search').using('gin', sql`${t.searchText} gin_trgm_ops`),
    index('nutrition_plans_calories').on(t.caloriesMin, t.caloriesMax),
    check('nutrition_plans_status', sql`${t.status} in ('draft', 'published', 'archived')`),
    check('nutrition_plans_calories', sql`${t.caloriesMin} <= ${t.caloriesMax}`),
  ],
);

/**
 * How many plans were made in each month (UTC) and are now what lists filter by. Triggers on both tables of plans keep
 * it, so that a page says how many there are, and is found at any depth, without counting (docs/decisions/0045).
 */
export const planCounts = pgTable(
  'plan_counts',
  {
    /** `fitness` or `nutrition`. */
    kind: text('kind').notNull(),
    /** The first of the month. */
    month: date('month', { mode: 'string' }).notNull(),
    status: text('status').notNull(),
    category: text('category').notNull(),
    /** Empty for what has none. */
    level: text('level').notNull(),
    featured: boolean('featured').notNull(),
    plans: integer('plans').notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.month, t.status, t.category, t.level, t.featured] })],
);

export const savedPlans = pgTable(
  'saved_plans',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    planId: text('plan_id').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.kind, t.planId] }),
    // Lists of plans count members by this.
    index('saved_plans_plan').on(t.kind, t.planId, t.userId),
    check('saved_plans_kind', sql`${t.kind} in ('fitness', 'nutrition')`),
  ],
);

export const foods = pgTable(
  'foods',
  {
    id: text('id').primaryKey(),
    /** The whole food as `foodSchema` has it. */
    data: jsonb('data').notNull().$type<unknown>(),
    searchText: text('search_text').notNull(),
    createdAt: createdAt(),
    ...versionColumns(),
  },
  (t) => [
    index('foods_search').using('gin', sql`${t.searchText} gin_trgm_ops`),
    index('foods_name').on(byName),
    ...withoutLanguage('foods', byName, foodsWithout),
    index('foods_changed').on(byChange),
    index('foods_group').on(sql.raw("(data->>'group')"), byName),
    index('foods_fasting').on(sql.raw("(data->>'fasting')"), byName),
    index('foods_retired')
      .on(byName)
      .where(sql`data ? 'retired'`),
  ],
);

export const recipes = pgTable(
  'recipes',
  {
    id: text('id').primaryKey(),
    /** The whole recipe as `recipeSchema` has it. */
    data: jsonb('data').notNull().$type<unknown>(),
    searchText: text('search_text').notNull(),
    createdAt: createdAt(),
    ...versionColumns(),
  },
  (t) => [
    index('recipes_search').using('gin', sql`${t.searchText} gin_trgm_ops`),
    index('recipes_name').on(byName),
    ...withoutLanguage('recipes', byName, recipesWithout),
    index('recipes_changed').on(byChange),
    index('recipes_group').on(sql.raw("(data->>'group')"), byName),
    index('recipes_retired')
      .on(byName)
      .where(sql`data ? 'retired'`),
  ],
);
