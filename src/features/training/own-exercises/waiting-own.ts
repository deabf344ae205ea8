import type { Queue } from '#src/session/device/queue/waiting.ts';
import type { OwnExercise } from './schema.ts';

/** Below `/api`. */
export const ownExercisesWritten = '/training/own-exercises';

/** A member's own exercises as they stand once the server has taken what waits on this device. */
export function withWaitingOwn(own: readonly OwnExercise[], queue: Queue): readonly OwnExercise[] {
  const byId = new Map(own.map((one) => [one.id, one]));
  for (const { method, path, body } of queue) {
    const place = `${ownExercisesWritten}/`;
    const id = path.startsWith(place) ? path.slice(place.length) : body?.['id'];
    if (!path.startsWith(ownExercisesWritten) || typeof id !== 'string') continue;
    const there = byId.get(id);
    if (method !== 'POST' && !there) continue;
    byId.set(id, { version: 1, isRetired: false, ...there, ...(body as object), id } as OwnExercise);
  }
  return [...byId.values()].toSorted((a, b) => a.name.localeCompare(b.name));
}
