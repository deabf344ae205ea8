import { expect, test } from 'vitest';
import { hashPassword, isOutdated, OverCapacity, passwordMatches } from './hashing.server.ts';

test('a hash is argon2id in PHC form, with a salt of its own, and knows its password exactly', async () => {
  const password = ' እንጀራ-Wot-12 ';
  const [hash, again] = [await hashPassword(password), await hashPassword(password)];
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(again).not.toBe(hash);
  expect(await passwordMatches(password, hash)).toBe(true);
  expect(await passwordMatches(password.trim(), hash)).toBe(false);
  expect(isOutdated(hash)).toBe(false);
});

test('no hash, or one of another kind, matches nothing, not even what the decoy is made of', async () => {
  for (const stored of [null, '', '$2a$10$abcdefghijklmnopqrstuv'])
    expect(await passwordMatches('', stored)).toBe(false);
});

test('many at once all come to an end', async () => {
  const hash = await hashPassword('x');
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) => passwordMatches(i % 2 ? 'x' : 'y', hash)),
  );
  expect(answers.filter(Boolean)).toHaveLength(10);
});

test('more than can wait are turned away at once, and the others come to their end', async () => {
  const answers = await Promise.allSettled(Array.from({ length: 100 }, () => passwordMatches('x', null)));
  const reasons = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
  expect(reasons.length).toBeGreaterThanOrEqual(33);
  expect(reasons.length).toBeLessThanOrEqual(35);
  expect(reasons.every((reason) => reason instanceof OverCapacity)).toBe(true);
  expect(await passwordMatches('x', null)).toBe(false);
});
