import { apiClient, read } from '#src/api/client.ts';
import type { Exercise } from '#src/features/plans/exercises/schema.ts';
import { isAnswerKept } from '#src/session/device/kept-answers.client.ts';
import { isPassing } from '#src/session/passing.client.ts';
import { hasStoredSession } from '#src/session/storage.client.ts';
import { asExercise, isOwn } from './own-exercises/as-exercise.ts';
import { readOwnExercises } from './own-exercises/own-exercises.client.ts';

let reading: Promise<readonly Exercise[]> | undefined;

/** The library of exercises, which the browser caches; read once a visit. @throws {ApiError} */
function readLibrary(): Promise<readonly Exercise[]> {
  reading ??= read(apiClient(fetch).exercises.$get({ query: {} })).then(
    ({ items }) => items,
    (error: unknown) => {
      reading = undefined;
      throw error;
    },
  );
  return reading;
}

/** The library is of use without them, as for a visitor, and where an older release answers. */
const ownOrNone = async () => (hasStoredSession() ? await readOwnExercises().catch(() => []) : []);

/** The library, and what the member made, without what is retired. @throws {ApiError} */
export async function readOffered(): Promise<readonly Exercise[]> {
  const [library, own] = await Promise.all([readLibrary(), ownOrNone()]);
  return [...own.filter(({ isRetired }) => !isRetired).map(asExercise), ...library];
}

/** Some exercises, or the whole library where it is on the device and so there at once. @throws {ApiError} */
export async function readExercises(ids: readonly string[]): Promise<readonly Exercise[]> {
  const [library, own] = await Promise.all([
    ofLibrary(ids.filter((id) => !isOwn(id))),
    ids.some(isOwn) ? ownOrNone() : [],
  ]);
  return [...own.map(asExercise), ...library];
}

async function ofLibrary(ids: readonly string[]): Promise<readonly Exercise[]> {
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
