import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  after,
  nextOf,
  notTaken,
  outcomeOf,
  wholeQueue,
  withoutWrite,
  withRetry,
  withWrite,
  type Queue,
  type Waiting,
  type Write,
} from './waiting.ts';

const at = '2026-11-23T10:00:00.000Z';
const of = (...writes: readonly Write[]): Queue =>
  writes.reduce<Queue>((queue, write, place) => withWrite(queue, write, `k${place}`, at), []);
const sent = (queue: Queue) => queue.map(({ method, path, body }) => [method, path, body]);

const about = { kind: 'waist', value: '80', day: '2026-11-23' } as const;
const post = (waist: number): Write => ({
  method: 'POST',
  path: '/measurements',
  body: { id: 'a', waist },
  about,
});
const put = (waist: number, version: number): Write => ({
  method: 'PUT',
  path: '/measurements/a',
  body: { waist, version },
  about,
});
const remove: Write = { method: 'DELETE', path: '/measurements/a', about };
const weigh = (weight: number, before: number | null, day = '2026-11-23'): Write => ({
  method: 'PUT',
  path: `/progress/measurements/${day}`,
  body: { weight, before: [before] },
  about: { kind: 'weight' },
});
const choose = (body: Record<string, unknown>): Write => ({
  method: 'PUT',
  path: '/preferences',
  body,
  about: { kind: 'choice' },
});

test('what its owner tells once more does not stay where the server does not take it', () => {
  const write: Write = {
    method: 'PUT',
    path: '/training/sessions/a',
    about: { kind: 'workout' },
    isCopy: true,
  };
  const queue = of(write, weigh(70, null));
  const refused = { is: 'refused', refusal: notTaken.id } as const;
  expect(after(queue, queue[0]!, refused)).toEqual(queue.slice(1));
  // What comes after it, as its end, is no copy.
  const [over] = withWrite(queue.slice(0, 1), { ...write, body: { finish: {} }, isCopy: false }, 'k', at);
  expect(after([over!], over!, refused)).toMatchObject([{ refusal: notTaken.id }]);
});

describe('what is written while something waits', () => {
  test('comes after it', () => {
    const queue = of(weigh(70, null), weigh(71, null, '2026-11-24'), post(80), remove);
    expect(queue.map(({ key }) => key)).toEqual(['k0', 'k1', 'k2', 'k3']);
    expect(nextOf(queue)?.key).toBe('k0');
  });

  test.each([
    [
      'a new one that is corrected is new still',
      [post(80), put(81, 1)],
      ['POST', '/measurements', { id: 'a', waist: 81 }],
    ],
    [
      'a correction of a correction goes over what the first one read',
      [put(80, 4), put(81, 4)],
      ['PUT', '/measurements/a', { waist: 81, version: 4 }],
    ],
    [
      'a weight goes over all that may stand there',
      [weigh(70, 69), weigh(71, 70)],
      ['PUT', '/progress/measurements/2026-11-23', { weight: 71, before: [69, 70] }],
    ],
    [
      'choices stand beside each other',
      [choose({ tsom: 1 }), choose({ eater: 2 }), choose({ tsom: null })],
      ['PUT', '/preferences', { tsom: null, eater: 2 }],
    ],
  ])('%s', (_name, writes, expected) => {
    expect(sent(of(...writes))).toEqual([expected]);
  });

  test('is not laid over what was removed meanwhile', () => {
    expect(of(post(80), remove, post(81))).toHaveLength(3);
  });

  test('takes the place of what was refused', () => {
    const refused = after(of(put(80, 1)), of(put(80, 1))[0]!, {
      is: 'refused',
      refusal: 'No',
      current: { version: 2 },
    });
    const [only, ...others] = withWrite(refused, put(82, 2), 'new', at);
    expect([only, others]).toEqual([{ ...put(82, 2), key: 'new', at }, []]);
  });
});

test.each<[string, Write, number, unknown, object]>([
  ['taken', post(80), 201, { id: 'a', version: 1 }, { is: 'done', version: 1 }],
  ['taken without words', remove, 204, undefined, { is: 'done' }],
  ['gone already', remove, 404, { code: 'not_found', detail: 'Gone' }, { is: 'done' }],
  ['a hotel that answers in its stead', post(80), 200, undefined, { is: 'waits' }],
  ['a gateway', post(80), 502, undefined, { is: 'waits' }],
  ['asked to come later', post(80), 429, { code: 'too_many_requests', detail: 'x' }, { is: 'waits' }],
  ['a session that is to be renewed', post(80), 401, { code: 'unauthorized', detail: 'x' }, { is: 'waits' }],
  ['no room', post(80), 409, { code: 'too_many', detail: 'Full' }, { is: 'refused', refusal: 'Full' }],
  [
    'a wrong field',
    post(80),
    422,
    { detail: 'Fields', errors: [{ message: 'Waist' }] },
    { is: 'refused', refusal: 'Waist' },
  ],
  ['a fault of the server', post(80), 500, { detail: 'Oops' }, { is: 'refused', refusal: notTaken.id }],
  [
    'changed elsewhere',
    put(80, 1),
    409,
    { code: 'changed_meanwhile', detail: 'Changed', current: { version: 3 } },
    { is: 'refused', refusal: 'Changed', current: { version: 3 } },
  ],
  [
    'an earlier attempt of the same',
    post(80),
    409,
    { code: 'id_taken', detail: 'x', current: { version: 1 } },
    {
      is: 'changed',
      write: { method: 'PUT', path: '/measurements/a', body: { id: 'a', waist: 80, version: 1 } },
    },
  ],
  [
    'another one’s id',
    { method: 'POST', path: '/activities', body: { id: 'b' }, about },
    409,
    { code: 'id_taken', detail: 'Taken' },
    { is: 'refused', refusal: 'Taken' },
  ],
])('%s', (_name, write, status, body, outcome) => {
  expect(outcomeOf(write, status, body)).toEqual(outcome);
});

