import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { instantOf, readDuration, readMoment, readNumber, zoneOf } from './cells.ts';
import { readCsv as readRows } from '#src/server/csv-rows.server.ts';
import { readExport, sourceOf } from './exports.ts';
import { matchNames, suggestFor } from './names.ts';
import { trainingLimits } from '../limits.ts';
import { setsOf, unkeptOf } from './workouts.ts';
import { bundledExercises } from '#content/exercises.ts';
import { importedNames } from '#content/training/imported-names.ts';
import { exerciseSchema } from '#src/features/plans/exercises/schema.ts';

const readCsv = (text: string, rows = 1000) => readRows(text, { rowBytes: 64 * 1024, rows });

const read = (text: string) => {
  const csv = readCsv(text);
  if (typeof csv === 'string') throw new Error(csv);
  const source = sourceOf(csv.heading);
  if (!source) throw new Error('nobody’s');
  return readExport(source, csv.heading, csv.rows, '2026-11-24');
};

/** Whole exports with one workout each, in the forms that there are. */
const forms = {
  'Strong, commas, no unit': `Date,Workout Name,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
2024-03-12 18:05:00,"Legs, heavy","Squat (Barbell)",W,40.0,10,0,0,"","Good day",
2024-03-12 18:05:00,"Legs, heavy","Squat (Barbell)",1,100.0,5,0,0,"belt",,8
2024-03-12 18:05:00,"Legs, heavy","Plank",1,0,0,0,60,,,
`,
  'Strong, semicolons, a unit in each row': `Date;Workout Name;Exercise Name;Set Order;Weight;Weight Unit;Reps;RPE;Distance;Distance Unit;Seconds;Notes;Workout Notes;Workout Duration\r
2024-03-12 18:05:00;"Legs, heavy";"Squat (Barbell)";W;40;kg;10;;;;0;"";"Good day";1h 5m\r
2024-03-12 18:05:00;"Legs, heavy";"Squat (Barbell)";1;100,0;kg;5;8;;;0;"belt";;1h 5m\r
2024-03-12 18:05:00;"Legs, heavy";"Plank";1;;;;;;;60;;;1h 5m\r
`,
  'Strong, everything quoted, with rests': `"Workout #","Date","Workout Name","Duration (sec)","Exercise Name","Set Order","Weight (kg)","Reps","RPE","Distance (meters)","Seconds","Notes","Workout Notes"
"7","2024-03-12 18:05:00","Legs, heavy","3900","Squat (Barbell)","W","40","10","","","","","Good day"
"7","2024-03-12 18:05:00","Legs, heavy","3900","Squat (Barbell)","1","100","5","8","","","belt",""
"7","2024-03-12 18:05:00","Legs, heavy","3900","Squat (Barbell)","Rest Timer","","","","","90","",""
"7","2024-03-12 18:05:00","Legs, heavy","3900","Plank","1","","","","","60.0","",""
`,
  Hevy: `"title","start_time","end_time","description","exercise_title","superset_id","exercise_notes","set_index","set_type","weight_kg","reps","distance_km","duration_seconds","rpe"
"Legs, heavy","12 Mar 2024, 18:05","12 Mar 2024, 19:10","Good day","Squat (Barbell)",,"belt",0,"warmup",40,10,,,
"Legs, heavy","12 Mar 2024, 18:05","12 Mar 2024, 19:10","Good day","Squat (Barbell)",,"belt",1,"normal",100,5,,,8
"Legs, heavy","12 Mar 2024, 18:05","12 Mar 2024, 19:10","Good day","Plank",,"",0,"normal",,,,60,
`,
  'Hevy, ISO moments and a byte order mark': `\ufefftitle,start_time,end_time,description,exercise_title,superset_id,exercise_notes,set_index,set_type,weight_kg,reps,distance_km,duration_seconds,rpe
"Legs, heavy",2024-03-12T18:05:00,2024-03-12 19:10:00,Good day,Squat (Barbell),,belt,0,warmup,40,10,,,
"Legs, heavy",2024-03-12T18:05:00,2024-03-12 19:10:00,Good day,Squat (Barbell),,belt,1,normal,100,5,,,8
"Legs, heavy",2024-03-12T18:05:00,2024-03-12 19:10:00,Good day,Plank,,,0,normal,,,,60,
`,
} as const;

