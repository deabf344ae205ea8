import { describe, expect, it } from 'vitest';
import { figures, type FigureId } from '#content/figures.ts';
import { figureIds } from './figure.ts';
import {
  CORD_LENGTH,
  LENGTH,
  cordAt,
  frameAt,
  jointsOf,
  momentOf,
  type CordFrame,
  type Point,
} from './motion.ts';

const GROUND = 184;
const MOMENTS = Array.from({ length: 97 }, (_, i) => i / 96);

const sides = (id: FigureId, moment: number) =>
  [false, true].map((far) => jointsOf(frameAt(figures[id], moment), figures[id].view, far));
const every = (id: FigureId) => MOMENTS.flatMap((moment) => sides(id, moment));
const atKey = (id: FigureId, key: number) => sides(id, momentOf(figures[id], key));

/** The angle of a line in degrees above the horizontal, whichever way it runs. */
const slope = ([x, y]: Point, [u, v]: Point) => (Math.atan2(y - v, Math.abs(u - x)) * 180) / Math.PI;
/** How far a joint is from straight between its neighbours, in degrees. */
function bend(from: Point, joint: Point, to: Point): number {
  const turn =
    Math.atan2(to[1] - joint[1], to[0] - joint[0]) - Math.atan2(joint[1] - from[1], joint[0] - from[0]);
  return Math.abs((Math.atan2(Math.sin(turn), Math.cos(turn)) * 180) / Math.PI);
}
type Joints = ReturnType<typeof jointsOf>;
const bendOfHip = ({ shoulder, hip, knee }: Joints) => bend(shoulder, hip, knee);
const bendOfKnee = ({ hip, knee, ankle }: Joints) => bend(hip, knee, ankle);
const spread = (values: number[]) => Math.max(...values) - Math.min(...values);
const most = (values: number[]) => Math.max(...values);

describe.each(figureIds)('%s', (id) => {
  it('has no joint below the floor at any moment', () => {
    const lowest = every(id).map(({ shoulder, elbow, palm, hip, knee, ankle, heel, ball }) =>
      most([heel[1], ball[1], ...[shoulder, elbow, palm, hip, knee, ankle].map(([, y]) => y + 2.5)]),
    );
    expect(most(lowest)).toBeLessThan(GROUND + 0.6);
  });
  it('stays in the picture, head and hands', () => {
    // The crown is so much further from the hip than the shoulder is.
    const HEAD = 1 + 30 / (LENGTH.loin + LENGTH.chest);
    const ends = every(id).flatMap(({ shoulder, hip, palm, elbow }) => {
      const crown: Point = [hip[0] + (shoulder[0] - hip[0]) * HEAD, hip[1] + (shoulder[1] - hip[1]) * HEAD];
      return [palm, elbow, crown];
    });
    for (const [x, y] of ends) {
      expect(x).toBeGreaterThan(20);
      expect(x).toBeLessThan(220);
      expect(y).toBeGreaterThan(15);
    }
  });
});

describe.each(['push-up', 'plank', 'wall-push-up', 'incline-push-up', 'towel-row'] as const)(
  'the line of the %s',
  (id) => {
    it('runs straight from the shoulder to the ankle in every frame', () => {
      expect(most(every(id).map(bendOfHip))).toBeLessThan(4);
      expect(most(every(id).map(bendOfKnee))).toBeLessThan(2);
    });
    it('runs on into the head', () => {
      expect(most(MOMENTS.map((moment) => Math.abs(frameAt(figures[id], moment).h)))).toBeLessThan(5);
    });
  },
);

