import { read, remove } from '#src/api/client.ts';
import { languageOf } from '#src/lib/language.ts';
import { memberApi } from '#src/session/account.client.ts';
import type { About, Queue } from '#src/session/device/queue/waiting.ts';
import { sendOrKeep, type waits } from '#src/session/send-or-keep.client.ts';
import { nameOf } from './naming.ts';
import type { Activity } from './schema.ts';

export type NewActivity = Pick<Activity, 'date' | 'type' | 'details'> & { readonly id?: string };

const path = '/activities';

/** Logs an activity, or one that is to be there again. @throws {ApiError} */
export function logActivity({ id, date, type, details }: NewActivity): Promise<Activity | typeof waits> {
  const json = { ...(id !== undefined && { id }), date, type, details };
  return sendOrKeep(
    { method: 'POST', path, body: json, about: aboutOf(json) },
    async () => (await read(memberApi().activities.$post({ json }))) as Activity,
  );
}

/** @throws {ApiError} */
export async function removeActivity(activity: Omit<Activity, 'user_id'>): Promise<void> {
  const { id } = activity;
  await sendOrKeep({ method: 'DELETE', path: `${path}/${id}`, about: aboutOf(activity) }, () =>
    remove(memberApi().activities[':id'].$delete({ param: { id } })),
  );
}

const aboutOf = (activity: Pick<Activity, 'date' | 'type' | 'details'>): About => {
  const value = nameOf(activity, languageOf(location.pathname));
  return { kind: 'activity', day: activity.date, ...(value !== null && { value }) };
};

/** As the list shows what the server does not know yet. */
export const asKept = ({ id = '', ...activity }: NewActivity): Activity => ({ id, user_id: '', ...activity });

/** What waits of activities, by their ids; null for what is to be removed. */
export function keptOf(queue: Queue): ReadonlyMap<string, Activity | null> {
  const kept = new Map<string, Activity | null>();
  for (const { method, path: address, body } of queue)
    if (address === path) kept.set(String(body?.['id']), asKept(body as unknown as NewActivity));
    else if (method === 'DELETE' && address.startsWith(`${path}/`))
      kept.set(address.slice(path.length + 1), null);
  return kept;
}
