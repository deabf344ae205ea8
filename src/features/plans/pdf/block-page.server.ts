import type { PageProps } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import { listed } from '#src/lib/listed.ts';
import type { ExerciseView, PlanView } from '../fitness/plan-view.ts';
import { setAmount, type Day } from './day-page.server.ts';
import { box, colours, hairline, whole, type Paper } from './elements.server.ts';

/** A sheet for a later block of weeks: what changes in it, and the sets of each of its days. */
export function blockPage(paper: Paper, plan: PlanView, days: readonly Day[]): ReactElement<PageProps> {
  const { heading, text, page, say } = paper;
  const stretch = plan.stretches.find(({ isShown }) => isShown);
  const { fromWeek: from, toWeek: to } = stretch ?? { fromWeek: plan.week, toWeek: plan.week };
  const name = from === to ? say('weekNumber', { week: from }) : say('weekRange', { from, to });
  const title = [name, stretch?.title].filter(Boolean).join(': ');
  return page(
    { title: plan.title, bookmark: title },
    heading('head', title),
    stretch?.text ? text({ color: colours.soft, marginTop: 2, marginBottom: 6 }, stretch.text) : null,
    box({ flexGrow: 1 }, ...days.map((day) => dayRow(paper, day))),
  );
}

function dayRow(paper: Paper, day: Day) {
  const { text, say, count, language } = paper;
  const focus = day.restDay ? say('restDay') : listed(day.focusAreas, language);
  return whole(
    { flexDirection: 'row', gap: 10, paddingVertical: 4, borderTop: hairline },
    text({ bold: true, color: colours.green, width: 48 }, say('day', { day: day.number })),
    box(
      { flex: 1, gap: 1 },
      box(
        { flexDirection: 'row', gap: 10 },
        text({ bold: true, flex: 1 }, focus),
        day.restDay ? null : text({ color: colours.soft }, count('minutes', day.minutes)),
      ),
      ...day.exercises.map((exercise) => exerciseRow(paper, exercise)),
    ),
  );
}

const exerciseRow = (paper: Paper, { name, setGroups }: ExerciseView) =>
  box(
    { flexDirection: 'row', gap: 10 },
    paper.text({ size: 'small', flex: 2 }, name),
    paper.text(
      { size: 'small', flex: 3, color: colours.soft },
      setGroups.map((group) => setAmount(paper, group)).join(' · '),
    ),
  );