describe.each([
  'push-up',
  'mountain-climber',
  'wall-push-up',
  'incline-push-up',
  'calf-raise',
  'towel-row',
  'knee-push-up',
  'pike-push-up',
  'calf-stretch',
  'cat-cow',
  'childs-pose',
  'pull-up',
  'chin-up',
  'hanging-knee-raise',
  'parallel-dip',
] as const)('the hands of the %s', (id) => {
  it('stay where they are', () => {
    const palms = every(id).map(({ palm }) => palm);
    expect(spread(palms.map(([x]) => x))).toBeLessThan(0.5);
    expect(spread(palms.map(([, y]) => y))).toBeLessThan(0.5);
    const floored = figures[id].mat ? Math.min(...palms.map(([, y]) => y)) : GROUND;
    expect(floored).toBeGreaterThan(GROUND - 5);
  });
});

it.each([
  'bodyweight-squat',
  'barbell-squat',
  'barbell-deadlift',
  'sit-to-stand',
  'wall-sit',
  'hip-thrust',
  'barbell-hip-thrust',
  'floor-press',
  'bench-press',
  'dumbbell-bench-press',
  'incline-dumbbell-press',
  'chest-press',
  'triceps-pushdown',
  'wall-push-up',
  'towel-row',
  'band-row',
  'lat-pulldown',
  'jerrycan-swing',
  'kettlebell-swing',
  'sit-up',
  'calf-stretch',
  'chest-stretch',
  'chin-tuck',
] as const)('keeps the feet of the %s flat on the floor', (id) => {
  for (const { heel, ball } of every(id)) {
    expect(heel[1]).toBeCloseTo(GROUND, 0);
    expect(ball[1]).toBeCloseTo(GROUND, 0);
  }
});

it.each(['romanian-deadlift', 'barbell-deadlift', 'jerrycan-swing', 'kettlebell-swing'] as const)(
  'keeps the back of the %s flat',
  (id) => {
    expect(most(MOMENTS.map((moment) => Math.abs(frameAt(figures[id], moment).c)))).toBeLessThan(8);
  },
);

it.each(['barbell-squat', 'barbell-deadlift'] as const)('keeps the bar of the %s above the feet', (id) => {
  for (const { palm, heel, ball } of every(id)) {
    expect(palm[0]).toBeGreaterThan(heel[0]);
    expect(palm[0]).toBeLessThan(ball[0]);
  }
});

it('lifts the bar of a deadlift from the floor past shins and thighs without touching them, on straight arms', () => {
  const radius = 17;
  const [start] = atKey('barbell-deadlift', 0);
  expect((start?.palm[1] ?? 0) + radius).toBeCloseTo(GROUND, -0.5);
  for (const { palm, elbow, shoulder, hip, knee, ankle } of every('barbell-deadlift')) {
    expect(bend(shoulder, elbow, palm)).toBeLessThan(6);
    const [upper, lower] = palm[1] < knee[1] ? [hip, knee] : [knee, ankle];
    const bone = upper[0] + ((palm[1] - upper[1]) / (lower[1] - upper[1])) * (lower[0] - upper[0]);
    expect(palm[0]).toBeGreaterThan(bone + 3);
  }
});

it('steps up without putting a foot through the step, and ends with both on it', () => {
  const [edge, top] = [112, 160];
  for (const { heel, ball } of every('step-up')) {
    for (const [x, y] of [heel, [ball[0] + 3, ball[1]] as const])
      if (x > edge) expect(y).toBeLessThan(top + 0.6);
  }
  for (const { heel, ball } of atKey('step-up', 2)) {
    expect(heel[1]).toBeCloseTo(top, 0);
    expect(ball[1]).toBeCloseTo(top, 0);
  }
});

it('ends the wall sit with level thighs, upright shins, and a back that never leaves the wall', () => {
  const [, end] = [0, 1].map((key) => atKey('wall-sit', key)[0]);
  expect(Math.abs(end ? slope(end.hip, end.knee) : 90)).toBeLessThan(6);
  expect(Math.abs((end?.knee[0] ?? 0) - (end?.ankle[0] ?? 99))).toBeLessThan(3);
  const backs = every('wall-sit').flatMap(({ shoulder, hip }) => [shoulder[0], hip[0]]);
  expect(spread(backs)).toBeLessThan(1);
});

