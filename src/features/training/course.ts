import type { OpenSession, SetState, WorkoutSet } from './schema.ts';
import { isRunningOff, secondsDone, startTimer, type Timer } from './rest-timer.ts';
import { plannedSeconds } from './energy.ts';
import { currentSet, offeredFor, restAfter, withoutDropped, withState, type Done } from './workout-sets.ts';

/** What runs off. */
export interface StepTimer {
  /** A rest, or a set that is counted in seconds. */
  readonly of: 'rest' | 'set';
  readonly seconds: number;
  readonly run: Timer;
  /** The set; of a rest, the one whose other side comes after it. A copy of before courses names none. */
  readonly setId?: string;
  /** The second side of a set with sides, or the change to it. */
  readonly side?: 2;
  /** The rest is walked. */
  readonly walks?: true;
  /** The rest follows a set that went by itself: so does the next one, where it can. */
  readonly goesOn?: true;
}

/** Which timed sets are recorded when their time is over, and begin when the rest is over. */
export const ownWays = ['none', 'moving', 'all'] as const;
export type OwnWays = (typeof ownWays)[number];

/** A workout as far as its course follows from it. */
export interface Going {
  readonly session: Pick<OpenSession, 'sets' | 'last' | 'proposals' | 'exercises'>;
  readonly isLighter?: boolean;
  readonly timer: StepTimer | null;
}

/** Which set the form stands at, and what is entered there: it counts for that set, and for no other. */
export interface Form {
  readonly setId: string;
  readonly entry: Done;
}

/** Seconds between the two sides of a set. */
const changeOfSides = 5;

/** Whether a set goes on by itself: of the moving ones runs, walks, jumps and stretches, for which nothing is taken up. */
export function goesByItself(
  set: WorkoutSet,
  { exercises }: Pick<OpenSession, 'exercises'>,
  ways: OwnWays,
): boolean {
  if (set.targetSeconds === null || ways === 'none') return false;
  const pattern = exercises.find(({ id }) => id === set.exerciseId)?.pattern;
  return ways === 'all' || set.setType === 'cardio' || set.category === 'cardio' || pattern === 'stretch';
}

/** A set begins, or its other side. */
export const setTimer = (setId: string, seconds: number, at: number, side?: 2): StepTimer => ({
  of: 'set',
  seconds,
  run: startTimer(seconds, at),
  setId,
  ...(side && { side }),
});

/** Whether what runs off is a part of a set, also the change between its sides. */
export const isOfSet = (timer: StepTimer | null): boolean => timer?.of === 'set' || timer?.side === 2;

const offerOf = ({ session, isLighter }: Going, setId: string): Done =>
  offeredFor({ ...session, isLighter }, setId);

/** With the set begun, where it goes by itself; else nothing runs. @param form may hold another time than is offered */
function begun<Now extends Going>(
  now: Now,
  set: WorkoutSet | null,
  at: number,
  ways: OwnWays,
  form: Form | null,
): Now {
  const entry = set && (form?.setId === set.id ? form.entry : offerOf(now, set.id));
  const seconds = entry?.seconds ?? 0;
  const begins = set && seconds > 0 && goesByItself(set, now.session, ways);
  return { ...now, timer: begins ? setTimer(set.id, seconds, at) : null };
}

/**
 * The set is behind, and what follows it runs: a rest, or the next set where there is none. After a set that was passed
 * over there is a rest only where the workout goes by itself: whoever cannot run any more walks.
 */
export function afterSet<Now extends Going>(
  now: Now,
  set: WorkoutSet,
  state: Exclude<SetState, 'open'>,
  entry: Done,
  at: number,
  ways: OwnWays,
): Now {
  const { timer } = now;
  const ran = timer?.of === 'set' ? timer : null;
  const done = state === 'done' ? { ...entry, seconds: secondsDone(ran, entry.seconds, at) } : undefined;
  const sets = withState(now.session.sets, set.id, state, new Date(at).toISOString(), done);
  const following = currentSet(sets);
  const behind = { ...now, session: { ...now.session, sets }, timer: null };
  // Passed over in the rest before it, which runs on.
  if (state !== 'done' && timer?.goesOn && following) return { ...behind, timer };
  const goesOn = isOfSet(timer) && goesByItself(set, now.session, ways);
  const seconds = state === 'done' || goesOn ? restAfter(sets, set, following) : 0;
  if (seconds === 0) return goesOn ? begun(behind, following, at, ways, null) : behind;
  const run = startTimer(seconds, at);
  const manner = { ...(set.walkRest && { walks: true }), ...(goesOn && { goesOn }) } as const;
  return { ...behind, timer: { of: 'rest', seconds, run, ...manner } };
}

/** The rest is over, or was enough: the next set begins where the workout goes by itself. */
export function afterRest<Now extends Going>(now: Now, at: number, ways: OwnWays, form: Form | null): Now {
  const { sets } = now.session;
  const { setId, side, goesOn } = now.timer ?? {};
  const open = (id: string | undefined) => sets.find((set) => set.id === id && set.state === 'open');
  const other = side && open(setId);
  if (other) {
    const { seconds } = form?.setId === other.id ? form.entry : offerOf(now, other.id);
    return { ...now, timer: setTimer(other.id, seconds ?? 1, at, side) };
  }
  return goesOn ? begun(now, open(form?.setId) ?? currentSet(sets), at, ways, form) : { ...now, timer: null };
}

