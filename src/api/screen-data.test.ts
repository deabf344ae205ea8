import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { askedOf } from './screen-data.client.ts';

const rules = z.object({ q: z.string().max(5), page: z.coerce.number().int() });
const load = () => Promise.resolve(rules);
const asked = (address: string) => askedOf(load, new URLSearchParams(address));

describe('what an address asks of a list', () => {
  test('is what the list knows and what is right', async () => {
    expect(await asked('q=teff&page=2&edit=7')).toEqual({ q: 'teff', page: '2' });
    expect(await asked('q=too long&page=two')).toEqual({});
  });

  test('asks for no rules where it asks for nothing', async () => {
    const never = vi.fn(load);
    expect(await askedOf(never, new URLSearchParams())).toEqual({});
    expect(never).not.toHaveBeenCalled();
  });

  test('is not known without its rules, as without a line', async () => {
    const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
    const answer = askedOf(gone, new URLSearchParams('q=teff'));
    await expect(answer).rejects.toMatchObject({ problem: { status: 0, code: 'network' } });
  });
});
