import { apiClient, read } from '#src/api/client.ts';
import type { Exercise } from '#src/features/plans/exercises/schema.ts';
import { isAnswerKept } from '#src/session/device/kept-answers.client.ts';
import { isPassing } from '#src/session/passing.client.ts';

let reading: Promise<readonly Exercise[]> | undefined;

/** The library of exercises, which the browser caches; read once a visit. @throws {ApiError} */
export function readLibrary(): Promise<readonly Exercise[]> {
  reading ??= read(apiClient(fetch).exercises.$get({ query: {} })).then(
    ({ items }) => items,
    (error: unknown) => {
      reading = undefined;
      throw error;
    },
  );
  return reading;
}

/** Some exercises of the library, or all of it where it is on the device and so there at once. @throws {ApiError} */
export async function readExercises(ids: readonly string[]): Promise<readonly Exercise[]> {
  if (ids.length === 0) return [];
  if (reading || (await isAnswerKept('/api/exercises'))) return await readLibrary();
  const asked = apiClient(fetch).exercises.$get({ query: { ids: [...new Set(ids)].toSorted().join() } });
  return await read(asked).then(
    ({ items }) => items,
    (error: unknown) => {
      if (!isPassing(error)) throw error;
      return readLibrary();
    },
  );
}
