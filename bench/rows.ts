import type { Sql } from '#src/server/database.server.ts';
import {
  insertArticles,
  insertLog,
  insertNamed,
  insertPictures,
  insertSavedReplies,
  offered,
  staffTables,
  type StaffPopulation,
} from './staff-rows.ts';

/** How many rows a database of the measurement holds. */
export interface Population extends StaffPopulation {
  readonly users: number;
  /** Half of them of fitness, half of nutrition. */
  readonly plans: number;
  readonly feedback: number;
  /** Of all users, over three years. */
  readonly activities: number;
  /** Of the member who asks: three a week. */
  readonly workouts: number;
  /** In the table of foods, beside the bundled ones. */
  readonly foods: number;
  /** Diary entries of all users, over half a year. */
  readonly eaten: number;
}

const batch = 100_000;

/**
 * Fills a migrated and seeded database: rows as people would leave them, over three years, the same at every run.
 * Indexes are made when all rows are there, as a restored backup has them, and the planner knows them.
 */
export async function fill(
  sql: Sql,
  { users, plans, feedback, activities, foods, eaten, records, pictures, log }: Population,
  report: (what: string) => void,
): Promise<void> {
  const remake = await withoutIndexes(sql, [
    'user_profiles',
    'feedback',
    'fitness_plans',
    'nutrition_plans',
    'activities',
    'foods',
    'diary_entries',
    ...staffTables,
  ]);
  await inBatches('users', users, report, (from, to) => insertUsers(sql, users, from, to));
  await inBatches('feedback', feedback, report, (from, to) => insertFeedback(sql, users, feedback, from, to));
  await inBatches('plans', plans / 2, report, (from, to) => insertPlans(sql, plans / 2, from, to));
  await inBatches('activities', activities, report, (from, to) =>
    insertActivities(sql, users, activities, from, to),
  );
  await inBatches('foods', foods, report, (from, to) => insertFoods(sql, from, to));
  await inBatches('diary', eaten, report, (from, to) => insertEaten(sql, users, foods, from, to));
  for (const table of ['exercises', 'recipes'] as const)
    await inBatches(table, records, report, (from, to) => insertNamed(sql, table, from, to));
  await inBatches('articles', records, report, (from, to) => insertArticles(sql, from, to));
  await inBatches('saved replies', records, report, (from, to) => insertSavedReplies(sql, from, to));
  await inBatches('pictures', pictures, report, (from, to) => insertPictures(sql, from, to));
  await inBatches('log', log, report, (from, to) => insertLog(sql, from, to));
  report('indexes');
  await remake();
  await sql`vacuum analyze`;
}

async function inBatches(
  what: string,
  all: number,
  report: (what: string) => void,
  insert: (from: number, to: number) => Promise<unknown>,
): Promise<void> {
  for (let from = 1; from <= all; from += batch) {
    const to = Math.min(all, from + batch - 1);
    await insert(from, to);
    report(`${what}: ${to.toLocaleString('en')} of ${all.toLocaleString('en')}`);
  }
}

/** Drops the indexes that no constraint needs. @returns what makes them anew, as they were */
async function withoutIndexes(sql: Sql, tables: readonly string[]): Promise<() => Promise<void>> {
  const indexes = await sql<{ name: string; definition: string; settings: string | null }[]>`
    select index.relname as name, pg_get_indexdef(index.oid) as definition,
      (select string_agg(format('alter index %I alter column %s set statistics %s', index.relname,
          attnum, attstattarget), ';')
        from pg_attribute where attrelid = index.oid and attstattarget >= 0) as settings
    from pg_index join pg_class as index on index.oid = indexrelid
    where indrelid::regclass::text = any(${[...tables]}) and not indisunique`;
  for (const { name } of indexes) await sql`drop index ${sql(name)}`;
  return async () => {
    await sql.begin(async (transaction) => {
      await transaction`set local maintenance_work_mem = '1GB'`;
      for (const { definition, settings } of indexes) {
        await transaction.unsafe(definition);
        if (settings) await transaction.unsafe(settings);
      }
    });
  };
}

/** `words[…]`, chosen by the row's number and a salt. */
const chosen = (sql: Sql, words: readonly string[], salt: number) =>
  sql`(${[...words]}::text[])[1 + abs(hashint4(i * 31 + ${salt})) % ${words.length}]`;

