import { expect, it } from 'vitest';
import { publicMemory } from './public-memory.server.ts';

it('reads once, also for readers that meet, and anew after a change', async () => {
  const memory = publicMemory();
  let reads = 0;
  const read = async () => (reads += 1);
  const ask = async () => await memory.recall('foods', read);
  expect(await Promise.all([ask(), ask()])).toEqual([1, 1]);
  expect(await memory.recall('other', read)).toBe(2);
  memory.forget();
  expect([await ask(), await ask()]).toEqual([3, 3]);
});

it('keeps nothing of what was being read while something changed', async () => {
  const memory = publicMemory();
  const { promise, resolve } = Promise.withResolvers<string>();
  const early = memory.recall('foods', () => promise);
  memory.forget();
  resolve('before');
  expect(await early).toBe('before');
  expect(await memory.recall('foods', async () => 'after')).toBe('after');
});

it('keeps no failure', async () => {
  const memory = publicMemory();
  await expect(memory.recall('foods', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await memory.recall('foods', async () => 'there')).toBe('there');
});