test.each(Object.entries(forms))('%s', (form, text) => {
  const { workouts, unread } = read(text);
  expect(unread).toEqual([]);
  expect(workouts).toHaveLength(1);
  const [workout] = workouts;
  expect(workout).toMatchObject({
    name: 'Legs, heavy',
    start: '2024-03-12T18:05:00',
    minutes: form.includes('no unit') ? null : 65,
  });
  expect(workout!.notes).toEqual(['Good day', 'Squat (Barbell): belt']);
  const unit = form.includes('no unit') ? null : 'kg';
  expect(
    workout!.sets.map(({ line: _line, text: _text, unit: of, ...set }) => ({
      ...set,
      ...(set.weight && { of }),
    })),
  ).toEqual([
    {
      exercise: 'Squat (Barbell)',
      type: 'warm-up',
      weight: 40,
      of: unit,
      reps: 10,
      seconds: null,
      distance: null,
      rpe: null,
      superset: null,
    },
    {
      exercise: 'Squat (Barbell)',
      type: 'normal',
      weight: 100,
      of: unit,
      reps: 5,
      seconds: null,
      distance: null,
      rpe: 8,
      superset: null,
    },
    {
      exercise: 'Plank',
      type: 'normal',
      weight: null,
      reps: null,
      seconds: 60,
      distance: null,
      rpe: null,
      superset: null,
    },
  ]);
});

const hevy = (...rows: string[]) =>
  [
    'title,start_time,end_time,description,exercise_title,superset_id,exercise_notes,set_index,set_type,weight_lbs,reps,distance_miles,duration_seconds,rpe',
    ...rows,
  ].join('\n');
const row = (
  more: Partial<
    Record<
      'start' | 'exercise' | 'type' | 'weight' | 'reps' | 'miles' | 'seconds' | 'rpe' | 'superset',
      string
    >
  > = {},
) =>
  `Push,"${more.start ?? '12 Mar 2024, 18:05'}",,,${more.exercise ?? 'Push Up'},${more.superset ?? ''},,0,${more.type ?? 'normal'},${more.weight ?? ''},${more.reps ?? '10'},${more.miles ?? ''},${more.seconds ?? ''},${more.rpe ?? ''}`;

describe('a row that is not understood', () => {
  test.each([
    ['columns', 'Push,too,few'],
    ['date', row({ start: '12 mars 2024, 18:05' })],
    ['date', row({ start: '31 Feb 2024, 18:05' })],
    ['date', row({ start: '12 Mar 2031, 18:05' })],
    ['date', row({ start: '' })],
    ['exercise', row({ exercise: '' })],
    ['set_type', row({ type: 'myo-rep' })],
    ['weight', row({ weight: '=2+5' })],
    ['weight', row({ weight: '-20' })],
    ['too_much', row({ weight: '1200' })],
    ['reps', row({ reps: '7.5' })],
    ['too_much', row({ reps: '501' })],
    ['time', row({ reps: '', seconds: 'long' })],
    ['distance', row({ miles: 'far' })],
    ['rpe', row({ rpe: '11' })],
    ['nothing', row({ reps: '0', seconds: '0' })],
  ] as const)('%s: %s', (why, text) => {
    const { workouts, unread } = read(hevy(row(), text, row()));
    expect(unread).toEqual([{ line: 3, text, why }]);
    expect(workouts[0]?.sets.map(({ line }) => line)).toEqual([2, 4]);
  });
});

test('pounds, distances, supersets and kinds of sets are kept as they are called', () => {
  const { workouts } = read(
    hevy(
      row({ weight: '135', superset: '0', type: 'dropset' }),
      row({ exercise: 'Plank', reps: '', seconds: '45', superset: '0', type: 'failure' }),
      row({ exercise: 'Running', reps: '', seconds: '600', miles: '1.2' }),
    ),
  );
  expect(workouts[0]).toMatchObject({
    notes: ['Running: 1.2 miles'],
    sets: [
      { weight: 135, unit: 'lb', superset: '0', type: 'drop' },
      { seconds: 45, superset: '0', type: 'failure' },
      { seconds: 600, distance: '1.2 miles' },
    ],
  });
});