/** The row's moment: the first is the oldest, three years ago. */
const moment = (sql: Sql, all: number) =>
  sql`date_trunc('milliseconds', now() - interval '3 years' * (1 - (i - 0.5) / ${all}::float8))`;

/** The same identifier for the same row at every run, of the form that random ones have. */
const idOf = (sql: Sql, kind: string, number: Expression) =>
  sql`overlay(overlay(md5(${kind} || ' ' || ${number}) placing '4' from 13) placing '8' from 17)::uuid`;

async function insertUsers(sql: Sql, all: number, from: number, to: number): Promise<void> {
  const nameOf = (salt: number) =>
    sql`select ${chosen(sql, names.en, salt)} as en, ${chosen(sql, names.am, salt)} as am`;
  await sql.begin(async (transaction) => {
    // What the account tables refer to each other by is right by making; the counts of members are kept as always.
    await transaction`
      create temporary table person on commit drop as
      select ${idOf(sql, 'person', sql`i`)} as id, first.am || ' ' || father.am as am, first.en || ' ' || father.en as en,
        lower(first.en || '.' || father.en) || i || '@example.et' as email,
        i % 5 < 2 as writes_amharic, i % 5000 as kind, ${moment(sql, all)} as created_at
      from generate_series(${from}::int, ${to}::int) as i
      cross join lateral (${nameOf(3)}) as first
      cross join lateral (${nameOf(4)}) as father`;
    await transaction`
      insert into auth.users (id, email, email_confirmed_at, created_at)
      select id, email, created_at, created_at from person`;
    await transaction`
      insert into user_profiles (id, full_name, email, role, created_at, updated_at)
      select id, case when writes_amharic then am else en end, email,
        case kind when 1 then 'nutritionist' when 2 then 'planner' when 3 then 'admin_fitness'
          when 4 then 'admin_nutritionist' else 'user' end,
        created_at, created_at
      from person`;
  });
}

async function insertFeedback(sql: Sql, users: number, all: number, from: number, to: number): Promise<void> {
  await sql`
    insert into feedback
      (id, user_id, full_name, email, subject, content, rating, is_resolved, resolved_at, created_at)
    select ${idOf(sql, 'feedback', sql`i`)}, case when i % 3 > 0 then person.id end,
      coalesce(person.full_name, 'Visitor'), coalesce(person.email, 'visitor@example.et'),
      ${chosen(sql, subjects, 3)},
      concat_ws(' ', ${chosen(sql, openings, 4)}, ${chosen(sql, remarks, 5)}, ${chosen(sql, remarks, 6)},
        ${chosen(sql, closings, 7)}, case when i % 20000 = 0 then 'zumra' end),
      1 + abs(hashint4(i)) % 5, i % 10 > 0, case when i % 10 > 0 then ${moment(sql, all)} end, ${moment(sql, all)}
    from generate_series(${from}::int, ${to}::int) as i
    left join user_profiles as person
      on person.id = ${idOf(sql, 'person', sql`(1 + abs(hashint4(i * 5 + 8)) % ${users}::int)`)}`;
}

/** In the order in which they were logged: what is one member's lies scattered among all others'. */
async function insertActivities(
  sql: Sql,
  users: number,
  all: number,
  from: number,
  to: number,
): Promise<void> {
  await sql`
    insert into activities (user_id, date, type, details, created_at)
    select ${idOf(sql, 'person', sql`(1 + abs(hashint4(i * 7 + 3)) % ${users}::int)`)}, ${moment(sql, all)}::date,
      case when i % 5 = 0 then 'Generic Activity' else 'Workout' end,
      case when i % 5 = 0 then jsonb_build_object('description', ${chosen(sql, remarks, 20)})
        else jsonb_build_object('name', ${chosen(sql, kinds.en, 21)}, 'duration', 20 + i % 50, 'calories', 90 + i % 300)
      end, ${moment(sql, all)}
    from generate_series(${from}::int, ${to}::int) as i`;
}

/** Foods as staff would add them: the bundled ones' figures under ids of their own. */
async function insertFoods(sql: Sql, from: number, to: number): Promise<void> {
  await sql`
    insert into foods (id, data, search_text)
    select 'food-' || i, ${offered(sql, sql`'food-' || i`)}, model.search_text || ' ' || i
    from generate_series(${from}::int, ${to}::int) as i
    join (select data, search_text, row_number() over (order by id) - 1 as place, count(*) over () as all
      from foods where id not like 'food-%') as model on model.place = i % model.all`;
}

