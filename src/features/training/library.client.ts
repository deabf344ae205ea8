import { apiClient, read } from '#src/api/client.ts';
import type { Exercise } from '#src/features/plans/exercises/schema.ts';

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
