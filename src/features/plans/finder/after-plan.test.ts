import { expect, test } from 'vitest';
import { plan } from '#test/plan-candidate.ts';
import { fitnessCategories } from '../fitness/kinds.ts';
import { goalOf, plansAfter } from './after-plan.ts';
import { noAnswers, type Answers } from './answers.ts';
import { categoriesFor } from './questions.ts';

const all = [
  plan('home'),
  plan('harder', { level: 'intermediate', category: 'muscle-building' }),
  plan('hardest', { level: 'advanced' }),
  plan('can', { gear: ['jerrycan'] }),
  plan('knee', { suits: ['knee'] }),
  plan('run', { category: 'endurance' }),
  plan('walk', { category: 'endurance', suits: ['blood-pressure'] }),
];

test.each<[string, string[], Partial<Answers>, string[], Answers['goal']]>([
  ['those for the same goal, the closest first', ['home'], {}, ['hardest', 'harder'], 'get-stronger'],
  ['with what there is', ['home'], { gear: ['jerrycan'] }, ['can', 'hardest'], 'get-stronger'],
  ['none that is easier', ['harder'], {}, ['hardest'], 'get-stronger'],
  ['none that was gone through before', ['hardest', 'harder'], {}, [], 'get-stronger'],
  [
    'its own goal, not the one that was named once',
    ['home'],
    { goal: 'run' },
    ['hardest', 'harder'],
    'get-stronger',
  ],
  ['none that was made for a condition', ['run'], {}, [], 'run'],
  ['one that was made for the condition of the last one', ['knee'], {}, ['home', 'hardest'], 'get-stronger'],
  ['one that was made for what is to be minded', ['run'], { minds: ['blood-pressure'] }, ['walk'], 'run'],
  ['nothing that is known of a plan that is there no more', ['gone'], { goal: 'run' }, [], 'run'],
])('after a plan comes %s', (_what, behind, known, ids, goal) => {
  const after = plansAfter(all, behind, { ...noAnswers, ...known });
  expect(after.plans.map(({ id }) => id)).toEqual(ids);
  expect(after.answers.goal).toBe(goal);
});

test('every category has a goal, which it serves', () => {
  for (const category of fitnessCategories) expect(categoriesFor[goalOf(category)!]).toContain(category);
});