test('exercises beyond those that a workout can have are left out, and their sets counted', () => {
  const { workouts } = read(forms.Hevy);
  const set = workouts[0]!.sets[0]!;
  const most = trainingLimits.exercises + 1;
  const sets = Array.from({ length: most + 2 }, (_, index) => ({ ...set, exercise: index % 2 ? 'A' : 'B' }));
  const known = new Map(['A', 'B'].map((name) => [name, { id: name, category: 'strength' as const }]));
  expect(setsOf({ sets }, known, 'kg')).toHaveLength(most);
  expect(unkeptOf([{ ...workouts[0]!, sets }])).toMatchObject({ beyond: 2 });
  expect(unkeptOf([{ ...workouts[0]!, sets: sets.slice(2) }])).toMatchObject({ beyond: 0 });
});

test('a time beside repetitions, and an effort, are counted as what is not kept as it was', () => {
  const { workouts } = read(forms.Hevy.replace(',40,10,,,', ',40,10,,35,'));
  expect(unkeptOf(workouts)).toMatchObject({ times: 1, efforts: 1 });
  const [first] = setsOf(
    workouts[0]!,
    new Map([['Squat (Barbell)', { id: 'barbell-squat', category: 'strength' }]]),
    'kg',
  );
  expect(first).toMatchObject({ reps: 10, seconds: null, targetSeconds: null });
});

const library = exerciseSchema.array().parse(bundledExercises);

test.each([
  ['Triceps Kickback (Dumbbell)', 'triceps-extension'],
  ['Close Grip Bench Press (Barbell)', 'bench-press'],
  ['Elevated Split Squat', 'split-squat'],
  ['Front Squat (Barbell)', 'barbell-squat'],
  ['Preacher Curl (Machine)', 'biceps-curl'],
  ['Single Leg Extensions', 'leg-extension'],
  ['Seated Calf Raise (Machine)', 'calf-raise'],
  ['Hanging Leg Raises', 'leg-raise'],
  ['One Arm Kettlebell Swing', 'jerrycan-swing'],
  ['Walking Lunge (Dumbbell)', 'reverse-lunge'],
  ['Sumo Deadlift (Barbell)', 'barbell-deadlift'],
  ['ፑሽ አፕ በወንበር', 'incline-push-up'],
])('%s may be %s', (name, id) => expect(suggestFor(name, library)).toContain(id));

test.each([
  ['Pull Up', 'pull-up'],
  ['Pull Ups', 'pull-up'],
  ['Chin Up (Weighted)', 'chin-up'],
  ['Bench Press (Dumbbell)', 'dumbbell-bench-press'],
  ['Incline Bench Press (Dumbbell)', 'incline-dumbbell-press'],
  ['Triceps Dip', 'parallel-dip'],
  ['Triceps Pushdown', 'triceps-pushdown'],
  ['Leg Extension (Machine)', 'leg-extension'],
  ['Hip Thrust (Barbell)', 'barbell-hip-thrust'],
  ['Hip Thrust (Bodyweight)', 'hip-thrust'],
  ['Hanging Knee Raise', 'hanging-knee-raise'],
  ['Bulgarian Split Squat', 'bulgarian-split-squat'],
  ['Kettlebell Swing', 'kettlebell-swing'],
  // Its weight is what helps, not what is lifted.
  ['Pull Up (Assisted)', null],
])('%s is %s', (name, id) => expect(matchNames([name], library).get(name)).toBe(id));

test('each of their names is of one exercise', () => {
  const names = Object.values(importedNames).flat();
  expect(new Set(names).size).toBe(names.length);
  for (const [id, ofIt] of Object.entries(importedNames))
    for (const name of ofIt) expect(matchNames([name], library).get(name), name).toBe(id);
});

test.each(['Zercher Hold', '(?)', '( )'])('nothing is near to %s', (name) =>
  expect(suggestFor(name, library)).toEqual([]),
);

test('a workout of more sets than one can have says so of the others', () => {
  const { workouts, unread } = read(hevy(...Array.from({ length: 1000 }, () => row())));
  expect(workouts[0]!.sets.length + unread.length).toBe(1000);
  expect(new Set(unread.map(({ why }) => why))).toEqual(new Set(['too_many_sets']));
});

