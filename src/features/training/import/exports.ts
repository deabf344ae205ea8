import type { CsvRow } from '#src/lib/csv.ts';
import type { WeightUnit } from '#src/lib/weight.ts';
import { earliestDay } from '#src/lib/day.ts';
import { trainingLimits } from '../limits.ts';
import { fitnessPlanLimits } from '#src/features/plans/fitness/kinds.ts';
import { readCount, readDuration, readMoment, readNumber, type Read } from './cells.ts';

/** What the exports of two products say, row by row: every set is a row. */

export const sources = ['strong', 'hevy'] as const;
export type Source = (typeof sources)[number];

export const importLimits = { bytes: 5 * 1024 * 1024, workouts: 5_000, rows: 100_000, names: 1_000 } as const;

/** Why a row is not understood. */
export const unreadReasons = [
  'columns',
  'date',
  'exercise',
  'set_type',
  'weight',
  'unit',
  'reps',
  'time',
  'distance',
  'rpe',
  'nothing',
  'too_much',
  'too_many_sets',
] as const;
export type UnreadReason = (typeof unreadReasons)[number];

export interface Unread {
  readonly line: number;
  readonly text: string;
  readonly why: UnreadReason;
}

export const importedTypes = ['normal', 'warm-up', 'drop', 'failure'] as const;
type ImportedType = (typeof importedTypes)[number];

export interface ReadSet {
  readonly line: number;
  readonly text: string;
  readonly exercise: string;
  readonly type: ImportedType;
  /** As the file has it; null without a load. */
  readonly weight: number | null;
  /** Null where the file does not say. */
  readonly unit: WeightUnit | null;
  readonly reps: number | null;
  readonly seconds: number | null;
  /** With its unit, where the file says it. */
  readonly distance: string | null;
  readonly rpe: number | null;
  /** Of the exercises of a workout those with the same are done in turns. */
  readonly superset: string | null;
}

export interface ReadWorkout {
  readonly name: string;
  /** See `readMoment`. */
  readonly start: string;
  readonly minutes: number | null;
  readonly notes: readonly string[];
  readonly sets: readonly ReadSet[];
}

export interface ReadExport {
  readonly source: Source;
  readonly workouts: readonly ReadWorkout[];
  readonly unread: readonly Unread[];
}

const column = (...names: readonly string[]) => names.map((name) => name.toLowerCase());

/** By source the columns that are read, each with the names that it has had. */
const columns = {
  strong: {
    number: column('Workout #'),
    name: column('Workout Name'),
    start: column('Date'),
    end: [],
    duration: column('Duration', 'Duration (sec)', 'Workout Duration'),
    workoutNotes: column('Workout Notes'),
    exercise: column('Exercise Name'),
    notes: column('Notes'),
    type: column('Set Order'),
    weight: column('Weight', 'Weight (kg)', 'Weight (lbs)', 'Weight (lb)'),
    unit: column('Weight Unit'),
    reps: column('Reps'),
    seconds: column('Seconds'),
    distance: column('Distance', 'Distance (meters)', 'Distance (km)', 'Distance (miles)'),
    distanceUnit: column('Distance Unit'),
    rpe: column('RPE'),
    superset: [],
  },
  hevy: {
    number: [],
    name: column('title'),
    start: column('start_time'),
    end: column('end_time'),
    duration: [],
    workoutNotes: column('description'),
    exercise: column('exercise_title'),
    notes: column('exercise_notes'),
    type: column('set_type'),
    weight: column('weight_kg', 'weight_lbs'),
    unit: [],
    reps: column('reps'),
    seconds: column('duration_seconds'),
    distance: column('distance_km', 'distance_miles'),
    distanceUnit: [],
    rpe: column('rpe'),
    superset: column('superset_id'),
  },
} as const satisfies Record<Source, Record<string, readonly string[]>>;
type Column = keyof (typeof columns)['strong'];

const needed: readonly Column[] = ['name', 'start', 'exercise', 'type', 'weight', 'reps'];

/** Whose export it is by its heading; null for what is neither's. */
export function sourceOf(heading: readonly string[]): Source | null {
  const names = heading.map((name) => name.trim().toLowerCase());
  return (
    sources.find((source) =>
      needed.every((one) => columns[source][one].some((name) => names.includes(name))),
    ) ?? null
  );
}

const typesOfStrong: Readonly<Record<string, ImportedType>> = { w: 'warm-up', d: 'drop', f: 'failure' };
const typesOfHevy: Readonly<Record<string, ImportedType>> = {
  normal: 'normal',
  warmup: 'warm-up',
  dropset: 'drop',
  failure: 'failure',
};

function typeOf(source: Source, cell: string): ImportedType | undefined {
  const text = cell.trim().toLowerCase();
  if (source === 'hevy') return typesOfHevy[text];
  return /^\d{1,3}$/.test(text) ? 'normal' : typesOfStrong[text];
}

/** Rows of Strong that are no sets: how long somebody rested, and what they wrote. */
const isRest = (cell: string) => /^rest timer$/i.test(cell.trim());
const isNote = (cell: string) => /^note$/i.test(cell.trim());

const units: readonly (readonly [RegExp, WeightUnit])[] = [
  [/^(kg|kgs|kilograms?)$/i, 'kg'],
  [/^(lb|lbs|pounds?)$/i, 'lb'],
];
const unitOf = (text: string): WeightUnit | undefined => units.find(([sign]) => sign.test(text.trim()))?.[1];
/** `Weight (lbs)`, `weight_kg` */
const unitInName = (name: string): WeightUnit | null =>
  unitOf(/(kg|lbs?)\)?$/i.exec(name)?.[1] ?? '') ?? null;
const distanceInName = (name: string): string => /(meters|km|miles)\)?$/i.exec(name)?.[1] ?? '';

