import { describe, expect, test } from 'vitest';
import {
  weightGainStrength as weightGain,
  weightLossFoundation as weightLoss,
} from '#content/plans/fitness.ts';
import { planDraftSchema } from '../schema.ts';
import { noText } from '#src/lib/translations.ts';
import { draftOf, draftSet, fieldsOf, newDay, newPlan, newSet, setsOf, writtenRows } from './plan-fields.ts';

const plans = [weightLoss, weightGain].map((plan) => [plan.id, planDraftSchema.parse(plan)] as const);

test.each(plans)('the form of %s gives back what it was given', (_, plan) => {
  expect(draftOf(fieldsOf({ plan }))).toEqual(plan);
  expect(planDraftSchema.parse(draftOf(fieldsOf({ plan })))).toEqual(plan);
});

test('the form of a new plan begins as specified', () => {
  expect(newPlan).toMatchObject({
    category: 'weight-loss',
    level: 'beginner',
    duration: 30,
    durationUnit: 'minutes',
    weeklyWorkouts: 3,
    difficulty: 1,
    status: 'draft',
    blocks: [{ schedule: [] }],
  });
});

test('a set is counted in repetitions or seconds, never both', () => {
  expect(draftSet({ ...newSet, measure: 'seconds', durationSeconds: 40 })).toEqual({
    setType: 'working',
    reps: null,
    durationSeconds: 40,
    restTime: 60,
  });
  expect(draftSet({ ...newSet, reps: 8, repsMax: 12 })).toMatchObject({ reps: 8, repsMax: 12 });
  expect(draftSet({ ...newSet, measure: 'seconds', repsMax: 12 })).not.toHaveProperty('repsMax');
  expect(draftSet({ ...newSet, durationSeconds: 40, eachSide: true, rpe: 7.5 })).toEqual({
    setType: 'working',
    reps: 10,
    eachSide: true,
    restTime: 60,
    rpe: 7.5,
  });
});

test('a rest that is walked stays one where the sets are written as a line', () => {
  const walked = { ...newSet, walkRest: true };
  expect(draftSet(walked)).toMatchObject({ walkRest: true });
  expect(draftSet(newSet)).not.toHaveProperty('walkRest');
  const amount = { setType: 'cardio', reps: null, repsMax: null, durationSeconds: 90 } as const;
  const line = { ...amount, eachSide: false, restTime: 120, rpe: null };
  expect(setsOf([line, line], [walked]).map(({ walkRest }) => walkRest)).toEqual([true, false]);
});

describe('what is left empty is not there', () => {
  const values = fieldsOf(null);

  test('a translation, a note, an audience, a focus', () => {
    const draft = draftOf({
      ...values,
      title: { en: 'Walk', am: ' ' },
      blocks: [
        {
          ...values.blocks[0]!,
          schedule: [
            {
              ...newDay,
              focusAreas: [noText],
              exercises: [
                {
                  exerciseId: 'plank',
                  sets: [{ ...newSet, reps: 5, restTime: 0, notes: { en: 'Slowly', am: '' } }],
                },
              ],
            },
          ],
        },
      ],
    });
    expect(draft.title).toEqual({ en: 'Walk' });
    expect(draft.targetAudience).toBeNull();
    expect(draft.blocks[0]).toMatchObject({ title: null, text: null });
    expect(draft.blocks[0]!.schedule).toEqual([
      {
        day: 1,
        restDay: false,
        focusAreas: [],
        exercises: [
          {
            exerciseId: 'plank',
            sets: [
              {
                setType: 'working',
                reps: 5,
                restTime: 0,
                notes: { en: 'Slowly' },
              },
            ],
          },
        ],
      },
    ]);
  });

  test('a row of a list; one with Amharic alone is kept, so that its English is asked for', () => {
    const rows = [
      { en: 'Mat', am: '' },
      { en: ' ', am: '' },
      { en: '', am: 'ምንጣፍ' },
    ];
    expect(writtenRows(rows)).toEqual([rows[0], rows[2]]);
  });
});