it.each(['hip-thrust', 'barbell-hip-thrust'] as const)(
  'ends the %s in a level line from shoulder to knee, on upright shins',
  (id) => {
    const [top] = atKey(id, 1);
    expect(top && bendOfHip(top)).toBeLessThan(5);
    expect(Math.abs((top?.knee[0] ?? 0) - (top?.ankle[0] ?? 99))).toBeLessThan(4);
  },
);

it('holds the bar of a hip thrust in the crease of the hips, and takes its plates past the floor', () => {
  for (const { palm, hip } of every('barbell-hip-thrust')) {
    expect(Math.hypot(palm[0] - hip[0], palm[1] - hip[1])).toBeLessThan(16);
    expect(palm[1]).toBeLessThan(hip[1] - 8);
    expect(palm[1] + 18.5).toBeLessThan(GROUND);
  }
});

it.each(['pull-up', 'chin-up'] as const)(
  'begins the %s on nearly straight arms, clear of the floor, and ends it with the chin above the bar',
  (id) => {
    const [hanging, top] = [0, 1].map((key) => atKey(id, key)[0]);
    expect(hanging && bend(hanging.shoulder, hanging.elbow, hanging.palm)).toBeLessThan(30);
    for (const { ball, heel } of every(id)) expect(most([ball[1], heel[1]])).toBeLessThan(GROUND - 4);
    const chin = (top?.shoulder[1] ?? 99) - 7;
    expect(chin).toBeLessThan((top?.palm[1] ?? 0) + 2);
    expect(top?.elbow[1]).toBeGreaterThan((top?.shoulder[1] ?? 999) + 4);
  },
);

it('lowers the dip from straight arms to level upper arms, clear of the floor', () => {
  const [start, end] = [0, 1].map((key) => atKey('parallel-dip', key)[0]);
  expect(start && bend(start.shoulder, start.elbow, start.palm)).toBeLessThan(30);
  expect(end && Math.abs(slope(end.shoulder, end.elbow))).toBeLessThan(15);
  for (const { ball, heel } of every('parallel-dip'))
    expect(most([ball[1], heel[1]])).toBeLessThan(GROUND - 3);
});

it('raises the knees of the hanging knee raise above the hips, without swinging the trunk', () => {
  const [top] = atKey('hanging-knee-raise', 1);
  expect(top?.knee[1]).toBeLessThan(top?.hip[1] ?? 0);
  expect(spread(every('hanging-knee-raise').map(({ shoulder }) => shoulder[0]))).toBeLessThan(4);
  for (const { ball, heel } of every('hanging-knee-raise'))
    expect(most([ball[1], heel[1]])).toBeLessThan(GROUND);
});

it('ends the Bulgarian split squat on a flat foot with a level thigh, the rear knee just above the floor', () => {
  const [front, rear] = atKey('bulgarian-split-squat', 1);
  expect(front?.heel[1]).toBeCloseTo(GROUND, 0);
  expect(front && Math.abs(slope(front.hip, front.knee))).toBeLessThan(15);
  expect(Math.abs((front?.knee[0] ?? 0) - (front?.ankle[0] ?? 99))).toBeLessThan(8);
  expect(rear?.knee[1]).toBeLessThan(GROUND - 4);
  expect(rear?.knee[1]).toBeGreaterThan(GROUND - 20);
});

it('straightens the knees of the leg extension on a thigh that never leaves the seat', () => {
  const [bent, straight] = [0, 1].map((key) => atKey('leg-extension', key)[0]);
  expect(bent && bendOfKnee(bent)).toBeGreaterThan(80);
  expect(straight && bendOfKnee(straight)).toBeLessThan(8);
  expect(spread(every('leg-extension').map(({ knee }) => knee[1]))).toBeLessThan(1);
});

