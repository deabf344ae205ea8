import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundledExercises } from '#content/exercises.ts';
import { startApi } from '#test/api-caller.ts';
import { exerciseDetailSchema } from './listing.ts';
import { exerciseSchema, type Exercise } from './schema.ts';

let database: Awaited<ReturnType<typeof startApi>>;

beforeAll(async () => {
  database = await startApi({}, 'bundled');
});
afterAll(() => database.close());

const get = async (path: string) => await database.visitor().call('GET', `/exercises${path}`);
const idsOf = async (query: string) => ((await get(query)).body.items as Exercise[]).map(({ id }) => id);

describe('the library', () => {
  test('is there for everyone, whole, to be kept for a while', async () => {
    const { status, body, headers } = await get('');
    expect(status).toBe(200);
    expect(body.total).toBe(bundledExercises.length);
    expect(exerciseSchema.array().parse(body.items)).toEqual(body.items);
    expect(headers.get('cache-control')).toMatch(/^public/);
  });

  test.each([
    ['a name, however spelled', '?q=plenk', 'plank', 'push-up'],
    ['Amharic', `?q=${encodeURIComponent('ፑሽ አፕ')}`, 'push-up', 'plank'],
    ['a muscle', '?q=triceps', 'chair-dip', 'brisk-walk'],
    ['a part of the body', '?muscleGroup=core', 'plank', 'push-up'],
    ['a kind of movement', '?pattern=push', 'push-up', 'plank'],
    ['what there is to train with', '?gear=chair', 'chair-dip', 'push-up'],
    ['a piece of a gym', '?gear=pull-up-bar', 'chin-up', 'lat-pulldown'],
    ['nothing to train with', '?gear=none', 'brisk-walk', 'chair-dip'],
  ])('is narrowed down by %s', async (_what, query, wanted, other) => {
    const ids = await idsOf(query);
    expect(ids).toContain(wanted);
    expect(ids).not.toContain(other);
  });

  test.each(['?muscleGroup=tail', '?pattern=fly', '?gear=rocket', '?q=%00', `?q=${'x'.repeat(101)}`])(
    'refuses %s',
    async (query) => {
      expect((await get(query)).status).toBe(422);
    },
  );
});

describe('an exercise', () => {
  test('comes with its relatives and the published plans that use it', async () => {
    const relatives = { easierId: 'chair-dip', harderId: 'no-such-exercise' };
    await database.sql`
      update exercises set data = data || ${JSON.stringify(relatives)}::text::jsonb where id = 'push-up'`;
    const { status, body, headers } = await get('/push-up');
    expect(status).toBe(200);
    expect(exerciseDetailSchema.parse(body)).toEqual(body);
    expect(body).toMatchObject({
      exercise: { id: 'push-up' },
      easier: { id: 'chair-dip', name: { en: 'Chair dip' } },
      harder: null,
    });
    expect(body.plans).toContainEqual(
      expect.objectContaining({
        id: 'weight-loss-foundation',
        title: expect.objectContaining({ am: expect.any(String) }),
      }),
    );
    expect(headers.get('cache-control')).toMatch(/^public/);

    await database.sql`update fitness_plans set status = 'draft'`;
    expect((await get('/push-up')).body.plans).toEqual([]);
  });

  test.each(['/no-such-exercise', '/No%00pe', '/%E1%88%80'])(
    'of no id of the library is not found: %s',
    async (path) => {
      expect(await get(path)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    },
  );
});