const eatenMeals = ['breakfast', 'lunch', 'dinner', 'snacks'];

/** Three foods of a meal, and the injera that they lie on. */
const eatenPortions = (sql: Sql, foods: number) => sql`
  jsonb_build_array(jsonb_build_object('foodId', 'injera-teff', 'grams', 310),
    jsonb_build_object('foodId', 'food-' || (1 + abs(hashint4(i * 3 + 1)) % ${foods}::int), 'grams', 90),
    jsonb_build_object('foodId', 'food-' || (1 + abs(hashint4(i * 3 + 2)) % ${foods}::int), 'grams', 45))`;

/** What is one member's lies scattered among all others'. */
async function insertEaten(sql: Sql, users: number, foods: number, from: number, to: number): Promise<void> {
  await sql`
    insert into diary_entries (id, user_id, day, meal, name, portions)
    select ${idOf(sql, 'eaten', sql`i`)}, ${idOf(sql, 'person', sql`(1 + abs(hashint4(i * 11 + 5)) % ${users}::int)`)},
      current_date - abs(hashint4(i * 13 + 4)) % 180, ${chosen(sql, eatenMeals, 22)},
      '{"en": "Shiro with injera", "am": "ሽሮ በእንጀራ"}', ${eatenPortions(sql, foods)}
    from generate_series(${from}::int, ${to}::int) as i`;
}

/** How many others write something down before somebody does again: then each entry lies on a page of its own. */
const othersBetween = 24;

/** Half a year of somebody who writes down six meals a day, of some two hundred foods, as scattered as it is when all write. */
export async function insertOwnDiary(
  sql: Sql,
  userId: string,
  { users, foods }: Pick<Population, 'users' | 'foods'>,
): Promise<void> {
  await sql.begin(async (own) => {
    // What is not on disk yet is not known as visible to all, and an index alone would not do.
    await own`set local synchronous_commit = on`;
    await own`
      insert into diary_entries (id, user_id, day, meal, name, portions)
      select gen_random_uuid(), case when i % ${othersBetween} = 0 then ${userId}
          else ${idOf(sql, 'person', sql`(1 + abs(hashint4(i * 11 + 5)) % ${users}::int)`)} end,
        current_date - i / ${6 * othersBetween}, ${chosen(sql, eatenMeals, 22)},
        jsonb_build_object('en', 'Dish ' || i % 40), ${eatenPortions(sql, Math.min(foods, 200))}
      from generate_series(0, ${1080 * othersBetween - 1}::int) as i`;
  });
  await sql`vacuum analyze diary_entries`;
}

/** What somebody leaves in three years who logs every other day and weighs themselves every week, and their workouts. */
export async function insertOwnYears(sql: Sql, userId: string, workouts: number): Promise<void> {
  await sql`
    insert into activities (user_id, date, type, details)
    select ${userId}, current_date - i, 'Workout', '{"name": "Run", "duration": 30, "calories": 250}'
    from generate_series(0, 1095, 2) as i`;
  await sql`
    insert into body_measurements (user_id, date, height, weight, bmi)
    select ${userId}, current_date - i, 165, 65 + i % 5, 24 from generate_series(0, 1095, 7) as i`;
  await insertOwnWorkouts(sql, userId, workouts);
  // As the database does by itself within a minute.
  await sql`vacuum analyze body_measurements, workout_sessions, workout_exercises`;
}

