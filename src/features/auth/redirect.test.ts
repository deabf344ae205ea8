import { expect, test } from 'vitest';
import { allowedRedirect } from './redirect.ts';

test.each([
  ['https://birtu.example/am/login', 'https://birtu.example/am/login'],
  ['/am/login?from=mail', 'https://birtu.example/am/login?from=mail'],
  ['https://elsewhere.example/login', 'https://birtu.example/login'],
  ['https://birtu.example.elsewhere.example/', 'https://birtu.example/login'],
  ['//elsewhere.example/', 'https://birtu.example/login'],
  ['https://birtu.example@elsewhere.example/', 'https://birtu.example/login'],
  ['javascript:alert(1)', 'https://birtu.example/login'],
  ['http://birtu.example/', 'https://birtu.example/login'],
  ['https://', 'https://birtu.example/login'],
  [undefined, 'https://birtu.example/login'],
])('%s leads to %s', (wanted, address) => {
  expect(allowedRedirect(wanted, 'https://birtu.example', '/login').href).toBe(address);
});