it.each(['leg-extension', 'leg-curl'] as const)(
  'holds the seat of the %s beside the hips, and leaves the thigh that works to be seen',
  (id) => {
    for (const { palm, hip } of every(id)) {
      expect(Math.abs(palm[0] - hip[0])).toBeLessThan(8);
      expect(palm[1]).toBeGreaterThan(hip[1]);
    }
  },
);

it.each(['towel-row', 'band-row', 'seated-row', 'bent-over-row'] as const)(
  'ends the %s with the elbows behind the trunk',
  (id) => {
    const [end] = atKey(id, 1);
    if (!end) throw new Error('there is no end');
    const { shoulder, elbow, hip } = end;
    // Across the line from hip to shoulder, its front being positive.
    const length = Math.hypot(shoulder[0] - hip[0], shoulder[1] - hip[1]);
    const across =
      ((elbow[0] - hip[0]) * (hip[1] - shoulder[1]) + (elbow[1] - hip[1]) * (shoulder[0] - hip[0])) / length;
    expect(across).toBeLessThan(-4);
  },
);

it.each(['floor-press', 'bench-press', 'dumbbell-bench-press', 'incline-dumbbell-press'] as const)(
  'keeps the forearms of the %s upright, and begins or ends on straight arms',
  (id) => {
    for (const { elbow, palm } of every(id)) expect(Math.abs(palm[0] - elbow[0])).toBeLessThan(2);
    const straightest = Math.min(
      ...every(id).map(({ shoulder, elbow, palm }) => bend(shoulder, elbow, palm)),
    );
    expect(straightest).toBeLessThan(6);
  },
);

it.each(['biceps-curl', 'hammer-curl', 'triceps-pushdown'] as const)(
  'keeps the elbows of the %s where they are',
  (id) => {
    const elbows = every(id).map(({ elbow }) => elbow);
    expect(spread(elbows.map(([x]) => x))).toBeLessThan(5);
    expect(spread(elbows.map(([, y]) => y))).toBeLessThan(2);
  },
);

it('never locks the knees in the leg press, nor lets the plate tilt', () => {
  for (const { hip, knee, ankle, heel, ball } of every('leg-press')) {
    expect(bend(hip, knee, ankle)).toBeGreaterThan(8);
    expect(Math.abs(heel[0] - ball[0])).toBeLessThan(0.5);
  }
});

it('pulls the bar of the lat pulldown to the upper chest, in front of the face', () => {
  const [end] = atKey('lat-pulldown', 1);
  expect(Math.abs((end?.palm[1] ?? 0) - (end?.shoulder[1] ?? 99))).toBeLessThan(6);
  for (const { palm, shoulder } of every('lat-pulldown')) expect(palm[0]).toBeGreaterThan(shoulder[0] + 8);
});

it('brings the hands of the jumping jack together above the head, the feet apart', () => {
  const [near] = atKey('jumping-jack', 2);
  if (!near) throw new Error('there is no end');
  expect(near.palm[0] - near.hip[0]).toBeLessThan(12);
  expect(near.palm[1]).toBeLessThan(near.shoulder[1] - 38);
  expect(near.ball[0]).toBeGreaterThan(30);
});

it('begins the chair dip on straight arms, and ends with level upper arms', () => {
  const [start, end] = [0, 1].map((key) => atKey('chair-dip', key)[0]);
  expect(start && bend(start.shoulder, start.elbow, start.palm)).toBeLessThan(30);
  expect(end && slope(end.shoulder, end.elbow)).toBeLessThan(15);
});

it('raises the arms to the height of the shoulders and no further', () => {
  const lifts = every('lateral-raise').map(({ palm, shoulder }) => shoulder[1] - palm[1]);
  expect(most(lifts)).toBeLessThan(0);
  expect(most(lifts)).toBeGreaterThan(-8);
});

const corded = figureIds.filter((id) => figures[id].cord);

