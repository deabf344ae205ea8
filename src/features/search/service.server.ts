import { foodGroupNames } from '#content/food-groups.ts';
import { glossary } from '#content/education/glossary.ts';
import { articlePath } from '#src/features/articles/article-path.ts';
import { listContent } from '#src/features/articles/service.server.ts';
import { matchingTerms } from '#src/features/education/glossary.ts';
import { healthAddress } from '#src/features/education/health-address.ts';
import { foodPath } from '#src/features/foods/foods-address.ts';
import { pictureOf } from '#src/features/foods/plate-table.ts';
import type { Food } from '#src/features/foods/schema.ts';
import { servingOf } from '#src/features/foods/tray-drawings.ts';
import { exercisePath } from '#src/features/plans/exercises/exercises-address.ts';
import { muscleLabels } from '#src/features/plans/exercises/muscles.ts';
import { findExercises } from '#src/features/plans/exercises/service.server.ts';
import { levelLabels } from '#src/features/plans/exercises/labels.ts';
import { categoryLabels as fitnessLabels } from '#src/features/plans/fitness/labels.ts';
import { findPlans } from '#src/features/plans/found-plans.server.ts';
import { categoryLabels as nutritionLabels } from '#src/features/plans/nutrition/labels.ts';
import { pictureOfRecipe } from '#src/features/recipes/recipes-view.ts';
import type { Recipe } from '#src/features/recipes/schema.ts';
import { cappedCount } from '#src/lib/capped-count.ts';
import { languages, type Language, type Localized } from '#src/lib/language.ts';
import { inWidth } from '#src/lib/picture.ts';
import { recipePath } from '#src/lib/recipe-path.ts';
import { foundByName } from '#src/lib/search-name.ts';
import { without } from '#src/lib/without.ts';
import type { Runtime } from '#src/server/context.server.ts';
import { idsHeard, retiredIs } from '#src/server/named-page.server.ts';
import { searchedPages } from './pages.ts';
import { maxOfKind, type Found, type FoundGroup, type FoundItem } from './schema.ts';

type Reader = Pick<Runtime, 'sql' | 'now'>;
type Part = Omit<FoundGroup, 'kind'>;

/** So many words are tried one by one where nothing has all of them, the longest first. */
const maxTried = 3;

/**
 * What is found by words in plans, exercises, foods, recipes, articles, terms and pages, the best first. Where nothing
 * has all of the words, what has one of them.
 *
 * @param language by whose names alike things are ordered
 */
export async function searchEverything(source: Reader, q: string, language: Language): Promise<Found> {
  const words = [...new Set(q.split(/\s+/))].toSorted((a, b) => b.length - a.length);
  for (const by of [q, ...(words.length > 1 ? words.slice(0, maxTried) : [])]) {
    const groups = await foundBy(source, by, language);
    if (groups.length > 0) return { by, groups };
  }
  return { by: q, groups: [] };
}

async function foundBy(source: Reader, q: string, language: Language): Promise<FoundGroup[]> {
  const found = await Promise.all([
    kind('fitness-plans', findFitnessPlans(source, q)),
    kind('nutrition-plans', findNutritionPlans(source, q)),
    kind('exercises', findInLibrary(source, q, language)),
    kind('foods', findFoods(source, q)),
    kind('recipes', findRecipes(source, q)),
    kind('articles', findArticles(source, q)),
    kind('glossary', findTerms(q)),
    kind('pages', findPages(q)),
  ]);
  const groups = found.filter(({ items }) => items.length > 0);
  return namedFirst(groups, ({ items }) => items.slice(0, 1).flatMap(namesOf), q);
}

const kind = async (name: FoundGroup['kind'], part: Part | Promise<Part>): Promise<FoundGroup> => ({
  kind: name,
  ...(await part),
});

const namesOf = ({ name }: Pick<FoundItem, 'name'>): string[] =>
  languages.flatMap((language) => name[language] || []);

/** Those whose names sound like what is looked for, before the others. */
function namedFirst<T>(items: readonly T[], names: (item: T) => readonly string[], q: string): T[] {
  const named = foundByName(items, names, q);
  return [...named, ...items.filter((item) => !named.includes(item))];
}

const both = (one: Localized, other: Localized): Localized => ({
  en: `${one.en} · ${other.en}`,
  am: `${one.am} · ${other.am}`,
});

/** What is found of a table, by its ids in their order. */
async function partOf<Row extends { readonly id: string }>(
  ids: readonly string[],
  read: (shown: readonly string[]) => Promise<readonly Row[]>,
  itemOf: (row: Row) => FoundItem,
): Promise<Part> {
  const { count: total, isCapped } = cappedCount(ids.length);
  const shown = ids.slice(0, maxOfKind);
  const rows = shown.length === 0 ? [] : await read(shown);
  return { items: rows.map(itemOf), total, isCapped };
}

/** Of what stands in memory as a whole. */
const partOfAll = (items: readonly FoundItem[]): Part => ({
  items: items.slice(0, maxOfKind),
  total: items.length,
  isCapped: false,
});

