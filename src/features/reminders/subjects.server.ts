import { workoutType } from '#src/features/activity/kinds.ts';
import { measuresOf } from '#src/features/activity/naming.ts';
import { listActivities } from '#src/features/activity/service.server.ts';
import { isOfferedScales } from '#src/features/diary/aims.ts';
import { readAims } from '#src/features/diary/known-eater.server.ts';
import { countEntries, mealsOf } from '#src/features/diary/service.server.ts';
import { fastsFrom } from '#src/features/fasting/coming.ts';
import { fastNames, ramadanName } from '#src/features/fasting/names.ts';
import { listAnnounced } from '#src/features/fasting/service.server.ts';
import { readNewest } from '#src/features/profile/measurements.server.ts';
import { readPreferences } from '#src/features/profile/preferences/service.server.ts';
import { formatDayOfYear } from '#src/lib/dates.ts';
import { addDays, type Day } from '#src/lib/day.ts';
import { inLanguage, type Language } from '#src/lib/language.ts';
import type { Calendar } from '#src/lib/month.ts';
import type { OwnContext } from '#src/server/context.server.ts';
import type { MailKind, MailValues } from '#src/server/mail-layout.ts';
import { isWrittenDown } from './due.ts';
import type { ReminderKind } from './kinds.ts';

/** What a reminder is about on a day. */
export interface Occasion {
  readonly day: Day;
  /** By the person's own clock, as `07:30`. */
  readonly time: string;
  readonly language: Language;
  readonly calendar: Calendar;
}

type Mailed<Kind extends MailKind> = {
  readonly kind: Kind;
  /** What the mail says beside name and links. */
  readonly values: Omit<MailValues[Kind], 'name' | 'link' | 'off'>;
};
export type Subject =
  | Mailed<'reminder-training'>
  | Mailed<'reminder-weigh-in'>
  | Mailed<'reminder-meals'>
  | Mailed<'reminder-weekly-summary'>
  | Mailed<'reminder-next-fast'>;

type Finding = (context: OwnContext, occasion: Occasion) => Promise<Subject | null>;

const training: Finding = async (context, { day }) => {
  const done = await listActivities(context, { from: day, to: day });
  return done.length > 0 ? null : { kind: 'reminder-training', values: {} };
};

const weighIn: Finding = async (context, { day }) => {
  const [{ aims }, [latest]] = await Promise.all([readAims(context, day), readNewest(context, day, 1)]);
  if (!isOfferedScales(aims.none) || latest?.date === day) return null;
  return { kind: 'reminder-weigh-in', values: {} };
};

const meals: Finding = async (context, { day, time }) =>
  isWrittenDown(await mealsOf(context, day), time) ? null : { kind: 'reminder-meals', values: {} };

const weeklySummary: Finding = async (context, { day, language, calendar }) => {
  const week = { from: addDays(day, -6), to: day };
  const [activities, written, weighed] = await Promise.all([
    listActivities(context, week),
    countEntries(context, week),
    readNewest(context, week.to, 7),
  ]);
  const workouts = activities.filter(({ type }) => type === workoutType);
  const weighings = weighed.filter(({ date }) => date >= week.from);
  if (workouts.length + written.length + weighings.length === 0) return null;
  return {
    kind: 'reminder-weekly-summary',
    values: {
      from: formatDayOfYear(week.from, calendar, language),
      to: formatDayOfYear(week.to, calendar, language),
      workouts: workouts.length,
      minutes: Math.round(workouts.reduce((sum, each) => sum + (measuresOf(each).minutes ?? 0), 0)),
      meals: written.length,
      weighed: weighings.length,
    },
  };
};

const nextFast: Finding = async (context, { day, language, calendar }) => {
  const { tsom } = await readPreferences(context);
  if (!tsom) return null;
  const tomorrow = addDays(day, 1);
  const announced = tsom.tradition === 'muslim' ? await listAnnounced(context) : [];
  const span = fastsFrom(tsom.tradition, tomorrow, announced).find(({ start }) => start === tomorrow);
  if (!span) return null;
  const name = span.id === 'ramadan' ? ramadanName : fastNames[span.id];
  return {
    kind: 'reminder-next-fast',
    values: {
      fast: inLanguage(name, language),
      from: formatDayOfYear(span.start, calendar, language),
      to: formatDayOfYear(span.end, calendar, language),
    },
  };
};

/** What there is to remind a member of on a day; null where it is done already, or does not concern them. */
export const subjects: Readonly<Record<ReminderKind, Finding>> = {
  training,
  weigh_in: weighIn,
  meals,
  weekly_summary: weeklySummary,
  next_fast: nextFast,
};
