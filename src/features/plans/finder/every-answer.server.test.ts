import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '#src/server/database.server.ts';
import { createTestDatabase } from '#test/database.ts';
import { findCandidates } from '../candidates/service.server.ts';
import { conditions } from '../exercises/cautions.ts';
import { findPlans, waysOn, waysToGoal, type Found } from './find.ts';
import { goals, noAnswers, type Answers } from './answers.ts';
import { dayChoices, gearAsked, minuteChoices } from './questions.ts';

/** Whatever is answered, the plans that come with the product lead on. */

let database: OpenDatabase;
let plans: readonly Found['plan'][];

beforeAll(async () => {
  database = await createTestDatabase('bundled');
  plans = (await findCandidates({ sql: database.sql, now: () => new Date() })).fitness;
});
afterAll(() => database.close());

const subsets = <One>(all: readonly One[]): One[][] =>
  all.reduce<One[][]>((found, one) => [...found, ...found.map((some) => [...some, one])], [[]]);
const some = <One>(all: readonly One[], at: number): One | null => [null, ...all][at % (all.length + 1)]!;
const first = (answers: Partial<Answers>) => findPlans(plans, { ...noAnswers, ...answers })[0]?.plan.id;

test.each(subsets(conditions))('%s %s %s %s %s %s', (...minds) => {
  for (const [at, gear] of subsets(gearAsked).entries()) {
    const answers: Answers = {
      goal: some(goals, at),
      days: some(dayChoices, at),
      minutes: some(minuteChoices, at),
      gear,
      minds,
    };
    if (findPlans(plans, answers).length > 0) continue;
    const ways = waysOn(plans, answers);
    expect(ways.length, gear.join()).toBeGreaterThan(0);
    for (const { answers: other, added, dropped } of ways) {
      expect(findPlans(plans, other).length).toBeGreaterThan(0);
      // With one thing to be minded it is enough to have a band; it is never given up.
      expect(added.length).toBeLessThanOrEqual(1);
      if (minds.length === 1) expect(dropped).toEqual([]);
      expect(dropped.length).toBeLessThan(Math.max(minds.length, 1));
    }
  }
});

test('goal, days and minutes never decide whether there is one', () => {
  for (const minds of [[], ['knee'], ['pregnancy'], ['pregnancy', 'knee']] as const)
    for (const goal of [null, ...goals])
      for (const days of [null, ...dayChoices])
        for (const minutes of [null, ...minuteChoices])
          for (const gear of [[], ['band']] as const)
            expect(findPlans(plans, { goal, days, minutes, gear, minds }).length > 0).toBe(
              findPlans(plans, { ...noAnswers, gear, minds }).length > 0,
            );
});

test('whoever names a goal and nothing else is shown a plan for it, or what it takes', () => {
  for (const goal of goals) {
    const answers: Answers = { ...noAnswers, goal };
    const [way] = waysToGoal(plans, answers);
    const [plan] = findPlans(plans, way?.answers ?? answers);
    expect(plan?.servesGoal, goal).toBe(true);
  }
});

describe('what suits is found first', () => {
  test.each<[Partial<Answers>, string]>([
    [
      { goal: 'get-stronger', days: 3, minutes: 30, gear: ['jerrycan'], minds: ['knee'] },
      'kind-to-the-knees',
    ],
    [{ minds: ['knee', 'back', 'sixty-and-over'] }, 'kind-to-the-knees'],
    [{ goal: 'get-stronger', days: 3, minutes: 30, gear: ['jerrycan'] }, 'jerrycan-strength'],
    [{ goal: 'get-stronger', days: 3, gear: ['jerrycan'] }, 'jerrycan-strength'],
    [{ goal: 'get-stronger', days: 3, minutes: 15 }, 'three-days-fifteen-minutes'],
    [{ goal: 'run' }, 'first-run'],
    [{ goal: 'lose-weight', gear: ['dumbbells'] }, 'weight-loss-foundation'],
    [{ minds: ['pregnancy', 'back'], gear: ['band'] }, 'expecting'],
    [{ minds: ['sixty-and-over'], gear: ['band'] }, 'strong-at-sixty'],
  ])('%j: %s', (answers, id) => {
    expect(first(answers)).toBe(id);
  });

  test('nobody else is sent to what was made for a pregnancy or after a birth', () => {
    for (const minds of subsets(conditions.filter((one) => one !== 'pregnancy' && one !== 'after-birth')))
      for (const { plan } of findPlans(plans, { ...noAnswers, gear: gearAsked, minds }))
        expect(['expecting', 'after-birth']).not.toContain(plan.id);
  });
});
