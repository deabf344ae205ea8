import { expect, test } from 'vitest';
import { compare, keptAndBefore } from './comparison.ts';
import type { AssessmentForm } from './answers.ts';
import { assess } from './scoring.ts';

const form: AssessmentForm = {
  age: 28,
  gender: 'female',
  activityLevel: 'moderate',
  height: 165,
  weight: 60,
  restingHeartRate: 66,
  bloodPressure: null,
  pushUps: 17,
  sitUps: 36,
  flexibility: 12,
  cardio: 15.2,
};

test('more is better, but for the run, where less is', () => {
  const later = { ...form, pushUps: 20, sitUps: 36, flexibility: 10.5, cardio: 13.9 };
  expect(compare(assess(later), assess(form))).toEqual([
    { component: 'pushUps', trend: 'better', by: 3, before: { score: 17, rating: 'Fair' } },
    { component: 'sitUps', trend: 'same', by: 0, before: { score: 36, rating: 'Good' } },
    { component: 'flexibility', trend: 'less', by: 1.5, before: { score: 12, rating: 'Good' } },
    { component: 'cardio', trend: 'better', by: 1.3, before: { score: 15.2, rating: 'Fair' } },
  ]);
});

test('what was not tested both times is left out', () => {
  expect(compare(assess(form), [])).toEqual([]);
});

test('results are compared with the ones before them, kept or not', () => {
  const [older, newest] = [{ form: { ...form, pushUps: 12 } }, { form }];
  expect(keptAndBefore(form, [])).toEqual({ kept: null, before: null });
  expect(keptAndBefore(form, [older])).toEqual({ kept: null, before: older });
  expect(keptAndBefore(form, [newest, older])).toEqual({ kept: newest, before: older });
  expect(keptAndBefore(form, [newest])).toEqual({ kept: newest, before: null });
});
