import { hashSync } from 'bcryptjs';
import { expect, test } from 'vitest';
import { bcryptDecoy, isBcrypt } from './bcrypt.server.ts';
import { isOutdated, passwordMatches } from './hashing.server.ts';

const password = 'እንጀራ-Wot-12';

test.each(['$2a$', '$2b$', '$2y$'])(
  'a hash that begins with %s knows its password, and is to be renewed',
  async (kind) => {
    const hash = hashSync(password, 4).replace('$2b$', kind);
    expect(isBcrypt(hash)).toBe(true);
    expect(await passwordMatches(password, hash)).toBe(true);
    expect(await passwordMatches(`${password} `, hash)).toBe(false);
    expect(isOutdated(hash)).toBe(true);
  },
);

test('of a long password bcrypt knows 72 bytes', async () => {
  const long = 'ሰ'.repeat(24);
  const hash = hashSync(long, 4);
  expect(await passwordMatches(`${long}more`, hash)).toBe(true);
  expect(await passwordMatches('ሰ'.repeat(23), hash)).toBe(false);
});

test('what matches does not depend on whether kinds of hashes are made to look alike', async () => {
  const hash = hashSync(password, 4);
  expect(await passwordMatches(password, hash, 4)).toBe(true);
  expect(await passwordMatches('x', hash, 4)).toBe(false);
  expect(await passwordMatches('x', null, 4)).toBe(false);
  expect(isBcrypt(bcryptDecoy(4))).toBe(true);
  expect(await passwordMatches('', bcryptDecoy(4))).toBe(false);
});

test('checking does not keep the server from answering', async () => {
  const hash = hashSync(password, 10);
  let answers = 0;
  const timer = setInterval(() => (answers += 1), 1);
  expect(await passwordMatches(password, hash)).toBe(true);
  clearInterval(timer);
  // A check in one piece would let none of them in.
  expect(answers).toBeGreaterThan(0);
});
