import { expect, it } from 'vitest';
import { bundledExercises as exercises } from '#content/exercises.ts';
import { weightGainStrength as plan } from '#content/plans/fitness.ts';
import { exerciseSchema } from '../exercises/schema.ts';
import { planDetail } from './schedule.ts';
import { writtenPlanSchema } from './schema.ts';
import { planView } from './plan-view.ts';

const detail = planDetail(writtenPlanSchema.parse(plan), exerciseSchema.array().parse(exercises));

it('shows the first day unless another one is asked for', () => {
  expect(planView(detail, null, 'en').day?.number).toBe(1);
  expect(planView(detail, 3, 'en').day?.number).toBe(3);
  expect(planView(detail, 99, 'en').day?.number).toBe(1);
});

it('carries one day only, whole and in one language', () => {
  const view = planView(detail, 1, 'am');
  expect(view).not.toHaveProperty('schedule');
  expect(view.days).toHaveLength(7);
  expect(view.title).toBe(plan.title.am);
  const [first] = view.day?.exercises ?? [];
  expect(first).toMatchObject({ id: 'march-in-place', name: exercises[0]?.name.am, sets: 1 });
  expect(first?.steps.every((step) => typeof step === 'string')).toBe(true);
});

it('leaves out an exercise that is no longer in the library', () => {
  const without = { ...detail, exercises: detail.exercises.filter(({ id }) => id !== 'march-in-place') };
  expect(planView(without, 1, 'en').day?.exercises.map(({ id }) => id)).not.toContain('march-in-place');
});