describe.each(corded)('the cord of the %s', (id) => {
  const cords = MOMENTS.map((moment) => cordAt(figures[id], moment));
  const end = ({ at: [x, y], turn, stretch }: CordFrame, length: number): Point => [
    x - stretch * length * Math.sin((turn * Math.PI) / 180),
    y + stretch * length * Math.cos((turn * Math.PI) / 180),
  ];

  it('meets the palm at every moment, and never turns with a jump', () => {
    const { cord } = figures[id];
    MOMENTS.forEach((moment, i) => {
      const [found, next] = [cords[i], cords[i + 1]];
      const palm = sides(id, moment)[0]?.palm ?? [0, 0];
      if (!found || !cord) throw new Error('there is none');
      const met = 'swing' in cord ? found.at : end(found, CORD_LENGTH);
      expect(Math.hypot(met[0] - palm[0], met[1] - palm[1])).toBeLessThan(0.01);
      expect(Math.abs((next ?? found).turn - found.turn)).toBeLessThan(8);
    });
  });

  it('passes under the feet and over the head, if it is a rope', () => {
    const { cord } = figures[id];
    if (!cord || !('swing' in cord)) return;
    const ends = cords.map((found) => found && end(found, cord.swing)[1]);
    expect(most(ends.map((y) => y ?? 999))).toBeLessThan(GROUND);
    expect(Math.min(...ends.map((y) => y ?? 999))).toBeLessThan(
      most(every(id).map(({ shoulder }) => shoulder[1])) - 40,
    );
    const lowest = ends.indexOf(most(ends.map((y) => y ?? 0)));
    for (const { ball } of sides(id, MOMENTS[lowest] ?? 0))
      expect(ball[1]).toBeLessThan((ends[lowest] ?? 0) - 4);
  });
});

it('lowers the chest of a push-up from straight arms to just above the floor', () => {
  const [top, bottom] = [atKey('push-up', 0)[0], atKey('push-up', 1)[0]];
  expect(top && bend(top.shoulder, top.elbow, top.palm)).toBeLessThan(20);
  expect(bottom?.shoulder[1]).toBeGreaterThan(GROUND - 22);
});

it('ends the lunge with both feet on the ground, the rear knee near it and the front knee above the foot', () => {
  const { poses } = figures['reverse-lunge'];
  const bottom = poses.findIndex(
    ({ anchor }) => anchor?.[1] === most(poses.map((pose) => pose.anchor?.[1] ?? 0)),
  );
  const [front, rear] = atKey('reverse-lunge', bottom);
  expect(front?.heel[1]).toBeCloseTo(GROUND, 0);
  expect(front?.ball[1]).toBeCloseTo(GROUND, 0);
  expect(Math.abs((front?.knee[0] ?? 0) - (front?.ankle[0] ?? 0))).toBeLessThan(5);
  for (const key of [bottom - 1, bottom, bottom + 1]) {
    const ball = atKey('reverse-lunge', key)[1]?.ball ?? [0, 0];
    expect(Math.hypot(ball[0] - (rear?.ball[0] ?? 0), ball[1] - GROUND)).toBeLessThan(0.5);
  }
  expect(rear?.knee[1]).toBeGreaterThan(GROUND - 10);
  expect(Math.abs((rear?.knee[0] ?? 0) - (rear?.hip[0] ?? 0))).toBeLessThan(10);
});

it.each(['brisk-walk', 'farmer-carry', 'suitcase-carry'] as const)(
  'strikes with the heel of a straight leg in the %s, and takes the standing foot back with the road',
  (id) => {
    const { travel = 0, view } = figures[id];
    const strike = atKey(id, 0)[0];
    expect(strike && bendOfKnee(strike)).toBeLessThan(8);
    expect(strike?.heel[1]).toBeCloseTo(GROUND, 0);
    expect(strike?.ball[1]).toBeLessThan(GROUND - 4);
    expect(strike && strike.ankle[0] - strike.hip[0]).toBeGreaterThan(20);

    const standing = MOMENTS.filter((moment) => moment > 0.13 && moment < 0.49);
    const slips = standing.map((moment) => {
      const [x] = jointsOf(frameAt(figures[id], moment), view).ball;
      return x + travel * moment;
    });
    expect(spread(slips)).toBeLessThan(2.5);
  },
);

