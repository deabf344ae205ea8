import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nameSchema } from '../schema.ts';
import { nameOfNewMember, personFrom } from './person.ts';

describe('a person', () => {
  test('is who the subject says; an e-mail is verified only by the word true', () => {
    const claims = { sub: '7', email: ' Sara@Birtu.Test ', name: 'Sara Tesfaye' };
    expect(personFrom({ ...claims, email_verified: true })).toEqual({
      subject: '7',
      email: 'sara@birtu.test',
      isEmailVerified: true,
      name: 'Sara Tesfaye',
    });
    for (const verified of ['true', 1, undefined, false])
      expect(personFrom({ ...claims, email_verified: verified })).toMatchObject({ isEmailVerified: false });
  });

  test.each([{}, { sub: 7 }, { sub: '' }, { sub: 'a\u0000' }, { sub: 'x'.repeat(256) }])(
    'is nobody in %j',
    (claims) => {
      expect(personFrom(claims)).toBeNull();
    },
  );

  test('without a usable e-mail has none, and none that is verified', () => {
    for (const email of [undefined, 7, 'nonsense', `${'x'.repeat(250)}@birtu.test`])
      expect(personFrom({ sub: '7', email, email_verified: true })).toMatchObject({
        email: null,
        isEmailVerified: false,
      });
  });
});

describe('a new member’s name', () => {
  test.each([
    ['Sara Tesfaye', 'Sara Tesfaye'],
    ['<b>Sara</b>', 'b Sara b'],
    ['አልማዝ ከበደ', 'አልማዝ ከበደ'],
    ['S', 'Abebe Kebede'],
    ['12345', 'Abebe Kebede'],
    [undefined, 'Abebe Kebede'],
  ])('%j is cleaned to %j', (name, expected) => {
    const person = personFrom({ sub: '7', name })!;
    expect(nameOfNewMember(person, 'abebe.kebede7@birtu.test')).toBe(expected);
  });

  test('is put together where the provider tells the parts only', () => {
    expect(personFrom({ sub: '7', given_name: 'Sara', family_name: 'Tesfaye' })!.name).toBe('Sara Tesfaye');
  });

  test('always keeps the rules for names', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 90 }), fc.emailAddress(), (name, email) => {
        const person = personFrom({ sub: '7', name })!;
        expect(nameSchema.safeParse(nameOfNewMember(person, email)).success).toBe(true);
      }),
    );
  });
});
