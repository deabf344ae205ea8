import { read } from '#src/api/client.ts';
import { memberApi } from '#src/session/account.client.ts';
import { sendOrKeep } from '#src/session/send-or-keep.client.ts';
import type { KeptEater } from './schema.ts';

/** Keeps what a member says of themselves, and what they mind beside it. */
export async function keepEater(
  eater: KeptEater,
  minded: { readonly mindsCarbs?: true | null },
): Promise<void> {
  const body = { eater, ...minded };
  await sendOrKeep({ method: 'PUT', path: '/preferences', body, about: { kind: 'choice' } }, () =>
    read(memberApi().preferences.$put({ json: body })),
  );
}