/** Three workouts a week, of five exercises with four sets each, and one more that goes on. */
async function insertOwnWorkouts(sql: Sql, userId: string, workouts: number): Promise<void> {
  const ids = ['push-up', 'plank', 'glute-bridge', 'reverse-lunge', 'mountain-climber'];
  await sql`
    insert into workout_sessions (user_id, week, day, sets, started_at, finished_at, date, minutes, notes)
    select ${userId}, 1, 1, made.sets, now() - i * interval '56 hours', now() - i * interval '56 hours',
      (now() - i * interval '56 hours')::date, 45, 'Felt good.'
    from generate_series(1, ${workouts}::int) as i cross join lateral (
      select jsonb_agg(jsonb_build_object('exerciseId', id, 'category', 'strength', 'exercise', place - 1,
        'setNumber', number, 'setType', 'working', 'targetReps', 8, 'targetRepsMax', 12, 'targetSeconds', null,
        'targetRpe', 8, 'eachSide', false, 'rest', 90, 'changes', 1, 'state', 'done', 'reps', 8 + i % 5,
        'seconds', null, 'weight', 20 + i % 60, 'at', '2026-11-21T06:00:00.000Z')) as sets
      from unnest(${ids}::text[]) with ordinality as exercise (id, place), generate_series(1, 4) as number
    ) as made`;
  await sql`
    insert into workout_exercises (workout_id, exercise_id, user_id, started_at, sets, weight, reps, volume,
      total_reps, total_seconds, one_rep_max)
    select session.id, one.id, user_id, started_at, 4, one.weight, one.reps, 4 * one.weight * one.reps, 4 * one.reps, 0,
      one.weight
    from workout_sessions as session cross join lateral (
      select each->>'exerciseId' as id, (each->>'weight')::real as weight, (each->>'reps')::int as reps
      from jsonb_array_elements(session.sets) as each where each->>'setNumber' = '1'
    ) as one
    where user_id = ${userId}`;
  // Its sets are open: what comes next is proposed from all that was done.
  await sql`
    insert into workout_sessions (user_id, week, day, sets, started_at)
    select user_id, 1, 1, (select jsonb_agg(each || '{"state": "open", "changes": 0, "reps": null, "weight": null, "at": null}')
      from jsonb_array_elements(sets) as each), now()
    from workout_sessions where user_id = ${userId} order by started_at desc limit 1`;
}

type Expression = ReturnType<typeof chosen>;

const text = (sql: Sql, en: Expression, am: Expression) =>
  sql`case when i % 4 = 0 then jsonb_build_object('en', ${en}) else jsonb_build_object('en', ${en}, 'am', ${am}) end`;

/** Plans as staff make them: the bundled ones' schedules and meals under titles of their own. */
async function insertPlans(sql: Sql, all: number, from: number, to: number): Promise<void> {
  const title = text(
    sql,
    sql`${chosen(sql, kinds.en, 11)} || ' ' || ${chosen(sql, aims.en, 12)} || ' ' || i`,
    sql`${chosen(sql, aims.am, 12)} || ' ' || ${chosen(sql, kinds.am, 11)} || ' ' || i`,
  );
  const description = text(sql, chosen(sql, remarks, 13), chosen(sql, closings, 14));
  const searched = sql`lower(concat_ws(E'\n', category, title->>'en', title->>'am', description->>'en',
    description->>'am', ${chosen(sql, remarks, 15)}, case when i % 2000 = 0 then 'zumra' end))`;
  const made = (categories: readonly string[], statuses: readonly string[]) => sql`
    select i, 'plan-' || i as id, ${title} as title, ${description} as description,
      ${chosen(sql, categories, 16)} as category, ${chosen(sql, statuses, 17)} as status,
      i % 100 = 0 as featured, ${moment(sql, all)} as created_at
    from generate_series(${from}::int, ${to}::int) as i`;
  // A week each, and no versions: as much as lists read.
  await sql`alter table fitness_plans disable trigger fitness_plans_published`;
  await sql`
    insert into fitness_plans
      (id, title, description, category, status, featured, level, data, search_text, created_at, updated_at)
    select made.id, title, description, category, status, featured, ${chosen(sql, levels, 18)}, data, ${searched},
      created_at, created_at
    from (${made(fitnessCategories, fitnessStatuses)}) as made
    cross join (
      select jsonb_set(data, '{blocks}', jsonb_build_array(data->'blocks'->0)) as data
      from fitness_plans where id = 'weight-loss-foundation') as model`;
  await sql`alter table fitness_plans enable trigger fitness_plans_published`;
  await sql`
    insert into nutrition_plans
      (id, title, description, category, status, featured, data, search_text, calories_min, calories_max,
       created_at, updated_at)
    select made.id, title, description, category, status, featured, data, ${searched},
      1200 + 100 * (abs(hashint4(i + 19)) % 18), 1500 + 100 * (abs(hashint4(i + 19)) % 18), created_at, created_at
    from (${made(nutritionCategories, nutritionStatuses)}) as made
    cross join (select data from nutrition_plans where id = 'light-mesob') as model`;
}

function inColumns(pairs: readonly (readonly [en: string, am: string])[]) {
  return { en: pairs.map(([en]) => en), am: pairs.map(([, am]) => am) };
}

