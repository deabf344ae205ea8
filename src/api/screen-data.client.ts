import type { Loaded, Refusal, SaveResult } from '#src/lib/save-result.ts';
import type { ZodObject, ZodType } from 'zod';
import { ApiError, read, unreachable } from './client.ts';

/**
 * What of an address a list can be asked for; the rest of it, and what is wrong there, is left out. The rules for it come
 * only where an address asks for anything.
 *
 * @throws {ApiError} where they cannot be had
 */
export async function askedOf(
  loadQuery: () => Promise<ZodObject>,
  address: URLSearchParams,
): Promise<Record<string, string>> {
  if (address.size === 0) return {};
  const { shape } = await loadQuery().catch(() => {
    throw new ApiError(unreachable);
  });
  return Object.fromEntries(
    Object.entries(shape).flatMap(([name, schema]) => {
      const value = address.get(name);
      return value !== null && (schema as ZodType).safeParse(value).success ? [[name, value]] : [];
    }),
  );
}

/** What a screen of the staff reads; the session and the right to it are the frame's, so 401 and 403 are thrown. */
export async function loaded<T>(reading: Promise<T>): Promise<Loaded<T>> {
  try {
    return { value: await reading };
  } catch (error) {
    if (!(error instanceof ApiError) || [401, 403].includes(error.problem.status)) throw error;
    return { refusal: error.problem };
  }
}

/**
 * Saves a record, and says what came of it. An earlier attempt that has made it already, whose answer was lost, counts
 * as somebody who was faster.
 */
export async function saving<Stored>(request: Parameters<typeof read>[0]): Promise<SaveResult<Stored>> {
  try {
    return { outcome: 'saved', record: (await read(request)) as Stored };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { problem } = error;
    if (['changed_meanwhile', 'saved_before'].includes(problem.code) && problem.current !== undefined)
      return { outcome: 'changed_meanwhile', record: problem.current as Stored };
    return { outcome: 'refused', refusal: problem };
  }
}

/**
 * Deletes a record. One that is gone already counts: by somebody else, or by an earlier attempt whose answer was lost.
 *
 * @returns why it could not be done; null where it is gone
 */
export async function deleting(request: Parameters<typeof read>[0]): Promise<Refusal | null> {
  try {
    await read(request);
    return null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.problem.status === 404 ? null : error.problem;
  }
}
