import { expect, test } from 'vitest';
import { dayNames } from './day-names.ts';

test('an Orthodox day has its fast and its feasts, in the reader’s language', () => {
  expect(dayNames('2027-04-30', 'en', 'orthodox')).toEqual({
    feasts: [{ name: 'Siklet (Good Friday)', isEstimate: false }],
    fast: 'Great Lent (Hudade)',
  });
  expect(dayNames('2026-10-07', 'am', null)).toEqual({ feasts: [], fast: 'የረቡዕና የዓርብ ጾም' });
});

test('a Muslim is shown Ramadan instead of the church’s fasts, and feasts as everybody', () => {
  expect(dayNames('2027-04-30', 'en', 'muslim').fast).toBeNull();
  expect(dayNames('2027-02-08', 'en', 'muslim')).toEqual({
    feasts: [{ name: 'Ramadan begins', isEstimate: true }],
    fast: 'Ramadan',
  });
});

test('an announced day counts, and is no estimate', () => {
  const announced = [{ feast: 'ramadan', hijriYear: 1448, date: '2027-02-09' }] as const;
  expect(dayNames('2027-02-08', 'en', 'muslim', announced)).toEqual({ feasts: [], fast: null });
  expect(dayNames('2027-02-09', 'en', 'muslim', announced).feasts).toEqual([
    { name: 'Ramadan begins', isEstimate: false },
  ]);
});
