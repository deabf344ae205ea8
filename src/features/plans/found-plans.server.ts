import type { PendingQuery, Row as SqlRow } from 'postgres';
import type { z } from 'zod';
import { maxFound } from '#src/lib/capped-count.ts';
import { plansWithout } from '#db/missing-language.ts';
import type { Language } from '#src/lib/language.ts';
import type { Runtime } from '#src/server/context.server.ts';
import type { Sql } from '#src/server/database.server.ts';
import { pageCount, pageOrLast } from '#src/lib/paging.ts';
import { maxSortedRows, sortingOf, type Sorting, type SortOrder } from '#src/lib/sorting.ts';
import { orderBy } from '#src/server/sorting.server.ts';
import type { FitnessCategory } from './fitness/kinds.ts';
import { staffPageSize, type PlanSort, type pageOf } from './listing.ts';
import type { NutritionCategory } from './nutrition/kinds.ts';
import { type MonthOfRows, placeAfter, type PagePlace } from './page-place.ts';
import { lacksLanguage, missingLanguages } from '#src/server/missing-language.server.ts';
import { titledPage } from '#src/server/named-page.server.ts';
import { numberedPage } from '#src/server/numbered-page.server.ts';

type Fragment = PendingQuery<SqlRow[]>;

/** What a list of plans can be narrowed down to. */
export interface PlanChoice {
  readonly kind: 'fitness' | 'nutrition';
  readonly status?: string | undefined;
  readonly category?: string | undefined;
  readonly level?: string | undefined;
  readonly featured?: boolean | undefined;
  /** Only what is not all there in this language. */
  readonly missing?: Language | undefined;
  readonly q: string;
  /** kcal a day between which a nutrition plan lies. */
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

/** A page of plans, the newest first; beyond the last page there are none. */
type FoundPlans<Row> = Omit<z.infer<ReturnType<typeof pageOf>>, 'items'> & { readonly items: Row[] };

interface Wanted {
  /** From 1. */
  readonly page: number;
  readonly rowsAPage: number;
  /** What is read of each plan. */
  readonly columns: Fragment;
}

/** A page of all plans of a kind, drafts among them. A page beyond the last one is the last one. */
export const listPlansForStaff = async <Row extends object>(
  sql: Sql,
  { page, sort, order, ...choice }: PlanChoice & StaffAsked,
  columns: Fragment,
): Promise<FoundPlans<Row>> =>
  await pageOrLast(page, async (shown) => {
    const wanted = {
      page: shown,
      rowsAPage: staffPageSize,
      columns: sql`${columns}, ${missingLanguages(sql, plansWithout)}`,
    };
    const sorting = sortingOf({ sort, order }, 'created');
    if (isNewestFirst(sorting)) return await findPlans<Row>({ sql }, choice, wanted);
    return await (choice.q === '' && choice.missing === undefined
      ? sorted<Row>(sql, choice, wanted, sorting)
      : search<Row>(sql, choice, wanted, sorting));
  });

interface StaffAsked {
  readonly page: number;
  readonly sort?: PlanSort | undefined;
  readonly order?: SortOrder | undefined;
}

const newestFirst: Sorting<PlanSort> = { sort: 'created', order: 'desc' };
const isNewestFirst = ({ sort, order }: Sorting<PlanSort>) =>
  sort === newestFirst.sort && order === newestFirst.order;

interface Categories {
  readonly fitness: FitnessCategory;
  readonly nutrition: NutritionCategory;
}

/** How many published plans there are of each category that has any. */
export async function categoriesInUse<Kind extends keyof Categories>(
  { sql }: Pick<Runtime, 'sql'>,
  kind: Kind,
) {
  return await sql<{ category: Categories[Kind]; plans: number }[]>`
    select category, sum(plans)::int as plans from plan_counts
    where kind = ${kind} and status = 'published'
    group by category having sum(plans) > 0 order by category`;
}

/** Finds a page of plans as fast among a hundred thousand as among a thousand (docs/decisions/0045). */
export async function findPlans<Row extends object>(
  { sql }: Pick<Runtime, 'sql'>,
  choice: PlanChoice,
  wanted: Wanted,
): Promise<FoundPlans<Row>> {
  const { q, min, max, missing } = choice;
  const isSearch = q !== '' || [min, max, missing].some((each) => each !== undefined);
  return await (isSearch ? search<Row>(sql, choice, wanted) : browse<Row>(sql, choice, wanted));
}

/** By what the table of counts tells apart: it knows the total, and where a page begins. */
async function browse<Row extends object>(
  sql: Sql,
  choice: PlanChoice,
  { page, rowsAPage, columns }: Wanted,
): Promise<FoundPlans<Row>> {
  const skipped = (page - 1) * rowsAPage;
  const read = async (place: PagePlace | null) =>
    await selectPlans<Row>(
      sql,
      choice,
      columns,
      { limit: rowsAPage, offset: place?.skip ?? 0 },
      place?.before,
    );
  const counted = countByMonth(sql, choice);
  // The first page begins at the newest plan, whatever the counts say.
  const [months, items] = await Promise.all([
    counted,
    skipped === 0
      ? read(null)
      : counted.then((found) => {
          const place = placeAfter(skipped, found);
          return place ? read(place) : [];
        }),
  ]);
  const total = months.reduce((sum, { rows }) => sum + rows, 0);
  return { items, total, isCapped: false, page, pages: pageCount(total, rowsAPage) };
}

/** By something else than its age: how many there are is known, but a page deep down is not found without what precedes it. */
async function sorted<Row extends object>(
  sql: Sql,
  choice: PlanChoice,
  { page, rowsAPage, columns }: Wanted,
  sorting: Sorting<PlanSort>,
): Promise<FoundPlans<Row>> {
  const offset = (page - 1) * rowsAPage;
  const [months, items] = await Promise.all([
    countByMonth(sql, choice),
    offset < maxSortedRows
      ? selectPlans<Row>(sql, choice, columns, { limit: rowsAPage, offset, sorting })
      : [],
  ]);
  const total = months.reduce((sum, { rows }) => sum + rows, 0);
  const pages = pageCount(Math.min(total, maxSortedRows), rowsAPage);
  return { items, total, isCapped: false, page, pages };
}

async function countByMonth(
  sql: Sql,
  { kind, status, category, level, featured }: PlanChoice,
): Promise<MonthOfRows[]> {
  return await sql<MonthOfRows[]>`
    select (month + interval '1 month')::date::text as end, sum(plans)::int as rows from plan_counts
    where kind = ${kind} and ${statusIs(sql, status)}
      ${category ? sql`and category = ${category}` : sql``}
      ${level ? sql`and level = ${level}` : sql``}
      ${featured === undefined ? sql`` : sql`and featured = ${featured}`}
    group by month order by month desc`;
}

/**
 * By words, energy or what is missing, which no table counts: no further than 200 are. Where no plan holds the words,
 * those are found whose titles sound like them.
 */
async function search<Row extends object>(
  sql: Sql,
  choice: PlanChoice,
  { page, rowsAPage, columns }: Wanted,
  sorting = newestFirst,
): Promise<FoundPlans<Row>> {
  const list = { table: tableOf(choice), sorting, columns: sortColumns(sql), page, size: rowsAPage };
  const wanted = sql`and ${conditionOf(sql, choice)}`;
  const written = await numberedPage(sql, { ...list, wanted: [wanted], q: choice.q, most: maxFound });
  const { ids, ...found } =
    choice.q === '' || written.total > 0 ? written : await titledPage(sql, { ...list, wanted, q: choice.q });
  const items =
    found.page < page
      ? []
      : await sql<Row[]>`
        select ${columns} from ${sql(tableOf(choice))}
        where id = any(${ids}) order by array_position(${ids}, id)`;
  return { items: [...items], ...found, page };
}

const sortColumns = (sql: Sql): Readonly<Record<PlanSort, Fragment>> => ({
  title: sql`lower(title->>'en')`,
  status: sql`status`,
  changed: sql`updated_at`,
  created: sql`created_at`,
});

async function selectPlans<Row extends object>(
  sql: Sql,
  choice: PlanChoice,
  columns: Fragment,
  {
    limit,
    offset,
    sorting = newestFirst,
  }: { readonly limit: number; readonly offset: number; readonly sorting?: Sorting<PlanSort> },
  before?: string,
): Promise<Row[]> {
  const table = sql(tableOf(choice));
  const order = orderBy(sql, sorting, sortColumns(sql));
  // What is skipped is not read: plans are long.
  const rows = await sql<Row[]>`
    select ${columns} from ${table} where id = any(array(
      select id from ${table} where ${conditionOf(sql, choice)}
        ${before === undefined ? sql`` : sql`and created_at < ${before}::date::timestamp at time zone 'UTC'`}
      ${order} limit ${limit} offset ${offset}))
    ${order}`;
  return [...rows];
}

/** What is deleted, and can be brought back, is in no list. */
const statusIs = (sql: Sql, status: string | undefined): Fragment =>
  status ? sql`status = ${status}` : sql`status <> 'deleted'`;

const tableOf = ({ kind }: PlanChoice) =>
  kind === 'fitness' ? ('fitness_plans' as const) : ('nutrition_plans' as const);

/** All but the words. */
const conditionOf = (
  sql: Sql,
  { status, category, level, featured, min, max, missing }: PlanChoice,
): Fragment => sql`
  ${statusIs(sql, status)}
  ${category ? sql`and category = ${category}` : sql``}
  ${level ? sql`and level = ${level}` : sql``}
  ${featured === undefined ? sql`` : sql`and featured = ${featured}`}
  ${lacksLanguage(sql, plansWithout, missing)}
  ${min === undefined ? sql`` : sql`and calories_min >= ${min}`}
  ${max === undefined ? sql`` : sql`and calories_max <= ${max}`}`;
