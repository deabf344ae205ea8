import type { PageProps } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import { listed } from '#src/lib/listed.ts';
import { figureStillSvg } from '#src/lib/figures/figure.ts';
import { setTypeLabels } from '../fitness/labels.ts';
import type { ExerciseView, PlanView } from '../fitness/plan-view.ts';
import { drawing } from './drawing.server.ts';
import {
  box,
  colours,
  hairline,
  innerWidth,
  tickBox,
  whole,
  type Paper,
  type Size,
} from './elements.server.ts';
import { isLong } from './words.ts';

export type Day = NonNullable<PlanView['day']>;
type SetGroup = ExerciseView['setGroups'][number];

/** A sheet for a day of training: each movement with its figure, its sets to tick, and its steps. */
export function dayPage(paper: Paper, plan: PlanView, day: Day): ReactElement<PageProps> {
  const { heading, text, page, say, count, language } = paper;
  const name = say('day', { day: day.number });
  const focus = listed(day.focusAreas, language);
  const room = roomFor(day.exercises.length);
  return page(
    { title: plan.title, bookmark: `${name}: ${focus}` },
    box(
      { flexDirection: 'row', alignItems: 'flex-end', gap: 10 },
      heading('head', name, { color: colours.green }),
      heading('head', focus, { flex: 1 }),
      text(
        { bold: true, color: colours.soft, paddingBottom: 3 },
        [count('minutes', day.minutes), count('sets', day.sets)].join(' · '),
      ),
    ),
    text(
      { color: colours.soft, marginTop: 2, marginBottom: 6 },
      [day.notes, say('tick')].filter(Boolean).join(' '),
    ),
    box({ flexGrow: 1 }, ...day.exercises.map((exercise, i) => exerciseRow(paper, exercise, i + 1, room))),
  );
}

/** How large a movement is shown. */
interface Room {
  /** Points. */
  readonly figure: number;
  readonly steps: Size;
}

/** The fewer movements a day has, the larger each is shown. */
const roomFor = (exercises: number): Room => ({
  figure: Math.max(104, Math.min(150, 640 / exercises)),
  steps: exercises <= 5 ? 'base' : 'small',
});

function exerciseRow(paper: Paper, exercise: ExerciseView, position: number, room: Room) {
  const { heading, steps } = paper;
  const row = { flexDirection: 'row', alignItems: 'center', gap: 12 } as const;
  const edge = { flexGrow: 1, paddingVertical: 4, borderTop: hairline };
  const svg = figureStillSvg(exercise.id);
  const figure = svg && box({ backgroundColor: colours.paper, borderRadius: 10 }, drawing(svg, room.figure));
  const sets = box(
    { width: innerWidth * 0.31, gap: 3 },
    heading('title', `${position}. ${exercise.name}`),
    ...exercise.setGroups.map((group) => setRow(paper, group)),
  );
  const how = steps(exercise.steps, { size: room.steps });
  return isLong(exercise.steps)
    ? box(edge, whole(row, figure, sets), how)
    : whole({ ...row, ...edge }, figure, sets, box({ flex: 1 }, how));
}

/** How many sets there are of how much. */
export function setAmount(
  { say, count }: Paper,
  { reps, repsMax, seconds, eachSide, ...group }: SetGroup,
): string {
  const time = (whole: number) =>
    whole >= 60 && whole % 60 === 0 ? count('minutes', whole / 60) : count('seconds', whole);
  const amount = reps === null ? time(seconds ?? 0) : count('repetitions', reps, repsMax);
  return [group.count > 1 && `${group.count} ×`, amount, eachSide && say('eachSide')]
    .filter(Boolean)
    .join(' ');
}

/** Sets that are alike, with a box for each. */
function setRow(paper: Paper, group: SetGroup) {
  const { text, say, language } = paper;
  const { restTime, walkRest, rpe, notes, typeLabel } = group;
  const how = [
    typeLabel !== setTypeLabels.working[language] && typeLabel,
    restTime > 0 && say(walkRest ? 'walk' : 'rest', { seconds: restTime }),
    rpe !== null && say('effort', { value: rpe }),
  ];

  return box(
    {},
    text({ bold: true }, setAmount(paper, group)),
    box(
      { flexDirection: 'row', gap: 7 },
      box(
        { flexDirection: 'row', flexWrap: 'wrap', gap: 3, maxWidth: 5 * 14 },
        ...Array.from({ length: group.count }, () => tickBox(11)),
      ),
      text({ size: 'small', color: colours.soft, flex: 1 }, how.filter(Boolean).join(' · ')),
    ),
    notes && text({ size: 'small', color: colours.soft, marginTop: 1 }, notes),
  );
}
