import fc from 'fast-check';
import { expect, test } from 'vitest';
import { textLimits } from '#src/features/activity/kinds.ts';
import { isStorable } from '#src/lib/text.ts';
import { sessionName } from './session-name.ts';

const place = { week: 10, day: 6 };

test('names the plan and the day, in the person’s language', () => {
  expect(sessionName('Weight Loss Foundation', place, 'en')).toBe('Weight Loss Foundation · week 10, day 6');
  expect(sessionName('የክብደት መቀነሻ መሠረት', place, 'am')).toBe('የክብደት መቀነሻ መሠረት · ሳምንት 10፣ ቀን 6');
});

test('always fits into an activity, and can be stored', () => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 200, unit: 'grapheme' }),
      fc.constantFrom('en', 'am'),
      (title, language) => {
        const name = sessionName(title, place, language);
        expect(name.length).toBeLessThanOrEqual(textLimits.name);
        expect(isStorable(name) || !isStorable(title)).toBe(true);
      },
    ),
  );
});
