import { Document, type DocumentProps } from '@react-pdf/renderer';
import { createElement, type ReactElement } from 'react';
import type { Language } from '#src/lib/language.ts';
import { listed } from '#src/lib/listed.ts';
import { planCoverSvg } from '../fitness/cover.ts';
import { figureStillSvg } from '../fitness/figure.ts';
import { setTypeLabels } from '../fitness/labels.ts';
import type { FitnessPlanDetail } from '../fitness/listing.ts';
import { planView, type ExerciseView, type PlanView } from '../fitness/plan-view.ts';
import { coverPage } from './cover-page.server.ts';
import { drawing } from './drawing.server.ts';
import { box, colours, innerWidth, paperIn, whole } from './elements.server.ts';
import { wordsIn } from './words.ts';

type Day = NonNullable<PlanView['day']>;
type SetGroup = ExerciseView['setGroups'][number];

/** A fitness plan on paper. */
export function fitnessPdf(detail: FitnessPlanDetail, language: Language): ReactElement<DocumentProps> {
  const words = wordsIn(language);
  const paper = paperIn(words);
  const { say, count, number } = words;
  const { text, heading, list, part, page } = paper;
  const plan = planView(detail, null, language);
  const days = detail.plan.schedule.flatMap(({ day }) => planView(detail, day, language).day ?? []);
  const training = days.filter((day) => !day.restDay);

  const cover = coverPage(paper, words, {
    title: plan.title,
    description: plan.description,
    labels: [plan.levelLabel, plan.categoryLabel],
    picture: planCoverSvg(plan.id),
    facts: [
      [say('duration'), count(plan.durationUnit, plan.duration)],
      [say('weeklySessions'), count('days', plan.weeklyWorkouts)],
      [say('difficulty'), say('outOfFive', { value: plan.difficulty })],
    ],
  });

  const overview = page(
    { title: plan.title, bookmark: say('overview') },
    heading('head', say('overview'), { marginBottom: 10 }),
    box(
      { gap: 10 },
      part(say('audience'), text({}, plan.targetAudience)),
      part(say('prerequisites'), ...list(plan.prerequisites)),
      box(
        { flexDirection: 'row', gap: 24 },
        box({ flex: 1 }, part(say('equipment'), ...list(plan.equipment))),
        box({ flex: 1 }, part(say('goals'), ...list(plan.goals))),
      ),
      plan.estimatedCaloriesBurn === null
        ? null
        : part(
            say('weeklyCalories'),
            text({}, say('aboutKcal', { value: number(plan.estimatedCaloriesBurn) })),
          ),
    ),
    heading('title', say('week'), { marginTop: 16, marginBottom: 4 }),
    ...days.map(weekRow),
  );

  function weekRow(day: Day) {
    const focus = listed(day.focusAreas, language);
    return whole(
      {
        flexDirection: 'row',
        gap: 10,
        paddingVertical: 5,
        borderTop: `0.75pt solid ${colours.edge}`,
      },
      text({ bold: true, width: 52 }, say('day', { day: day.number })),
      day.restDay
        ? box(
            { flex: 1 },
            text({ bold: true }, say('restDay')),
            text({ color: colours.soft }, day.notes ?? say('restText')),
          )
        : box(
            { flex: 1 },
            text({ bold: true }, focus),
            text(
              { color: colours.soft },
              listed(
                day.exercises.map(({ name }) => name),
                language,
              ),
            ),
          ),
      text(
        { color: colours.soft, width: 60, textAlign: 'right' },
        day.restDay ? '' : count('minutes', day.minutes),
      ),
    );
  }

  const dayPage = (day: Day) =>
    page(
      {
        title: plan.title,
        bookmark: `${say('day', { day: day.number })}: ${listed(day.focusAreas, language)}`,
      },
      box(
        { flexDirection: 'row', alignItems: 'flex-end', gap: 12, marginBottom: 2 },
        heading('head', say('day', { day: day.number }), { color: colours.green }),
        heading('head', listed(day.focusAreas, language), { flex: 1 }),
        text(
          { color: colours.soft, marginBottom: 4 },
          [count('minutes', day.minutes), count('sets', day.sets)].join(' · '),
        ),
      ),
      text({ color: colours.soft, marginBottom: 6 }, [day.notes, say('tick')].filter(Boolean).join(' ')),
      box(
        { flexGrow: 1 },
        ...day.exercises.map((exercise, i) => exerciseRow(exercise, i, figureWidth(day.exercises.length))),
      ),
    );

  function exerciseRow(exercise: ExerciseView, index: number, width: number) {
    const figure = figureStillSvg(exercise.id);
    return whole(
      {
        flexDirection: 'row',
        flexGrow: 1,
        alignItems: 'center',
        gap: 12,
        paddingVertical: 4,
        borderTop: `0.75pt solid ${colours.edge}`,
      },
      box({ width, backgroundColor: colours.paper, borderRadius: 8 }, figure && drawing(figure, width)),
      box(
        { width: innerWidth * 0.31, gap: 3 },
        heading('title', `${index + 1}. ${exercise.name}`),
        ...exercise.setGroups.map(setRow),
      ),
      box(
        { flex: 1 },
        ...exercise.steps.map((step, i) =>
          box(
            { flexDirection: 'row', gap: 4 },
            text({ size: 'small', color: colours.soft, width: 9 }, `${i + 1}`),
            text({ size: 'small', flex: 1 }, step),
          ),
        ),
      ),
    );
  }

  function setRow(group: SetGroup) {
    const isWork = group.typeLabel === setTypeLabels.working[language];
    const amount = group.reps === null ? time(group.seconds ?? 0) : count('repetitions', group.reps);
    const what = [group.count > 1 && `${group.count} × `, amount, group.eachSide && ` ${say('eachSide')}`];
    const how = [
      !isWork && group.typeLabel,
      group.restTime > 0 && say('rest', { seconds: group.restTime }),
      group.rpe !== null && say('effort', { value: group.rpe }),
    ];
    return box(
      { gap: 1 },
      box(
        { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 3 },
        text({ bold: true, marginRight: 4 }, what.filter(Boolean).join('')),
        ...Array.from({ length: group.count }, () => tickBox(10)),
      ),
      text({ size: 'small', color: colours.soft }, how.filter(Boolean).join(' · ')),
      group.notes ? text({ size: 'small', color: colours.soft }, group.notes) : null,
    );
  }

  const time = (seconds: number) =>
    seconds >= 60 && seconds % 60 === 0 ? count('minutes', seconds / 60) : count('seconds', seconds);

  return createElement(
    Document,
    {
      title: plan.title,
      author: say('brand'),
      subject: plan.description,
      language,
      pageMode: 'useOutlines',
    },
    cover,
    overview,
    ...training.map(dayPage),
  );
}

/** The fewer exercises a day has, the larger each is shown. */
const figureWidth = (exercises: number) => Math.max(100, Math.min(150, 640 / exercises));

const tickBox = (size: number) =>
  box({ width: size, height: size, borderRadius: 2, border: `1pt solid ${colours.fieldEdge}` });
