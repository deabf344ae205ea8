import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plan, type Plan } from '#test/plan-candidate.ts';
import { conditions } from '../exercises/cautions.ts';
import { gear } from '../exercises/gear.ts';
import { fitnessCategories } from '../fitness/kinds.ts';
import { finderPath } from '../plans-address.ts';
import { findPlans, waysOn, waysToGoal } from './find.ts';
import { finderAddress, goals, type Answers } from './answers.ts';
import { answersIn, dayChoices, finderSearch, gearAsked, minuteChoices } from './questions.ts';

const open: Answers = { goal: null, days: null, minutes: null, gear: [], minds: [] };
const found = (plans: readonly Plan[], answers: Partial<Answers>) =>
  findPlans(plans, { ...open, ...answers }).map((one) => one.plan.id);

const home = plan('home', { gear: ['mat', 'chair'] });
const can = plan('can', { gear: ['jerrycan', 'mat'] });
const gym = plan('gym', { gear: ['barbell', 'bench', 'machine'], level: 'intermediate' });
const run = plan('run', { category: 'endurance', concerns: ['knee', 'after-birth'] });
const expecting = plan('expecting', { category: 'functional', suits: ['pregnancy'] });
const heart = plan('heart', {
  category: 'maintenance',
  suits: ['blood-pressure'],
  concerns: ['sixty-and-over'],
});
const all = [gym, can, home, run, expecting, heart];

describe('the plan that is found', () => {
  test.each<[string, Partial<Answers>, string[]]>([
    ['serves the goal, with what a home has', { goal: 'get-stronger' }, ['home', 'run', 'heart']],
    ['takes what there is', { goal: 'get-stronger', gear: ['jerrycan'] }, ['can', 'home', 'run']],
    ['takes weights for a can', { goal: 'get-stronger', gear: ['dumbbells'] }, ['can', 'home', 'run']],
    ['is one to run', { goal: 'run' }, ['run', 'home', 'heart']],
    ['spares a knee', { goal: 'run', minds: ['knee'] }, ['home', 'heart']],
    ['was made for a pregnancy, and none else', { goal: 'run', minds: ['pregnancy'] }, ['expecting']],
    [
      'is none where nothing was made for all that is to be minded',
      { minds: ['pregnancy', 'blood-pressure'] },
      [],
    ],
    ['minds a condition beside the one it was made for', { minds: ['blood-pressure', 'sixty-and-over'] }, []],
  ])('%s', (_, answers, ids) => {
    expect(found(all, answers)).toEqual(ids);
  });

  test('fits the time, and says by how much another one does not', () => {
    const long = plan('long', { weeklyWorkouts: 6, minutes: 60 });
    const short = plan('short', { weeklyWorkouts: 3, minutes: 17 });
    const [first, second] = findPlans([long, short], { ...open, days: 3, minutes: 15 });
    expect(first).toMatchObject({ plan: { id: 'short' }, moreDays: 0, moreMinutes: 0 });
    expect(second).toMatchObject({ plan: { id: 'long' }, moreDays: 3, moreMinutes: 45 });
  });
});

describe('where nothing is found', () => {
  const ways = (plans: readonly Plan[], answers: Partial<Answers>) =>
    waysOn(plans, { ...open, ...answers }).map(
      ({ added, dropped, answers: { gear: pieces, minds: kept } }) => ({
        added,
        dropped,
        pieces,
        kept,
      }),
    );
  const band = plan('band', { gear: ['band', 'dumbbells'], suits: ['sixty-and-over'] });

  test.each<[string, Plan[], Partial<Answers>, object[]]>([
    [
      'what is missing is named, and what there is stays',
      [can],
      { gear: ['rope'] },
      [{ added: ['jerrycan'], dropped: [], pieces: ['rope', 'jerrycan'], kept: [] }],
    ],
    [
      'a can will do for weights',
      [band],
      { gear: ['jerrycan'] },
      [{ added: ['band'], dropped: [], pieces: ['band', 'jerrycan'], kept: [] }],
    ],
    [
      'the least is asked for',
      [gym, can],
      {},
      [{ added: ['jerrycan'], dropped: [], pieces: ['jerrycan'], kept: [] }],
    ],
    [
      'gear rather than what is to be minded',
      [band, heart],
      { minds: ['blood-pressure', 'sixty-and-over'], gear: ['dumbbells'] },
      [{ added: [], dropped: ['sixty-and-over'], pieces: ['dumbbells'], kept: ['blood-pressure'] }],
    ],
    [
      'either of two, where no plan was made for both',
      [expecting, heart],
      { minds: ['pregnancy', 'blood-pressure'] },
      [
        { added: [], dropped: ['blood-pressure'], pieces: [], kept: ['pregnancy'] },
        { added: [], dropped: ['pregnancy'], pieces: [], kept: ['blood-pressure'] },
      ],
    ],
    ['never all of it is given up', [home, can, run], { minds: ['pregnancy'] }, []],
    ['there are no plans at all', [], {}, []],
  ])('%s', (_, given, answered, expected) => {
    expect(found(given, answered)).toEqual([]);
    expect(ways(given, answered)).toEqual(expected);
  });
});

