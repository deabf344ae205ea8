import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  after,
  changedIn,
  changeOf,
  draftOf,
  linesOf,
  nextOf,
  parseOutbox,
  withAmount,
  withDeleted,
  without,
  withPortions,
  withWritten,
  type LocalEntry,
  type Outbox,
} from './outbox.ts';
import { meals } from './kinds.ts';
import { newEntrySchema, entryChangeSchema, type ShownEntry } from './schema.ts';

const amount = (value: number) => ({ estimate: { value, min: value, max: value }, complete: true });
const figures = (kcal: number) => ({
  calories: amount(kcal),
  protein: amount(1),
  iron: amount(0),
  sodium: amount(0),
  carbs: amount(0),
});
const id = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;

const entryOf = (n: number, grams = 100, day = '2026-11-20'): LocalEntry => ({
  id: id(n),
  day,
  meal: 'lunch',
  name: { en: 'Shiro' },
  portions: [
    {
      foodId: 'shiro-wat',
      grams,
      name: { en: 'Shiro' },
      measured: null,
      fast: 'yes',
      figures: figures(grams),
    },
  ],
  source: null,
  figures: figures(grams),
});
const stored = (n: number, grams = 100): ShownEntry => ({ ...entryOf(n, grams), version: 1 });

const gramsOf = (lines: ReturnType<typeof linesOf>) =>
  lines.map(({ entry }) => [entry.id.at(-1), entry.portions[0]!.grams]);

describe('a day is shown as it was written', () => {
  const known = [stored(1), stored(2)];

  test('with what is new at its end, and what is changed in its place', () => {
    const outbox = withWritten(withWritten({}, entryOf(3), null), entryOf(1, 50), 1);
    expect(gramsOf(linesOf('2026-11-20', known, outbox))).toEqual([
      ['1', 50],
      ['2', 100],
      ['3', 100],
    ]);
    expect(linesOf('2026-11-21', [], outbox)).toEqual([]);
  });

  test('without what is deleted, or went to another day', () => {
    const outbox = withWritten(withDeleted({}, entryOf(1), 1), entryOf(2, 100, '2026-11-19'), 1);
    expect(linesOf('2026-11-20', known, outbox)).toEqual([]);
    expect(gramsOf(linesOf('2026-11-19', [], outbox))).toEqual([['2', 100]]);
  });
});

test('what the server tells of another day, such as what waited when the page was left, is not shown', () => {
  expect(linesOf('2026-11-21', [stored(1)], {})).toEqual([]);
});

test('a change of a change is made from what the server has', () => {
  const outbox = withWritten(withWritten({}, entryOf(1, 50), 4), entryOf(1, 60), 4);
  expect(outbox[id(1)]).toMatchObject({ version: 4, entry: { portions: [{ grams: 60 }] } });
});

test('what was deleted and written again is to be brought back first', () => {
  const outbox = withWritten(withDeleted({}, entryOf(1), 2), entryOf(1, 70), 2);
  expect(outbox[id(1)]).toMatchObject({ version: 2, isRestored: true });
  expect(withWritten(outbox, entryOf(1, 80), 2)[id(1)]).toMatchObject({ isRestored: true });
});

test('a change after a refusal or a conflict is sent anew', () => {
  const refused: Outbox = {
    [id(1)]: { entry: entryOf(1), version: 1, day: '2026-11-20', refusal: 'No', conflict: stored(1) },
  };
  const after = withWritten(refused, entryOf(1, 20), 1)[id(1)]!;
  expect([after.refusal, after.conflict]).toEqual([undefined, undefined]);
});

const step = fc.record({
  kind: fc.constantFrom('write', 'delete', 'tell'),
  id: fc.integer({ min: 1, max: 4 }),
  grams: fc.integer({ min: 1, max: 500 }),
});

