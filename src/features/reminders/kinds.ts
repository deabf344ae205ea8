/** What a member can be reminded of. */
export const reminderKinds = ['training', 'weigh_in', 'meals', 'weekly_summary', 'next_fast'] as const;
export type ReminderKind = (typeof reminderKinds)[number];

/** Mails that come again, and that a link in each of them ends: of members, and of staff who want to know of messages. */
export const endedByLink = [...reminderKinds, 'messages'] as const;
export type EndedByLink = (typeof endedByLink)[number];

/** Browsers that one member is reminded on. */
export const maxDevices = 10;

/** After so many in a row that were not followed, a reminder goes silent. */
export const maxUnanswered = 3;

/** What is later than this is left out: nobody wants to train an hour after the time. */
export const maxLateMs = 3_600_000;

/** The days that one can choose; the next fast is looked for on every day. */
export const everyDay: readonly number[] = [0, 1, 2, 3, 4, 5, 6];

/** What is proposed when a reminder is switched on first. */
export const proposed: Readonly<
  Record<ReminderKind, { readonly days: readonly number[]; readonly time: string }>
> = {
  training: { days: [0, 2, 4], time: '07:00' },
  weigh_in: { days: [0], time: '07:00' },
  meals: { days: everyDay, time: '20:00' },
  weekly_summary: { days: [6], time: '18:00' },
  next_fast: { days: everyDay, time: '18:00' },
};

/** Where it leads, without language. What counts as followed once it is opened says so in the address. */
export function pathOf(kind: ReminderKind, day: string): string {
  if (kind === 'weekly_summary') return `/profile/progress?${openedParameter}=${kind}.${day}`;
  if (kind === 'next_fast') return `/today?${openedParameter}=${kind}.${day}`;
  // Whoever reads it the next morning still writes down that day.
  if (kind === 'meals') return `/today/food?day=${day}`;
  return '/today';
}

/** In an address that a reminder leads to: which one. */
export const openedParameter = 'reminded';

/** What the parameter says; null where it is none of ours. */
export function openedOf(value: string | null): { kind: ReminderKind; day: string } | null {
  const [name, day = ''] = value?.split('.') ?? [];
  const kind = reminderKinds.find((each) => each === name);
  return kind && /^\d{4}-\d{2}-\d{2}$/.test(day) ? { kind, day } : null;
}
