import { read, remove } from '#src/api/client.ts';
import { memberApi } from '#src/session/account.client.ts';
import { sendOrKeep } from '#src/session/send-or-keep.client.ts';
import { readWaiting } from '#src/session/writes.client.ts';
import type { Progress } from './schema.ts';
import type { Target } from './target.ts';

const path = '/progress/target';

/** @throws {ApiError} as below */
export async function setTarget(
  json: Pick<Target, 'weight'> & Partial<Target> & { readonly day: string },
): Promise<void> {
  const about = { kind: 'target', value: String(json.weight) } as const;
  await sendOrKeep({ method: 'PUT', path, body: json, about }, () =>
    read(memberApi().progress.target.$put({ json })),
  );
}

export async function removeTarget(): Promise<void> {
  await sendOrKeep({ method: 'DELETE', path, about: { kind: 'target' } }, () =>
    remove(memberApi().progress.target.$delete()),
  );
}

/** With the target that was set on this device and waits for a connection. */
export async function withKeptTarget(progress: Progress): Promise<Progress> {
  const last = (await readWaiting()).findLast((each) => each.path === path);
  if (!last) return progress;
  const { weight, day, from } = (last.body ?? {}) as Partial<Target & { day: string }>;
  if (last.method === 'DELETE' || weight === undefined) return { ...progress, target: null };
  const start = from ?? { day: day ?? '', weight: progress.latest?.weight ?? weight };
  return { ...progress, target: { weight, from: start } };
}
