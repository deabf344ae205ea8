import type { PageProps } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import type { PlanView } from '../fitness/plan-view.ts';
import { box, colours, hairline, tickBox, whole, type Paper } from './elements.server.ts';

type Stretch = PlanView['stretches'][number];

/** Points. */
const cell = 19;
const gap = 5;

/** More days than this leave no room for boxes, and more weeks no whole stretch on a sheet. */
const most = { days: 10, weeks: 24 };

/** All weeks of a plan, block by block, with a box to tick for each day of training beside what changes. */
export function weeksPage(
  paper: Paper,
  plan: PlanView,
  blocks: readonly PlanView[],
): ReactElement<PageProps> {
  const { heading, text, page, say } = paper;
  const daysOf = ({ days }: PlanView) => (days.length <= most.days ? days : []);
  const boxed = blocks.map(daysOf).reduce((a, b) => (b.length > a.length ? b : a), []);
  return page(
    { title: plan.title, bookmark: say('progress') },
    heading('head', say('progress')),
    boxed.length > 0 && text({ color: colours.soft, marginTop: 2, marginBottom: 8 }, say('progressText')),
    box(
      { flexDirection: 'row', justifyContent: 'flex-end', gap, paddingBottom: 3 },
      ...boxed.map(({ number }) =>
        text({ size: 'small', color: colours.soft, width: cell, textAlign: 'center' }, String(number)),
      ),
    ),
    ...plan.stretches.map((stretch, index) => stretchRow(paper, stretch, daysOf(blocks[index] ?? plan))),
  );
}

function stretchRow({ heading, text, say }: Paper, stretch: Stretch, days: PlanView['days']) {
  const { fromWeek: from, toWeek: to, title } = stretch;
  const weeks = Array.from({ length: to - from + 1 }, (_, i) => from + i);
  const together = weeks.length > most.weeks ? box : whole;
  return together(
    {
      flexDirection: 'row',
      flexGrow: 1,
      alignItems: 'center',
      gap: 20,
      paddingVertical: 7,
      borderTop: hairline,
    },
    box(
      { flex: 1, gap: 1 },
      title
        ? text(
            { size: 'small', bold: true, color: colours.green },
            from === to ? say('weekNumber', { week: from }) : say('weekRange', { from, to }),
          )
        : null,
      title ? heading('title', title) : null,
      stretch.text ? text({ size: 'large', color: colours.soft }, stretch.text) : null,
    ),
    box({ gap }, ...weeks.map((week) => weekRow(week))),
  );

  function weekRow(week: number) {
    return box(
      { flexDirection: 'row', alignItems: 'center', gap },
      text(
        { size: 'small', color: colours.soft, width: 50, textAlign: 'right' },
        say('weekNumber', { week }),
      ),
      ...days.map(({ restDay }) => (restDay ? restDot() : tickBox(cell))),
    );
  }
}

const restDot = () =>
  box(
    { width: cell, height: cell, alignItems: 'center', justifyContent: 'center' },
    box({ width: 5, height: 5, borderRadius: 2.5, backgroundColor: colours.gold }),
  );