describe('where nothing at hand serves the goal', () => {
  const heavy = plan('heavy', { category: 'weight-loss', gear: ['jerrycan', 'mat'] });
  const gymLoss = plan('gym-loss', { category: 'weight-loss', gear: ['barbell', 'bench'] });
  const ways = (plans: readonly Plan[], answers: Partial<Answers>) =>
    waysToGoal(plans, { ...open, goal: 'lose-weight', ...answers }).map(({ added }) => added);

  test.each<[string, Plan[], Partial<Answers>, (typeof gear)[number][][]]>([
    ['the least that would be needed is named', [home, gymLoss, heavy], {}, [['jerrycan']]],
    [
      'a can is, rather than weights like it',
      [home, plan('weights', { category: 'weight-loss', gear: ['dumbbells'] })],
      {},
      [['jerrycan']],
    ],
    ['nothing is, where it is there', [home, heavy], { gear: ['dumbbells'] }, []],
    ['nothing is, where no goal was named', [home, heavy], { goal: null }, []],
    ['nothing is, where there is no such plan', [home, run], {}, []],
    [
      'nothing that is to be minded is given up for it',
      [home, plan('risky', { category: 'weight-loss', gear: ['jerrycan'], concerns: ['knee'] })],
      { minds: ['knee'] },
      [],
    ],
  ])('%s', (_, given, answered, expected) => {
    expect(ways(given, answered)).toEqual(expected);
  });
});

const pieces = fc.subarray([...gear]);
const minds = fc.subarray([...conditions]);
const plans = fc
  .array(
    fc.record({
      category: fc.constantFrom(...fitnessCategories),
      weeklyWorkouts: fc.integer({ min: 1, max: 14 }),
      minutes: fc.integer({ min: 0, max: 120 }),
      gear: pieces,
      suits: minds,
      concerns: minds,
    }),
    { maxLength: 12 },
  )
  .map((given) => given.map((more, index) => plan(`plan-${index}`, more)));
const answers = fc.record({
  goal: fc.constantFrom(null, ...goals),
  days: fc.constantFrom(null, ...dayChoices),
  minutes: fc.constantFrom(null, ...minuteChoices),
  gear: fc.subarray([...gearAsked]),
  minds,
});

test('whatever is answered: nothing that cannot be done, nothing that must be minded, three at most, always the same', () => {
  fc.assert(
    fc.property(plans, answers, (given, answered) => {
      const result = findPlans(given, answered);
      expect(result.length).toBeLessThanOrEqual(3);
      expect(findPlans(given, answered)).toEqual(result);
      for (const { plan: one } of result) {
        const there = new Set<string>(answered.gear);
        if (there.has('jerrycan') || there.has('dumbbells')) there.add('jerrycan').add('dumbbells');
        for (const piece of one.gear) if (gearAsked.includes(piece)) expect(there).toContain(piece);
        for (const mind of answered.minds)
          if (!one.suits.includes(mind)) {
            expect(one.concerns).not.toContain(mind);
            expect(['pregnancy', 'after-birth', 'blood-pressure']).not.toContain(mind);
          }
      }
    }),
  );
});

test('whatever is answered: another way does find a plan, with nothing taken away but what is said', () => {
  fc.assert(
    fc.property(plans, answers, (given, answered) => {
      for (const { answers: other, added, dropped } of waysOn(given, answered)) {
        expect(findPlans(given, other).length).toBeGreaterThan(0);
        expect([...other.minds, ...dropped].toSorted()).toEqual([...answered.minds].toSorted());
        expect(other.gear.toSorted()).toEqual([...answered.gear, ...added].toSorted());
        expect({ ...other, gear: [], minds: [] }).toEqual({ ...answered, gear: [], minds: [] });
      }
    }),
  );
});

describe('an address of answers', () => {
  test('reads back as it was written', () => {
    fc.assert(
      fc.property(answers, (answered) => {
        const { search } = new URL(finderAddress(answered), 'http://internal');
        expect(answersIn(new URLSearchParams(search))).toEqual(answered);
      }),
    );
  });

  test.each([
    'goal=fly',
    'days=8',
    'minutes=-1',
    'minutes=1e1',
    'gear=mat',
    'gear=%3Cscript%3E',
    'mind=love',
    'goal=',
    'q=%00',
  ])('leaves open what is no choice: %s', (query) => {
    expect(finderSearch(finderPath, new URLSearchParams(query))).toEqual({ search: '', isTyped: false });
  });

  test('is the business of its own page only', () => {
    expect(finderSearch('/plans', new URLSearchParams('goal=run'))).toBeNull();
    expect(finderSearch(finderPath, new URLSearchParams('mind=knee&goal=run&goal=run&x=1'))).toEqual({
      search: '?goal=run&mind=knee',
      isTyped: true,
    });
  });
});