test('what is refused stays until its owner has decided', () => {
  const queue = of(put(80, 1), weigh(70, 69));
  const [first, second] = queue;
  const refused = after(queue, first!, {
    is: 'refused',
    refusal: 'Changed',
    current: { version: 3, waist: 79 },
  });
  expect(nextOf(refused)?.key).toBe('k1');
  const insisted = withRetry(refused, 'k0');
  expect(insisted[0]).toEqual({ ...first, body: { waist: 80, version: 3 } });
  const conflict = after(insisted, second!, { is: 'refused', refusal: 'Changed', current: { weight: 68 } });
  expect(withRetry(conflict, 'k1')[1]?.body).toEqual({ weight: 70 });
  expect(withoutWrite(conflict, 'k1')).toEqual([insisted[0]]);
});

const step = fc.record({
  deed: fc.constantFrom('write', 'remove', 'send', 'lose'),
  waist: fc.integer({ min: 40, max: 200 }),
});

test('whatever was written and however often an answer is lost, the server has the last of it in the end', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let queue: Queue = [];
      let stored: { waist: number; version: number } | null = null;
      let isNew = true;
      let wanted: number | null = null;
      let number = 0;
      /** As the API does. */
      const serve = ({ method, body = {} }: Waiting): [number, unknown] => {
        const waist = body['waist'] as number;
        if (method === 'DELETE') {
          stored = null;
          return [204, undefined];
        }
        if (method === 'POST') {
          if (stored && stored.waist !== waist) return [409, { code: 'id_taken', current: stored }];
          stored ??= { waist, version: 1 };
          return [201, stored];
        }
        if (!stored) return [404, { code: 'not_found', detail: 'Gone' }];
        if (stored.waist !== waist && stored.version !== body['version'])
          return [409, { code: 'changed_meanwhile', detail: 'Changed', current: stored }];
        if (stored.waist !== waist) stored = { waist, version: stored.version + 1 };
        return [200, stored];
      };
      const send = (isLost: boolean) => {
        const next = nextOf(queue);
        if (!next) return;
        const answer = serve(next);
        if (!isLost) queue = after(queue, next, outcomeOf(next, ...answer));
      };
      for (const { deed, waist } of steps) {
        number += 1;
        if (deed === 'write') {
          // Removed, it is written anew; else it is corrected.
          const write: Write = isNew
            ? post(waist)
            : put(waist, (stored as { version: number } | null)?.version ?? 1);
          queue = withWrite(queue, write, `k${number}`, at);
          [wanted, isNew] = [waist, false];
        } else if (deed === 'remove' && !isNew) {
          queue = withWrite(queue, remove, `k${number}`, at);
          [wanted, isNew] = [null, true];
        } else if (deed === 'send') send(false);
        else if (deed === 'lose') send(true);
        expect(wholeQueue(JSON.parse(JSON.stringify(queue)))).toEqual(queue);
      }
      for (let tries = 0; nextOf(queue) && tries < 100; tries += 1) send(false);
      // What a lost answer made look like another's change is shown, and its owner’s word counts.
      for (const { key } of queue) {
        queue = withRetry(queue, key);
        send(false);
      }
      expect(queue).toEqual([]);
      expect((stored as { waist: number } | null)?.waist ?? null).toBe(wanted);
    }),
  );
});

test('what was refused is forgotten with what it was about', () => {
  const corrected = withWrite(of(put(80, 1)), remove, 'gone', at);
  const refused = after(corrected, corrected[0]!, {
    is: 'refused',
    refusal: 'Changed',
    current: { version: 2 },
  });
  expect(refused).toHaveLength(2);
  const other = withWrite(refused, weigh(70, 69), 'other', at);
  expect(after(other, nextOf(other)!, { is: 'done' }).map(({ key }) => key)).toEqual(['other']);
});

test.each([undefined, null, 'x', {}, [null], [{ key: 'a' }], [{ key: 'a', at, path: '/x', method: 'PUT' }]])(
  'of %j nothing is read',
  (stored) => {
    expect(wholeQueue(stored)).toEqual([]);
  },
);