test('whatever was done, what is shown is the last that was done', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let outbox: Outbox = {};
      let server = new Map<string, ShownEntry>();
      const wanted = new Map<string, number | null>();
      for (const { kind, id: n, grams } of steps) {
        const version = server.get(id(n))?.version ?? null;
        if (kind === 'write') {
          outbox = withWritten(outbox, entryOf(n, grams), version);
          wanted.set(id(n), grams);
        } else if (kind === 'delete') {
          outbox = withDeleted(outbox, entryOf(n), version);
          wanted.set(id(n), null);
        } else if (outbox[id(n)]) {
          // What the server does with it.
          const { entry } = outbox[id(n)]!;
          server = new Map(server);
          if (entry) server.set(id(n), { ...entry, version: (version ?? 0) + 1 });
          else server.delete(id(n));
          outbox = without(outbox, id(n));
        }
        const lines = linesOf('2026-11-20', [...server.values()], outbox);
        const shown = new Map(lines.map(({ entry }) => [entry.id, entry.portions[0]!.grams]));
        const expected = [...wanted].filter(([, each]) => each !== null);
        expect(shown).toEqual(new Map(expected));
        expect(new Set(lines.map(({ entry }) => entry.id)).size).toBe(lines.length);
        expect(parseOutbox(JSON.stringify(outbox))).toEqual(outbox);
      }
    }),
  );
});

test.each([null, '', '{', '[]', 'null', '7', '{"a": 1}', '{"a": {"entry": {}, "day": "x"}}'])(
  'of %s nothing is read',
  (text) => {
    expect(parseOutbox(text)).toEqual({});
  },
);

describe('what is sent', () => {
  test('is what the API takes', () => {
    for (const meal of meals) {
      const entry = { ...entryOf(1), meal };
      expect(newEntrySchema.strict().parse(draftOf(entry))).toEqual(draftOf(entry));
      expect(entryChangeSchema.strict().parse(changeOf(entry, 3))).toEqual(changeOf(entry, 3));
    }
    expect(Object.keys(draftOf(entryOf(1)).portions[0]!)).toEqual(['foodId', 'grams']);
  });
});

test('another amount holds as much more', () => {
  const entry = entryOf(1);
  const more = withAmount(entry.portions[0]!, { grams: 250, measure: { id: 'ladle', count: 2.5 } }, null);
  expect(more).toMatchObject({ grams: 250, measure: { count: 2.5 }, figures: { calories: amount(250) } });
  const less = withAmount(more, { grams: 50 }, null);
  expect(less.measure).toBeUndefined();
  expect(withPortions(entry, [more, less]).figures.calories).toEqual(amount(300));
});

describe('after an answer', () => {
  const sent = withWritten({}, entryOf(1), 3);
  const wanted = sent[id(1)]!;
  const since = withWritten(sent, entryOf(1, 200), 3);
  const shown = { ...entryOf(1), version: 4 };
  test.each<[string, Outbox, Parameters<typeof after>[3], Outbox]>([
    ['it is done', sent, { is: 'told', entry: shown }, {}],
    [
      'what was changed meanwhile goes over what stands',
      since,
      { is: 'told', entry: shown },
      { [id(1)]: { ...since[id(1)]!, version: 4 } },
    ],
    ['what was given up meanwhile stays so', {}, { is: 'refused', refusal: 'No' }, {}],
    ['what was changed meanwhile is asked anew', since, { is: 'refused', refusal: 'No' }, since],
    [
      'a refusal stays with it',
      sent,
      { is: 'refused', refusal: 'No' },
      { [id(1)]: { ...wanted, refusal: 'No' } },
    ],
    [
      'what stands elsewhere stays with it',
      sent,
      { is: 'conflict', conflict: shown },
      { [id(1)]: { ...wanted, conflict: shown } },
    ],
    ['what was deleted elsewhere is new', sent, { is: 'gone' }, { [id(1)]: { ...wanted, isRestored: true } }],
  ])('%s', (_what, now, outcome, expected) => {
    expect(after(now, id(1), structuredClone(wanted), outcome)).toEqual(expected);
  });

  test('the next is the oldest that was neither refused nor changed elsewhere', () => {
    const both = withWritten(after(sent, id(1), wanted, { is: 'refused', refusal: 'No' }), entryOf(2), null);
    expect(nextOf(both)?.[0]).toBe(id(2));
    expect(nextOf({})).toBe(undefined);
  });

  test('what differs from before is what is to be kept', () => {
    const more = withWritten(sent, entryOf(2), null);
    expect(Object.keys(changedIn(more, structuredClone(sent)))).toEqual([id(2)]);
    expect(changedIn(sent, sent)).toEqual({});
  });
});
