import { read } from '#src/api/client.ts';
import { memberApi } from '#src/session/account.client.ts';
import { sendOrKeep, waits } from '#src/session/send-or-keep.client.ts';
import { readWaiting } from '#src/session/writes.client.ts';
import type { OwnExercise, OwnExerciseDraft } from './schema.ts';
import { ownExercisesWritten as path } from './waiting-own.ts';

const api = () => memberApi().training['own-exercises'];

/** What the member made, with what waits on this device. @throws {ApiError} */
export async function readOwnExercises(): Promise<readonly OwnExercise[]> {
  const [{ items }, queue] = await Promise.all([read(api().$get()), readWaiting()]);
  if (queue.length === 0) return items;
  return (await import('./waiting-own.ts')).withWaitingOwn(items, queue);
}

/** Without a connection it is kept on the device, and can be trained at once. @throws {ApiError} */
export async function makeOwnExercise(draft: OwnExerciseDraft): Promise<OwnExercise> {
  const uuid = crypto.randomUUID?.();
  const json = { ...draft, ...(uuid && { id: `own-${uuid}` }) };
  const about = { kind: 'exercise', value: draft.name } as const;
  const saved = await sendOrKeep({ method: 'POST', path, body: json, about }, () =>
    read(api().$post({ json })),
  );
  return saved === waits ? { ...draft, id: json.id ?? '', version: 1, isRetired: false } : saved;
}

/** @throws {ApiError} as the other */
export async function changeOwnExercise({ id, ...json }: OwnExercise): Promise<OwnExercise> {
  const about = { kind: 'exercise', value: json.name } as const;
  const saved = await sendOrKeep({ method: 'PUT', path: `${path}/${id}`, body: json, about }, () =>
    read(api()[':id'].$put({ param: { id }, json })),
  );
  return saved === waits ? { id, ...json } : saved;
}