it('draws one knee to the chest in a mountain climber, the other leg straight and the hips where they are', () => {
  const hips = every('mountain-climber').map(({ hip }) => hip[1]);
  expect(spread(hips)).toBeLessThan(3);
  for (const moment of MOMENTS) {
    const legs = sides('mountain-climber', moment);
    expect(Math.min(...legs.map(bendOfKnee))).toBeLessThan(3);
    expect(Math.min(...legs.map(bendOfHip))).toBeLessThan(15);
  }
  const [drawn] = atKey('mountain-climber', 0);
  const { shoulder = [0, 0], hip = [0, 0], knee = [0, 0] } = drawn ?? {};
  expect(Math.min(...hips)).toBeGreaterThan(shoulder[1]);
  expect(knee[0] - hip[0]).toBeGreaterThan(0.6 * (shoulder[0] - hip[0]));
});

it('hinges the row to a flat back at 45° or lower, and hangs the arms straight down', () => {
  for (const { shoulder, hip } of every('bent-over-row')) {
    expect(slope(hip, shoulder)).toBeGreaterThan(0);
    expect(slope(hip, shoulder)).toBeLessThan(30);
  }
  expect(most(MOMENTS.map((moment) => Math.abs(frameAt(figures['bent-over-row'], moment).c)))).toBeLessThan(
    3,
  );
  const [hanging] = atKey('bent-over-row', 0);
  expect(Math.abs((hanging?.palm[0] ?? 0) - (hanging?.shoulder[0] ?? 0))).toBeLessThan(2);
});

it('keeps the arms of a bridge on the floor, and ends it in a line from shoulder to knee', () => {
  for (const { elbow, palm } of every('glute-bridge')) {
    expect(elbow[1]).toBeGreaterThan(GROUND - 7);
    expect(palm[1]).toBeGreaterThan(GROUND - 6);
  }
  const [lifted] = atKey('glute-bridge', 1);
  expect(lifted && bendOfHip(lifted)).toBeLessThan(6);
});

it.each(['cat-cow', 'childs-pose', 'hip-flexor-stretch', 'knee-push-up'] as const)(
  'keeps the kneeling knee of the %s on the floor where it is',
  (id) => {
    const knees = MOMENTS.map((moment) => jointsOf(frameAt(figures[id], moment), figures[id].view).knee);
    expect(spread(knees.map(([x]) => x))).toBeLessThan(2);
    expect(spread(knees.map(([, y]) => y))).toBeLessThan(1.5);
    expect(Math.min(...knees.map(([, y]) => y))).toBeGreaterThan(GROUND - 8);
  },
);

it('keeps a knee push-up straight from the shoulder to the knee', () => {
  expect(most(every('knee-push-up').map(bendOfHip))).toBeLessThan(1);
});

it('ends the side plank as one line above an elbow that never moves', () => {
  const { p, c, t, s, h } = frameAt(figures['side-plank'], momentOf(figures['side-plank'], 1));
  expect(most([c, t, s, h].map(Math.abs))).toBeLessThan(5);
  expect(p).toBeGreaterThan(70);
  const elbows = MOMENTS.map((moment) => jointsOf(frameAt(figures['side-plank'], moment), 'front').elbow);
  expect(spread(elbows.map(([x]) => x))).toBeLessThan(1);
  expect(spread(elbows.map(([, y]) => y))).toBeLessThan(1);
});

