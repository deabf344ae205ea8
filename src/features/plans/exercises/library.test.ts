import { describe, expect, test } from 'vitest';
import { cautionAdvice } from '#content/exercise-cautions.ts';
import { bundledExercises } from '#content/exercises.ts';
import { cautions, conditionLabels, conditions } from './cautions.ts';
import { exerciseSchema, type Exercise } from './schema.ts';
import { levels } from './kinds.ts';

const exercises = exerciseSchema.array().parse(bundledExercises);
const byId = new Map(exercises.map((exercise) => [exercise.id, exercise]));
const named = exercises.map((exercise) => [exercise.id, exercise] as const);

/** Relatives of another pattern, from the easier to the harder, and what they have in common. */
const acrossPatterns: Readonly<Record<string, string>> = {
  'march-in-place → jumping-jack': 'the whole body in a rhythm, with and without leaving the ground',
  'seated-knee-extension → sit-to-stand': 'knees straightened, without and with the weight of the body',
  'sit-to-stand → step-up': 'standing up, from two legs to one',
  'triceps-extension → chair-dip': 'elbows straightened, against a bottle and against the body',
  'single-leg-stand → single-leg-deadlift': 'standing on one leg, still and moving',
};

/** From the easier to the harder, as both of them tell it. */
const steps = exercises.flatMap(({ id, easierId, harderId }) => [
  ...(easierId === null ? [] : [[easierId, id] as const]),
  ...(harderId === null ? [] : [[id, harderId] as const]),
]);

/** Whether a way of steps from the easier to the harder leads from one exercise to the other. */
function leadsTo(from: string, to: string, seen = new Set<string>()): boolean {
  return steps.some(([easier, harder]) => {
    if (easier !== from || seen.has(harder)) return false;
    seen.add(harder);
    return harder === to || leadsTo(harder, to, seen);
  });
}

describe('relatives', () => {
  test('every id stands once', () => {
    expect(byId.size).toBe(exercises.length);
  });

  test('the steps across patterns are all taken', () => {
    const taken = new Set(steps.map(([easier, harder]) => `${easier} → ${harder}`));
    const both = Object.keys(acrossPatterns).filter((step) => step.split(' → ').every((id) => byId.has(id)));
    expect(both.filter((step) => !taken.has(step))).toEqual([]);
  });

  test.each(steps.map((step) => [step.join(' → '), step] as const))('%s', (name, [easierId, harderId]) => {
    const easier = byId.get(easierId);
    const harder = byId.get(harderId);
    expect(easier).toBeDefined();
    expect(harder).toBeDefined();
    expect(leadsTo(harderId, easierId)).toBe(false);
    if (!easier || !harder) return;
    if (!(name in acrossPatterns)) expect(harder.pattern).toBe(easier.pattern);
    expect(levels.indexOf(easier.difficulty)).toBeLessThanOrEqual(levels.indexOf(harder.difficulty));
  });
});

describe('cautions', () => {
  const has = (exercise: Exercise, caution: (typeof cautions)[number]) => exercise.cautions.includes(caution);

  test.each(cautions)('%s: says for whom, what to do, and who says so', (caution) => {
    const advice = cautionAdvice[caution];
    expect(advice.length).toBeGreaterThan(0);
    expect(new Set(advice.map(({ condition }) => condition)).size).toBe(advice.length);
    for (const { advice: text, citation, url } of advice) {
      expect(text.en).toMatch(/\.$/);
      expect(text.am).toMatch(/^[^\p{Script=Latin}]+።$/u);
      expect(citation.length).toBeGreaterThan(20);
      expect(new URL(url).protocol).toBe('https:');
    }
  });

  test('each condition is minded somewhere, and has a name in both languages', () => {
    const minded = new Set(
      Object.values(cautionAdvice).flatMap((all) => all.map(({ condition }) => condition)),
    );
    expect([...minded].toSorted()).toEqual([...conditions].toSorted());
    for (const condition of conditions) expect(conditionLabels[condition].am).toMatch(/\p{Script=Ethiopic}/u);
  });

  test.each(named)('%s: the same cause asks for the same care', (id, exercise) => {
    const loads = ['jerrycan', 'kettlebell', 'barbell', 'machine'] as const;
    const heavy = exercise.pattern !== 'single-joint' && loads.some((load) => exercise.gear.includes(load));
    expect([id, has(exercise, 'heavy-load')]).toEqual([id, heavy]);

    const runs =
      exercise.category === 'cardio' && (exercise.pattern === 'jump' || /run|strides|high/.test(id));
    expect([id, has(exercise, 'jumping')]).toEqual([id, runs]);

    const belly = exercise.targetMuscles.some((muscle) => muscle === 'abdominals' || muscle === 'obliques');
    if (exercise.pattern === 'brace' && belly && id !== 'heel-slide')
      expect([id, has(exercise, 'straining-the-belly')]).toEqual([id, true]);

    const onTheBack = exercise.steps.some(({ en }) => /\b(lie on your back|lie on the bench)\b/i.test(en));
    expect([id, has(exercise, 'lying-on-the-back')]).toEqual([id, onTheBack]);

    if (exercise.pattern === 'lunge' || exercise.pattern === 'balance')
      expect([id, has(exercise, 'losing-balance')]).toEqual([id, true]);
  });
});
