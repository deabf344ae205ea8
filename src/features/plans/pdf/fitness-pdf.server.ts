import { Document, type DocumentProps } from '@react-pdf/renderer';
import { createElement, type ReactElement, type ReactNode } from 'react';
import { listed } from '#src/lib/listed.ts';
import { planCoverSvg } from '../fitness/cover.ts';
import { figureStillSvg } from '#src/lib/figures/figure.ts';
import type { FitnessPlanDetail } from '../fitness/listing.ts';
import { planView, type PlanView } from '../fitness/plan-view.ts';
import { blockPage } from './block-page.server.ts';
import { coverPage } from './cover-page.server.ts';
import { dayPage, type Day } from './day-page.server.ts';
import { drawing } from './drawing.server.ts';
import { box, colours, hairline, innerWidth, paperIn, whole, type Paper } from './elements.server.ts';
import type { FitnessOrder } from './order.ts';
import { sourceList } from './source-list.server.ts';
import { webAddress } from './web-address.server.ts';
import { weeksPage } from './weeks-page.server.ts';
import { isLong } from './words.ts';

/**
 * A fitness plan on paper: what it is, how its weeks go, a sheet for each day of training in the first of them, one for
 * each later block, and what else helps.
 */
export function fitnessPdf(order: FitnessOrder): ReactElement<DocumentProps> {
  const { detail, language, address, changed } = order;
  const paper = paperIn(language);
  const plan = planView(detail, null, language);
  const daysOf = (block: FitnessPlanDetail) =>
    block.plan.schedule.flatMap(({ day }) => planView(block, day, language).day ?? []);
  const days = daysOf(detail);
  const training = days.filter(({ restDay }) => !restDay);
  const blocks = order.blocks.map((block) => planView(block, null, language));
  const later = order.blocks
    .slice(1)
    .map((block, index) => ({ view: blocks[index + 1]!, days: daysOf(block) }));
  return createElement(
    Document,
    paper.about(plan, changed),
    cover(paper, plan, training),
    overviewPage(paper, plan, days, address),
    plan.durationUnit === 'weeks' ? weeksPage(paper, plan, blocks) : null,
    ...training.map((day) => dayPage(paper, plan, day)),
    ...later.map(({ view, days }) => blockPage(paper, view, days)),
    advicePage(paper, plan),
  );
}

function cover(paper: Paper, plan: PlanView, training: readonly Day[]) {
  const { say, count } = paper;
  return coverPage(paper, {
    title: plan.title,
    description: plan.description,
    labels: [plan.levelLabel, plan.categoryLabel],
    picture: coverPicture(plan, training),
    facts: [
      [say('duration'), count(plan.durationUnit, plan.duration)],
      [say('weeklySessions'), count('days', plan.weeklyWorkouts)],
      [say('difficulty'), say('outOfFive', { value: plan.difficulty })],
    ],
  });
}

/** The plan's own picture, else the first movements of its first day. */
function coverPicture({ id }: PlanView, training: readonly Day[]): ReactNode {
  const own = planCoverSvg(id);
  if (own) return drawing(own, innerWidth, 12);
  const figures = (training[0]?.exercises ?? []).flatMap((exercise) => figureStillSvg(exercise.id) ?? []);
  return box(
    {
      flexDirection: 'row',
      justifyContent: 'space-around',
      backgroundColor: colours.paper,
      borderRadius: 12,
    },
    ...figures.slice(0, 3).map((figure) => drawing(figure, innerWidth / 3.2)),
  );
}

function overviewPage(paper: Paper, plan: PlanView, days: readonly Day[], address: string) {
  const { heading, text, list, part, page, say, number } = paper;
  const calories = plan.estimatedCaloriesBurn;
  return page(
    { title: plan.title, bookmark: say('overview') },
    heading('head', say('overview'), { marginBottom: 10 }),
    box(
      { gap: 10 },
      plan.targetAudience === null ? null : part(say('audience'), text({}, plan.targetAudience)),
      part(say('prerequisites'), list(plan.prerequisites)),
      box(
        { flexDirection: 'row', gap: 24 },
        box({ flex: 1 }, part(say('goals'), list(plan.goals))),
        box(
          { flex: 1, gap: 10 },
          part(say('equipment'), list(plan.equipment)),
          calories === null
            ? null
            : part(say('weeklyCalories'), text({}, say('aboutKcal', { value: number(calories) }))),
        ),
      ),
    ),
    heading('title', say('week'), { marginTop: 16, marginBottom: 4 }),
    box({ flexGrow: 1 }, ...days.map((day) => weekRow(paper, day))),
    whole({ paddingTop: 12, borderTop: hairline }, webAddress(paper, address, say('inMotion'))),
  );
}

/** One day of the week in a few words; days of rest stand among the others. */
function weekRow({ text, say, count, language }: Paper, day: Day) {
  const exercises = day.exercises.map(({ name }) => name);
  return whole(
    {
      flexDirection: 'row',
      flexGrow: 1,
      alignItems: 'center',
      gap: 10,
      paddingVertical: 4,
      borderTop: hairline,
    },
    text({ bold: true, color: colours.green, width: 48 }, say('day', { day: day.number })),
    box(
      { flex: 1 },
      text({ bold: true }, day.restDay ? say('restDay') : listed(day.focusAreas, language)),
      text(
        { size: 'small', color: colours.soft },
        day.restDay ? (day.notes ?? say('restText')) : listed(exercises, language),
      ),
    ),
    text(
      { color: colours.soft, width: 62, textAlign: 'right' },
      day.restDay ? '' : count('minutes', day.minutes),
    ),
  );
}

/** Tips, meals that go with the plan, and what its advice rests on. */
function advicePage(paper: Paper, plan: PlanView) {
  const { heading, list, page, say } = paper;
  const { tips, mealSuggestion, sources } = plan;
  if (tips.length + sources.length === 0 && !mealSuggestion) return null;
  return page(
    { title: plan.title, bookmark: say('tips') },
    heading('head', say('tips'), { marginBottom: 2 }),
    list(tips),
    mealSuggestion && mealCard(paper, mealSuggestion),
    ...sourceList(paper, sources),
  );
}

const mealsOfADay = ['breakfast', 'lunch', 'snack', 'dinner', 'postWorkout'] as const;

function mealCard({ heading, text, list, say }: Paper, meals: NonNullable<PlanView['mealSuggestion']>) {
  const together = isLong([...mealsOfADay.map((name) => meals[name]), ...meals.tips]) ? box : whole;
  return together(
    {
      marginTop: 8,
      paddingHorizontal: 16,
      paddingVertical: 6,
      gap: 2,
      backgroundColor: colours.goldTint,
      borderRadius: 12,
    },
    heading('title', say('gainingMeals')),
    ...mealsOfADay.map((name) =>
      box(
        { flexDirection: 'row', gap: 10 },
        text({ bold: true, width: 96 }, say(name)),
        text({ flex: 1 }, meals[name]),
      ),
    ),
    list(meals.tips),
  );
}