test.each([
  ['Datum,Workout-Name,Dauer,Name der Übung,Reihenfolge festlegen,Gewicht,Wiederh.\n1,2,3,4,5,6,7', null],
  ['a,b\n1,2', null],
  ['Exercise Name,Reps,Set Order,Weight (lbs),Date,Workout Name\n', 'strong'],
] as const)('whose it is: %s', (text, source) => {
  const csv = readCsv(text);
  expect(typeof csv === 'string' ? csv : sourceOf(csv.heading)).toBe(source);
});

test.each([
  ['', 'empty'],
  ['\ufeff \n', 'empty'],
  ['D\0a\0t\0e\0', 'encoding'],
  ['a,b\n\ufffd', 'encoding'],
  [`a,b\n"${'x'.repeat(200_000)}`, 'no_csv'],
  ['a,b\n"1,2\n3,4', 'no_csv'],
])('what is no file of rows: %j', (text, fault) => {
  expect(readCsv(text)).toBe(fault);
});

test('of a file of more rows than there may be, one more is read', () => {
  const csv = readCsv(`a,b\n${'c\n'.repeat(100_000)}`, 5);
  expect(typeof csv === 'string' ? csv : csv.rows.map(({ line }) => line)).toEqual([2, 3, 4, 5, 6, 7]);
});

test('lines are counted as an editor does, through breaks within cells and empty lines', () => {
  for (const end of ['\n', '\r\n']) {
    const csv = readCsv(['a,b', '1,"x', 'y"', '', '3,4'].join(end));
    expect(typeof csv === 'string' ? csv : csv.rows.map(({ line }) => line)).toEqual([2, 5]);
  }
});

test('whatever a file holds, it is read or refused', () => {
  const cell = fc.oneof(
    fc.string(),
    fc.constantFrom('12 Mar 2024, 18:05', 'Push Up', '10', '"', 'warmup', '1e400'),
  );
  fc.assert(
    fc.property(fc.array(fc.array(cell, { maxLength: 16 }), { maxLength: 6 }), (cells) => {
      const text = hevy(...cells.map((one) => one.join(',')));
      const csv = readCsv(text);
      if (typeof csv === 'string') return;
      const { workouts, unread } = readExport('hevy', csv.heading, csv.rows, '2026-11-24');
      const sets = workouts.flatMap((workout) => workout.sets);
      expect(sets.length + unread.length).toBe(csv.rows.length);
    }),
  );
});

test.each([
  ['1h 5m', 3900],
  ['45m', 2700],
  ['2h 23min', 8580],
  ['30s', 30],
  ['3900', 3900],
  ['', null],
  ['soon', undefined],
  ['5 parsecs', undefined],
])('a duration: %s', (cell, seconds) => expect(readDuration(cell)).toBe(seconds));

test.each([
  ['62,5', 62.5],
  ['62.5', 62.5],
  ['', null],
  ['1e3', undefined],
  ['1,000.5', undefined],
])('a number: %s', (cell, number) => expect(readNumber(cell)).toBe(number));

test.each([
  ['2024-03-12 6:05:09\u202fPM', '2024-03-12T18:05:09'],
  ['2024-03-12 12:05:00 AM', '2024-03-12T00:05:00'],
  ['2024-03-12T18:05:00.000Z', '2024-03-12T18:05:00Z'],
  ['9 Sept 2026, 7:31', '2026-09-09T07:31:00'],
  ['2024-03-12 25:00', undefined],
  ['2024-03-12 13:00 PM', undefined],
  ['12/03/2024 18:05', undefined],
])('a moment: %s', (cell, moment) => expect(readMoment(cell)).toBe(moment));

test.each([
  ['2024-03-12T18:05:00', 'Africa/Addis_Ababa', '2024-03-12T15:05:00.000Z'],
  ['2024-07-01T12:00:00', 'America/New_York', '2024-07-01T16:00:00.000Z'],
  ['2024-11-03T00:30:00', 'America/New_York', '2024-11-03T04:30:00.000Z'],
  ['2024-11-03T12:00:00', 'America/New_York', '2024-11-03T17:00:00.000Z'],
  ['2024-03-12T18:05:00+03:00', 'America/New_York', '2024-03-12T15:05:00.000Z'],
])('%s in %s', (moment, zone, instant) =>
  expect(instantOf(moment, zoneOf(zone)).toISOString()).toBe(instant),
);