interface Gathered extends Omit<ReadWorkout, 'notes' | 'sets'> {
  readonly notes: Set<string>;
  readonly sets: ReadSet[];
}

class Unreadable extends Error {
  readonly why: UnreadReason;
  constructor(why: UnreadReason) {
    super(why);
    this.why = why;
  }
}

/** @throws {Unreadable} */
function must<T>(read: T | undefined, why: UnreadReason): T {
  if (read === undefined) throw new Unreadable(why);
  return read;
}

/** Nothing stands for no load, no repetitions, no time: exports write 0 for what a set does not have. */
const orNone = (number: number | null): number | null => (number === 0 ? null : number);

function within(number: Read<number>, max: number, why: UnreadReason): number | null {
  const read = orNone(must(number, why));
  if (read !== null && read > max) throw new Unreadable('too_much');
  return read;
}

/**
 * The workouts of an export, and the rows of which nothing could be made.
 *
 * @param latest the last day on which anything can have been done
 */
export function readExport(
  source: Source,
  heading: readonly string[],
  rows: readonly CsvRow[],
  latest: string,
): ReadExport {
  const names = heading.map((name) => name.trim().toLowerCase());
  const placeOf = (one: Column): number =>
    names.findIndex((name) => columns[source][one].some((own) => own === name));
  const places = Object.fromEntries(
    (Object.keys(columns.strong) as Column[]).map((one) => [one, placeOf(one)]),
  ) as Readonly<Record<Column, number>>;
  const headed = {
    unit: unitInName(names[places.weight] ?? ''),
    distance: distanceInName(names[places.distance] ?? ''),
  };
  const gathered = new Map<string, Gathered>();
  const unread: Unread[] = [];

  function readRow({ line, text, cells }: CsvRow): void {
    const cell = (one: Column): string => cells[places[one]] ?? '';
    const start = must(readMoment(cell('start')) ?? undefined, 'date');
    const day = start.slice(0, 10);
    if (day < earliestDay || day > latest) throw new Unreadable('date');
    const [name, number] = [cell('name').trim(), cell('number').trim()];
    const key = JSON.stringify([start, name, number]);
    const workout: Gathered = gathered.get(key) ?? {
      name,
      start,
      minutes: minutesOf(cell, start),
      notes: new Set(),
      sets: [],
    };
    const keep = () => gathered.set(key, workout);
    const exercise = cell('exercise').trim();
    const note = (written: string, of = '') => {
      if (written.trim() !== '') workout.notes.add(of === '' ? written.trim() : `${of}: ${written.trim()}`);
    };
    note(cell('workoutNotes'));
    if (source === 'strong' && (isRest(cell('type')) || isNote(cell('type')))) {
      note(cell('notes'), exercise);
      return void keep();
    }
    const set = readSet(cell, { line, text, exercise });
    if (workout.sets.length >= trainingLimits.sets) throw new Unreadable('too_many_sets');
    keep();
    note(cell('notes'), exercise);
    if (set.distance !== null) note(set.distance, exercise);
    workout.sets.push(set);
  }

  function minutesOf(cell: (one: Column) => string, start: string): number | null {
    const end = readMoment(cell('end'));
    const seconds = end
      ? (Date.parse(`${end.slice(0, 19)}Z`) - Date.parse(`${start.slice(0, 19)}Z`)) / 1000
      : readDuration(cell('duration'));
    if (!seconds || seconds <= 0) return null;
    const minutes = Math.max(1, Math.round(seconds / 60));
    return minutes <= trainingLimits.minutes.max ? minutes : null;
  }

  function readSet(
    cell: (one: Column) => string,
    { line, text, exercise }: Pick<ReadSet, 'line' | 'text' | 'exercise'>,
  ): ReadSet {
    if (exercise === '' || exercise.length > 200) throw new Unreadable('exercise');
    const type = must(typeOf(source, cell('type')), 'set_type');
    const weight = orNone(must(readNumber(cell('weight')), 'weight'));
    const said = cell('unit').trim();
    const unit = headed.unit ?? (said === '' ? null : must(unitOf(said), 'unit'));
    const most = trainingLimits.load.max / (unit === 'lb' ? 0.4536 : 1);
    if (weight !== null && weight > (unit === null ? most * 2.2 : most)) throw new Unreadable('too_much');
    const reps = within(readCount(cell('reps')), trainingLimits.reps, 'reps');
    const time = must(readNumber(cell('seconds')), 'time');
    const seconds = within(time === null ? null : Math.round(time), trainingLimits.seconds, 'time');
    const distance = orNone(must(readNumber(cell('distance')), 'distance'));
    const rpe = orNone(must(readNumber(cell('rpe')), 'rpe'));
    if (rpe !== null && (rpe < fitnessPlanLimits.rpe.min || rpe > fitnessPlanLimits.rpe.max))
      throw new Unreadable('rpe');
    if (reps === null && seconds === null) throw new Unreadable('nothing');
    const of = headed.distance || cell('distanceUnit').trim();
    return {
      line,
      text,
      exercise,
      type,
      weight,
      unit,
      reps,
      seconds,
      distance: distance === null ? null : `${distance} ${of}`.trim(),
      rpe,
      superset: cell('superset').trim() || null,
    };
  }

  for (const row of rows) {
    try {
      if (row.cells.length !== heading.length) throw new Unreadable('columns');
      readRow(row);
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      unread.push({ line: row.line, text: row.text, why: error.why });
    }
  }
  const workouts = [...gathered.values()]
    .filter(({ sets }) => sets.length > 0)
    .map(({ notes, ...workout }): ReadWorkout => ({ ...workout, notes: [...notes] }));
  return { source, workouts, unread };
}
