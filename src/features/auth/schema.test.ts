import { describe, expect, test } from 'vitest';
import { passwordFormSchema } from './security/schema.ts';
import {
  emailSchema,
  loginSchema,
  nameSchema,
  newPasswordSchema,
  registrationFormSchema,
  resetFormSchema,
  resetPasswordSchema,
} from './schema.ts';

interface Fault {
  readonly path: PropertyKey[];
  readonly message: string;
}

/** What a form shows: the first message of each field. */
function faults(
  schema: { safeParse(value: unknown): { error?: { issues: Fault[] } | undefined } },
  value: unknown,
): string[] {
  const shown = new Map<string, string>();
  for (const { path, message } of schema.safeParse(value).error?.issues ?? [])
    shown.set(path.join('.'), shown.get(path.join('.')) ?? message);
  return [...shown.values()];
}

describe('a name', () => {
  test.each([
    ['', 'Name is required'],
    ['   ', 'Name is required'],
    [undefined, 'Name is required'],
    ['A', 'Name must be at least 2 characters long'],
    ['a'.repeat(51), 'Name must be less than 50 characters'],
    ['Sara1', 'Name contains invalid characters'],
    ['Sara <b>', 'Name contains invalid characters'],
    ['Sa\u0000ra', 'Name contains invalid characters'],
  ])('%j: %s', (name, message) => {
    expect(faults(nameSchema, name)).toEqual([message]);
  });

  test.each(["Kebede O'Brien-Alemu", 'ሰላማዊት ኃይሌ', 'Zoë', 'Zoe\u0308', 'አበ', 'a'.repeat(50)])(
    '%s is one',
    (name) => {
      expect(nameSchema.parse(` ${name} `)).toBe(name);
    },
  );
});

describe('an e-mail address', () => {
  test.each([
    ['', 'Email is required'],
    [undefined, 'Email is required'],
    ['sara', 'Please enter a valid email address'],
    ['sara@birtu', 'Please enter a valid email address'],
    [`${'a'.repeat(250)}@b.et`, 'Email address is too long'],
  ])('%j: %s', (email, message) => {
    expect(faults(emailSchema, email)).toEqual([message]);
  });

  test('is trimmed and lowercased', () => {
    expect(emailSchema.parse('  Sara@Birtu.ET ')).toBe('sara@birtu.et');
  });
});

describe('a new password', () => {
  test.each([
    ['', 'Password is required'],
    ['Abc123!', 'Password must be at least 8 characters long'],
    ['qwerty', 'Password must be at least 8 characters long'],
    [`Aa1!${'x'.repeat(125)}`, 'Password is too long'],
    ['Password', 'Password is too common, please choose a stronger password'],
    ['abcdefgh1', 'Password must contain at least 3 of: lowercase, uppercase, numbers, special characters'],
    [
      'abcdefghijklmn',
      'Password must contain at least 3 of: lowercase, uppercase, numbers, special characters',
    ],
  ])('%j: %s', (password, message) => {
    expect(faults(newPasswordSchema, password)).toEqual([message]);
  });

  test('keeps its spaces', () => {
    expect(newPasswordSchema.parse(' Abcdef12 ')).toBe(' Abcdef12 ');
  });
});

describe('the registration form', () => {
  const good = { name: 'Sara', email: 's@b.et', password: 'Abcdef12', confirmPassword: 'Abcdef12' };
  test('passes', () => expect(faults(registrationFormSchema, good)).toEqual([]));
  test('asks for the password twice', () => {
    expect(faults(registrationFormSchema, { ...good, confirmPassword: '' })).toEqual([
      'Please confirm your password',
    ]);
    expect(faults(registrationFormSchema, { ...good, confirmPassword: 'Abcdef13' })).toEqual([
      'Passwords do not match',
    ]);
  });
  test('says what differs even where another field is wrong', () => {
    expect(faults(registrationFormSchema, { ...good, name: '', confirmPassword: 'x' })).toEqual([
      'Name is required',
      'Passwords do not match',
    ]);
  });
});

test('the login form takes any password, as it is', () => {
  expect(loginSchema.parse({ email: 'S@b.et', password: ' x ' })).toEqual({
    email: 's@b.et',
    password: ' x ',
  });
  expect(faults(loginSchema, { email: '', password: '' })).toEqual([
    'Email is required',
    'Password is required',
  ]);
});

describe('a password of fewer characters than RESET_PASSWORD_MIN', () => {
  test.each([
    [6, 'Ab123'],
    [12, 'Abcdefghi12'],
  ])('of %i is told how many, in English where nobody translates', (minimum, password) => {
    const text = `Password must be at least ${minimum} characters long.`;
    expect(faults(resetPasswordSchema(minimum), password)).toEqual([text]);
  });

  test('is told in the words that the screen gives', () => {
    const both = { password: 'Abcdefghi12', confirmPassword: 'Abcdefghi12', confirm_password: 'Abcdefghi12' };
    const said = 'ቢያንስ 12 ምልክቶች';
    expect(faults(resetFormSchema(12, said), both)).toEqual([said]);
    expect(faults(passwordFormSchema(false, 12, said), both)).toEqual([said]);
  });
});
