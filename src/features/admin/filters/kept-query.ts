import type { ZodObject } from 'zod';
import { isPlaceName } from '#src/lib/list-address.ts';

/**
 * What of an address narrows a list down or sorts it, in one order.
 *
 * @param schema what the list can be asked for
 * @returns null where nothing does, or the list cannot be asked like that
 */
export function keptQuery(address: string, schema: ZodObject): string | null {
  const given = new URLSearchParams(address);
  const kept = Object.keys(schema.shape)
    .filter((name) => !isPlaceName(name))
    .toSorted()
    .flatMap((name): [string, string][] => {
      const value = given.get(name)?.trim() ?? '';
      return value === '' ? [] : [[name, value]];
    });
  const isFit = kept.length > 0 && schema.safeParse(Object.fromEntries(kept)).success;
  return isFit ? new URLSearchParams(kept).toString() : null;
}