const levels = ['beginner', 'intermediate', 'advanced'];
const fitnessCategories = [
  'weight-loss',
  'weight-gain',
  'maintenance',
  'muscle-building',
  'endurance',
  'strength',
];
const fitnessStatuses = ['published', 'published', 'published', 'published', 'draft'];
const nutritionCategories = ['weight-loss', 'weight-gain', 'maintenance', 'muscle-building', 'endurance'];
const nutritionStatuses = [...fitnessStatuses, 'archived'];

/** Given names, which are fathers' names a generation later; in Latin letters and as they are written. */
const names = inColumns([
  ['Abebe', 'አበበ'],
  ['Almaz', 'አልማዝ'],
  ['Aster', 'አስቴር'],
  ['Bekele', 'በቀለ'],
  ['Berhane', 'ብርሃኔ'],
  ['Biniam', 'ቢኒያም'],
  ['Chaltu', 'ጫልቱ'],
  ['Dawit', 'ዳዊት'],
  ['Desta', 'ደስታ'],
  ['Eleni', 'እሌኒ'],
  ['Eyob', 'ኢዮብ'],
  ['Fatuma', 'ፋጡማ'],
  ['Fikru', 'ፍቅሩ'],
  ['Genet', 'ገነት'],
  ['Getachew', 'ጌታቸው'],
  ['Girma', 'ግርማ'],
  ['Hana', 'ሐና'],
  ['Haile', 'ኃይሌ'],
  ['Hiwot', 'ሕይወት'],
  ['Jemal', 'ጀማል'],
  ['Kebede', 'ከበደ'],
  ['Lemlem', 'ለምለም'],
  ['Lidya', 'ሊዲያ'],
  ['Mekdes', 'መቅደስ'],
  ['Meron', 'ሜሮን'],
  ['Mulugeta', 'ሙሉጌታ'],
  ['Nardos', 'ናርዶስ'],
  ['Rahel', 'ራሔል'],
  ['Samuel', 'ሳሙኤል'],
  ['Selam', 'ሰላም'],
  ['Sofiya', 'ሶፊያ'],
  ['Tadesse', 'ታደሰ'],
  ['Tigist', 'ትዕግሥት'],
  ['Tolosa', 'ቶሎሳ'],
  ['Wubit', 'ውቢት'],
  ['Yared', 'ያሬድ'],
  ['Yodit', 'ዮዲት'],
  ['Zewdu', 'ዘውዱ'],
]);

const subjects = ['A question', 'Thank you', 'An idea', 'Something is wrong', 'ጥያቄ', 'ምስጋና', 'አስተያየት'];
const openings = ['Hello,', 'Selam,', 'Dear team,', 'ሰላም፣', 'ጤና ይስጥልኝ፣'];
const remarks = [
  'the weight loss plan helped me to begin again after a long break.',
  'could you add a plan for people who work at night?',
  'the teff and shiro meals are what we eat at home, thank you.',
  'the page is slow on my phone in the evening.',
  'I could not find the exercise with the jerrycan any more.',
  'my knees hurt after the squats, what should I do instead?',
  'the fasting days in the plan are right, my mother checked them.',
  'የአመጋገብ ዕቅዱ ለቤተሰቤ ሁሉ ጠቅሟል።',
  'እንቅስቃሴዎቹን በቤት ውስጥ መሥራት እንዴት እችላለሁ?',
  'የጾም ቀናት ምግቦች በጣም ጥሩ ናቸው።',
  'please show the calories of kitfo and tibs too.',
  'I walk to work every day and would like to count it.',
];
const closings = ['Thank you!', 'Best wishes from Hawassa.', 'Greetings from Mekelle.', 'አመሰግናለሁ።', 'በርቱ!'];
const kinds = inColumns([
  ['Gentle', 'ቀላል'],
  ['Steady', 'ያልተቋረጠ'],
  ['Strong', 'ጠንካራ'],
  ['Morning', 'የጠዋት'],
  ['Evening', 'የምሽት'],
  ['Highland', 'የደጋ'],
  ['Family', 'የቤተሰብ'],
]);
const aims = inColumns([
  ['start', 'ጅምር'],
  ['strength', 'ጥንካሬ'],
  ['running', 'ሩጫ'],
  ['balance', 'ሚዛን'],
  ['fasting table', 'የጾም ማዕድ'],
  ['home workout', 'የቤት ውስጥ እንቅስቃሴ'],
  ['recovery', 'ማገገሚያ'],
]);
