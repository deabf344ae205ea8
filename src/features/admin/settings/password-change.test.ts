import { expect, test } from 'vitest';
import { passwordFault } from './password-change.ts';

const change = (current: string, next: string, confirmation: string) => ({ current, next, confirmation });

test.each([
  [
    'nobody is logged in, whatever else is wrong',
    false,
    change('', 'a', 'b'),
    'You must be logged in to change your password.',
  ],
  [
    'there is no current password, whatever the new ones are',
    true,
    change('', 'a', 'b'),
    'Please enter your current password.',
  ],
  [
    'the new ones differ, before they are measured',
    true,
    change('old', 'a', 'b'),
    'New passwords do not match.',
  ],
  [
    'the new one is short',
    true,
    change('old', '12345', '12345'),
    'Password must be at least 6 characters long.',
  ],
  ['the new one is not there', true, change('old', '', ''), 'Password must be at least 6 characters long.'],
  ['nothing is wrong', true, change('old', '123456', '123456'), undefined],
  ['six signs of Ethiopic are six', true, change('old', 'እንጀራወጥ', 'እንጀራወጥ'), undefined],
  ['spaces count, and are never taken away', true, change(' ', '      ', '      '), undefined],
])('%s', (_name, isLoggedIn, given, fault) => {
  const found = passwordFault(isLoggedIn, given, 6);
  expect(found?.id.replace('{minimum}', String(found.values?.minimum))).toBe(fault);
});

test('as many characters are asked for as the installation wants', () => {
  const found = passwordFault(true, change('old', '12345678901', '12345678901'), 12);
  expect(found?.values).toEqual({ minimum: 12 });
  expect(passwordFault(true, change('old', '123456789012', '123456789012'), 12)).toBeNull();
});
