import { expect, test } from 'vitest';
import { fieldErrors } from './field-errors.ts';

test('of several faults in a field the first is told; a fault of the whole stands under no name', () => {
  const issues = [
    { path: ['name'], message: 'first' },
    { path: ['name'], message: 'second' },
    { path: ['address', 0, 'city'], message: 'deep' },
    { path: [], message: 'whole' },
  ];
  expect(fieldErrors(issues)).toEqual({ name: 'first', address: 'deep', '': 'whole' });
});
