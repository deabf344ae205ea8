import { Document, type DocumentProps } from '@react-pdf/renderer';
import { createElement, type ReactElement } from 'react';
import { listed } from '#src/lib/listed.ts';
import type { NutritionPlanDetail } from '../nutrition/listing.ts';
import type { PlanVariant } from '../nutrition/kinds.ts';
import type { Language } from '#src/lib/language.ts';
import { planView, type DayView, type PlanView } from '../nutrition/plan-view.ts';
import { platterOfPlan, platterSvg } from '../nutrition/platter.ts';
import { coverPage } from './cover-page.server.ts';
import { drawing } from './drawing.server.ts';
import { again, box, colours, hairline, innerWidth, paperIn, whole, type Paper } from './elements.server.ts';
import { foodSources, plainName } from './food-sources.ts';
import type { NutritionOrder } from './order.ts';
import { sourceList } from './source-list.server.ts';
import { webAddress } from './web-address.server.ts';
import { isLong } from './words.ts';

type Meal = DayView['meals'][number];
type Item = Meal['items'][number];
type Food = DayView['foods'][number];

/** A nutrition plan on paper: the table of its meals, how they are made, and where its figures come from. */
export function nutritionPdf(order: NutritionOrder): ReactElement<DocumentProps> {
  const { detail, language, address, changed } = order;
  const site = address.replace(/\/services\/.*$/, '');
  const paper: FoodPaper = { ...paperIn(language), site };
  const plan = planView(detail, { day: null, variant: null }, language);
  const tables = tablesOf(detail, language);
  const days = tables.flatMap((table) => table.days);
  const dishes = days.flatMap((day) => day.meals.flatMap(({ items }) => items));
  const picture = platterSvg(platterOfPlan(detail.plan, plan.id));
  return createElement(
    Document,
    paper.about(plan, changed),
    cover(paper, plan, picture),
    overviewPage(paper, plan, dishes, address),
    ...tables.map((table) => tablePage(paper, plan, table)),
    sourcesPage(
      paper,
      plan,
      eachOnce(
        days.flatMap(({ foods }) => foods),
        ({ id }) => id,
      ),
    ),
  );
}

/** What the parts of the document are made with, and where the site stands whose pages tell of each food. */
interface FoodPaper extends Paper {
  readonly site: string;
}

const sourcesOnWeb = (site: string) => `${site}/foods/sources`;
const foodPage = ({ site }: FoodPaper, id: string) => `${site}/foods/${id}#sources`;

/** A table of meals, day by day. */
interface Table {
  readonly title: 'mealTable' | 'regularTable' | 'fastingTable' | 'anyFoodTable' | 'plantTable';
  readonly days: readonly DayView[];
}

/** The tables of a plan that has any, the one that it leads with first. */
function tablesOf(detail: NutritionPlanDetail, language: Language): Table[] {
  const { meals, leadingVariant } = detail.plan;
  const table = (title: Table['title'], variant: PlanVariant): Table => ({
    title,
    days: meals.flatMap(({ day }) => planView(detail, { day, variant }, language).day ?? []),
  });
  if (meals.length === 0) return [];
  if (!meals.some(({ fasting }) => fasting)) return [table('mealTable', 'regular')];
  const both =
    detail.plan.mealTimes === 'ramadan'
      ? [table('anyFoodTable', 'regular'), table('plantTable', 'fasting')]
      : [table('regularTable', 'regular'), table('fastingTable', 'fasting')];
  return leadingVariant === 'fasting' ? both.toReversed() : both;
}

const eachOnce = <T>(all: readonly T[], name: (one: T) => string): T[] => [
  ...new Map(all.map((one) => [name(one), one])).values(),
];

function cover(paper: Paper, plan: PlanView, picture: string) {
  const { say, count, number } = paper;
  return coverPage(paper, {
    title: plan.title,
    description: plan.description,
    labels: [plan.categoryLabel],
    picture: drawing(picture, innerWidth, 12),
    facts: [
      [say('duration'), count('days', plan.duration)],
      [say('kcalPerDay'), `${number(plan.calorieRange.min)}–${number(plan.calorieRange.max)}`],
      [say('category'), plan.categoryLabel],
    ],
  });
}

const dayWidth = 58;

