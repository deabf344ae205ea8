import type { ExerciseSet } from '../schema.ts';
import { fitnessPlanLimits as limits } from '../kinds.ts';

/**
 * Sets in one line, as coaches write them: `3 × 8-12, 90 s` are three working sets of 8 to 12 repetitions with a rest of
 * 90 seconds after each. Further kinds of sets follow after a semicolon; all the parts of one may come in any order.
 *
 * - how many: `3 ×` (also `x`, `*`); one where it is left out
 * - how much: `10`, `8-12`; with a unit a time: `30 s`, `2 min`, `1:30`
 * - rest: the number after the amount, in seconds or with its unit
 * - effort: `@8`, `RPE 8.5`
 * - `each side`; `warm-up` or `cardio` for another kind than working sets
 *
 * Units and words may be Amharic as well: ሰ, ሰከንድ, ደቂቃ, ድግግሞሽ, በየጎኑ, ማሟሟቂያ.
 */

/** A set but for its note. Either repetitions or seconds are null. */
export interface SetAmount extends Required<Pick<ExerciseSet, 'setType' | 'reps' | 'eachSide' | 'restTime'>> {
  /** The upper end of a range; null where there is none. */
  readonly repsMax: number | null;
  readonly durationSeconds: number | null;
  readonly rpe: number | null;
}

export type SetsRead =
  | { readonly sets: readonly SetAmount[] }
  /** `unclear`: the text is no such line. Otherwise: what is beyond the limits. */
  | {
      readonly fault: 'unclear' | 'count' | 'repetitions' | 'time' | 'rest' | 'effort';
      readonly part: string;
    };

/** Seconds of rest where none is written. */
export const usualRest = 60;

const seconds = String.raw`(?:seconds?|secs?|s|ሰከንድ|ሰ)(?![\p{L}])`;
const minutes = String.raw`(?:minutes?|mins?|ደቂቃ|ደ)(?![\p{L}])`;
const repetitions = String.raw`(?:repetitions?|reps?|ድግግሞሽ|ጊዜ)(?![\p{L}])`;

/** What a line is made of, in the order in which it is looked for. */
const parts = {
  count: /^(\d+)\s*[x×*]/iu,
  effort: /^(?:@|rpe)\s*(\d+(?:\.\d+)?)/iu,
  side: /^(?:(?:each|per)\s+side|\/\s*side|በየጎኑ)/iu,
  warmUp: /^(?:warm[- ]?up|ማሟሟቂያ)/iu,
  cardio: /^(?:cardio|ካርዲዮ)/iu,
  working: /^working/iu,
  rest: /^(?:rest|ዕረፍት)\s*:?/iu,
  clock: /^(\d+):([0-5]\d)/u,
  minutes: new RegExp(String.raw`^(\d+)\s*${minutes}`, 'iu'),
  seconds: new RegExp(String.raw`^(\d+)\s*${seconds}`, 'iu'),
  range: new RegExp(String.raw`^(\d+)\s*(?:-|–|to)\s*(\d+)(?:\s*${repetitions})?`, 'iu'),
  repetitions: new RegExp(String.raw`^(\d+)(\s*${repetitions})?`, 'iu'),
  between: /^(?:[\s,/]|and\b)+/iu,
} as const satisfies Readonly<Record<string, RegExp>>;

/** The most digits that any figure has; longer ones are no amounts. */
const maxDigits = 6;

export function readSets(text: string): SetsRead {
  const groups = text.split(/[;\n]/).filter((group) => group.trim() !== '');
  if (groups.length === 0) return { fault: 'unclear', part: text.trim() };
  const sets: SetAmount[] = [];
  for (const group of groups) {
    const read = readGroup(group.trim());
    if ('fault' in read) return read;
    sets.push(...read.sets);
    if (sets.length > limits.list) return { fault: 'count', part: group.trim() };
  }
  return { sets };
}

/** What is known of a group so far. */
interface Group {
  count: number | null;
  amount: Pick<SetAmount, 'reps' | 'repsMax' | 'durationSeconds'> | null;
  rest: number | null;
  rpe: number | null;
  eachSide: boolean;
  setType: SetAmount['setType'];
}

function readGroup(text: string): SetsRead {
  const unclear = { fault: 'unclear', part: text } as const;
  const group: Group = {
    count: null,
    amount: null,
    rest: null,
    rpe: null,
    eachSide: false,
    setType: 'working',
  };
  let left = text;
  let isRest = false;
  while (left !== '') {
    const [kind, found] = nextPart(left);
    if (!kind || !found || found.slice(1).some((figure) => (figure?.length ?? 0) > maxDigits)) return unclear;
    left = left.slice(found[0].length);
    if (kind === 'between') continue;
    if (kind === 'rest') {
      if (isRest || group.rest !== null) return unclear;
      isRest = true;
      continue;
    }
    if (!take(group, kind, found, isRest)) return unclear;
    if (group.rest !== null) isRest = false;
  }
  if (!group.amount || isRest) return unclear;
  return checked(group, group.amount, text);
}

type Part = keyof typeof parts;