it('ends the single-leg deadlift with the free leg as one level line with the trunk, above a flat foot', () => {
  const [standing, free] = atKey('single-leg-deadlift', 1);
  expect(free && bendOfHip(free)).toBeLessThan(8);
  expect(free && bendOfKnee(free)).toBeLessThan(4);
  expect(free && Math.abs(slope(free.shoulder, free.ankle))).toBeLessThan(12);
  expect(standing?.heel[1]).toBeCloseTo(GROUND, 0);
  expect(standing?.ball[1]).toBeCloseTo(GROUND, 0);
});

it('stretches the calf and the hamstrings of a straight leg', () => {
  for (const id of ['calf-stretch', 'hamstring-stretch'] as const) {
    const legs = MOMENTS.map((moment) => jointsOf(frameAt(figures[id], moment), figures[id].view));
    expect(most(legs.map(bendOfKnee))).toBeLessThan(12);
  }
});

it('lunges aside over a knee above its foot, the other leg straight', () => {
  const [bent, straight] = atKey('lateral-lunge', 3);
  expect(Math.abs((bent?.knee[0] ?? 0) - (bent?.ankle[0] ?? 0))).toBeLessThan(5);
  expect(straight && bend([7.5, straight.hip[1]], straight.knee, straight.ankle)).toBeLessThan(12);
  const left = MOMENTS.map((moment) => frameAt(figures['lateral-lunge'], moment)).map(
    (frame) => frame.hip[0] - jointsOf(frame, 'front', true).ball[0],
  );
  expect(spread(left)).toBeLessThan(0.5);
});

it.each(['easy-run', 'strides'] as const)(
  'lands the %s under the hips on a soft knee, takes the foot back with the road, and flies',
  (id) => {
    const { travel = 0, view } = figures[id];
    const [landing] = atKey(id, 0);
    expect(landing && landing.ankle[0] - landing.hip[0]).toBeLessThan(12);
    expect(landing && bendOfKnee(landing)).toBeGreaterThan(15);
    for (const { heel, ball } of atKey(id, 3)) expect(most([heel[1], ball[1]])).toBeLessThan(GROUND - 3);

    const standing = MOMENTS.filter((moment) => moment < 0.26);
    const slips = standing.map((moment) => {
      const [x] = jointsOf(frameAt(figures[id], moment), view).ball;
      return x + travel * moment;
    });
    expect(spread(slips)).toBeLessThan(2.5);
  },
);

it('sets the heel down just before the other toes in the tandem walk', () => {
  const [near, far] = atKey('tandem-walk', 0);
  const gap = (near?.heel[0] ?? 0) - (far?.ball[0] ?? 0);
  expect(gap).toBeGreaterThan(2);
  expect(gap).toBeLessThan(6);
});

it('opens the upper knee of the clamshell round a line from hip to foot, and leaves the lower leg where it is', () => {
  const lower = MOMENTS.map((moment) => jointsOf(frameAt(figures.clamshell, moment), 'front').knee);
  expect(spread(lower.map(([, y]) => y))).toBeLessThan(0.1);
  const upper = MOMENTS.map((moment) => jointsOf(frameAt(figures.clamshell, moment), 'front', true));
  expect(spread(upper.map(({ knee }) => knee[1]))).toBeGreaterThan(12);
  expect(spread(upper.map(({ ankle }) => ankle[0]))).toBeLessThan(4);
  expect(spread(upper.map(({ ankle }) => ankle[1]))).toBeLessThan(4);
});

it('takes one hand of the rotation on all fours from the floor straight up, and leaves the other where it is', () => {
  const [down, up] = [0, 1].map((key) => atKey('trunk-rotation', key));
  expect(down?.[0]?.palm[1]).toBeGreaterThan(GROUND - 10);
  expect(up?.[0]?.palm[1]).toBeLessThan((up?.[0]?.shoulder[1] ?? 0) - 40);
  const standing = MOMENTS.map((moment) => sides('trunk-rotation', moment)[1]?.palm ?? ([0, 0] as const));
  expect(spread(standing.map(([x]) => x))).toBeLessThan(2);
  expect(spread(standing.map(([, y]) => y))).toBeLessThan(1);
});
