import { read } from '#src/api/client.ts';
import { memberApi } from '#src/session/account.client.ts';
import { sendOrKeep } from '#src/session/send-or-keep.client.ts';
import { waitingBodies } from '#src/session/writes.client.ts';
import type { Tsom } from './tsom.ts';
import { tsomClientIsHere } from './use-tsom.client.ts';

const path = '/preferences';

/** What the member's profile holds, or is to hold once there is a connection. @throws {ApiError} */
export async function readTsom(): Promise<Tsom | null> {
  const [{ tsom }, waiting] = await Promise.all([read(memberApi().preferences.$get()), waitingBodies(path)]);
  return 'tsom' in waiting ? (waiting['tsom'] as Tsom | null) : (tsom ?? null);
}

/** Keeps it in the member's profile, or forgets it there. @throws {ApiError} */
export async function keepTsom(tsom: Tsom | null): Promise<void> {
  await sendOrKeep({ method: 'PUT', path, body: { tsom }, about: { kind: 'choice' } }, () =>
    read(memberApi().preferences.$put({ json: { tsom } })),
  );
}

tsomClientIsHere({ readTsom, keepTsom });