function nextPart(text: string): readonly [Part, RegExpExecArray] | readonly [] {
  for (const kind of Object.keys(parts) as Part[]) {
    const found = parts[kind].exec(text);
    if (found) return [kind, found];
  }
  return [];
}

/** Adds a part to what is known. @returns whether it could mean anything there */
function take(group: Group, kind: Part, [, first = '', second]: RegExpExecArray, isRest: boolean): boolean {
  const figure = Number(first);
  const time = (inSeconds: number) => {
    if (group.amount || isRest) return setOnce(group, 'rest', inSeconds);
    group.amount = { reps: null, repsMax: null, durationSeconds: inSeconds };
    return true;
  };
  switch (kind) {
    case 'count':
      return !group.amount && !isRest && setOnce(group, 'count', figure);
    case 'effort':
      return setOnce(group, 'rpe', figure);
    case 'side':
      group.eachSide = true;
      return true;
    case 'warmUp':
    case 'cardio':
    case 'working':
      group.setType = kind === 'warmUp' ? 'warm-up' : kind;
      return true;
    case 'clock':
      return time(figure * 60 + Number(second));
    case 'minutes':
      return time(figure * 60);
    case 'seconds':
      return time(figure);
    case 'range':
      if (group.amount || isRest) return false;
      group.amount = { reps: figure, repsMax: Number(second), durationSeconds: null };
      return true;
    case 'repetitions':
      // A number alone is how often, and after that how long to rest.
      if (group.amount || isRest) return second === undefined && setOnce(group, 'rest', figure);
      group.amount = { reps: figure, repsMax: null, durationSeconds: null };
      return true;
    default:
      return false;
  }
}

function setOnce(group: Group, name: 'count' | 'rest' | 'rpe', value: number): boolean {
  if (group[name] !== null) return false;
  group[name] = value;
  return true;
}

function checked(group: Group, amount: NonNullable<Group['amount']>, part: string): SetsRead {
  const { count, rest, rpe, eachSide, setType } = group;
  const { reps, repsMax, durationSeconds } = amount;
  const isWithin = (value: number, { min, max }: { min: number; max: number }) =>
    value >= min && value <= max;
  if (!isWithin(count ?? 1, { min: 1, max: limits.list })) return { fault: 'count', part };
  if (reps === null) {
    if (!isWithin(durationSeconds ?? 0, { min: 1, max: limits.setDuration })) return { fault: 'time', part };
  } else {
    const isRange = repsMax === null || (repsMax > reps && repsMax <= limits.reps);
    if (!isWithin(reps, { min: 1, max: limits.reps }) || !isRange) return { fault: 'repetitions', part };
  }
  if (rest !== null && rest > limits.rest) return { fault: 'rest', part };
  if (rpe !== null && (!isWithin(rpe, limits.rpe) || rpe * 2 !== Math.round(rpe * 2)))
    return { fault: 'effort', part };
  const set: SetAmount = {
    setType,
    reps,
    repsMax,
    durationSeconds,
    eachSide,
    restTime: rest ?? usualRest,
    rpe,
  };
  return { sets: Array.from({ length: count ?? 1 }, () => set) };
}

const timeText = (inSeconds: number) =>
  inSeconds >= 120 && inSeconds % 60 === 0 ? `${inSeconds / 60} min` : `${inSeconds} s`;

function amountText({ reps, repsMax, durationSeconds }: SetAmount): string {
  if (reps === null) return timeText(durationSeconds ?? 0);
  return repsMax === null ? String(reps) : `${reps}-${repsMax}`;
}

/** A set without how many there are of it, so that equal ones have equal texts. */
const setText = (set: SetAmount): string =>
  [
    amountText(set),
    set.eachSide ? ' each side' : '',
    `, ${timeText(set.restTime)}`,
    set.rpe === null ? '' : ` @${set.rpe}`,
  ].join('');

/** The line that {@link readSets} reads as these sets; equal ones that follow each other are counted. */
export function setsText(sets: readonly SetAmount[]): string {
  const groups: { text: string; count: number; type: string }[] = [];
  for (const set of sets) {
    const [text, type] = [setText(set), set.setType === 'working' ? '' : `${set.setType} `];
    const last = groups.at(-1);
    if (last?.text === text && last.type === type) last.count += 1;
    else groups.push({ text, type, count: 1 });
  }
  return groups.map(({ text, type, count }) => `${type}${count} × ${text}`).join('; ');
}

/**
 * What is typed to add an exercise: its name, and its sets where some are written behind it, from their count on.
 *
 * @example splitEntry('goblet squat 3 × 8-12, 90 s') // { name: 'goblet squat', sets: '3 × 8-12, 90 s' }
 */
export function splitEntry(text: string): { readonly name: string; readonly sets: string | null } {
  const start = /(?:^|[\s,])((?:(?:warm[- ]?up|cardio|ማሟሟቂያ)\s+)?\d+\s*[x×*]\s*\d)/iu.exec(text);
  if (!start?.[1]) return { name: text.trim(), sets: null };
  const at = start.index + start[0].length - start[1].length;
  return { name: text.slice(0, at).replace(/[\s,]+$/, ''), sets: text.slice(at).trim() };
}