/** Days by meals. */
function tablePage(paper: FoodPaper, plan: PlanView, { title, days }: Table) {
  const { heading, text, page, say } = paper;
  return page(
    { title: plan.title, bookmark: say(title) },
    heading('title', say(title), { marginBottom: 4 }),
    again(
      { flexDirection: 'row', gap: 6, paddingBottom: 2 },
      box({ width: dayWidth }),
      ...(days[0]?.meals ?? []).map((meal) =>
        text({ bold: true, color: colours.green, ...widthOf(meal) }, meal.label),
      ),
    ),
    ...days.map((day) => dayRow(paper, day)),
  );
}

function dayRow(paper: FoodPaper, day: DayView) {
  const { heading, text, say } = paper;
  const together = day.meals.some(({ items }) => isLong(items.flatMap(textsOf))) ? box : whole;
  return together(
    { flexDirection: 'row', gap: 6, paddingVertical: 3, borderTop: hairline },
    box(
      { width: dayWidth },
      heading('title', say('day', { day: day.number })),
      ...energy(paper, day),
      day.fasting && day.isOnly
        ? text(
            {
              size: 'small',
              bold: true,
              marginTop: 3,
              paddingHorizontal: 6,
              borderRadius: 7,
              backgroundColor: colours.gold,
              alignSelf: 'flex-start',
            },
            say('fasting'),
          )
        : null,
    ),
    ...(day.isNoFast
      ? [text({ size: 'small', color: colours.soft, flex: 1 }, say('noFastingMeals'))]
      : day.meals.map((meal) => mealCell(paper, meal))),
  );
}

const textsOf = ({ name, portions }: Item): string[] => [
  name,
  ...portions.flatMap((portion) => [portion.name, portion.measure ?? '']),
];

/** A week on one sheet, where that is to be had. */
const small = { size: 'small', lineHeight: 1.25 } as const;

/** What the day holds, and within which bounds its sources let that be said. */
function energy({ text, say, number, linked, site }: FoodPaper, { energy: kcal, protein }: DayView) {
  const soft = { ...small, color: colours.soft };
  return [
    kcal &&
      text(
        { ...small, bold: true },
        linked(
          sourcesOnWeb(site),
          say(kcal.complete ? 'aboutKcal' : 'atLeastKcal', { value: number(kcal.about) }),
        ),
      ),
    kcal && text(soft, `${number(kcal.min)}–${number(kcal.max)}`),
    protein === null ? null : text(soft, say('protein', { grams: protein })),
  ];
}

/** The two great meals have the most to tell. */
const widthOf = ({ name }: Meal) => ({ flex: name === 'lunch' || name === 'dinner' ? 1.15 : 1 });

function mealCell(paper: FoodPaper, meal: Meal) {
  const { items } = meal;
  const { text, say, number } = paper;
  if (items.length === 0) return text({ ...small, color: colours.soft, ...widthOf(meal) }, say('nothing'));
  return box(
    { ...widthOf(meal), gap: 1 },
    meal.energy &&
      text(
        { ...small, color: colours.green },
        paper.linked(
          sourcesOnWeb(paper.site),
          say(meal.energy.complete ? 'aboutKcal' : 'atLeastKcal', { value: number(meal.energy.about) }),
        ),
        meal.energy.min < meal.energy.max ? ` (${number(meal.energy.min)}–${number(meal.energy.max)})` : '',
      ),
    ...items.flatMap((item) => [dish(paper, item), withoutDisputed(paper, item)]),
  );
}

/** A dish of one food needs no more than its weight. What its foods are in other words is told with their sources. */
function dish(paper: FoodPaper, { name, portions, figures }: Item) {
  const { text, say, number } = paper;
  const soft = { ...small, color: colours.soft };
  const [only, ...others] = portions;
  if (only && others.length === 0)
    return text(
      soft,
      text({ ...small, bold: true, color: colours.ink }, paper.linked(foodPage(paper, only.id), name)),
      ` ${amountOf(paper, only)}`,
    );
  const amounts = [
    ...amountsOf(paper, portions),
    ...(figures ? [[say('aboutKcal', { value: number(figures.calories) })]] : []),
  ];
  return box(
    {},
    text({ ...small, bold: true }, name),
    amounts.length > 0 ? text(soft, ...joined(amounts)) : null,
  );
}

type Words = (string | ReactElement)[];

const joined = (parts: readonly Words[]): Words =>
  parts.flatMap((part, index) => (index === 0 ? part : [' + ', ...part]));