/** What comes of a workout when what runs off is over; the same one where that is for the person to say. */
function stepOn<Now extends Going>(now: Now, ways: OwnWays, form: Form | null): Now {
  const { timer, session } = now;
  const at = timer?.run.endsAt;
  if (!timer || at === undefined) return now;
  if (timer.of === 'rest') return afterRest(now, at, ways, form);
  const id = timer.setId ?? form?.setId ?? currentSet(session.sets)?.id;
  const set = session.sets.find((one) => one.id === id);
  // Another device, or another window, was before us.
  if (set?.state !== 'open') return { ...now, timer: null };
  if (!goesByItself(set, session, ways)) return now;
  const seconds = changeOfSides;
  if (set.eachSide && timer.side !== 2)
    return { ...now, timer: { of: 'rest', seconds, run: startTimer(seconds, at), setId: set.id, side: 2 } };
  const entry = form?.setId === set.id ? form.entry : { ...offerOf(now, set.id), seconds: timer.seconds };
  return afterSet(now, set, 'done', entry, at, ways);
}

/** A workout brought up to a moment, however long nobody looked; the same one where nothing was over. */
export function caughtUp<Now extends Going>(now: Now, moment: number, ways: OwnWays, form: Form | null): Now {
  let going = now;
  while (going.timer && !isPaused(going.timer) && !isRunningOff(going.timer.run, moment)) {
    const next = stepOn(going, ways, form);
    if (next === going) break;
    going = next;
  }
  return going;
}

const isPaused = ({ run }: StepTimer): boolean => run.left !== undefined;

/** One thing that runs off, from when to when. */
export interface Step {
  readonly of: StepTimer['of'];
  readonly setId: string | undefined;
  readonly side: 2 | undefined;
  readonly walks: true | undefined;
  readonly from: number;
  readonly to: number;
}

export interface Course {
  /** One after the other without a gap. */
  readonly steps: readonly Step[];
  /** What is open when they are over, for the person to begin; null where the workout is at its end. */
  readonly following: WorkoutSet | null;
}

/** What runs off from here on by itself. Nothing where nothing runs, or it is paused. */
export function courseOf(now: Going, ways: OwnWays, form: Form | null): Course {
  const steps: Step[] = [];
  let going = now;
  while (going.timer?.run.endsAt !== undefined) {
    const { run, seconds, of, side, walks, setId } = going.timer;
    const to = run.endsAt;
    steps.push({ of, setId, side, walks, from: to - seconds * 1000, to });
    const next = stepOn(going, ways, form);
    if (next === going)
      return { steps, following: going.session.sets.find(({ id }) => id === setId) ?? null };
    going = next;
  }
  return { steps, following: currentSet(going.session.sets) };
}

/** Begun minutes that go by themselves from here on, where there is more than one step; else 0. */
export function minutesOfCourse(now: Going, ways: OwnWays, form: Form | null): number {
  const { steps } = courseOf(now, ways, form);
  return steps.length > 1 ? Math.ceil((steps.at(-1)!.to - steps[0]!.from) / 60_000) : 0;
}

/** What is told by a sound and a shake. */
export const signalKinds = ['work', 'rest', 'half', 'end'] as const;
export type SignalKind = (typeof signalKinds)[number];
export interface Signal {
  readonly kind: SignalKind;
  /** In milliseconds since 1970. */
  readonly at: number;
}

/** What is to be told, and when, as long as nobody touches anything. */
export function signalsOf({ steps, following }: Course, sets: readonly WorkoutSet[]): Signal[] {
  const begins = ({ of }: Pick<Step, 'of'>): SignalKind => (of === 'set' ? 'work' : 'rest');
  const told = steps.map((step, at): Signal => {
    const next = steps[at + 1];
    // Where nothing follows by itself, a rest that is over means work all the same.
    const atLast = following === null ? 'end' : step.of === 'rest' ? 'work' : 'rest';
    return { kind: next ? begins(next) : atLast, at: step.to };
  });
  const first = steps[0];
  if (first?.of === 'set') told.unshift({ kind: 'work', at: first.from });
  const half = halfOf({ steps, following }, sets);
  return half === null ? told : [...told, { kind: 'half', at: half }];
}

/** The moment at which half of the whole workout is behind; null where it does not go to its end by itself, or that is over. */
function halfOf({ steps, following }: Course, sets: readonly WorkoutSet[]): number | null {
  const [first, last] = [steps[0], steps.at(-1)];
  if (!first || !last || following !== null) return null;
  const all = withoutDropped(sets);
  const planned = all.reduce((sum, set) => sum + plannedSeconds(set), -(all.at(-1)?.rest ?? 0));
  const half = last.to - planned * 500;
  return half > first.from ? half : null;
}

/** What one does, in a word; `name` where only the name of the exercise says it. */
export function wordOf(
  { of, side, walks }: Pick<Step, 'of'> & Partial<Step>,
  set: WorkoutSet | null,
  { exercises }: Pick<OpenSession, 'exercises'>,
): 'walk' | 'rest' | 'sides' | 'run' | 'name' {
  if (of === 'rest') return walks ? 'walk' : side ? 'sides' : 'rest';
  const pattern = exercises.find(({ id }) => id === set?.exerciseId)?.pattern;
  // What one walks after was a run.
  return set?.walkRest && pattern === 'gait' ? 'run' : 'name';
}
