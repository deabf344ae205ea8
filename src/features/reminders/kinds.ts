/** What a member can be reminded of. */
export const reminderKinds = ['training', 'weigh_in', 'weekly_summary', 'next_fast'] as const;
export type ReminderKind = (typeof reminderKinds)[number];

/** Browsers that one member is reminded on. */
export const maxDevices = 10;

/** After so many in a row that were not followed, a reminder goes silent. */
export const maxUnanswered = 3;

/** What is later than this is left out: nobody wants to train an hour after the time. */
export const maxLateMs = 3_600_000;

/** The days that one can choose; the next fast is looked for on every day. */
export const everyDay: readonly number[] = [0, 1, 2, 3, 4, 5, 6];

/** Where it leads, without language. What counts as followed once it is opened says so in the address. */
export function pathOf(kind: ReminderKind, day: string): string {
  if (kind === 'weekly_summary') return `/profile/progress?${openedParameter}=${kind}.${day}`;
  if (kind === 'next_fast') return `/today?${openedParameter}=${kind}.${day}`;
  return '/today';
}

/** In an address that a reminder leads to: which one. */
const openedParameter = 'reminded';