/** Each food leads to where its figures come from. */
const amountsOf = (paper: FoodPaper, portions: Item['portions']): Words[] =>
  portions.map((portion) => {
    const amount = amountOf(paper, portion);
    const address = foodPage(paper, portion.id);
    return portion.isNamed
      ? [paper.linked(address, amount)]
      : [paper.linked(address, plainName(portion.name)), ` ${amount}`];
  });

/** `1½ ladles (150 g)`, with a mark where the weight is assumed; in grams where no measure tells it. */
function amountOf({ say }: Paper, { measure, grams, isAssumed }: Item['portions'][number]): string {
  const weight = say('grams', { grams });
  return measure === null ? weight : `${measure} (${weight}${isAssumed ? '*' : ''})`;
}

/** What is to be said of a dish on a fasting table: what is taken in place of fish or honey, or that nobody can tell. */
function withoutDisputed(paper: FoodPaper, { strictness, isUnchecked }: Item) {
  const { instead, holds } = strictness ?? {};
  if (isUnchecked) return paper.text({ ...small, color: colours.soft }, paper.say('fastUnchecked'));
  if (!instead) return null;
  return paper.text(
    { ...small, color: colours.green },
    `${paper.say(holds?.includes('fish') ? 'withoutFish' : 'withoutHoney', { dish: instead.name })}, `,
    ...joined(amountsOf(paper, instead.portions)),
  );
}

/** What goes into a dish and how it is made, where that is written down. */
const recipeOf = ({ name, ingredients, preparation }: Item) =>
  preparation !== null || ingredients.length > 0 ? [{ name, ingredients, preparation }] : [];

/** What marks the plan out, how its dishes are made, and the way to its page. */
function overviewPage(paper: Paper, plan: PlanView, dishes: readonly Item[], address: string) {
  const { heading, text, list, page, say, language } = paper;
  const recipes = eachOnce(dishes.flatMap(recipeOf), (recipe) => JSON.stringify(recipe));
  return page(
    { title: plan.title, bookmark: say('overview') },
    ...(plan.features.length > 0
      ? [heading('head', say('features'), { marginBottom: 6 }), list(plan.features, { size: 'large' })]
      : []),
    plan.warnings.length > 0
      ? heading('title', say('prerequisites'), { marginTop: 12, marginBottom: 4 })
      : null,
    list(plan.warnings),
    ...sourceList(paper, plan.sources),
    recipes.length > 0 ? heading('head', say('preparation'), { marginTop: 18, marginBottom: 4 }) : null,
    box(
      { flexGrow: 1 },
      ...recipes.map(({ name, ingredients, preparation }) =>
        whole(
          {
            flexDirection: 'row',
            gap: 12,
            paddingVertical: 4,
            borderTop: hairline,
          },
          text({ bold: true, width: innerWidth * 0.32 }, name),
          box(
            { flex: 1 },
            ingredients.length > 0 ? text({ color: colours.soft }, listed(ingredients, language)) : null,
            preparation === null ? null : text({}, preparation),
          ),
        ),
      ),
    ),
    whole({ paddingTop: 12, borderTop: hairline }, webAddress(paper, address, say('onTheWeb'))),
  );
}

/** Where the figures of each food come from: first those that are known best. */
function sourcesPage(paper: FoodPaper, plan: PlanView, foods: readonly Food[]) {
  const { heading, text, page, say, number, link, site } = paper;
  if (foods.length === 0) return null;
  return page(
    { title: plan.title, bookmark: say('foodSources') },
    heading('head', say('foodSources'), { marginBottom: 4 }),
    text(
      { color: colours.soft, marginBottom: 8 },
      say('ranges', { min: number(plan.calorieRange.min), max: number(plan.calorieRange.max) }),
    ),
    text({ color: colours.soft, marginBottom: 8 }, say('grades')),
    text({ color: colours.soft, marginBottom: 8 }, say('foodsOnWeb'), ' ', link(sourcesOnWeb(site))),
    ...foodSources(foods).map(({ foods: named, grade, source }) =>
      whole(
        { flexDirection: 'row', gap: 10, paddingVertical: 2, borderTop: hairline },
        text({ size: 'small', bold: true, color: colours.green, width: 10 }, grade),
        box(
          { flex: 1 },
          text(
            small,
            ...named.flatMap(({ id, name }, index) => [
              index === 0 ? '' : ', ',
              paper.linked(foodPage(paper, id), name),
            ]),
          ),
          text({ ...small, color: colours.soft }, source),
        ),
      ),
    ),
  );
}
