import { read } from '#src/api/client.ts';
import { memberApi } from '#src/session/account.client.ts';
import { sendOrKeep } from '#src/session/send-or-keep.client.ts';
import type { KeptEater } from './schema.ts';

/** Keeps what a member says of themselves; null forgets it. */
export async function keepEater(eater: KeptEater | null): Promise<void> {
  await sendOrKeep({ method: 'PUT', path: '/preferences', body: { eater }, about: { kind: 'choice' } }, () =>
    read(memberApi().preferences.$put({ json: { eater } })),
  );
}
