import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkedFinish } from './finish.ts';
import { finishSchema } from './schema.ts';

const figure = fc.oneof(
  fc.constantFrom('', ' ', '0', '1', '45', '1.5', '19.9', '20', '500', '500.1', '-3', '1e3', 'x', '９'),
  fc.integer({ min: -10, max: 2000 }).map(String),
  fc.double({ noNaN: true }).map(String),
);
const name = fc.oneof(
  fc.constantFrom('', ' ', '\u2800', 'ጠዋት', ' Morning ', 'a\u202Eb', '\0', '\uD83D'),
  fc.string({ unit: 'grapheme', maxLength: 100 }),
  fc.string({ unit: 'binary', maxLength: 100 }),
);

const effort = fc.constantFrom('', '0', '1', '7', '10', '11', '2.5', 'x');

test('a finish is taken, and refused with the same words, as the API does', () => {
  fc.assert(
    fc.property(figure, figure, name, effort, (minutes, bodyWeight, typedName, typedEffort) => {
      const date = '2026-11-25';
      const { finish, faults } = checkedFinish({
        minutes,
        date,
        bodyWeight,
        name: typedName,
        effort: typedEffort,
      });
      const asked = finishSchema.safeParse({
        minutes: Number(minutes),
        date,
        ...(bodyWeight !== '' && { bodyWeight: Number(bodyWeight) }),
        ...(typedName.trim() !== '' && { name: typedName }),
        ...(typedEffort !== '' && { effort: Number(typedEffort) }),
      });
      const said = Object.fromEntries(
        (asked.error?.issues ?? []).toReversed().map(({ path, message }) => [String(path[0]), message]),
      );
      expect(faults).toEqual(said);
      expect(finish).toEqual(asked.success ? asked.data : null);
    }),
  );
});
