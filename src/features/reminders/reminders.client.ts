import { read, remove } from '#src/api/client.ts';
import { memberApi } from '#src/session/account.client.ts';
import { sendOrKeep } from '#src/session/send-or-keep.client.ts';
import type { ReminderKind } from './kinds.ts';
import type { Reminder, ReminderDraft, Reminders } from './schema.ts';

const api = () => memberApi().reminders;

/** @throws {ApiError} as all of these */
export const readReminders = async (): Promise<Reminders> => await read(api().$get());

export const setReminder = async (kind: ReminderKind, json: ReminderDraft): Promise<Reminder> =>
  await read(api()[':kind'].$put({ param: { kind }, json }));

export const endReminder = (kind: ReminderKind): Promise<void> =>
  remove(api()[':kind'].$delete({ param: { kind } }));

export const resumeReminder = async (kind: ReminderKind): Promise<Reminder> =>
  await read(api()[':kind'].resume.$post({ param: { kind } }));

export const removeDevice = (id: string): Promise<void> =>
  remove(api().devices[':id'].$delete({ param: { id } }));

/** Whether to be reminded of training is not asked any more, on no device. */
export async function passQuestion(): Promise<void> {
  const json = { reminderPassed: true as const };
  const write = { method: 'PUT', path: '/preferences', body: json, about: { kind: 'choice' } } as const;
  await sendOrKeep(write, () => read(memberApi().preferences.$put({ json })));
}

/** By which way it went. */
export const sendTrial = async (): Promise<'push' | 'mail'> => (await read(api().trial.$post())).channel;
