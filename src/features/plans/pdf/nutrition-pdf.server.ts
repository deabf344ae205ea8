import { Document, type DocumentProps } from '@react-pdf/renderer';
import { createElement, type ReactElement } from 'react';
import type { Language } from '#src/lib/language.ts';
import type { NutritionPlanDetail } from '../nutrition/listing.ts';
import { planView, type DayView } from '../nutrition/plan-view.ts';
import { platterFoods, platterSvg } from '../nutrition/platter.ts';
import { coverPage } from './cover-page.server.ts';
import { box, colours, paperIn, whole } from './elements.server.ts';
import { wordsIn } from './words.ts';

type Meal = DayView['meals'][number];
type Energy = NonNullable<DayView['energy']>;

/** A nutrition plan on paper. */
export function nutritionPdf(detail: NutritionPlanDetail, language: Language): ReactElement<DocumentProps> {
  const words = wordsIn(language);
  const paper = paperIn(words);
  const { say, count, number } = words;
  const { text, heading, list, part, page } = paper;
  const plan = planView(detail, null, language);
  const days = detail.plan.meals.flatMap(({ day }) => planView(detail, day, language).day ?? []);
  const foods = new Map(days.flatMap((day) => day.foods).map((food) => [food.id, food]));
  const recipes = new Map(
    days
      .flatMap((day) => day.meals.flatMap(({ items }) => items))
      .filter(({ preparation }) => preparation !== null)
      .map((item) => [item.id, item]),
  );

  const cover = coverPage(paper, words, {
    title: plan.title,
    description: plan.description,
    labels: [plan.categoryLabel],
    picture: platterSvg({ seed: plan.id, foods: platterFoods(detail.plan.meals) }),
    facts: [
      [say('duration'), count('days', plan.duration)],
      [say('kcalPerDay'), `${number(plan.calorieRange.min)}–${number(plan.calorieRange.max)}`],
      [say('category'), plan.categoryLabel],
    ],
  });

  const tablePage = page(
    { title: plan.title, bookmark: say('mealTable') },
    heading('head', say('mealTable'), { marginBottom: 6 }),
    headRow(),
    ...days.map(dayRow),
  );

  function headRow() {
    return box(
      { flexDirection: 'row', gap: 8, paddingBottom: 3 },
      box({ width: 62 }),
      ...(days[0]?.meals ?? []).map(({ label }) =>
        text({ bold: true, color: colours.green, flex: 1 }, label),
      ),
    );
  }

  function dayRow(day: DayView) {
    return whole(
      {
        flexDirection: 'row',
        flexGrow: 1,
        gap: 8,
        paddingVertical: 5,
        borderTop: `0.75pt solid ${colours.edge}`,
      },
      box(
        { width: 62, gap: 2 },
        heading('large', say('day', { day: day.number })),
        day.energy ? text({ size: 'small' }, energyText(day.energy)) : null,
        day.protein === null
          ? null
          : text({ size: 'small', color: colours.soft }, say('protein', { grams: day.protein })),
        day.fasting
          ? text(
              {
                size: 'small',
                bold: true,
                backgroundColor: colours.gold,
                borderRadius: 6,
                paddingHorizontal: 4,
                alignSelf: 'flex-start',
              },
              say('fasting'),
            )
          : null,
      ),
      ...day.meals.map(mealCell),
    );
  }

  function mealCell({ items }: Meal) {
    if (items.length === 0) return text({ size: 'small', color: colours.soft, flex: 1 }, say('nothing'));
    return box(
      { flex: 1, gap: 3 },
      ...items.map((item) =>
        box(
          {},
          text({ size: 'small', bold: true }, item.name),
          text(
            { size: 'small', color: colours.soft },
            item.portions.map(({ name, grams }) => say('portion', { food: name, grams })).join(' + '),
          ),
        ),
      ),
    );
  }

  const energyText = ({ about, complete }: Energy) =>
    say(complete ? 'aboutKcal' : 'atLeastKcal', { value: number(about) });

  const notesPage = page(
    { title: plan.title, bookmark: say('features') },
    heading('head', say('features'), { marginBottom: 6 }),
    ...list(plan.features),
    recipes.size > 0 ? heading('title', say('preparation'), { marginTop: 16, marginBottom: 4 }) : null,
    box(
      { gap: 6 },
      ...[...recipes.values()].map(({ name, preparation }) => part(name, text({}, preparation ?? ''))),
    ),
    heading('title', say('foodSources'), { marginTop: 16, marginBottom: 4 }),
    text({ size: 'small', color: colours.soft, marginBottom: 4 }, say('grades')),
    ...[...foods.values()].map(({ name, grade, source }) =>
      box(
        { flexDirection: 'row', gap: 8 },
        text({ size: 'small', width: 150 }, `${name} (${grade})`),
        text({ size: 'small', color: colours.soft, flex: 1 }, source),
      ),
    ),
  );

  return createElement(
    Document,
    { title: plan.title, author: say('brand'), subject: plan.description, language, pageMode: 'useOutlines' },
    cover,
    tablePage,
    notesPage,
  );
}