/** Plans come the newest first: so many are put in order. */
const plansRead = 12;

interface PlanRow {
  readonly id: string;
  readonly title: FoundItem['name'];
  readonly picture: string | null;
}

interface PlanRows {
  readonly fitness: PlanRow & { category: keyof typeof fitnessLabels; level: keyof typeof levelLabels };
  readonly nutrition: PlanRow & { category: keyof typeof nutritionLabels };
}

async function findPlansOf<Kind extends keyof PlanRows>(
  { sql }: Reader,
  kind: Kind,
  q: string,
  itemOf: (row: PlanRows[Kind]) => Pick<FoundItem, 'address' | 'about' | 'picture'>,
): Promise<Part> {
  const columns = sql`id, title, category, ${kind === 'fitness' ? sql`level,` : sql``} data->>'imageUrl' as picture`;
  const choice = { kind, status: 'published', q };
  const found = await findPlans<PlanRows[Kind]>({ sql }, choice, { page: 1, rowsAPage: plansRead, columns });
  const items = found.items.map((row) => ({ id: row.id, name: row.title, ...itemOf(row) }));
  const { total, isCapped } = found;
  return { items: namedFirst(items, namesOf, q).slice(0, maxOfKind), total, isCapped };
}

const smallPicture = (address: string | null) => address && inWidth(address, 320);

const findFitnessPlans = async (source: Reader, q: string): Promise<Part> =>
  await findPlansOf(source, 'fitness', q, ({ id, category, level, picture }) => ({
    address: `/services/fitness-plans/${id}`,
    about: both(fitnessLabels[category], levelLabels[level]),
    picture: smallPicture(picture),
  }));

const findNutritionPlans = async (source: Reader, q: string): Promise<Part> =>
  await findPlansOf(source, 'nutrition', q, ({ id, category, picture }) => ({
    address: `/nutrition-plans/${id}`,
    about: nutritionLabels[category],
    picture: smallPicture(picture) ?? `/figures/platter-${id}.svg`,
  }));

async function findInLibrary(source: Reader, q: string, language: Language): Promise<Part> {
  const found = await findExercises(source, { q }, language);
  return partOfAll(
    found.map(({ id, name, targetMuscles, image }) => ({
      id,
      address: exercisePath(id),
      name,
      about: targetMuscles[0] ? muscleLabels[targetMuscles[0]] : null,
      picture: image ? smallPicture(image) : null,
    })),
  );
}

const nameIn = ({ sql }: Reader) => sql`lower(data->'name'->>'en')`;

async function findFoods(source: Reader, q: string): Promise<Part> {
  const { sql } = source;
  const ids = await idsHeard(sql, 'foods', {
    wanted: retiredIs(sql, false),
    by: nameIn(source),
    q,
    last: sql`data->>'group' = 'ingredient'`,
  });
  const read = async (shown: readonly string[]) =>
    await sql<Pick<Food, 'id' | 'name' | 'group'>[]>`
      select id, data->'name' as name, data->>'group' as group from foods
      where id = any(${shown}) order by array_position(${shown}, id)`;
  return await partOf(ids, read, ({ id, name, group }) => ({
    id,
    address: foodPath(id),
    name,
    about: foodGroupNames[group],
    picture: pictureOf({ id, group, ...servingOf({ id }) }),
  }));
}

async function findRecipes(source: Reader, q: string): Promise<Part> {
  const { sql } = source;
  const ids = await idsHeard(sql, 'recipes', { wanted: retiredIs(sql, false), by: nameIn(source), q });
  const read = async (shown: readonly string[]) =>
    await sql<{ id: string; data: Recipe }[]>`
      select id, data from recipes where id = any(${shown}) order by array_position(${shown}, id)`;
  return await partOf(ids, read, ({ id, data }) => ({
    id,
    address: recipePath(id),
    name: data.name,
    about: foodGroupNames[data.group],
    picture: data.image === undefined ? pictureOfRecipe(data) : smallPicture(data.image),
  }));
}

async function findArticles(source: Reader, q: string): Promise<Part> {
  const { items, total } = await listContent(source, { q, page: 1 });
  const found = items.map(({ id, type, title, summary, image }) => ({
    id,
    address: articlePath({ id, type }),
    name: title,
    about: summary,
    picture: image ? smallPicture(image) : null,
  }));
  return { items: namedFirst(found, namesOf, q).slice(0, maxOfKind), total, isCapped: false };
}

function findTerms(q: string): Part {
  const found = matchingTerms(glossary, q).map(({ id, term, definition }) => ({
    id,
    address: healthAddress({ tab: 'glossary' }, id),
    name: term,
    about: definition,
    picture: null,
  }));
  return partOfAll(namedFirst(found, namesOf, q));
}

const findPages = (q: string): Part => {
  const found = foundByName(searchedPages, (page) => [...namesOf(page), ...page.also], q);
  return partOfAll(found.map((page) => without(page, 'also')));
};
